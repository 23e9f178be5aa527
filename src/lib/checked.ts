/**
 * What a check gives back: a value that holds up, or everything that is wrong with it. For
 * anything that comes from outside (a file, an address, a person); programmer errors throw.
 * Not to be confused with the result of a hand, which is in `result.ts`.
 */
export type Checked<T, E> =
  | { readonly ok: true; readonly value: T }
  /** At least one error, in the order found. */
  | { readonly ok: false; readonly errors: readonly [E, ...E[]] };

/** A value that passed its check. */
export function valid<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** A check that failed, with all that was found wrong. */
export function invalid<E>(...errors: readonly [E, ...E[]]): {
  readonly ok: false;
  readonly errors: readonly [E, ...E[]];
} {
  return { ok: false, errors };
}

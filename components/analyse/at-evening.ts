/** Which game of which evening lies on the table, as the history of the browser keeps it. */
export interface AtEvening {
  /** The key of the evening. */
  readonly key: string;
  /** The game’s place in it, from 0. */
  readonly index: number;
}

/** What the history is to keep. */
export const stateOfGame = (game: AtEvening | null): object => (game === null ? {} : { game });

/** Reads what the history has kept; null for anything else. */
export function gameOfState(state: unknown): AtEvening | null {
  const { game } = (state ?? {}) as { readonly game?: Partial<AtEvening> };
  const { index, key } = game ?? {};
  return typeof key === 'string' && Number.isInteger(index) ? { key, index: Number(index) } : null;
}

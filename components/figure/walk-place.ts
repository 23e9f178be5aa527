/** Where a reader is in a hand, with all that hangs on it, kept as it was. */
import type { Table } from '../../src/game/cards/table.ts';
import { Walk } from './walk.svelte.ts';

/** All that a walk can be asked, and no move. */
export type WalkPlace<T extends Table = Table> = {
  readonly [
    Name in keyof Walk<T> as Walk<T>[Name] extends (...given: never) => unknown ? never : Name
  ]: Walk<T>[Name];
};

/** The names of all that can be asked. */
export const PLACE_NAMES: readonly PropertyKey[] = Object.entries(
  Object.getOwnPropertyDescriptors(Walk.prototype),
)
  .filter(([, property]) => 'get' in property)
  .map(([name]) => name);

/** The place where a figure is now. */
export const placeOf = <T extends Table>(walk: Walk<T>): WalkPlace<T> =>
  Object.fromEntries(
    PLACE_NAMES.map((name) => [name, walk[name as keyof WalkPlace]]),
  ) as unknown as WalkPlace<T>;

/** Which game of which evening lies on the table, as the browser's history stores it. */
export interface AtEvening {
  /** The key of the evening. */
  readonly key: string;
  /** The game’s index in the evening, from 0. */
  readonly index: number;
}

/** The state to store in the history. */
export const stateOfGame = (game: AtEvening | null): object => (game === null ? {} : { game });

/** Reads the state stored in the history; null for anything else. */
export function gameOfState(state: unknown): AtEvening | null {
  const { game } = (state ?? {}) as { readonly game?: Partial<AtEvening> };
  const { index, key } = game ?? {};
  return typeof key === 'string' && Number.isInteger(index) ? { key, index: Number(index) } : null;
}

/**
 * The exceptional games that are won by the number of tricks: what they need and what they cost
 * (Eichhorn, "Guckser Nullos", "Nullo Tourne", "Nullo With Tricks", "Uno and Duo"; Hoyle, "Methods of
 * Counting" and the pages before it for Little Nullo).
 */

/** The games, by the names used here. */
export const TRICK_GAMES = [
  'guckser-nullo',
  'open-guckser-nullo',
  'nullo-tourne',
  'open-nullo-tourne',
  'nullo-with-tricks',
  'nullo-with-jacks',
  'uno',
  'open-uno',
  'duo',
  'open-duo',
  'little-nullo',
] as const;
export type TrickGame = (typeof TRICK_GAMES)[number];

/** What one of them asks for and comes to. */
export interface TrickGameRules {
  /** How many tricks the declarer must take, no more and no fewer. */
  readonly tricks: 0 | 1 | 2;
  readonly won: number;
  readonly lost: number;
  /** What a loser pays for each trick after the first; with it the hand is played to its end. */
  readonly eachMore: number;
  /** Whether the four jacks are trumps, above suits that rank as in Nullo. */
  readonly jacksTrumps: boolean;
  /** What the declarer does with the skat. */
  readonly skat: 'untouched' | 'taken' | 'turned';
  readonly open: boolean;
  /** Cards in the hand that is played. */
  readonly cards: 9 | 10;
}

const nullo = (won: number, lost: number, more: Partial<TrickGameRules> = {}): TrickGameRules => ({
  tricks: 0,
  won,
  lost,
  eachMore: 0,
  jacksTrumps: false,
  skat: 'untouched',
  open: false,
  cards: 10,
  ...more,
});

export const TRICK_GAME_RULES: Readonly<Record<TrickGame, TrickGameRules>> = {
  'guckser-nullo': nullo(20, 40, { skat: 'taken' }),
  'open-guckser-nullo': nullo(40, 80, { skat: 'taken', open: true }),
  'nullo-tourne': nullo(16, 16, { skat: 'turned' }),
  'open-nullo-tourne': nullo(32, 32, { skat: 'turned', open: true }),
  'nullo-with-tricks': nullo(20, 20, { eachMore: 10 }),
  // The book gives no value; it is a Nullo, and costs what a Nullo costs.
  'nullo-with-jacks': nullo(20, 20, { jacksTrumps: true }),
  uno: nullo(20, 20, { tricks: 1, jacksTrumps: true }),
  'open-uno': nullo(40, 40, { tricks: 1, jacksTrumps: true, open: true }),
  duo: nullo(20, 20, { tricks: 2, jacksTrumps: true }),
  'open-duo': nullo(40, 40, { tricks: 2, jacksTrumps: true, open: true }),
  // Hoyle describes the game without its price, which is a Nullo's here.
  'little-nullo': nullo(20, 20, { cards: 9 }),
};

/**
 * What is written down for the declarer who took so many tricks.
 *
 * @throws RangeError for a number of tricks that cannot be.
 */
export function trickGameScore(game: TrickGame, tricksTaken: number): number {
  const { cards, eachMore, lost, tricks, won } = TRICK_GAME_RULES[game];
  if (!Number.isInteger(tricksTaken) || tricksTaken < 0 || tricksTaken > cards) {
    throw new RangeError(`Nobody takes ${tricksTaken} of ${cards} tricks.`);
  }
  if (tricksTaken === tricks) return won;
  return -(lost + eachMore * Math.max(0, tricksTaken - tricks - 1));
}

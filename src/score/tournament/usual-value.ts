import type { PrizeGame } from '../../book/exhibits/prizes/prizes.ts';
import { LAWS } from '../../game/skat/laws.ts';
import type { RuleBook } from '../../game/skat/laws/law.ts';

type Rated = keyof RuleBook['rates'];

/** Which game of 1922 gives the unit value, with a suit for trumps and with the jacks alone. */
const GAMES: Readonly<Record<PrizeGame['kind'], readonly [Rated, Rated] | null>> = {
  tournee: ['tournee', 'tournee-grand'],
  solo: ['solo', 'grand-solo'],
  other: null,
};

/**
 * What such a game is worth when it is just won: the unit value for each matador and for the game
 * (Foster’s laws, as in the tables of values). Null for a game of a kind that is not named.
 */
export function usualValue({
  against,
  kind,
  trump,
}: Pick<PrizeGame, 'against' | 'kind' | 'trump'>): number | null {
  const games = GAMES[kind];
  if (games === null || against === 0) return null;
  const rate = LAWS['american-1922'].rates[games[trump === null ? 1 : 0]];
  if (rate === undefined) return null;
  const base = typeof rate.base === 'number' ? rate.base : trump === null ? 0 : rate.base[trump];
  return base * (against + 1);
}

/** What stands beside the League’s prizes. */
import { SUIT_WORDS } from '../../../game/words/cards.ts';
import { ORDINAL_WORDS } from '#edition/game/words/ordinals.ts';
import { listed } from '#edition/game/words/lists.ts';
import type { PrizeGame, PrizeId } from './prizes.ts';

/** The table of the players. */
export const PRIZES_TABLE = {
  title: 'The players',
  player: 'Player',
  games: 'Games',
  points: 'Points',
  entered: 'Games entered',
} as const;

/** What the League gives its prizes for. */
export const PRIZE_NAMES: Readonly<Record<PrizeId, string>> = {
  games: 'most games, net',
  points: 'most points, net',
  solo: 'a Solo against the most matadors',
  'second-games': 'second in games',
  'second-points': 'second in points',
  value: 'the most valuable game',
  tournee: 'a Tournee against the most matadors',
};

const KINDS: Readonly<Record<PrizeGame['kind'], string>> = {
  solo: 'Solo',
  tournee: 'Tournee',
  other: 'game',
};

/** A game that may win a prize. */
export function sayPrizeGame({ against, kind, trump, value }: PrizeGame): string {
  const name =
    trump === null
      ? `${kind === 'other' ? '' : `${KINDS[kind]} `}Grand`
      : `${KINDS[kind]} in ${SUIT_WORDS.en.french[trump]}`;
  return `${name}${against === 0 ? '' : ` against ${against}`}, ${value}`;
}

/** A prize and the game it was won with, if it is one for a game; the gap is who has it. */
export const sayPrize = (prize: PrizeId, game: PrizeGame | null): string =>
  `For ${PRIZE_NAMES[prize]}: {winners}${game === null ? '' : `, ${sayPrizeGame(game)}`}`;

/** Who has a prize. */
export const sayWinners = (winners: readonly string[]): string =>
  winners.length === 0 ? 'nobody' : listed(winners);

/** Which rule decided. @param rule from 1. */
export const sayDecided = (rule: number): string =>
  `decided by the ${ORDINAL_WORDS[rule - 1] ?? ''} rule`;

/** What stands beside the League’s prizes. */
import { SUIT_WORDS } from '../../../game/words/cards.ts';
import { ordinalWord } from '../../../game/words/ordinals.de.ts';
import { listed } from '#edition/game/words/lists.ts';
import type { PrizeGame, PrizeId } from './prizes.ts';

/** The table of the players. */
export const PRIZES_TABLE = {
  title: 'Die Spieler',
  player: 'Spieler',
  games: 'Spiele',
  points: 'Punkte',
  entered: 'Gemeldete Spiele',
} as const;

/** What the League gives its prizes for. */
export const PRIZE_NAMES: Readonly<Record<PrizeId, string>> = {
  games: 'die meisten Spiele, netto',
  points: 'die meisten Punkte, netto',
  solo: 'ein Solo gegen die meisten Spitzen',
  'second-games': 'den zweiten Platz nach Spielen',
  'second-points': 'den zweiten Platz nach Punkten',
  value: 'das wertvollste Spiel',
  tournee: 'ein Tourné gegen die meisten Spitzen',
};

const IN_SUIT: Readonly<Record<PrizeGame['kind'], string>> = {
  solo: 'Solo',
  tournee: 'Tourné',
  other: 'Spiel',
};

const GRANDS: Readonly<Record<PrizeGame['kind'], string>> = {
  solo: 'Grand Solo',
  tournee: 'Tourné-Grand',
  other: 'Grand',
};

/** A game that may win a prize. */
export function sayPrizeGame({ against, kind, trump, value }: PrizeGame): string {
  const name = trump === null ? GRANDS[kind] : `${IN_SUIT[kind]} in ${SUIT_WORDS.de.french[trump]}`;
  return `${name}${against === 0 ? '' : ` gegen ${against}`}, ${value}`;
}

/** A prize and the game it was won with, if it is one for a game; the gap is who has it. */
export const sayPrize = (prize: PrizeId, game: PrizeGame | null): string =>
  `Für ${PRIZE_NAMES[prize]}: {winners}${game === null ? '' : `, ${sayPrizeGame(game)}`}`;

/** Who has a prize. */
export const sayWinners = (winners: readonly string[]): string =>
  winners.length === 0 ? 'niemand' : listed(winners);

/** Which rule decided. @param rule from 1. */
export const sayDecided = (rule: number): string =>
  `nach der ${ordinalWord(rule)} Regel entschieden`;

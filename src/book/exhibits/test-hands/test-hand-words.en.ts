/** What stands beside the test hands. */
import type { Seat } from '../../../game/skat/seats.ts';
import type { DeclarerValue } from '../../../game/skat/value.ts';
import { SEAT_WORDS } from '../../../game/words/seats.ts';
import { capital } from '../../../game/words/text.ts';
import { explainValue } from '#edition/game/words/value.ts';

/** The games, as they are offered. */
export const TEST_GAMES = {
  grand: 'A Grand',
  'grand-solo': 'A Grand Solo',
  gucki: 'A Gucki Grand',
  clubs: 'A Solo in clubs',
  hearts: 'A Solo in hearts',
  diamonds: 'A Solo in diamonds',
  'clubs-schneider': 'A Solo in clubs, schneider announced',
  'same-schneider': 'The Solo, schneider announced',
  nullo: 'A Nullo',
  ramsch: 'A Ramsch',
} as const;

/** A game that is offered, by its name here. */
export type TestGame = keyof typeof TEST_GAMES;

/** Which two cards were put away where a Gucki was measured. */
export const GUCKI_PAIRS = {
  rules: 'with the pair by the rules',
  best: 'with the best pair',
} as const;

/** The labels of a test hand. */
export const TEST_HAND = {
  ours: 'This is our choice too.',
  notOurs: 'We would play something else.',
  game: 'Game',
  gucki: 'A Gucki Grand',
  made: 'In how many deals of a hundred each was made.',
} as const;

/** The number of the hand. */
export const sayTestNumber = (number: number): string => `No. ${number}.`;

/** The reader’s seat. */
export const sayTestSeat = (seat: Seat): string => `You are ${SEAT_WORDS[seat]}.`;

/** The row of the hand’s cards. */
export const sayTestCards = (number: number, seat: Seat): string =>
  `Test hand ${number}, ${SEAT_WORDS[seat]}`;

/** Which game it shall be: on paper, where what they count stands with the answers. */
export function askWhich(games: readonly TestGame[]): string {
  const names = games.map((game, index) =>
    index === 0 ? TEST_GAMES[game] : TEST_GAMES[game].replace(/^A /, 'a '),
  );
  return `${new Intl.ListFormat('en', { type: 'disjunction' }).format(names)}?`;
}

/** Our answer. */
export const sayTestAnswer = (game: TestGame): string => `Our answer: ${TEST_GAMES[game]}`;

/** What a Ramsch costs. */
export const RAMSCH_COSTS = 'The loser pays 20, or 30 if one of the others takes no trick.';

/** What a game is worth. @param double what it costs lost where that is double; else null. */
export function sayTestValue(value: DeclarerValue, double: number | null): string {
  const lost = double === null ? '' : ` Lost, it counts double: ${double}.`;
  return `${capital(explainValue(value))}.${lost}`;
}

/** The count for a Grand. @param unseen whether the skat is still to be seen. */
export function sayTestTricks(tricks: number, enough: boolean, unseen: boolean): string {
  const counted = unseen ? 'Before you see the skat' : 'The seven-trick count';
  return `${counted}: ${tricks} sure tricks, ${enough ? 'as many as a Grand needs' : 'short of seven'}.`;
}

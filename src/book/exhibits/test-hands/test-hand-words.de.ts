/** What stands beside the test hands. */
import type { Seat } from '../../../game/skat/seats.ts';
import type { DeclarerValue } from '../../../game/skat/value.ts';
import { SEAT_WORDS } from '../../../game/words/seats.ts';
import { capital } from '../../../game/words/text.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '../../../game/words/nouns.de.ts';
import { explainValue } from '#edition/game/words/value.ts';

/** The games, as they are offered. */
export const TEST_GAMES = {
  grand: 'Ein Grand',
  'grand-solo': 'Ein Grand Solo',
  gucki: 'Ein Guckigrand',
  clubs: 'Ein Solo in Kreuz',
  hearts: 'Ein Solo in Herz',
  diamonds: 'Ein Solo in Karo',
  'clubs-schneider': 'Ein Solo in Kreuz, Schneider angesagt',
  'same-schneider': 'Das Solo, Schneider angesagt',
  nullo: 'Ein Null',
  ramsch: 'Ein Ramsch',
} as const;

/** A game that is offered, by its name here. */
export type TestGame = keyof typeof TEST_GAMES;

/** Which two cards were put away where a Gucki was measured. */
export const GUCKI_PAIRS = {
  rules: 'gedrückt nach den Regeln',
  best: 'bestmöglich gedrückt',
} as const;

/** The labels of a test hand. */
export const TEST_HAND = {
  ours: 'Das würden wir auch spielen.',
  notOurs: 'Wir würden etwas anderes spielen.',
  game: 'Spiel',
  gucki: 'Ein Guckigrand',
  made: 'In so vielen von hundert Verteilungen gewonnen.',
} as const;

/** The number of the hand. */
export const sayTestNumber = (number: number): string => `Nr. ${number}.`;

/** The reader’s seat. */
export const sayTestSeat = (seat: Seat): string => `Du bist ${SEAT_WORDS[seat]}.`;

/** The row of the hand’s cards. */
export const sayTestCards = (number: number, seat: Seat): string =>
  `Probeblatt ${number}, ${SEAT_WORDS[seat]}`;

/** A game within a sentence: `ein Grand`. */
const within = (game: TestGame): string =>
  TEST_GAMES[game].charAt(0).toLowerCase() + TEST_GAMES[game].slice(1);

/** Which game it shall be: on paper, where what they count stands with the answers. */
export const askWhich = (games: readonly TestGame[]): string =>
  `${capital(listed(games.map(within), 'or'))}?`;

/** Our answer. */
export const sayTestAnswer = (game: TestGame): string => `Unsere Antwort: ${within(game)}`;

/** What a Ramsch costs. */
export const RAMSCH_COSTS =
  'Wer verliert, zahlt 20, oder 30, wenn von den anderen jemand keinen Stich macht.';

/** What a game is worth. @param double what it costs lost where that is double; else null. */
export function sayTestValue(value: DeclarerValue, double: number | null): string {
  const lost = double === null ? '' : ` Verloren zählt es doppelt: ${double}.`;
  return `${capital(explainValue(value))}.${lost}`;
}

/** The count for a Grand. @param unseen whether the skat is still to be seen. */
export function sayTestTricks(tricks: number, enough: boolean, unseen: boolean): string {
  const when = unseen ? 'Bevor du den Skat siehst' : 'Gezählt bis sieben';
  return `${when}: ${counted(tricks, 'sure trick')}, ${enough ? 'so viele, wie ein Grand braucht' : 'sieben müssten es sein'}.`;
}

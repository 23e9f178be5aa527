/** Two-handed Skat in words. */
import type { Card } from '../skat/cards.ts';
import type { Contract } from '../skat/contract.ts';
import type { CardTerms } from '../words/card-terms.ts';
import type { SuitStyle } from '../words/cards.ts';
import { signed } from '../words/figures.ts';
import { theCard } from '../words/grammar.de.ts';
import { contractName } from '#edition/game/words/game-name.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '../words/nouns.de.ts';
import { explainValue } from '#edition/game/words/value.ts';
import type { TwoOutcome, TwoSeat, TwoTrick } from './rules.ts';

/** The buttons at the table. */
export const TWO_TABLE = {
  pass: 'Passen',
  putAway: 'Diese zwei drücken',
  goOn: 'Weiter',
  next: 'Nächstes Spiel',
  counts: 'für mich zählen',
  turnedUp: 'Aufgedeckt',
  unkept:
    'In diesem Browser kann die Seite nichts speichern: Wenn du sie verlässt, ist das Spiel weg.',
  names: { you: 'Du', opponent: 'Gegner' },
  /** What each has last said. */
  passes: { you: 'passe', opponent: 'passt' },
} as const;

/** What the reader did wrong. */
export const TWO_FAULTS = {
  putAway: 'Wähle erst zwei Karten, dann drück sie.',
  follow: 'Du musst bedienen, solange du kannst.',
} as const;

/** The five cards before a player. */
export const RESERVES = {
  you: 'Fünf verdeckte Karten vor dir',
  opponent: 'Fünf verdeckte Karten vor deinem Gegner',
} as const;

/** The points in the tricks so far. */
export const sayTwoCount = ({ opponent, you }: { you: number; opponent: number }): string =>
  `Augen bisher: du ${you}, dein Gegner ${opponent}.`;

/** The scores of the sitting. */
export const sayTwoSheet = ({ opponent, you }: { you: number; opponent: number }): string =>
  `Auf der Liste: du ${signed(you)}, dein Gegner ${signed(opponent)}.`;

/** The points of what the reader has put away. */
export const sayAwayAdds = (points: number): string =>
  `Das Gedrückte bringt dir dazu ${counted(points, 'point')}.`;

/**
 * Asks for a call.
 *
 * @param opponent what the opponent has called; null for a pass, undefined where the reader is first.
 */
export function askForTwoCall(
  reader: TwoSeat,
  opponent: Contract | null | undefined,
  suits: SuitStyle,
): string {
  const called =
    opponent === undefined
      ? ''
      : `Dein Gegner sagt „${opponent === null ? 'Ich passe' : contractName(opponent, 'hoyle-1912', suits)}“. `;
  return `${called}${reader === 'elder' ? 'Du bist Vorhand.' : 'Du hast gegeben.'} Was sagst du?`;
}

/** Both have passed. */
export const TWO_PASSED = 'Ihr habt beide gepasst, also wird nichts angeschrieben.';

/** Asks for a game after a jack was turned up. */
export const ASK_TURNED =
  'Du hast einen Buben aufgedeckt: Spielst du seine Farbe oder einen Grand?';

/** Asks for two cards to put away. */
export function askToPutAway(
  contract: Contract | null,
  skat: readonly Card[],
  { suits }: CardTerms,
): string {
  const what = contract === null ? '' : `${contractName(contract, 'hoyle-1912', suits)}. `;
  const found = listed(skat.map((card) => theCard(card, 'accusative', suits)));
  return `${what}Im Skat findest du ${found}. Drück zwei Karten.`;
}

/** Who plays what, before the first trick. */
export const sayTwoGame = (readerPlays: boolean, contract: Contract, suits: SuitStyle): string =>
  `${readerPlays ? 'Du spielst' : 'Dein Gegner spielt'} ${contractName(contract, 'hoyle-1912', suits)}.`;

/** Whose turn it is. @param led the card that the opponent leads; null where the reader leads. */
export const sayTwoTurn = (led: Card | null, { suits }: CardTerms): string =>
  led === null ? 'Du spielst aus.' : `Dein Gegner spielt ${theCard(led, 'accusative', suits)} aus.`;

/**
 * A trick that is complete; the opponent’s lead was announced before.
 *
 * @param takenUp whether both take up their five cards after it.
 */
export function tellTwoTrick(
  { cards, leader, points, winner }: TwoTrick,
  reader: TwoSeat,
  { suits }: CardTerms,
  takenUp: boolean,
): string {
  const [led, followed] = cards.map((card) => theCard(card, 'accusative', suits));
  const play =
    leader === reader
      ? `Du spielst ${led} aus, dein Gegner gibt ${followed} zu.`
      : `Du gibst ${followed} zu.`;
  const who = winner === reader ? 'dich' : 'deinen Gegner';
  const reserve = takenUp ? ' Jetzt nehmt ihr beide eure fünf Karten auf.' : '';
  return `${play} Der Stich geht an ${who}: ${counted(points, 'point')}.${reserve}`;
}

/** The end of a game. */
export function tellTwoOutcome({ result, value }: TwoOutcome, readerPlays: boolean): string {
  const who = readerPlays ? 'Du hast' : 'Dein Gegner hat';
  const won = value.won ? 'gewonnen' : 'verloren';
  const { declarer, skat } = result.points;
  const game =
    value.matadors === null
      ? `das Spiel ${won}`
      : `das Spiel mit ${counted(declarer, 'point', 'dative')} ${won}, davon ${skat} in den zwei Karten daneben`;
  return `${who} ${game}. Es zählt: ${explainValue(value)}. Auf der Liste: ${signed(value.score)}.`;
}

/** A game that was worked through card by card. */
export const WORKED_TWO = {
  names: { elder: 'Vorhand', dealer: 'Geber' },
  piles: { elder: 'Vorhand', dealer: 'Der Geber', reserve: 'verdeckt davor' },
  tricks: 'Die Stiche',
  trick: 'Stich',
  ledBy: 'Ausspiel',
  cards: 'Karten',
  points: 'Augen des Alleinspielers',
  inSkat: 'Im Skat',
} as const;

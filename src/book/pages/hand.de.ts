/** The page of a hand; lines with marks are read by src/lib/marked.ts. */
import { contractName } from '#edition/game/words/game-name.ts';
import { counted } from '../../game/words/nouns.de.ts';
import { signed } from '../../game/words/figures.ts';
import { SEAT_WORDS } from '../../game/words/seats.ts';
import { explainValue } from '#edition/game/words/value.ts';
import type { Contract } from '../../game/skat/contract.ts';
import type { LawId } from '../../game/skat/laws.ts';
import type { Seat } from '../../game/skat/seats.ts';
import type { HandValue } from '../../game/skat/value.ts';

/** What every hand’s page says. */
export const HAND_PAGE = {
  hands: 'Spiele',
  beside: 'Die Spiele daneben',
  before: 'Das Spiel davor',
  after: 'Das Spiel danach',
} as const;

/** The chapter that discusses the hand. @param address where it is. */
export const discussedIn = (title: string, address: string): string =>
  `besprochen in [${title}](${address})`;

/** How the hand can be played. */
export const HAND_PLAY = {
  heading: 'Spiel es selbst',
  guess:
    'Setz dich auf einen Platz und wähle jede Karte selbst, bevor du siehst, was gespielt wurde. Am Ende siehst du, wie oft du dieselbe gewählt hast.',
  /** The seats, each a link, stand in the gap. */
  bid: 'Oder reize auf dieselben Karten und spiel, was du willst, gegen zwei Computerspieler, die nur ihre eigenen Karten sehen: als {seats}.',
} as const;

/** A seat as a link in the sentence on the bidding. */
export const nameSeat = (seat: Seat): string => SEAT_WORDS[seat];

/** The game of the record played out; the seats, each a link, stand in the gap. */
export const playRecord = (contract: Contract, laws: LawId): string =>
  `Oder bleib bei dem Spiel, das gespielt wurde (${contractName(contract, laws)}), mit seinem Alleinspieler und den gedrückten Karten, und spiel es gegen die beiden aus, {seats}.`;

/** A seat as a link in the sentence on the game of the record. */
export const asSeat = (seat: Seat): string => `als ${SEAT_WORDS[seat]}`;

/** The value of the hand. */
export const HAND_RECKONING = {
  heading: 'Die Abrechnung',
  /** The link to what each seat could know stands in the gap. */
  seen: 'Die Analyse zeigt, {link}.',
  known: 'was jeder Platz in diesem Spiel wissen konnte',
} as const;

/** How the value is reckoned, and what is scored. */
export const sayReckoning = (contract: Contract, laws: LawId, value: HandValue): string =>
  `${contractName(contract, laws)}: ${explainValue(value)}. Angeschrieben: ${signed(value.score)}.`;

/** What stands before the errata. @param ofManual whether the hand is of the book of 1922. */
export const beforeErrata = (errata: number, ofManual: boolean): string => {
  const places = errata === 1 ? 'an einer Stelle' : `an ${errata} Stellen`;
  return ofManual
    ? `Das Buch von 1922 hat Druckfehler. Dieses Spiel weicht ${places} davon ab:`
    : `Dieses Spiel weicht ${places} von seiner Quelle ab:`;
};

/** The text of the hand and its files; each file stands in a gap. */
export const HAND_FILES = {
  heading: 'So ist es aufgeschrieben',
  /** @param room the address of the analysis room with this hand. */
  about: (room: string): string =>
    `Jedes Spiel dieses Buchs ist eine Textdatei in [eigener Notation](/notation/). Dieses kannst du als {hand} oder als {json} herunterladen, und seine Verteilung als Bild, {png} oder {svg}. Oder [öffne es in der Analyse](${room}), wo du seine Karten und das Spiel ändern kannst.`,
  aboutOtherGame:
    'Dieses Spiel ist eine Textdatei in derselben [Notation](/notation/) wie die Skatspiele: {hand}, oder als Daten {json}.',
  png: 'PNG',
  svg: 'SVG',
  copy: 'Link zu diesem Spiel kopieren',
  place: 'Zu dieser Stelle im Spiel',
} as const;

/** The text of a hand, for screen readers. @param name what the hand is called. */
export const nameNotation = (name: string): string => `${name} in der Notation des Buchs`;

/** A page that leads to another, which its title names. */
export const leadTo = (title: string, address: string): string =>
  `Dieses Spiel steht auf der Seite [${title}](${address}).`;

/** A hand of another game. */
export const OTHER_HAND = {
  result: 'Das Ergebnis',
  errata: 'Was in der Quelle falsch gedruckt ist oder fehlt, und welche Karten von uns sind:',
} as const;

/** A hand of another game by the game, and by its number there. */
export const nameExample = (game: string, number: number | null): string =>
  number === null ? game : `${game}, Beispiel ${number}`;

/** Its page’s title. @param name as {@link nameExample} has it. */
export const titleExample = (name: string, title: string): string => `${name}: ${title}`;

/** It in a sentence or two. @param facts what is known of it, a sentence. */
export const describeExample = (facts: string, tricks: number): string =>
  `${facts} ${counted(tricks, 'trick')}, Karte für Karte zum Nachspielen, mit Kommentaren.`;

/** How a game of another book ended. */
export const sayResult = (sentence: string, working: string): string => `${sentence} ${working}.`;

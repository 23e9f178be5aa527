/** What the drill about keeping the count says. Sentences with cards in them are comment text. */
import type { Card, Suit } from '../../../game/skat/cards.ts';
import type { Seat } from '../../../game/skat/seats.ts';
import { SUIT_WORDS } from '../../../game/words/cards.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '../../../game/words/nouns.de.ts';
import { SEAT_WORDS } from '../../../game/words/seats.ts';
import { capital } from '../../../game/words/text.ts';
import type { DrillWords } from '../../drill-words.ts';
import type { GameTrumps } from '../../game-trumps.ts';
import { sayTrumps } from '#edition/practice/trump-words.ts';
import type { PlayKind } from './make.ts';
import type { PlayAsk, PlayStanding, Reply } from './question.ts';

/** The drill. */
export const COUNT_WORDS: DrillWords<PlayKind> = {
  title: 'Mitzählen',
  task: 'Die Stiche eines Spiels laufen vorbei. Zähl mit; ohne Vorwarnung wirst du nach dem Stand gefragt.',
  levels: [
    'Die Augen des Alleinspielers, in den ersten Stichen.',
    'Die Augen einer Partei, das ganze Spiel hindurch.',
    'Ob der Alleinspieler schon gewonnen hat.',
    'Die Trümpfe, die noch draußen sind.',
    'Die Asse und Zehnen, die weg sind.',
    'Alles auf einmal.',
    'Drei Summen auf einmal: beide Parteien und was noch fehlt; und die Karten einer Farbe.',
    'Mit zehn eigenen Karten: die Trümpfe und die Farben, die die anderen noch haben.',
  ],
  kinds: {
    declarer: 'die Augen des Alleinspielers',
    defenders: 'die Augen der Gegenspieler',
    home: 'ob der Alleinspieler schon gewonnen hat',
    trumps: 'die Trümpfe, die noch draußen sind',
    high: 'die Asse und Zehnen, die weg sind',
    all: 'alles auf einmal',
    three: 'beide Parteien und was noch fehlt',
    suit: 'die Karten einer Farbe, die noch draußen sind',
    others: 'was die anderen noch haben',
  },
  primers: {
    declarer:
      'Ein Spieler, der Alleinspieler, spielt gegen die beiden anderen. Ein Ass zählt 11, eine Zehn 10, ein König 4, eine Dame 3, ein Bube 2. Zähl nur die Stiche zusammen, die der Alleinspieler macht.',
  },
};

/** Each standing of the sides. */
export const STANDING_WORDS: Readonly<Record<PlayStanding, string>> = {
  home: 'der Alleinspieler hat 61 oder mehr',
  beaten: 'die Gegenspieler haben 60 oder mehr',
  open: 'noch keins von beiden',
};

/** What is to be counted, for each kind. */
const COUNT_WHAT: Readonly<Record<PlayKind, string>> = {
  declarer: 'Zähl die Augen des Alleinspielers.',
  defenders: 'Zähl die Augen der Gegenspieler.',
  home: 'Zähl die Augen beider Parteien: Hat der Alleinspieler mit 61 gewonnen, oder haben die Gegenspieler ihre 60?',
  trumps: 'Zähl die Trümpfe, die du nicht gesehen hast.',
  high: 'Zähl die Asse und Zehnen, die du gesehen hast.',
  all: 'Zähl die Augen beider Parteien, die Trümpfe, die du nicht gesehen hast, und die Asse und Zehnen, die du gesehen hast.',
  three:
    'Zähl drei Summen auf einmal: die Augen des Alleinspielers, die der Gegenspieler und die, die noch fehlen.',
  suit: 'Zähl in jeder Fehlfarbe die Karten, die du nicht gesehen hast.',
  others: 'Zähl die Trümpfe und die Farben, die die anderen noch haben.',
};

/** A hand whose tricks go by. */
export interface AskedHand {
  readonly trumps: GameTrumps;
  readonly declarer: Seat;
  /** What was put away, and its points; empty where the skat was left alone. */
  readonly away: readonly Card[];
  readonly awayPoints: number;
  /** The reader’s seat, where the reader has a hand. */
  readonly own: Seat | undefined;
}

/** Asks for the count. */
export function askCount(
  { away, awayPoints, declarer, own, trumps }: AskedHand,
  kind: PlayKind,
): string {
  const skat =
    away.length === 0
      ? 'Der Skat bleibt verdeckt und zählt nicht mit.'
      : `Gedrückt sind ${listed(away)}, von Anfang an ${counted(awayPoints, 'point')} für den Alleinspieler.`;
  const you = own === undefined ? '' : `Du bist ${SEAT_WORDS[own]}. `;
  return `${sayTrumps(trumps)}, und ${SEAT_WORDS[declarer]} spielt allein. ${skat} ${you}${COUNT_WHAT[kind]}`;
}

const suitWord = (suit: Suit | undefined): string =>
  suit === undefined ? 'Trümpfe' : SUIT_WORDS.de.french[suit];

/** What an ask is about, for use within a sentence. */
function askName({ suit, what }: PlayAsk): string {
  switch (what) {
    case 'out':
      return 'die Augen, die noch fehlen';
    case 'others':
      return `${suitWord(suit)} bei den anderen`;
    case 'suit':
      return `${suitWord(suit)} noch draußen`;
    case 'declarer':
    case 'defenders':
    case 'home':
    case 'trumps':
    case 'high':
      return COUNT_WORDS.kinds[what];
  }
}

/** A reply in a few words. */
function sayReply(reply: Reply | undefined): string {
  if (reply === undefined) return 'nichts';
  if (typeof reply === 'number') return `${reply}`;
  if (typeof reply === 'string') return STANDING_WORDS[reply];
  return reply.length === 0 ? 'keine' : listed(reply);
}

/** Replies in a row, each with the trick after which it was asked; several may follow one trick. */
export const sayReplies = (
  groups: readonly { readonly after: number; readonly replies: readonly (Reply | undefined)[] }[],
): string =>
  groups
    .map(({ after, replies }) => `${replies.map(sayReply).join(', ')} nach Stich ${after}`)
    .join('; ');

/** A wrong reply. @param where where the count slipped, in sentences. */
export function sayWrongReply(
  ask: PlayAsk,
  reply: Reply | undefined,
  right: Reply,
  where: string,
): string {
  // For cards, the slip itself names them.
  const replies =
    ask.what === 'high' ? '' : `Du hast gesagt: ${sayReply(reply)}. Richtig: ${sayReply(right)}. `;
  return `Nach Stich ${ask.after}, ${askName(ask)}: ${replies}${where}`;
}

/** Where the hand comes from. */
export const HAND_SOURCE = {
  book: (number: number): string => `Das war Spiel Nr. ${number} aus dem Buch.`,
  mine: 'Das war eins von deinen Spielen.',
  new: 'Eine neue Verteilung, gespielt von drei Spielern, die nur ihre eigenen Karten sahen.',
} as const;

/** The points of the sides, trick by trick, and since when one of them had enough. */
export const COUNT_RUNS = {
  declarer: (points: readonly number[]): string =>
    `Der Alleinspieler, Stich für Stich: ${points.join(', ')}.`,
  defenders: (points: readonly number[]): string => `Die Gegenspieler: ${points.join(', ')}.`,
  undecided: 'In den gezeigten Stichen hatte noch keine Partei genug.',
  decided: (trick: number, standing: PlayStanding): string =>
    `Seit Stich ${trick} steht fest: ${STANDING_WORDS[standing]}.`,
  three: 'Die drei ergeben zusammen jederzeit 120.',
} as const;

/** What an ask counts, trick by trick. */
export const sayRun = (ask: PlayAsk, replies: readonly Reply[]): string =>
  `${capital(askName(ask))}: ${replies.map(sayReply).join(', ')}.`;

/** Why no count can be kept in a hand. */
export const NO_COUNT = {
  ramsch: 'Beim Ramsch gibt es keine zwei Parteien, für die du zählen könntest.',
  noPoints: 'In diesem Spiel werden keine Augen gezählt.',
  short: (tricks: number, fewest: number): string =>
    `${tricks === 0 ? 'Davon ist noch kein Stich gespielt' : `Davon ${tricks === 1 ? 'ist' : 'sind'} nur ${counted(tricks, 'trick')} gespielt`}: Zum Mitzählen braucht es mindestens ${fewest}.`,
} as const;

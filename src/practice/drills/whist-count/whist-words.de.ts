/** What the drill about remembering cards at whist says. Sentences with cards in them are comment text. */
import type { PackCard, Suit } from '../../../game/cards/cards.ts';
import type { WhistSeat } from '../../../game/others/whist/rules.ts';
import { SUIT_WORDS } from '../../../game/words/cards.ts';
import type { SuitStyle } from '../../../game/words/cards.ts';
import { listed } from '#edition/game/words/lists.ts';
import type { DrillWords } from '../../drill-words.ts';
import type { WhistKind } from './make.ts';
import type { WhistAsk, WhistReply } from './question.ts';

/** The drill. */
export const WHIST_WORDS: DrillWords<WhistKind> = {
  title: 'Mitzählen beim Whist',
  task: 'Ein Spiel Whist läuft vorbei. Merk dir, was die drei anderen noch haben; du wirst danach gefragt.',
  levels: [
    'Wie viele Trümpfe noch draußen sind, in den ersten Stichen.',
    'Wie viele Trümpfe noch draußen sind, das ganze Spiel hindurch.',
    'Die Karten einer Fehlfarbe, die du vorher weißt.',
    'Die Karte, die in einer Farbe die höchste ist.',
    'Welche Trümpfe noch draußen sind, Karte für Karte.',
    'Trümpfe und Farben, und niemand sagt dir, welche.',
  ],
  kinds: {
    trumps: 'die Trümpfe, die noch draußen sind',
    suit: 'die Karten einer Fehlfarbe, die noch draußen sind',
    master: 'die höchste Karte einer Farbe',
    which: 'welche Trümpfe noch draußen sind',
    any: 'Trümpfe und alle Farben auf einmal',
  },
  primers: {
    trumps:
      'Beim Whist haben vier Spieler je dreizehn Karten, und Partner sitzen einander gegenüber. Wer bedienen kann, muss bedienen. Den Stich macht der höchste Trumpf, sonst die höchste Karte der ausgespielten Farbe.',
  },
};

const suitWord = (suit: Suit): string => SUIT_WORDS.de.french[suit];

/** What is to be kept in mind. @param suit the suit of the first ask. */
const KEEP: Readonly<Record<WhistKind, (suit: Suit) => string>> = {
  trumps: () => 'wie viele Trümpfe die drei anderen noch haben',
  suit: (suit) => `wie viele ${suitWord(suit)}-Karten die drei anderen noch haben`,
  master: () => 'welche Karte in jeder Farbe die höchste ist, die noch nicht gespielt ist',
  which: () => 'welche Trümpfe die drei anderen noch haben',
  any: () =>
    'was die drei anderen von jeder Farbe noch haben und welche Karte davon die höchste im Spiel ist',
};

/** A hand whose tricks go by. */
export interface AskedWhist {
  readonly trump: Suit;
  readonly turnedCard: PackCard;
  readonly own: WhistSeat;
  readonly partner: WhistSeat;
  readonly kind: WhistKind;
  /** The suit of the first ask. */
  readonly suit: Suit;
}

/** Asks for the count. */
export const askWhist = ({ kind, own, partner, suit, trump, turnedCard }: AskedWhist): string =>
  `${suitWord(trump)} ist Trumpf; aufgedeckt wurde ${turnedCard}. Du bist ${own}, dein Partner ist ${partner}. Merk dir, ${KEEP[kind](suit)}.`;

/** What an ask is about, for use within a sentence. */
const askName = ({ suit, what }: WhistAsk): string =>
  what === 'master'
    ? `die höchste Karte in ${suitWord(suit)}`
    : `${suitWord(suit)} bei den anderen`;

/** A reply in a few words. */
function sayReply(reply: WhistReply | undefined): string {
  if (reply === undefined) return 'nichts';
  if (typeof reply === 'number') return `${reply}`;
  return reply.length === 0 ? 'keine' : listed(reply);
}

/** Replies in a row, each with the trick after which it was asked. */
export const sayWhistReplies = (
  replies: readonly { readonly after: number; readonly reply: WhistReply | undefined }[],
): string => replies.map(({ after, reply }) => `${sayReply(reply)} nach Stich ${after}`).join('; ');

/** A wrong reply. @param why the reckoning, in a sentence. */
export const sayWrongWhist = (
  ask: WhistAsk,
  reply: WhistReply | undefined,
  right: WhistReply,
  why: string,
): string =>
  `Nach Stich ${ask.after}, ${askName(ask)}: Du hast gesagt: ${sayReply(reply)}. Richtig: ${sayReply(right)}. ${why}`;

const hasFallen = (cards: readonly PackCard[]): string =>
  `${listed(cards)} ${cards.length === 1 ? 'war' : 'waren'} schon gefallen`;

/** Which cards had gone above the highest of a suit. */
export const sayGoneAbove = (above: readonly PackCard[]): string =>
  above.length === 0 ? 'Darüber ist nichts gefallen.' : `${hasFallen(above)}.`;

/** How many cards of a suit the others began with, and which of them had fallen. */
export const sayFallen = (count: number, fallen: readonly PackCard[]): string =>
  `Am Anfang hatten sie ${count}, und ${fallen.length === 0 ? 'davon war noch keine gefallen' : hasFallen(fallen)}.`;

/** The count of a suit, trick by trick. @param own how many cards of it the reader was dealt, and `others` the other three. */
export const sayWhistRun = (
  suit: Suit,
  own: number,
  others: number,
  counts: readonly number[],
): string =>
  `Du hast ${own === 0 ? 'kein' : own} ${suitWord(suit)} bekommen, die anderen hatten am Anfang also ${others}. Stich für Stich: ${counts.join(', ')}.`;

/** The highest card of a suit, trick by trick; null where all have gone. */
export const sayMasters = (suit: Suit, masters: readonly (PackCard | null)[]): string =>
  `Die höchste Karte in ${suitWord(suit)}, Stich für Stich: ${masters.map((card) => card ?? 'keine').join(', ')}.`;

/** What is asked, as a label. */
export function whistLabel({ suit, what }: WhistAsk, trump: Suit, suits: SuitStyle): string {
  const name = SUIT_WORDS.de[suits][suit];
  const isTrump = suit === trump ? ' (Trumpf)' : '';
  if (what === 'master')
    return `Die höchste Karte in ${name}${isTrump}, die noch nicht gespielt ist:`;
  return `${what === 'which' ? 'Welche' : 'Wie viele'} ${name}-Karten${isTrump} die drei anderen haben:`;
}

/** The words before the cards that the reader was dealt. */
export const sayDealt = (own: WhistSeat): string => `Du bist ${own} und hast bekommen:`;

/** The head of a column of counts, or of highest cards. */
export const whistColumn = (suit: Suit, isMaster: boolean): string =>
  isMaster ? `höchste ${suitWord(suit)}` : `${suitWord(suit)} draußen`;

/**
 * What a reader's card was worth, in sentences addressed to the reader. They are comment text: card
 * codes in them become signs. What open cards show is said as such, and never as what the reader
 * ought to have known.
 */
import type { Mark } from '../notation/hand.ts';
import type { Card } from '../skat/cards.ts';
import type { Seat } from '../skat/seats.ts';
import { withArticle } from '../words/grammar.de.ts';
import { listed } from '../words/lists.de.ts';
import { MARK_WORDS } from '../words/mark-words.de.ts';
import { counted } from '../words/nouns.de.ts';
import { inWords } from '../words/number-words.de.ts';
import { SEAT_WORDS } from '../words/seats.ts';
import { capital } from '../words/text.ts';
import { AIM_CLAUSES, inverted, straight } from './analysis-words.de.ts';
import type { Clause, SomeCards } from './analysis-words.de.ts';
import type { CardWorth } from './judge.ts';
import type { Measure } from './measure.ts';

/** Why the reader is given no worths in a Ramsch. */
export const NO_VALUE =
  'Im Ramsch hat keine Karte einen festen Wert, denn alle drei spielen für sich. Hier müssen die Gründe des Buchs genügen.';

/** The card of the book: who played it, and how the author judges it. */
export interface BookCard {
  readonly seat: Seat;
  readonly card: Card;
  readonly mark: Mark | null;
}

/** Where the reader asked for the answer. */
export const sayBookCard = ({ card, mark, seat }: BookCard): string =>
  `${SEAT_WORDS[seat]} spielte ${withArticle(card, 'accusative')}${markText(mark)}.`;

/** Where the reader played the card of the book. */
export const saySameCard = ({ card, mark, seat }: BookCard): string =>
  `Ja, ${withArticle(card, 'accusative')} spielte ${SEAT_WORDS[seat]} auch${markText(mark)}.`;

/** Where the reader played another. */
export const sayOtherCard = (own: Card, { card, mark, seat }: BookCard): string =>
  `Du spielst ${withArticle(own, 'accusative')}, ${SEAT_WORDS[seat]} spielte ${withArticle(card, 'accusative')}${markText(mark)}.`;

const markText = (mark: Mark | null): string => (mark === null ? '' : ` (${MARK_WORDS[mark]})`);

/** By what a game is measured, and for whom the reader plays. */
export interface Stakes {
  readonly measure: Measure;
  /** Whether the declarer plays; else a defender. */
  readonly declares: boolean;
}

/** Where every card came to the same. */
export const sayAllSame = (stakes: Stakes, worth: CardWorth): string =>
  `Mit offenen Karten war jede Karte gleich viel wert: ${after(stakes, worth)}.`;

/** What the reader’s card came to. */
export const sayOwnWorth = (stakes: Stakes, worth: CardWorth): string =>
  `Mit offenen Karten ${inverted(outcome(stakes, worth), withCard(worth.card))}.`;

/** The book’s card is worth the same as the reader’s. */
export const sayEqual = (card: Card): string => `${capital(withCard(card))} kommt dasselbe heraus.`;

/** The reader’s card wins, the book’s does not. */
export const sayWinning = (stakes: Stakes, book: CardWorth): string =>
  `Das entscheidet das Spiel: ${afterCard(stakes, book)}.`;

/** The reader’s card loses, the book’s does not. */
export const sayLosing = (stakes: Stakes, book: CardWorth): string =>
  `Hier war das Spiel zu gewinnen: ${afterCard(stakes, book)}.`;

/** By how many points the reader’s card is better than the book’s. */
export const sayBetter = (points: number, card: Card): string =>
  `So, wie die Karten liegen, ist das um ${counted(points, 'point')} besser als ${withArticle(card)}.`;

/** By how many points the book’s card is better than the reader’s. */
export const sayWorse = (points: number, card: Card): string =>
  `${capital(withArticle(card))} ist um ${counted(points, 'point')} besser.`;

/** The best cards, where neither the reader nor the book played one. */
export function sayBest(stakes: Stakes, best: SomeCards, worth: CardWorth): string {
  const which =
    typeof best === 'number'
      ? `sind ${best} Karten gleich gut und am besten`
      : `${best.length > 1 ? 'sind' : 'ist'} ${listed(best.map((card) => withArticle(card)))} am besten`;
  return `So, wie die Karten liegen, ${which}: ${after(stakes, worth)}.`;
}

const withCard = (card: Card): string => `mit ${withArticle(card, 'dative')}`;

/** `Mit der H9 kommst du auf 57 Augen und verlierst` */
const afterCard = (stakes: Stakes, worth: CardWorth): string =>
  `${capital(withCard(worth.card))} ${inverted(outcome(stakes, worth))}`;

/** What a game for none or all comes to for the reader as declarer. */
const OWN_AIMS: Readonly<
  Record<Exclude<Measure, 'points'>, Readonly<Record<'won' | 'lost', Clause>>>
> = {
  'no-trick': {
    won: { subject: 'du', verb: 'bleibst', rest: 'ohne Stich' },
    lost: { subject: 'du', verb: 'musst', rest: 'einen Stich nehmen' },
  },
  'every-trick': {
    won: { subject: 'du', verb: 'machst', rest: 'alle Stiche' },
    lost: AIM_CLAUSES['every-trick'][0],
  },
};

/** The same for the reader as defender, who wins where the declarer does not. */
const DEFENDED_AIMS: typeof OWN_AIMS = {
  'no-trick': { won: AIM_CLAUSES['no-trick'][0], lost: AIM_CLAUSES['no-trick'][1] },
  'every-trick': {
    won: { subject: 'ihr', verb: 'rettet', rest: 'einen Stich' },
    lost: AIM_CLAUSES['every-trick'][1],
  },
};

function outcome({ declares, measure }: Stakes, { value, wins }: CardWorth): Clause {
  if (measure !== 'points') {
    return (declares ? OWN_AIMS : DEFENDED_AIMS)[measure][wins ? 'won' : 'lost'];
  }
  const points = counted(value, 'point');
  return declares
    ? {
        subject: 'du',
        verb: 'kommst',
        rest: `auf ${points} und ${wins ? 'gewinnst' : 'verlierst'}`,
      }
    : {
        subject: 'der Alleinspieler',
        verb: 'kommt',
        rest: `auf ${points} und ${wins ? 'verliert' : 'gewinnt'}`,
      };
}

/** What a value means, as a sentence: `Du kommst auf 64 Augen und gewinnst`. */
const after = (stakes: Stakes, worth: CardWorth): string =>
  capital(straight(outcome(stakes, worth)));

/** Where no card was the reader’s to choose. */
export const NOTHING_TO_CHOOSE = 'Es gab nichts zu wählen: Jede Karte war erzwungen.';

/** Where the reader asked for every card. */
export const ALL_ASKED_FOR = 'Du hast dir jede Karte zeigen lassen.';

/** How one card of the reader's came out, for the sum of them. */
export type Outcome = 'equal' | 'better' | 'worse' | 'other' | 'cost';

/** How many of the reader’s cards were the book’s. @param all how many were to choose, at least one. */
export function sayAsBook(right: number, all: number): string {
  if (all === 1) {
    return `Nur einmal konntest du wählen, und da hast du ${right === 1 ? 'wie das Buch' : 'anders als das Buch'} gespielt.`;
  }
  const choices = `${capital(inWords(all))} Karten konntest du wählen, `;
  const some = right === 0 ? 'keine davon' : inWords(right, 'feminine', 'accusative');
  const found = right < all ? some : all === 2 ? 'beide' : 'alle';
  return `${choices}${found} hast du wie das Buch gespielt.`;
}

const OUTCOMES: Readonly<Record<Outcome, readonly [one: string, many: string]>> = {
  equal: ['war genauso viel wert', 'waren genauso viel wert'],
  better: ['war mit offenen Karten mehr wert', 'waren mit offenen Karten mehr wert'],
  worse: ['war weniger wert', 'waren weniger wert'],
  other: ['ist nicht bewertet', 'sind nicht bewertet'],
  cost: ['hat das Spiel gekostet', 'haben das Spiel gekostet'],
};

/**
 * What became of the cards that were not the book’s.
 *
 * @param all how many cards were to choose; of one alone the sentence says “deine Karte”.
 * @param besides whether some were the book’s.
 */
export function sayOutcomes(
  outcomes: readonly { readonly outcome: Outcome; readonly cards: number }[],
  all: number,
  besides: boolean,
): string {
  const clauses = outcomes.map(({ cards, outcome: what }) => {
    const others = besides && what !== 'cost' ? ' andere' : '';
    const who = all === 1 ? 'deine Karte' : `${inWords(cards, 'feminine')}${others}`;
    return `${who} ${OUTCOMES[what][cards === 1 ? 0 : 1]}`;
  });
  return `${capital(clauses.join('; '))}.`;
}

/** For how many cards the reader asked. */
export const sayAskedFor = (cards: number): string =>
  `${capital(inWords(cards, 'feminine', 'accusative'))} hast du dir zeigen lassen.`;

/**
 * The analysis in sentences. They are comment text: card codes in them become signs. They say what
 * open cards show and nothing of how well somebody played, who could not see them.
 *
 * Behind `Mit offenen Karten` the verb comes before its subject, so that most clauses are needed both ways.
 */
import type { Card } from '../skat/cards.ts';
import type { Seat } from '../skat/seats.ts';
import { article, cardGender, withArticle } from '../words/grammar.de.ts';
import type { Case } from '../words/grammar.de.ts';
import { listed } from '../words/lists.de.ts';
import type { Joint } from '../words/lists.de.ts';
import { counted } from '../words/nouns.de.ts';
import { SEAT_WORDS } from '../words/seats.ts';
import type { Measure } from './measure.ts';

/** Why a Ramsch has no analysis. */
export const RAMSCH =
  'Im Ramsch gibt es keine solche Zahl. Alle drei spielen für sich, und was eine Karte bringt, hängt ' +
  'davon ab, wen von den beiden anderen der Nächste lieber verlieren sieht. Darüber entscheidet kein bestes Spiel.';

/** What is to be read at the deal, where two cards will change hands before the first lead. */
export const BEFORE_LAYOUT =
  'Noch wird keine Karte gespielt. Sind erst zwei gedrückt, steht bei jeder spielbaren Karte, was sie bringt.';

/** A game for none or all in brief, as the declarer has it. */
export const GAME_ENDS = { won: 'gewonnen', lost: 'verloren' } as const;

/** What the signs and numbers of a measure mean, and for whom they count. */
export const LEGENDS = {
  points:
    'Alle Zahlen sind Augen des Alleinspielers: auf einer spielbaren Karte die Summe, zu der sie führt; auf einer gespielten, was sie dem Alleinspieler gebracht (+) oder genommen (−) hat, von wem sie auch kam.',
  aim: 'Für die Seite, die dran ist: ✓ die Karte gewinnt · ✗ sie verliert, was eine andere gewinnt · – verloren, gleich mit welcher Karte',
} as const;

/** A clause in its parts, for either order. */
export interface Clause {
  readonly subject: string;
  readonly verb: string;
  readonly rest: string;
}

/** `der Alleinspieler bleibt ohne Stich`. */
export const straight = ({ rest, subject, verb }: Clause): string => `${subject} ${verb} ${rest}`;

/** `bleibt der Alleinspieler ohne Stich`. @param between what comes before the rest: `mit der H9`. */
export const inverted = ({ rest, subject, verb }: Clause, between?: string): string =>
  [verb, subject, ...(between === undefined ? [] : [between]), rest].join(' ');

const DECLARER = 'der Alleinspieler';

/** What it means for a game for none or all that the declarer’s aim is missed, or kept. */
export const AIM_CLAUSES: Readonly<
  Record<Exclude<Measure, 'points'>, readonly [missed: Clause, kept: Clause]>
> = {
  'no-trick': [
    { subject: DECLARER, verb: 'muss', rest: 'einen Stich nehmen' },
    { subject: DECLARER, verb: 'bleibt', rest: 'ohne Stich' },
  ],
  'every-trick': [
    { subject: 'ein Stich', verb: 'geht', rest: 'verloren' },
    { subject: DECLARER, verb: 'macht', rest: 'alle Stiche' },
  ],
};

const valueClause = (measure: Measure, value: number): Clause =>
  measure === 'points'
    ? { subject: DECLARER, verb: 'kommt', rest: `auf ${value}` }
    : AIM_CLAUSES[measure][value === 1 ? 1 : 0];

/** A value as a clause: `der Alleinspieler kommt auf 64`, `ein Stich geht verloren`. */
export const valueWords = (measure: Measure, value: number): string =>
  straight(valueClause(measure, value));

/** The same where something stands before it: `kommt der Alleinspieler auf 64`. */
export const valueInverted = (measure: Measure, value: number): string =>
  inverted(valueClause(measure, value));

/** What is said of a card in a list of cards: `führt zu 64`, `dann geht ein Stich verloren`. */
export const cardValueWords = (measure: Measure, value: number): string =>
  measure === 'points' ? `führt zu ${value}` : `dann ${valueInverted(measure, value)}`;

/** A change as it is spoken, after the card that made it: `von 64 auf 57`, `ein Stich geht verloren`. */
export const spokenChange = (
  measure: Measure,
  { after, before }: { after: number; before: number },
): string => (measure === 'points' ? `von ${before} auf ${after}` : valueWords(measure, after));

/** A change as it is spoken, as a whole: `mit offenen Karten sinken die Augen des Alleinspielers von 64 auf 57`. */
export function saySpokenChange(
  measure: Measure,
  change: { after: number; before: number },
): string {
  const { after, before } = change;
  const goes = after < before ? 'sinken' : 'steigen';
  return `mit offenen Karten ${measure === 'points' ? `${goes} die Augen des Alleinspielers ${spokenChange(measure, change)}` : valueInverted(measure, after)}`;
}

/** That nothing can change a game for none or all any more. */
export const DECIDED = 'Das Spiel ist entschieden: Keine Karte ändert mehr etwas daran.';

/** What the declarer has at the end. */
export const sayEnd = (points: number): string =>
  `Der Alleinspieler hat ${counted(points, 'point')}.`;

/** What a place comes to. */
export const sayStanding = (measure: Measure, value: number): string =>
  `Mit offenen Karten ${valueInverted(measure, value)}.`;

/** Cards by their codes, or how many of them where they are too many to be named. */
export type SomeCards = readonly Card[] | number;

/** A card that changed the value. */
export interface SaidChange {
  readonly measure: Measure;
  /** Whether the declarer played it. */
  readonly declares: boolean;
  readonly card: Card;
  readonly before: number;
  readonly after: number;
  /** The cards that would have kept the value. */
  readonly best: SomeCards;
  /** The lines of the law between the two values, such as 61. */
  readonly crossed: readonly number[];
}

/** `Mit offenen Karten kommt der Alleinspieler nach dem HK auf 64, nach der gespielten H10 nur auf 57.` */
export function sayChange(change: SaidChange): string {
  const { after, before, best, card, crossed, declares, measure } = change;
  if (measure === 'points') {
    const lines = crossed.length > 1 ? 'Die Grenzen bei' : 'Die Grenze bei';
    const between =
      crossed.length === 0
        ? ''
        : ` ${lines} ${listed(crossed.map(String))} ${crossed.length > 1 ? 'liegen' : 'liegt'} dazwischen.`;
    const only = declares ? 'nur ' : '';
    return `Mit offenen Karten kommt der Alleinspieler nach ${someCards(best, 'or', 'dative')} auf ${before}, nach ${playedCard(card)} ${only}auf ${after}.${between}`;
  }
  if (measure === 'every-trick' && !declares) {
    return `Mit offenen Karten rettet ${someCards(best, 'or')} einen Stich; nach ${playedCard(card)} macht der Alleinspieler alle.`;
  }
  const clause = inverted(
    AIM_CLAUSES[measure][declares ? 1 : 0],
    `nach ${someCards(best, 'or', 'dative')}`,
  );
  return `Mit offenen Karten ${clause}, nach ${playedCard(card)} nicht mehr.`;
}

/** In the dative: `der gespielten H10`, `dem gespielten HK`. */
const playedCard = (card: Card): string =>
  `${article(cardGender(card), 'dative')} gespielten ${card}`;

/** Whose turn it is. */
export interface SaidTurn {
  readonly seat: Seat;
  /** Whether the seat leads to a trick. */
  readonly leads: boolean;
}

const turnWords = ({ leads, seat }: SaidTurn): string =>
  `${SEAT_WORDS[seat]} ${leads ? 'spielt aus' : 'ist dran'}`;

/** A turn in which one card may be played. */
export const sayOnlyCard = (turn: SaidTurn, card: Card): string =>
  `${turnWords(turn)}: Nur ${withArticle(card)} darf gespielt werden.`;

/** A turn in which every card comes to the same. */
export const sayAnyCard = (turn: SaidTurn, measure: Measure, value: number): string =>
  `${turnWords(turn)}: Nach jeder Karte ${valueInverted(measure, value)}.`;

/** What the best cards of a turn keep, and what the others do. */
export interface SaidChoice {
  readonly measure: Measure;
  /** Whether it is the declarer’s turn. */
  readonly declares: boolean;
  readonly best: SomeCards;
  readonly kept: number;
  /** How many other cards there are, and between which values they lie. */
  readonly others: { readonly count: number; readonly low: number; readonly high: number };
}

/** `Mittelhand ist dran: Nach dem HK kommt der Alleinspieler auf 64, nach den anderen Karten auf 40 bis 57.` */
export function sayChoice(turn: SaidTurn, choice: SaidChoice): string {
  const { best, kept, measure, others } = choice;
  const { count, high, low } = others;
  const rest = count === 1 ? 'der anderen Karte' : 'den anderen Karten';
  const range = low === high ? String(low) : `${low} bis ${high}`;
  const after = measure === 'points' ? `auf ${range}` : 'nicht';
  return `${turnWords(turn)}: Nach ${someCards(best, 'and', 'dative')} ${valueInverted(measure, kept)}, nach ${rest} ${after}.`;
}

/** `der HK`, `dem HK oder der H9`, and of more how many there are. */
function someCards(cards: SomeCards, joint: Joint, wanted: Case = 'nominative'): string {
  if (typeof cards !== 'number') {
    return listed(
      cards.map((card) => withArticle(card, wanted)),
      joint,
    );
  }
  if (joint === 'and') return `${cards} Karten`;
  return `${wanted === 'dative' ? 'jeder' : 'jede'} von ${cards} Karten`;
}

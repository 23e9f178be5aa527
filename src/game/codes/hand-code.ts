/**
 * A whole hand as one word of an address, `/analyse/#2k7…`: deal, rule book, game, layout, bidding,
 * play and title. The word is also the id under which the page shows the hand, so that the places
 * in it have addresses like those of the book's hands: `#2k7…/t6.2`.
 *
 * Comments, marks, variations, errata and the source are not part of it; {@link leftOut} says so.
 */
import type { Hand, SkatLine } from '../notation/hand.ts';
import { checkBidding } from '../skat/bidding.ts';
import { invalid, valid } from '../../lib/checked.ts';
import type { Checked } from '../../lib/checked.ts';
import type { Card } from '../skat/cards.ts';
import { CARDS } from '../skat/cards.ts';
import { sortCards } from '../skat/deal.ts';
import type { Deal } from '../skat/deal.ts';
import { LAWS } from '../skat/laws.ts';
import type { LawId } from '../skat/laws.ts';
import { firstPosition } from '../notation/check/setting.ts';
import { isOver, legalPlays, playCard } from '../skat/play.ts';
import type { Position } from '../skat/play.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { CODE_VERSION, makeCode, parseCode } from './code-text.ts';
import { cardsOfLine, lineOfCards } from './course-of-play.ts';
import { DEALS, dealOfNumber, numberOfDeal } from './deal-number.ts';
import { DigitReader, DigitWriter } from './digits.ts';
import { isBiddingWritable, readGame, readLaws, writeGame, writeLaws } from './game-code.ts';
import type { Chosen } from './game-code.ts';
import { ownTitle } from './hand-title.ts';
import { CODE_FAULTS, LEFT_OUT, usualTitle } from '#edition/game/codes/code-words.ts';

/** A deal for which no game has been chosen yet. */
export interface BareDeal {
  readonly title: string;
  readonly laws: LawId;
  readonly deal: Deal;
}

/** What an address can hold. */
export type Shared =
  | { readonly kind: 'deal'; readonly deal: BareDeal }
  | { readonly kind: 'hand'; readonly hand: Hand };

/** Longest title in an address, in bytes of UTF-8; what is longer is cut. */
const TITLE_BYTES = 160;
const TITLE_BASE = 256;
/** Thirty cards, and none. */
const PLAYED_BASE = 31;

/** The word for a hand. */
export function makeHandCode(hand: Hand): string {
  return makeCode(numberOfHand(hand));
}

function numberOfHand(hand: Hand): bigint {
  const to = new DigitWriter();
  writeHead(to, hand, ownTitle(hand));
  const bidding = isBiddingWritable(hand.bidding) ? hand.bidding : [];
  writeGame(to, hand.deal, { ...hand, bidding });
  writePlay(to, firstPosition(hand), cardsOfLine(hand.line));
  return to.number();
}

/** The word for a deal without a game. */
export function makeDealCode(bare: BareDeal): string {
  return makeCode(numberOfDealt(bare));
}

function numberOfDealt(bare: BareDeal): bigint {
  const to = new DigitWriter();
  writeHead(to, bare, bare.title);
  writeGame(to, bare.deal, null);
  return to.number();
}

/**
 * Reads such a word.
 *
 * @returns the hand, its id the word that {@link makeHandCode} makes of it; or the deal; or a
 *   sentence on what is wrong.
 */
export function parseHandCode(text: string): Checked<Shared, string> {
  const parsed = parseCode(text);
  if (!parsed.ok) return parsed;
  const { number, version } = parsed.value;
  const from = new DigitReader(number);
  const laws = readLaws(from);
  if (laws === undefined) return invalid(CODE_FAULTS.laws);
  const titleText = readTitle(from);
  if (titleText === null) return invalid(CODE_FAULTS.damaged);
  const title = cleanTitle(titleText);
  // The first version did not clean a title that was cut, or that came from a file.
  const isExact = (again: bigint): boolean =>
    again === number || (version !== CODE_VERSION && title !== titleText);
  const deal = readDeal(from);
  const game = readGame(from, deal, laws);
  if (typeof game === 'string') return invalid(game);
  if (game === null) {
    if (!from.done) return invalid(CODE_FAULTS.tooMuch);
    const bare = { title, laws, deal };
    return isExact(numberOfDealt(bare))
      ? valid({ kind: 'deal', deal: bare })
      : invalid(CODE_FAULTS.damaged);
  }
  const problem = biddingProblem(game, laws);
  if (problem !== null) return invalid(problem);
  const line = readPlay(from, firstPosition({ deal, ...game }));
  if (!from.done) return invalid(CODE_FAULTS.tooMuch);
  const hand = bareHand({
    ...game,
    deal,
    laws,
    line,
    title: title === '' ? usualTitle(game.contract, game.declarer, laws) : title,
  });
  if (!isExact(numberOfHand(hand))) return invalid(CODE_FAULTS.damaged);
  return valid({ kind: 'hand', hand: { ...hand, id: makeHandCode(hand) } });
}

/** A hand of these parts, with nothing said about it. Its id is a stopgap. */
export function bareHand(parts: Chosen & Pick<Hand, 'deal' | 'laws' | 'line' | 'title'>): Hand {
  return {
    id: 'hand',
    number: null,
    source: null,
    page: null,
    biddingComment: null,
    comment: null,
    layoutComment: null,
    errata: [],
    ...parts,
  };
}

/** What an address of the hand does not hold, in words: `3 comments`, `1 variation`. */
export function leftOut(hand: Hand): string[] {
  const count = { comment: 0, mark: 0, variation: 0 };
  const look = (line: SkatLine): void => {
    for (const { comment, plays, variations } of line.tricks) {
      if (comment !== null) count.comment++;
      count.comment += plays.filter((play) => play.comment !== null).length;
      count.mark += plays.filter((play) => play.mark !== null).length;
      for (const variation of variations) lookInto(variation);
    }
    for (const variation of line.variations) lookInto(variation);
  };
  const lookInto = ({ comment, line }: SkatLine['variations'][number]): void => {
    count.variation++;
    if (comment !== null) count.comment++;
    look(line);
  };
  look(hand.line);
  const heads = [hand.comment, hand.biddingComment, hand.layoutComment];
  count.comment += heads.filter((text) => text !== null).length;
  const parts = (['comment', 'mark', 'variation'] as const)
    .filter((noun) => count[noun] > 0)
    .map((noun) => counted(count[noun], noun));
  if (hand.source !== null || hand.number !== null) parts.push(LEFT_OUT.source);
  if (hand.line.conceded !== undefined) parts.push(LEFT_OUT.conceded);
  if (hand.errata.length > 0) parts.push(LEFT_OUT.errata);
  if (!isBiddingWritable(hand.bidding)) parts.push(LEFT_OUT.bidding);
  if (new TextEncoder().encode(hand.title).length > TITLE_BYTES) parts.push(LEFT_OUT.title);
  return parts;
}

function writeHead(to: DigitWriter, { deal, laws }: Omit<BareDeal, 'title'>, title: string): void {
  writeLaws(to, laws);
  const bytes = titleBytes(title);
  to.put(bytes.length, TITLE_BASE);
  for (const byte of bytes) to.put(byte, 256);
  to.put(numberOfDeal(deal), DEALS);
  const [first, second] = deal.skat;
  to.put(CARDS.indexOf(first) < CARDS.indexOf(second) ? 0 : 1, 2);
}

/** Whole letters only, so that a cut title is still text, and a clean one. */
function titleBytes(title: string): Uint8Array {
  const encoder = new TextEncoder();
  let cut = '';
  let length = 0;
  for (const letter of cleanTitle(title)) {
    length += encoder.encode(letter).length;
    if (length > TITLE_BYTES) break;
    cut += letter;
  }
  return encoder.encode(cut.trimEnd());
}

/** A title from anybody; null where its bytes are no text that a title can have. */
function readTitle(from: DigitReader): string | null {
  const bytes = Array.from({ length: from.take(TITLE_BASE) }, () => from.take(256));
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
      new Uint8Array(bytes),
    );
    return NO_TEXT.test(text) ? null : text;
  } catch {
    return null;
  }
}

/**
 * What no title has: control characters, the ends of lines and paragraphs, marks that turn the
 * direction of what follows, letters without a meaning, and U+FFFD.
 */
const NO_TEXT = /[\p{Cc}\p{Zl}\p{Zp}\p{Co}\p{Noncharacter_Code_Point}\p{Bidi_Control}\uFFFD]/u;
/** A run of them and of blanks. Compiling it takes longer than cleaning a title. */
const GAPS = new RegExp(`(?:${NO_TEXT.source}| )+`, 'gu');

/**
 * A title as hands have it: single blanks, none at the ends, and nothing of what no title has. U+FFFD
 * stands where bytes were no text: the notation refuses it.
 */
export function cleanTitle(text: string): string {
  return text.toWellFormed().replaceAll(GAPS, ' ').replaceAll(/^ | $/g, '');
}

function readDeal(from: DigitReader): Deal {
  const deal = dealOfNumber(from.takeLarge(DEALS));
  const [first, second] = deal.skat;
  return {
    V: sortCards(deal.V),
    M: sortCards(deal.M),
    H: sortCards(deal.H),
    skat: from.take(2) === 0 ? [first, second] : [second, first],
  };
}

function biddingProblem({ bidding, declarer }: Chosen, laws: LawId): string | null {
  if (bidding.length === 0) return null;
  const checked = checkBidding(bidding, LAWS[laws]);
  if (!checked.ok) return CODE_FAULTS.bidding;
  const { amount, survivor, isCertain } = checked.value;
  // Without a bid Vorhand may play or let it come to a Ramsch.
  const allPassed = survivor === null || (survivor === 'V' && amount === null);
  const agrees = declarer === null ? allPassed : survivor === declarer;
  return agrees || (survivor === null && !isCertain) ? null : CODE_FAULTS.declarer;
}

/** Each card by its place among those that may be played, in the order of the pack. */
function choices(position: Position): Card[] {
  return [...legalPlays(position)].sort((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b));
}

function writePlay(to: DigitWriter, start: Position, cards: readonly Card[]): void {
  to.put(cards.length, PLAYED_BASE);
  let position = start;
  for (const card of cards) {
    const legal = choices(position);
    to.put(legal.indexOf(card), legal.length);
    position = playCard(position, card);
  }
}

function readPlay(from: DigitReader, start: Position): SkatLine {
  const length = from.take(PLAYED_BASE);
  const cards: Card[] = [];
  let position = start;
  while (cards.length < length && !isOver(position)) {
    const legal = choices(position);
    const card = legal[from.take(legal.length)]!;
    cards.push(card);
    position = playCard(position, card);
  }
  return lineOfCards(start, cards);
}

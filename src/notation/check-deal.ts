/** Makes a deal of the four lines after `deal`: 32 cards, each once. */
import { CARDS, isCard } from '../skat/cards.ts';
import type { Card } from '../skat/cards.ts';
import { sortCards } from '../skat/deal.ts';
import type { Deal, Layout } from '../skat/deal.ts';
import type { Report, Spot } from './errors.ts';
import type { Word } from './lines.ts';
import type { RawDeal, RawField } from './raw.ts';
import { DEAL_ROWS } from './read-hand.ts';
import type { DealRow } from './read-hand.ts';
import { reportCard } from './read-trick.ts';
import { count, list, SEAT_NAMES } from './speak.ts';

/** A card and where it is written. */
export interface CardAt extends Spot {
  readonly card: Card;
}

/** Whose line of the deal it is, in words. */
const rowName = (row: DealRow): string => (row === 'skat' ? 'the skat' : SEAT_NAMES[row]);

/** Reads cards; null when a word is none, which is reported. */
export function readCards(words: readonly Word[], report: Report): CardAt[] | null {
  const cards: CardAt[] = [];
  for (const word of words) {
    if (isCard(word.text)) cards.push({ card: word.text, line: word.line, column: word.column });
    else reportCard(word, report);
  }
  return cards.length === words.length ? cards : null;
}

/** Reads exactly two cards, as for a layout; null when they are not, which is reported. */
export function readTwo(
  words: readonly Word[],
  at: Spot,
  what: string,
  report: Report,
): { readonly cards: Layout; readonly at: readonly CardAt[] } | null {
  const cards = readCards(words, report);
  if (cards === null) return null;
  const [first, second] = cards;
  if (first === undefined || second === undefined || cards.length !== 2) {
    report(cards[2] ?? at, {
      code: 'wrong-card-count',
      message: `${what} has ${count(cards.length, 'card')} instead of two.`,
      expected: 'two cards',
      hint: 'Write two cards with a blank between them, as in H7 D10.',
    });
    return null;
  }
  return { cards: [first.card, second.card], at: cards };
}

/**
 * Checks a deal.
 *
 * @returns the deal with its hands sorted and the skat as written, or null when something is
 *   wrong with it, which is reported.
 */
export function checkDeal(deal: RawDeal, report: Report): Deal | null {
  const seen = new Map<Card, DealRow>();
  const rows: Partial<Record<DealRow, Card[]>> = {};
  const problems: (() => void)[] = [];
  let sound = true;
  for (const name of DEAL_ROWS) {
    const field = deal.rows[name];
    if (field === null) {
      reportNoRow(deal, name, report);
      sound = false;
      continue;
    }
    const cards = readCards(field.words, report);
    if (cards === null) sound = false;
    for (const { card, ...at } of cards ?? []) {
      const other = seen.get(card);
      if (other === undefined) seen.set(card, name);
      else
        problems.push(() => {
          reportDuplicate(at, card, other, name, missing(seen), report);
        });
    }
    if (cards !== null && cards.length !== (name === 'skat' ? 2 : 10)) {
      problems.push(() => {
        reportCount(field, name, missing(seen), report);
      });
    }
    rows[name] = cards?.map(({ card }) => card) ?? [];
  }
  if (!sound) seen.clear();
  for (const tell of problems) tell();
  const { V, M, H, skat } = rows;
  if (!sound || problems.length > 0 || !V || !M || !H || !skat) return null;
  const [first, second] = skat;
  if (first === undefined || second === undefined) return null;
  return { V: sortCards(V), M: sortCards(M), H: sortCards(H), skat: [first, second] };
}

/** The cards that lie nowhere; empty when too much is unclear for saying so. */
function missing(seen: ReadonlyMap<Card, DealRow>): Card[] {
  return seen.size < 20 ? [] : CARDS.filter((card) => !seen.has(card));
}

function whereabouts(cards: readonly Card[]): string {
  if (cards.length === 0) return 'Compare the deal with the source.';
  return `${list(cards)} ${cards.length === 1 ? 'lies' : 'lie'} in no hand.`;
}

function reportNoRow(at: Spot, name: DealRow, report: Report): void {
  report(at, {
    code: 'missing-tag',
    message: `The deal has no line for ${rowName(name)}.`,
    expected: 'the lines V:, M:, H: and skat: after “deal”',
    hint: `Write ${name}: and ${name === 'skat' ? 'two' : 'ten'} cards.`,
  });
}

function reportDuplicate(
  at: Spot,
  card: Card,
  first: DealRow,
  second: DealRow,
  lost: readonly Card[],
  report: Report,
): void {
  report(at, {
    code: 'duplicate-card',
    message:
      first === second
        ? `${card} stands twice in the line of ${rowName(first)}.`
        : `${card} is dealt to ${rowName(first)} already, and cannot also be with ${rowName(second)}.`,
    expected: 'each of the 32 cards once',
    hint: whereabouts(lost),
  });
}

function reportCount(field: RawField, name: DealRow, lost: readonly Card[], report: Report): void {
  const due = name === 'skat' ? 2 : 10;
  report(field, {
    code: 'wrong-card-count',
    message: `${name === 'skat' ? 'The skat' : SEAT_NAMES[name]} has ${count(field.words.length, 'card')} instead of ${due}.`,
    expected: count(due, 'card'),
    hint: whereabouts(lost),
  });
}

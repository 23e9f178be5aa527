/** Makes a deal of the four lines after `deal`: 32 cards, each once. */
import { CARDS, isCard } from '../../skat/cards.ts';
import type { Card } from '../../skat/cards.ts';
import { sortCards } from '../../skat/deal.ts';
import type { Deal, Layout } from '../../skat/deal.ts';
import { watch } from '../errors.ts';
import type { Report, Spot } from '../errors.ts';
import type { Word } from '../read/lines.ts';
import type { RawDeal, RawField } from '../read/raw.ts';
import { DEAL_ROWS } from '../read/hand-file.ts';
import type { DealRow } from '../read/hand-file.ts';
import { reportCard } from '../read/trick.ts';
import { listed } from '../../words/lists.ts';
import { counted } from '../../words/nouns.ts';
import { SEAT_WORDS } from '../../words/seats.ts';

/** A card and where it is written. */
export interface CardAt extends Spot {
  readonly card: Card;
}

/** Whose line of the deal it is, in words. */
const rowName = (row: DealRow): string => (row === 'skat' ? 'the skat' : SEAT_WORDS.en[row]);

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
      message: `${what} has ${counted(cards.length, 'card')} instead of two.`,
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
  const rows: Partial<Record<DealRow, readonly CardAt[]>> = {};
  for (const name of DEAL_ROWS) {
    const field = deal.rows[name];
    if (field === null) {
      reportNoRow(deal, name, report);
      continue;
    }
    // A line with a word that is no card is left out: that may be the one that seems missing.
    const cards = readCards(field.words, report);
    if (cards !== null) rows[name] = cards;
  }
  const lost = missing(rows);
  const { report: noted, failed } = watch(report);
  const doubled = checkDuplicates(rows, lost, noted);
  for (const name of DEAL_ROWS) {
    const field = deal.rows[name];
    const cards = rows[name];
    if (!field || !cards || cards.length === size(name) || doubled.has(name)) continue;
    reportCount(field, name, lost, noted);
  }
  const cards = (name: DealRow): Card[] => (rows[name] ?? []).map(({ card }) => card);
  const [first, second] = cards('skat');
  const whole = rows.V && rows.M && rows.H && first !== undefined && second !== undefined;
  if (!whole || failed()) return null;
  return {
    V: sortCards(cards('V')),
    M: sortCards(cards('M')),
    H: sortCards(cards('H')),
    skat: [first, second],
  };
}

const size = (row: DealRow): 2 | 10 => (row === 'skat' ? 2 : 10);

/** Reports cards that stand twice, and says in which lines, but for a line that is too long anyway. */
function checkDuplicates(
  rows: Partial<Record<DealRow, readonly CardAt[]>>,
  lost: readonly Card[],
  report: Report,
): Set<DealRow> {
  const seen = new Map<Card, { readonly row: DealRow; readonly at: CardAt }>();
  const tooLong = new Set<DealRow>();
  for (const row of DEAL_ROWS) {
    for (const at of rows[row] ?? []) {
      const first = seen.get(at.card);
      if (first === undefined) {
        seen.set(at.card, { row, at });
        continue;
      }
      const length = (name: DealRow): number => rows[name]?.length ?? 0;
      const firstIsWrong = length(first.row) > size(first.row) && length(row) <= size(row);
      const [wrong, right] = firstIsWrong ? [first, { row }] : [{ row, at }, first];
      if (length(wrong.row) > size(wrong.row)) tooLong.add(wrong.row);
      reportDuplicate(wrong.at, wrong.row, right.row, lost, report);
    }
  }
  return tooLong;
}

/** The cards that lie nowhere; none when lines are missing or unclear. */
function missing(rows: Partial<Record<DealRow, readonly CardAt[]>>): Card[] {
  if (!DEAL_ROWS.every((name) => rows[name])) return [];
  const seen = new Set(DEAL_ROWS.flatMap((name) => rows[name] ?? []).map(({ card }) => card));
  return CARDS.filter((card) => !seen.has(card));
}

function whereabouts(cards: readonly Card[]): string {
  if (cards.length === 0) return 'Compare the deal with the source.';
  return `${listed(cards)} ${cards.length === 1 ? 'lies' : 'lie'} in no hand.`;
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
  at: CardAt,
  row: DealRow,
  other: DealRow,
  lost: readonly Card[],
  report: Report,
): void {
  report(at, {
    code: 'duplicate-card',
    message:
      row === other
        ? `${at.card} stands twice in the line of ${rowName(row)}.`
        : `${at.card} is dealt to ${rowName(other)}, and cannot also be with ${rowName(row)}.`,
    expected: 'each of the 32 cards once',
    hint: whereabouts(lost),
  });
}

function reportCount(field: RawField, name: DealRow, lost: readonly Card[], report: Report): void {
  const due = size(name);
  report(field, {
    code: 'wrong-card-count',
    message: `${name === 'skat' ? 'The skat' : SEAT_WORDS.en[name]} has ${counted(field.words.length, 'card')} instead of ${due}.`,
    expected: counted(due, 'card'),
    hint: whereabouts(lost),
  });
}

/** Makes a deal of the four lines after `deal`: 32 cards, each once. */
import { isCard } from '../../skat/cards.ts';
import type { Card } from '../../skat/cards.ts';
import { sortCards } from '../../skat/deal.ts';
import type { Deal, Layout } from '../../skat/deal.ts';
import type { Seat } from '../../skat/seats.ts';
import type { PackCard } from '../../cards/cards.ts';
import { watch } from '../errors.ts';
import type { Report, Spot } from '../errors.ts';
import type { TrickFormat } from '../format.ts';
import type { Word } from '../read/lines.ts';
import type { RawDeal, RawField } from '../read/raw.ts';
import { reportCard } from '../read/trick.ts';
import { SKAT_FORMAT } from '../skat-format.ts';
import { cardTwice, noRow, notTwo, wrongCount } from '#edition/game/notation/check/deal-words.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '#edition/game/words/nouns.ts';

/** A card and where it is written. */
export interface CardAt<C extends PackCard = PackCard> extends Spot {
  readonly card: C;
}

type Rows = Partial<Record<string, readonly CardAt[]>>;

/**
 * Reads cards; null when a word is none, which is reported.
 *
 * @param format says which words are cards.
 */
export function readCards<C extends PackCard>(
  words: readonly Word[],
  report: Report,
  format: { readonly cardsExpected: string; readonly isCard: (text: string) => text is C },
): CardAt<C>[] | null {
  const cards: CardAt<C>[] = [];
  for (const word of words) {
    if (format.isCard(word.text))
      cards.push({ card: word.text, line: word.line, column: word.column });
    else reportCard(word, report, format);
  }
  return cards.length === words.length ? cards : null;
}

/**
 * Reads exactly two cards, as for a layout; null when they are not, which is reported.
 *
 * @param seat who put them away; null in a game with a declarer.
 */
export function readTwo(
  words: readonly Word[],
  at: Spot,
  seat: Seat | null,
  report: Report,
): { readonly cards: Layout; readonly at: readonly CardAt<Card>[] } | null {
  const cards = readCards(words, report, SKAT_FORMAT);
  if (cards === null) return null;
  const [first, second] = cards;
  if (first === undefined || second === undefined || cards.length !== 2) {
    report(cards[2] ?? at, {
      code: 'wrong-card-count',
      expected: 'two cards',
      ...notTwo(seat, cards.length),
    });
    return null;
  }
  return { cards: [first.card, second.card], at: cards };
}

/**
 * Checks a deal of Skat.
 *
 * @returns the deal with its hands sorted and the skat as written, or null when something is
 *   wrong with it, which is reported.
 */
export function checkDeal(deal: RawDeal, report: Report): Deal | null {
  const rows = checkRows(deal, SKAT_FORMAT, report);
  if (rows === null) return null;
  const cards = (name: string): readonly Card[] => (rows[name] ?? []).filter(isCard);
  const [first, second] = cards('skat');
  if (first === undefined || second === undefined) return null;
  return {
    V: sortCards(cards('V')),
    M: sortCards(cards('M')),
    H: sortCards(cards('H')),
    skat: [first, second],
  };
}

/**
 * Checks the lines of a deal: as many cards in each as belong there, every card of the pack once.
 *
 * @returns the cards of each line as written, or null when something is wrong, which is reported.
 */
export function checkRows(
  deal: RawDeal,
  format: TrickFormat,
  report: Report,
): Readonly<Record<string, readonly PackCard[]>> | null {
  const rows: Rows = {};
  for (const name of Object.keys(format.rows)) {
    const field = deal.rows[name] ?? null;
    if (field === null) {
      reportNoRow(deal, name, format, report);
      continue;
    }
    // A line with a word that is no card is left out: that may be the one that seems missing.
    const cards = readCards(field.words, report, format);
    if (cards !== null) rows[name] = cards;
  }
  const lost = missing(rows, format);
  const { report: noted, failed } = watch(report);
  const doubled = checkDuplicates(rows, lost, format, noted);
  for (const [name, size] of Object.entries(format.rows)) {
    const field = deal.rows[name];
    const cards = rows[name];
    if (!field || !cards || cards.length === size || doubled.has(name)) continue;
    reportCount(field, name, lost, format, noted);
  }
  if (failed() || Object.keys(format.rows).some((name) => rows[name] === undefined)) return null;
  return Object.fromEntries(
    Object.entries(rows).map(([name, cards = []]) => [name, cards.map(({ card }) => card)]),
  );
}

/** Reports cards that stand twice, and says in which lines, but for a line that is too long anyway. */
function checkDuplicates(
  rows: Rows,
  lost: readonly PackCard[],
  format: TrickFormat,
  report: Report,
): Set<string> {
  const seen = new Map<PackCard, { readonly row: string; readonly at: CardAt }>();
  const tooLong = new Set<string>();
  for (const row of Object.keys(format.rows)) {
    for (const at of rows[row] ?? []) {
      const first = seen.get(at.card);
      if (first === undefined) {
        seen.set(at.card, { row, at });
        continue;
      }
      const isLong = (name: string): boolean =>
        (rows[name]?.length ?? 0) > (format.rows[name] ?? 0);
      const firstIsWrong = isLong(first.row) && !isLong(row);
      const [wrong, right] = firstIsWrong ? [first, { row }] : [{ row, at }, first];
      if (isLong(wrong.row)) tooLong.add(wrong.row);
      reportDuplicate(wrong.at, wrong.row, right.row, lost, format, report);
    }
  }
  return tooLong;
}

/** The cards that lie nowhere; none when lines are missing or unclear. */
function missing(rows: Rows, format: TrickFormat): PackCard[] {
  const names = Object.keys(format.rows);
  if (!names.every((name) => rows[name])) return [];
  const seen = new Set(names.flatMap((name) => rows[name] ?? []).map(({ card }) => card));
  return format.pack.filter((card) => !seen.has(card));
}

function reportNoRow(at: Spot, name: string, { rows }: TrickFormat, report: Report): void {
  const names = listed(Object.keys(rows).map((row) => `${row}:`));
  report(at, {
    code: 'missing-tag',
    expected: `the lines ${names} after “deal”`,
    ...noRow(name, rows[name] ?? 0),
  });
}

function reportDuplicate(
  at: CardAt,
  row: string,
  other: string,
  lost: readonly PackCard[],
  { pack }: TrickFormat,
  report: Report,
): void {
  report(at, {
    code: 'duplicate-card',
    expected: `each of the ${pack.length} cards once`,
    ...cardTwice(at.card, row, other, lost),
  });
}

function reportCount(
  field: RawField,
  name: string,
  lost: readonly PackCard[],
  { rows }: TrickFormat,
  report: Report,
): void {
  const due = rows[name] ?? 0;
  report(field, {
    code: 'wrong-card-count',
    expected: counted(due, 'card'),
    ...wrongCount(name, field.words.length, due, lost),
  });
}

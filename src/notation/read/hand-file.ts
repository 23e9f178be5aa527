/** Reads a hand file section by section: tags, deal, layout, play, errata. */
import type { Report, Spot } from '../errors.ts';
import { wordsOf } from './lines.ts';
import type { Line } from './lines.ts';
import { readErrata } from './errata.ts';
import { attach, fieldName, firstWord, isBareWord, readField } from './fields.ts';
import { readTail, reportOutOfPlace, reportSection, reportText } from './fields.ts';
import { readPlay } from './play.ts';
import { isTagName, reportUnknownTag, TAGS } from './tag-names.ts';
import type { Commented, RawDeal, RawField, RawHand } from './raw.ts';

/** The lines of the deal. */
export const DEAL_ROWS = ['V', 'M', 'H', 'skat'] as const;
export type DealRow = (typeof DEAL_ROWS)[number];

const isDealRow = (name: string): name is DealRow => DEAL_ROWS.some((row) => row === name);

/** The file before `play`, as it is filled in. */
interface Draft {
  readonly tags: Map<string, RawField>;
  deal: (Commented & Spot & { readonly rows: Record<DealRow, RawField | null> }) | null;
  layout: RawField | null;
  exchange: RawField | null;
  /** What a comment now would belong to. */
  owner: Commented | null;
}

/**
 * Reads the lines of a file.
 *
 * @returns what was read, and whether the play's structure is beyond doubt, so that it is worth
 *   checking against the rules.
 */
export function readHand(
  lines: readonly Line[],
  end: Spot,
  report: Report,
): { readonly hand: RawHand; readonly sound: boolean } {
  const found = (from: number, matches: (line: Line) => boolean): number => {
    const index = lines.findIndex((line, at) => at >= from && matches(line));
    return index < 0 ? lines.length : index;
  };
  const play = found(0, (line) => isBareWord(line, 'play'));
  const errata = found(0, (line) => firstWord(line)?.text === 'erratum');

  const draft: Draft = { tags: new Map(), deal: null, layout: null, exchange: null, owner: null };
  for (const line of lines.slice(0, Math.min(play, errata))) readBeforePlay(draft, line, report);

  const head = lines[play];
  const missing = head === undefined || play > errata;
  if (missing) reportMissing(lines[errata]?.pieces[0] ?? end, 'play', report);
  if (draft.deal === null) reportMissing(head?.pieces[0] ?? end, 'deal', report);
  if (head !== undefined) readTail(head, null, report);

  const reading = missing ? null : readPlay(lines.slice(play + 1, errata), report);
  return {
    hand: {
      tags: draft.tags,
      deal: draft.deal satisfies RawDeal | null,
      layout: draft.layout,
      exchange: draft.exchange,
      play: reading?.play ?? null,
      errata: readErrata(lines.slice(errata), report),
      end,
    },
    sound: reading?.sound ?? false,
  };
}

function readBeforePlay(draft: Draft, line: Line, report: Report): void {
  const [first] = line.pieces;
  const word = firstWord(line);
  const name = fieldName(line);
  if (word === null || first.kind === 'comment') {
    for (const piece of line.pieces) {
      if (piece.kind === 'comment') attach(piece, draft.owner, report);
      else reportText(wordsOf(piece)[0], 'nothing more on this line', report);
    }
    return;
  }
  if (isBareWord(line, 'deal')) {
    if (draft.deal === null) {
      const rows = { V: null, M: null, H: null, skat: null };
      draft.deal = { line: word.line, column: word.column, comment: null, rows };
    } else {
      reportSection(word, report);
    }
    draft.owner = null;
    readTail(line, null, report);
  } else if (name === null) {
    reportText(word, draft.deal === null ? 'a tag (name: value) or deal' : 'play', report);
  } else if (draft.deal === null) {
    readTag(draft, line, word, name, report);
  } else if (isDealRow(name)) {
    readRow(draft.deal, draft, line, name, report);
  } else if (name === 'layout' || name === 'exchange') {
    const field = readField(line, 'itself', report);
    if (draft[name] === null) draft[name] = field;
    else reportTwice(field, report);
    draft.owner = field;
  } else if (isTagName(name)) {
    reportOutOfPlace(word, name, 'before “deal”', report);
  } else {
    reportUnknownTag(word, name, [...DEAL_ROWS, 'layout', 'exchange'], report);
  }
}

function readTag(draft: Draft, line: Line, at: Spot, name: string, report: Report): void {
  const field = readField(line, name === 'bidding' ? 'itself' : null, report);
  draft.owner = name === 'bidding' ? field : null;
  if (name === 'layout' || name === 'exchange' || isDealRow(name)) {
    reportOutOfPlace(
      at,
      name,
      isDealRow(name) ? 'after “deal” on a line of its own' : 'after the four lines of the deal',
      report,
    );
  } else if (!isTagName(name)) {
    reportUnknownTag(at, name, TAGS, report);
  } else if (draft.tags.has(name)) {
    reportTwice(field, report);
  } else {
    draft.tags.set(name, field);
  }
}

function readRow(
  deal: NonNullable<Draft['deal']>,
  draft: Draft,
  line: Line,
  name: DealRow,
  report: Report,
): void {
  const last = name === 'skat' || DEAL_ROWS.every((row) => row === name || deal.rows[row] !== null);
  const field = readField(line, last ? deal : null, report);
  if (deal.rows[name] === null) deal.rows[name] = field;
  else reportTwice(field, report);
  draft.owner = last ? deal : null;
}

function reportTwice(field: RawField, report: Report): void {
  report(field, {
    code: 'duplicate-tag',
    message: `“${field.name}” is written a second time.`,
    expected: `“${field.name}” once`,
    hint: 'Delete one of them.',
  });
}

function reportMissing(at: Spot, section: 'deal' | 'play', report: Report): void {
  report(at, {
    code: 'missing-section',
    message: `The section “${section}” is missing.`,
    expected:
      section === 'deal'
        ? 'deal, with the lines V:, M:, H: and skat:'
        : 'play on a line of its own, then the tricks',
    hint: `Write ${section} on a line of its own.`,
  });
}

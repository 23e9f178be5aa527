/** Reads a hand file section by section: tags, deal, layout, play, errata. */
import { KINDS, isContractKind } from '../../skat/contract.ts';
import { noColon, tagAgain } from '#edition/game/notation/read/text-words.ts';
import type { Report, Spot } from '../errors.ts';
import type { TrickFormat } from '../format.ts';
import { wordsOfPiece } from './lines.ts';
import type { CommentPiece, TextLine, Word } from './lines.ts';
import { readErrata } from './errata.ts';
import { attach, fieldName, firstWord, isBareWord, readField } from './fields.ts';
import { NOTHING_MORE, readTail, reportOutOfPlace, reportSection, reportText } from './fields.ts';
import { readPlay } from './play.ts';
import { findSection, reportMissing } from './sections.ts';
import { reportUnknownTag } from './tag-names.ts';
import type { Commented, RawDeal, RawField, RawHand } from './raw.ts';

/** The part of a format that is needed to read what stands before the play. */
type Layout = Pick<TrickFormat, 'rows' | 'tags'>;

const isRow = ({ rows }: Layout, name: string): boolean => Object.hasOwn(rows, name);

/** A line that can only stand in the play: a trick, a variation, or the end of a line of play. */
const beginsPlay = (line: TextLine): boolean =>
  isBareWord(line, '*') || /^(?:\d{1,2}\.|variation)$/.test(firstWord(line)?.text ?? '');

/** The file before `play`, as it is filled in. */
interface Draft {
  readonly format: Layout;
  readonly tags: Map<string, RawField>;
  /** Tags that were misspelt, by what they were meant to be; that is reported already. */
  readonly guessed: Map<string, RawField>;
  deal: (Commented & Spot & { readonly rows: Record<string, RawField | null> }) | null;
  layout: RawField | null;
  exchange: RawField | null;
  /** What a comment now would belong to. */
  owner: Commented | null;
  /** Comments between the lines of the deal: out of place, unless the deal lacks its last line. */
  readonly early: CommentPiece[];
  /** Second comments after the deal: one too many, unless it is the layout that is missing. */
  readonly spare: CommentPiece[];
}

/**
 * Reads the lines of a file.
 *
 * @param format how hands of its game are written.
 * @returns what was read, and whether the play's structure is beyond doubt, so that it is worth
 *   checking against the rules.
 */
export function readHand(
  lines: readonly TextLine[],
  format: TrickFormat,
  end: Spot,
  report: Report,
): { readonly hand: RawHand; readonly sound: boolean } {
  const erratum = lines.findIndex((line) => firstWord(line)?.text === 'erratum');
  const errata = erratum < 0 ? lines.length : erratum;
  const body = lines.slice(0, errata);
  const play = findSection(body, 'play', beginsPlay, report);
  const beforePlay = body.slice(0, play?.at ?? errata);

  const draft: Draft = {
    format,
    ...{ tags: new Map(), guessed: new Map(), deal: null, layout: null, exchange: null },
    ...{ owner: null, early: [], spare: [] },
  };
  const deal = findSection(
    beforePlay,
    'deal',
    (line) => isRow(format, fieldName(line) ?? ''),
    report,
  );
  for (const [index, line] of beforePlay.entries()) {
    if (index === deal?.at) openDeal(draft, line, deal.isHead, report);
    if (index !== deal?.at || !deal.isHead) readBeforePlay(draft, line, report);
  }
  for (const [name, field] of draft.guessed) if (!draft.tags.has(name)) draft.tags.set(name, field);
  reportComments(draft, report);

  const head = play === null ? undefined : lines[play.at];
  if (play === null) reportMissing(lines[errata]?.pieces[0] ?? end, 'play', report);
  if (draft.deal === null) reportMissing(head?.pieces[0] ?? end, 'deal', report);
  if (head !== undefined && play?.isHead === true) readTail(head, null, report);

  const reading =
    play === null
      ? null
      : readPlay(body.slice(play.isHead ? play.at + 1 : play.at), format, report);
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

/** Whether no line of the deal is missing. */
const isWhole = (rows: Readonly<Record<string, RawField | null>>): boolean =>
  Object.values(rows).every((row) => row !== null);

function readBeforePlay(draft: Draft, line: TextLine, report: Report): void {
  const [first] = line.pieces;
  const word = firstWord(line);
  const name = fieldName(line);
  if (word === null || first.kind === 'comment') {
    for (const piece of line.pieces) {
      if (piece.kind === 'comment') attachBeforePlay(draft, piece, report);
      else reportText(wordsOfPiece(piece)[0], NOTHING_MORE, report);
    }
    return;
  }
  if (isBareWord(line, 'deal')) {
    reportSection(word, report);
    draft.owner = null;
    readTail(line, null, report);
  } else if (name === null && draft.deal !== null && isRow(draft.format, word.text)) {
    reportNoColon(word, report);
    const [head, ...rest] = line.pieces;
    const text = head.kind === 'text' ? head.text.replace(/^(\s*\S+)\s?/, '$1:') : '';
    readRow(
      draft.deal,
      draft,
      { pieces: [{ ...head, text }, ...rest] as TextLine['pieces'] },
      word.text,
      report,
    );
  } else if (name === null) {
    reportText(
      word,
      { expected: draft.deal === null ? 'a tag (name: value) or deal' : 'play' },
      report,
    );
  } else if (draft.deal === null) {
    readTag(draft, line, word, name, report);
  } else if (isRow(draft.format, name)) {
    readRow(draft.deal, draft, line, name, report);
  } else if (name === 'layout' || name === 'exchange') {
    const field = readField(line, 'itself', report);
    if (draft[name] === null) draft[name] = field;
    else reportTwice(field, report);
    draft.owner = field;
  } else if (draft.format.tags.includes(name)) {
    reportOutOfPlace(word, name, 'beforeDeal', report);
  } else {
    const guess = reportUnknownTag(
      word,
      name,
      [...Object.keys(draft.format.rows), 'layout', 'exchange'],
      report,
    );
    if (guess !== undefined && isRow(draft.format, guess) && draft.deal.rows[guess] === null) {
      readRow(draft.deal, draft, line, guess, report);
    }
  }
}

/** Begins the deal at its head, or at its first line when the head is missing. */
function openDeal(draft: Draft, line: TextLine, isHead: boolean, report: Report): void {
  const [first] = line.pieces;
  const at = firstWord(line) ?? first;
  const rows = Object.fromEntries(Object.keys(draft.format.rows).map((row) => [row, null]));
  draft.deal = { line: at.line, column: at.column, comment: null, rows };
  draft.owner = null;
  if (isHead) readTail(line, null, report);
}

/** Gives a comment to what it follows; one that may follow from another error waits. */
function attachBeforePlay(draft: Draft, comment: CommentPiece, report: Report): void {
  const { deal, owner } = draft;
  if (owner === null && deal !== null && !isWhole(deal.rows)) {
    draft.early.push(comment);
  } else if (owner === deal && deal !== null && deal.comment !== null) {
    draft.spare.push(comment);
  } else {
    attach(comment, owner, report);
  }
}

/** Reports the comments that waited, but for those that follow from a line that is missing. */
function reportComments({ deal, early, layout, spare, tags }: Draft, report: Report): void {
  const complete = deal !== null && isWhole(deal.rows);
  if (complete) for (const comment of early) attach(comment, null, report);
  const kind = tags.get('contract')?.words[0]?.text ?? '';
  const needsLayout = isContractKind(kind) && KINDS[kind].skat !== 'untouched';
  const explained = complete && layout === null && needsLayout ? 1 : 0;
  for (const comment of spare.slice(explained)) attach(comment, deal, report);
}

function reportNoColon(word: Word, report: Report): void {
  report(word, {
    code: 'unexpected-text',
    expected: `${word.text}: and its cards`,
    ...noColon(word.text),
  });
}

function readTag(draft: Draft, line: TextLine, at: Spot, name: string, report: Report): void {
  const field = readField(line, name === 'bidding' ? 'itself' : null, report);
  draft.owner = name === 'bidding' ? field : null;
  if (name === 'layout' || name === 'exchange' || isRow(draft.format, name)) {
    reportOutOfPlace(at, name, isRow(draft.format, name) ? 'inDeal' : 'afterDeal', report);
  } else if (!draft.format.tags.includes(name)) {
    const guess = reportUnknownTag(at, name, draft.format.tags, report);
    if (guess !== undefined && !draft.guessed.has(guess)) draft.guessed.set(guess, field);
    if (guess === 'bidding') draft.owner = field;
  } else if (draft.tags.has(name)) {
    reportTwice(field, report);
  } else {
    draft.tags.set(name, field);
  }
}

function readRow(
  deal: NonNullable<Draft['deal']>,
  draft: Draft,
  line: TextLine,
  name: string,
  report: Report,
): void {
  const last =
    name === Object.keys(deal.rows).at(-1) ||
    Object.entries(deal.rows).every(([row, of]) => row === name || of !== null);
  const field = readField(line, last ? deal : null, report);
  if (deal.rows[name] === null) deal.rows[name] = field;
  else reportTwice(field, report);
  draft.owner = last ? deal : null;
}

function reportTwice(field: RawField, report: Report): void {
  report(field, {
    code: 'duplicate-tag',
    expected: `“${field.name}” once`,
    ...tagAgain(field.name),
  });
}

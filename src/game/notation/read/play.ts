/** Reads the play: tricks, and variations inside them as deep as they go. */
import { TRICK_FAULTS } from '#edition/game/notation/read/trick-words.ts';
import type { Report } from '../errors.ts';
import type { TrickFormat } from '../format.ts';
import { wordsOfPiece } from './lines.ts';
import type { TextLine, Word } from './lines.ts';
import {
  DEEPEST_VARIATION,
  reportLateVariation,
  reportLoose,
  reportNumberForm,
  reportOverrun,
} from './play-problems.ts';
import { reportStrayEnd, reportTooDeep, reportTwice, reportUnclosed } from './play-problems.ts';
import { attach, fieldName, firstWord, isBareWord, readField } from './fields.ts';
import { readTail, reportOutOfPlace, reportSection, reportText } from './fields.ts';
import { isComplete, readTrick, startTrick } from './trick.ts';
import { emptyLine, isVariationField, isVariationWord } from './variation.ts';
import { readVariation, VARIATION_FIELDS } from './variation.ts';
import { reportUnknownTag } from './tag-names.ts';
import type { Commented, RawField, RawLine, RawTrick, RawVariation } from './raw.ts';

/** A line of play that is being read, and what a comment now would belong to. */
interface Open {
  readonly variation: RawVariation | null;
  readonly line: RawLine;
  owner: Commented | null;
  /** The trick that may go on in the next line of the file. */
  trick: RawTrick | null;
}

/**
 * Reads everything between `play` and the errata.
 *
 * @returns the play, and whether its structure (what lies in which variation) is beyond doubt.
 */
export function readPlay(
  lines: readonly TextLine[],
  format: TrickFormat,
  report: Report,
): { readonly play: RawLine; readonly sound: boolean } {
  const main: Open = { variation: null, line: emptyLine(), owner: null, trick: null };
  const open: Open[] = [main];
  /** How many variations beyond the deepest allowed are open; what is in them is skipped. */
  let tooDeep = 0;
  let sound = true;

  for (const line of lines) {
    const here = open.at(-1) ?? main;
    const word = firstWord(line);
    const head = word?.text ?? '';
    const begins = isVariationWord(head);
    if (tooDeep > 0) {
      if (begins) tooDeep += 1;
      if (isBareWord(line, 'end')) tooDeep -= 1;
    } else if (word === null) {
      readLoose(here, line, report);
    } else if (begins) {
      if (open.length > DEEPEST_VARIATION) {
        reportTooDeep(word, report);
        tooDeep = 1;
        sound = false;
      } else {
        open.push(openVariation(here, line, word, report));
      }
    } else if (isBareWord(line, 'end')) {
      if (open.length > 1) open.pop();
      else reportStrayEnd(word, report);
      if (here === main) sound = false;
      const parent = open.at(-1) ?? main;
      parent.owner = null;
      parent.trick = null;
      readTail(line, null, report);
    } else if (isBareWord(line, '*')) {
      readStar(here, line, word, report);
    } else if (isBareWord(line, 'deal') || isBareWord(line, 'play')) {
      reportSection(word, report);
    } else if (startsTrick(here, head, format)) {
      const number = Number.parseInt(head, 10);
      if (!/^\d+\.$/.test(head)) reportNumberForm(word, number, report);
      if (isParents(open, number)) {
        reportUnclosed(word, TRICK_FAULTS.openBeforeTrick, report);
        while (isParents(open, number)) open.pop();
      }
      readNewTrick(open.at(-1) ?? main, line, word, format, report);
    } else if (fieldName(line) !== null) {
      readPlayField(here, line, word, format, report);
    } else {
      readLoose(here, line, report);
    }
  }

  const last = open.at(-1)?.variation;
  if (last) {
    reportUnclosed(last, TRICK_FAULTS.openAtEnd, report);
    sound = false;
  }
  return { play: main.line, sound };
}

/**
 * Whether a trick of this number can only belong to the line above the open one, which has broken
 * off or got further already: its `end` is missing.
 */
function isParents(open: readonly Open[], number: number): boolean {
  const [here, parent] = [open.at(-1), open.at(-2)];
  if (here === undefined || parent === undefined) return false;
  const { tricks } = here.line;
  const dueNumber = (parent.line.tricks.at(-1)?.number ?? 0) + 1;
  const isOver = hasEnded(here.line);
  return isOver || (number === dueNumber && number <= (tricks.at(-1)?.number ?? 0));
}

/** Whether nothing but a result can follow in this line. */
function hasEnded({ star, conceded, result }: RawLine): boolean {
  return star !== null || conceded !== null || result !== null;
}

/** Whether a word is the number of a trick, or was meant to be one. */
function startsTrick(here: Open, word: string, { rules: { seats } }: TrickFormat): boolean {
  if (/^\d+\.$/.test(word)) return true;
  const pending = here.trick !== null && !isComplete(here.trick);
  const [, leader] = /^\d{1,2}[.:)]?([A-Z]?)$/.exec(word) ?? [];
  return !pending && leader !== undefined && (leader === '' || seats.includes(leader));
}

/** A line that starts nothing new: more of a trick, or a comment. */
function readLoose(here: Open, line: TextLine, report: Report): void {
  if (here.trick !== null && !isComplete(here.trick)) {
    const quiet = here.trick.broken;
    readTrick(here.trick, line.pieces, quiet ? () => undefined : report);
    here.owner = here.trick;
    return;
  }
  let quiet = false;
  for (const piece of line.pieces) {
    if (piece.kind === 'comment') {
      attach(piece, here.owner, report);
    } else if (!quiet) {
      const [word] = wordsOfPiece(piece);
      if (word !== undefined) reportLoose(word, report);
      quiet = true;
    }
  }
}

function readNewTrick(
  here: Open,
  line: TextLine,
  head: Word,
  format: TrickFormat,
  report: Report,
): void {
  const trick = startTrick(head, format);
  if (hasEnded(here.line)) {
    if (!here.line.overrun) reportOverrun(trick, here.line, report);
    here.line.overrun = true;
    here.trick = { ...trick, broken: true };
    here.owner = here.trick;
    return;
  }
  const [first, ...rest] = line.pieces;
  if (first.kind !== 'text') return;
  const number = /^\d+[.:)]?/.exec(head.text)?.[0] ?? '';
  const skip = head.column - first.column + number.length;
  here.line.tricks.push(trick);
  here.trick = trick;
  readTrick(
    trick,
    [{ ...first, text: first.text.slice(skip), column: first.column + skip }, ...rest],
    report,
  );
  here.owner = trick;
}

function readStar(here: Open, line: TextLine, star: Word, report: Report): void {
  if (hasEnded(here.line)) {
    reportText(star, { expected: 'one * at the end of a line that breaks off' }, report);
  } else {
    here.line.star = star;
  }
  here.owner = null;
  here.trick = null;
  readTail(line, null, report);
}

function readPlayField(
  here: Open,
  line: TextLine,
  word: Word,
  { tags }: TrickFormat,
  report: Report,
): void {
  const name = fieldName(line) ?? '';
  const { variation } = here;
  const atHead = variation !== null && here.line.tricks.length === 0 && !hasEnded(here.line);
  if (name === 'result' && here.line.result === null) {
    here.line.result = readField(line, null, report);
    here.owner = null;
    here.trick = null;
  } else if (name === 'conceded' && !hasEnded(here.line)) {
    here.line.conceded = readField(line, null, report);
    here.owner = null;
    here.trick = null;
  } else if (atHead && here.line.variations.length === 0 && isVariationField(name)) {
    const field: RawField = readField(line, variation, report);
    if (variation[name] === null) variation[name] = field;
    else reportTwice(word, name, report);
  } else if (name === 'conceded' && here.line.conceded === null) {
    reportOutOfPlace(word, name, 'afterTricks', report);
  } else if (name === 'result' || name === 'conceded') {
    reportTwice(word, name, report);
  } else if (tags.includes(name) || name === 'layout' || name === 'exchange') {
    reportOutOfPlace(word, name, isVariationField(name) ? 'inHeads' : 'beforeDeal', report);
  } else {
    reportUnknownTag(word, name, ['result', 'conceded', ...VARIATION_FIELDS], report);
  }
}

function openVariation(parent: Open, line: TextLine, head: Word, report: Report): Open {
  const variation: RawVariation = readVariation(line, head, report);
  if (hasEnded(parent.line)) {
    reportLateVariation(head, report);
  } else {
    const trick = parent.line.tricks.at(-1);
    (trick?.variations ?? parent.line.variations).push(variation);
  }
  return { variation, line: variation.play, owner: variation, trick: null };
}

/** Reads the play: tricks, and variations inside them as deep as they go. */
import type { Report, Spot } from './errors.ts';
import { cleanText, wordsOf } from './lines.ts';
import type { Line, Word } from './lines.ts';
import { attach, fieldName, firstWord, isBareWord, readField } from './read-line.ts';
import { readTail, reportOutOfPlace, reportSection, reportText } from './read-line.ts';
import { isComplete, readTrick, startTrick } from './read-trick.ts';
import { isTagName, reportUnknownTag } from './tag-names.ts';
import type { Commented, RawField, RawLine, RawTrick, RawVariation } from './raw.ts';

/** Variations inside variations go at most this deep; a book needs two or three. */
export const DEEPEST_VARIATION = 16;

const VARIATION_FIELDS = ['contract', 'declarer', 'layout'] as const;
type VariationField = (typeof VARIATION_FIELDS)[number];

const isVariationField = (name: string): name is VariationField =>
  VARIATION_FIELDS.some((field) => field === name);

const emptyLine = (end: Spot): RawLine => ({
  tricks: [],
  variations: [],
  star: null,
  result: null,
  overrun: false,
  end,
});

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
  lines: readonly Line[],
  end: Spot,
  report: Report,
): { readonly play: RawLine; readonly sound: boolean } {
  const main: Open = { variation: null, line: emptyLine(end), owner: null, trick: null };
  const open: Open[] = [main];
  /** How many variations beyond the deepest allowed are open; what is in them is skipped. */
  let tooDeep = 0;
  let sound = true;

  for (const line of lines) {
    const here = open.at(-1) ?? main;
    const word = firstWord(line);
    const head = word?.text ?? '';
    if (tooDeep > 0) {
      if (head === 'variation') tooDeep += 1;
      if (isBareWord(line, 'end')) tooDeep -= 1;
    } else if (word === null) {
      readLoose(here, line, report);
    } else if (head === 'variation') {
      if (open.length > DEEPEST_VARIATION) {
        reportTooDeep(word, report);
        tooDeep = 1;
        sound = false;
      } else {
        open.push(startVariation(here, line, word, report));
      }
    } else if (isBareWord(line, 'end')) {
      here.line.end = word;
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
    } else if (/^\d+\.$/.test(head)) {
      const number = Number(head.slice(0, -1));
      if (isParents(open, number)) {
        reportUnclosed(word, 'The variation before this trick has no “end”.', report);
        while (isParents(open, number)) open.pop();
      }
      readNewTrick(open.at(-1) ?? main, line, word, report);
    } else if (fieldName(line) !== null) {
      readPlayField(here, line, word, report);
    } else {
      readLoose(here, line, report);
    }
  }

  const last = open.at(-1)?.variation;
  if (last) {
    reportUnclosed(last, 'This variation, or one inside it, has no “end”.', report);
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
  const { star, result, tricks } = here.line;
  const due = (parent.line.tricks.at(-1)?.number ?? 0) + 1;
  const ended = star !== null || result !== null;
  return ended || (number === due && number <= (tricks.at(-1)?.number ?? 0));
}

/** A line that starts nothing new: more of a trick, or a comment. */
function readLoose(here: Open, line: Line, report: Report): void {
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
      reportText(wordsOf(piece)[0], 'a trick (6. V HA …), variation, end, * or result:', report);
      quiet = true;
    }
  }
}

function readNewTrick(here: Open, line: Line, head: Word, report: Report): void {
  const trick = startTrick(head);
  if (here.line.star !== null || here.line.result !== null) {
    if (!here.line.overrun) reportOverrun(trick, here.line, report);
    here.line.overrun = true;
    here.trick = { ...trick, broken: true };
    here.owner = here.trick;
    return;
  }
  const [first, ...rest] = line.pieces;
  if (first.kind !== 'text') return;
  const skip = head.column - first.column + head.text.length;
  here.line.tricks.push(trick);
  here.trick = trick;
  readTrick(
    trick,
    [{ ...first, text: first.text.slice(skip), column: first.column + skip }, ...rest],
    report,
  );
  here.owner = trick;
}

function readStar(here: Open, line: Line, star: Word, report: Report): void {
  if (here.line.star !== null || here.line.result !== null) {
    reportText(star, 'one * at the end of a line that breaks off', report);
  } else {
    here.line.star = star;
  }
  here.owner = null;
  here.trick = null;
  readTail(line, null, report);
}

function readPlayField(here: Open, line: Line, word: Word, report: Report): void {
  const name = fieldName(line) ?? '';
  const { variation } = here;
  const atHead = variation !== null && here.line.tricks.length === 0 && here.line.star === null;
  if (name === 'result' && here.line.result === null) {
    here.line.result = readField(line, null, report);
    here.owner = null;
    here.trick = null;
  } else if (atHead && here.line.variations.length === 0 && isVariationField(name)) {
    const field: RawField = readField(line, variation, report);
    if (variation[name] === null) variation[name] = field;
    else reportTwice(word, name, report);
  } else if (name === 'result') {
    reportTwice(word, name, report);
  } else if (isTagName(name) || name === 'layout' || name === 'exchange') {
    reportOutOfPlace(
      word,
      name,
      isVariationField(name)
        ? 'before “deal”, after the deal, or right after a “variation” line'
        : 'before “deal”',
      report,
    );
  } else {
    reportUnknownTag(word, name, ['result', ...VARIATION_FIELDS], report);
  }
}

function reportOverrun(trick: RawTrick, line: RawLine, report: Report): void {
  report(trick, {
    code: 'play-after-end',
    message: `Trick ${trick.number} stands after the end of its line.`,
    expected: line.star === null ? 'nothing after result:' : 'nothing after *',
    hint: 'Move the trick up, or delete it.',
  });
}

function reportUnclosed(at: Spot, message: string, report: Report): void {
  report(at, {
    code: 'unclosed-variation',
    message,
    expected: 'end on a line of its own after the variation’s last trick',
    hint: 'Write end where the variation stops and the line above it goes on.',
  });
}

function reportTwice(at: Spot, name: string, report: Report): void {
  report(at, {
    code: 'duplicate-tag',
    message: `“${name}” is written twice here.`,
    expected: `“${name}” once`,
    hint: 'Delete one of them.',
  });
}

function startVariation(parent: Open, line: Line, head: Word, report: Report): Open {
  const [first] = line.pieces;
  const text = first.kind === 'text' ? first.text : '';
  const colon = text.indexOf(':');
  const before = /^\s*variation\s*/.exec(text)?.[0].length ?? 0;
  const id = text.slice(before, colon < 0 ? undefined : Math.max(colon, before)).trimEnd();
  const title = colon < 0 ? '' : cleanText(text.slice(colon + 1));
  if (title === '') {
    report(head, {
      code: 'variation-title-missing',
      message: 'This variation has no title.',
      expected: 'variation, an id, a colon and a title in words',
      hint: 'Write for example: variation low-ruff: If Mittelhand ruffs low',
    });
  }
  const variation: RawVariation = {
    line: head.line,
    column: head.column,
    id: { line: head.line, column: first.column + before, text: id },
    title,
    comment: null,
    contract: null,
    declarer: null,
    layout: null,
    play: emptyLine(head),
  };
  if (parent.line.star !== null || parent.line.result !== null) {
    report(head, {
      code: 'variation-out-of-place',
      message: 'This variation stands after the end of its line.',
      expected: 'the variation right after the trick it departs from',
      hint: 'Move it up, before * and result:.',
    });
  } else {
    const trick = parent.line.tricks.at(-1);
    (trick?.variations ?? parent.line.variations).push(variation);
  }
  readTail(line, variation, report);
  return { variation, line: variation.play, owner: variation, trick: null };
}

function reportTooDeep(at: Spot, report: Report): void {
  report(at, {
    code: 'variation-too-deep',
    message: `Variations lie more than ${DEEPEST_VARIATION} deep in one another here.`,
    expected: `at most ${DEEPEST_VARIATION}`,
    hint: 'Perhaps an “end” is missing above; else put the variation on a line further out.',
  });
}

function reportStrayEnd(at: Spot, report: Report): void {
  report(at, {
    code: 'stray-end',
    message: 'No variation is open that could end here.',
    expected: 'a variation before it',
    hint: 'Delete the “end”, or look for one too many above.',
  });
}

/**
 * Finds where `deal` and `play` begin, also where their heads are misspelt or missing: that is
 * reported once, and what follows is read as if they stood there.
 */
import type { Report, Spot } from '../errors.ts';
import { noSection, wrongSectionHead } from '#edition/game/notation/read/text-words.ts';
import { guessName } from '../speak.ts';
import { firstWord, isBareWord } from './fields.ts';
import type { TextLine, Word } from './lines.ts';

export type SectionName = 'deal' | 'play';

/** Where a section begins. */
export interface SectionStart {
  /** The line’s index. */
  readonly at: number;
  /** Whether that line is the section's head; else the head is missing, and it is its first line. */
  readonly isHead: boolean;
}

/**
 * Finds a section in the lines of a file.
 *
 * @param begins whether a line can only stand in this section, should its head be missing.
 * @returns null when nothing of it is there, which is not reported.
 */
export function findSection(
  lines: readonly TextLine[],
  name: SectionName,
  begins: (line: TextLine) => boolean,
  report: Report,
): SectionStart | null {
  const exact = lines.findIndex((line) => isBareWord(line, name));
  if (exact >= 0) return { at: exact, isHead: true };
  const near = lines.findIndex((line) => looksLike(line, name));
  const first = lines.findIndex(begins);
  const before = first > 0 ? lines[first - 1] : undefined;
  const head = near >= 0 ? near : before !== undefined && loneWord(before) ? first - 1 : -1;
  const word = lines[head] && loneWord(lines[head]);
  if (word) {
    reportForm(word, name, report);
    return { at: head, isHead: true };
  }
  const at = lines[first];
  if (at === undefined) return null;
  reportMissing(at.pieces[0], name, report);
  return { at: first, isHead: false };
}

/** The one word that a line is, whatever comments follow it; null when it is more, or a tag. */
function loneWord(line: TextLine): Word | null {
  const [piece] = line.pieces;
  const alone = piece.kind === 'text' && /^\s*[A-Za-z]+\s*:?\s*$/.test(piece.text);
  return alone ? firstWord(line) : null;
}

/** Whether a line is the name of a section but for a colon, capitals or a letter. */
function looksLike(line: TextLine, name: SectionName): boolean {
  const word = loneWord(line)?.text.replace(/:$/, '');
  return word !== undefined && guessName(word, [name]) === name;
}

function reportForm(word: Word, name: SectionName, report: Report): void {
  report(word, {
    code: 'unexpected-text',
    expected: name,
    ...wrongSectionHead(word.text, name),
  });
}

/** Reports a section whose head is missing. */
export function reportMissing(at: Spot, section: SectionName, report: Report): void {
  report(at, {
    code: 'missing-section',
    expected:
      section === 'deal'
        ? 'deal, with the lines V:, M:, H: and skat:'
        : 'play on a line of its own, then the tricks',
    ...noSection(section),
  });
}

/** What can be wrong with the structure of the play: lines, ends, variations. */
import type { Report, Spot } from '../errors.ts';
import type { Word } from './lines.ts';
import type { RawLine, RawTrick } from './raw.ts';
import { quote } from '../speak.ts';

/** Variations inside variations go at most this deep; a book needs two or three. */
export const DEEPEST_VARIATION = 16;

/** A trick after `*`, `conceded:` or `result:`. */
export function reportOverrun(trick: RawTrick, line: RawLine, report: Report): void {
  report(trick, {
    code: 'play-after-end',
    message: `Trick ${trick.number} stands after the end of its line.`,
    expected: `nothing after ${line.star !== null ? '*' : line.result !== null ? 'result:' : 'conceded:'}`,
    hint: 'Move the trick up, or delete it.',
  });
}

/** A variation without its `end`. */
export function reportUnclosed(at: Spot, message: string, report: Report): void {
  report(at, {
    code: 'unclosed-variation',
    message,
    expected: 'end on a line of its own after the variation’s last trick',
    hint: 'Write end where the variation stops and the line above it goes on.',
  });
}

/** A field written twice in one place. */
export function reportTwice(at: Spot, name: string, report: Report): void {
  report(at, {
    code: 'duplicate-tag',
    message: `“${name}” is written twice here.`,
    expected: `“${name}” once`,
    hint: 'Delete one of them.',
  });
}

/** Variations inside variations beyond {@link DEEPEST_VARIATION}. */
export function reportTooDeep(at: Spot, report: Report): void {
  report(at, {
    code: 'variation-too-deep',
    message: `Variations lie more than ${DEEPEST_VARIATION} deep in one another here.`,
    expected: `at most ${DEEPEST_VARIATION}`,
    hint: 'Perhaps an “end” is missing above; else put the variation on a line further out.',
  });
}

/** An `end` that ends nothing. */
export function reportStrayEnd(at: Spot, report: Report): void {
  report(at, {
    code: 'stray-end',
    message: 'No variation is open that could end here.',
    expected: 'a variation before it',
    hint: 'Delete the “end”, or look for one too many above.',
  });
}

/** A variation after `*`, `conceded:` or `result:`. */
export function reportLateVariation(at: Spot, report: Report): void {
  report(at, {
    code: 'variation-out-of-place',
    message: 'This variation stands after the end of its line.',
    expected: 'the variation right after the trick it departs from',
    hint: 'Move it up, before *, conceded: and result:.',
  });
}

/** A word in the play that starts nothing that could stand there. */
export function reportLoose(word: Word, report: Report): void {
  report(word, {
    code: 'unexpected-text',
    message: `${quote(word.text)} makes no sense here.`,
    expected: 'a trick (6. V HA …), a comment, variation, end, * or result:',
    hint: 'Correct or delete it. A remark for authors is a line that starts with #.',
  });
}

/** A trick's number that is not written as one. */
export function reportNumberForm(word: Word, number: number, report: Report): void {
  report(word, {
    code: 'unexpected-text',
    message: `${quote(word.text)} is not how the number of a trick is written.`,
    expected: `${number}. and a blank`,
    hint: `Write number, full stop, blank and leader, as in ${number}. V`,
  });
}

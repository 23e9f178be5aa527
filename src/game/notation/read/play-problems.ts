/** What can be wrong with the structure of the play: lines, ends, variations. */
import { fieldTwice, noSense } from '#edition/game/notation/read/text-words.ts';
import {
  TRICK_FAULTS,
  afterEnd,
  tooDeep,
  wrongNumberForm,
} from '#edition/game/notation/read/trick-words.ts';
import type { FaultWords, Report, Spot } from '../errors.ts';
import type { Word } from './lines.ts';
import type { RawLine, RawTrick } from './raw.ts';

/** Variations inside variations go at most this deep; a book needs two or three. */
export const DEEPEST_VARIATION = 16;

/** A trick after `*`, `conceded:` or `result:`. */
export function reportOverrun(trick: RawTrick, line: RawLine, report: Report): void {
  report(trick, {
    code: 'play-after-end',
    expected: `nothing after ${line.star !== null ? '*' : line.result !== null ? 'result:' : 'conceded:'}`,
    ...afterEnd(trick.number),
  });
}

/** A variation without its `end`. */
export function reportUnclosed(at: Spot, fault: FaultWords, report: Report): void {
  report(at, {
    code: 'unclosed-variation',
    expected: 'end on a line of its own after the variation’s last trick',
    ...fault,
  });
}

/** A field written twice in one place. */
export function reportTwice(at: Spot, name: string, report: Report): void {
  report(at, {
    code: 'duplicate-tag',
    expected: `“${name}” once`,
    ...fieldTwice(name),
  });
}

/** Variations inside variations beyond {@link DEEPEST_VARIATION}. */
export function reportTooDeep(at: Spot, report: Report): void {
  report(at, {
    code: 'variation-too-deep',
    expected: `at most ${DEEPEST_VARIATION}`,
    ...tooDeep(DEEPEST_VARIATION),
  });
}

/** An `end` that ends nothing. */
export function reportStrayEnd(at: Spot, report: Report): void {
  report(at, {
    code: 'stray-end',
    expected: 'a variation before it',
    ...TRICK_FAULTS.strayEnd,
  });
}

/** A variation after `*`, `conceded:` or `result:`. */
export function reportLateVariation(at: Spot, report: Report): void {
  report(at, {
    code: 'variation-out-of-place',
    expected: 'the variation right after the trick it departs from',
    ...TRICK_FAULTS.lateVariation,
  });
}

/** A word in the play that starts nothing that could stand there. */
export function reportLoose(word: Word, report: Report): void {
  report(word, {
    code: 'unexpected-text',
    expected: 'a trick (6. V HA …), a comment, variation, end, * or result:',
    ...noSense(word.text),
  });
}

/** A trick's number that is not written as one. */
export function reportNumberForm(word: Word, number: number, report: Report): void {
  report(word, {
    code: 'unexpected-text',
    expected: `${number}. and a blank`,
    ...wrongNumberForm(word.text, number),
  });
}

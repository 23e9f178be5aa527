/** What is wrong with a hand as JSON. */
import type { FaultWords } from '../errors.ts';

/** Faults that are the same whatever stands there. */
export const DATA_FAULTS = {
  cutShort: {
    message: 'This JSON is not complete.',
    hint: 'Copy it from its first bracket to its last.',
  },
  broken: {
    message: 'From here on this is not JSON.',
    hint: 'Look for a missing or extra comma, quotation mark or bracket.',
  },
  noHand: {
    message: 'This JSON is not a hand of the book.',
    hint: 'A hand has the members id, title, contract, deal and tricks, as in /hands/foster-09.json.',
  },
  keptFile: {
    message: 'This is the file of all that you keep in this book.',
    hint: 'Bring it back at the foot of “What you keep” (/kept/); your hands and evenings come with it.',
  },
  noSuit: {
    message: 'There is no such suit.',
    hint: 'Write "C", "S", "H", "D" or null.',
  },
  noAnnouncement: {
    message: 'This cannot be announced.',
    hint: 'Write "schneider", "schwarz" or null.',
  },
} as const satisfies Readonly<Record<string, FaultWords>>;

/** What stands behind the name of a member that is missing, as an example or in words. */
const EXAMPLES = {
  cards: 'the list of its cards',
  contract: '{ "kind": "solo", "trump": "C" }',
  deal: '{ "V": […], "M": […], "H": […], "skat": […] }',
  id: '"thursday-3", in lower-case letters, digits and hyphens',
  laws: '"isko", or another rule book',
  ownId: 'its id',
  ownTitle: 'its title',
  seats: 'the cards of each seat',
  title: 'the title of the hand in quotes',
  tricks: 'the list of tricks',
  tricksOrNone: 'the list of tricks, which may be empty with "brokenOff": true',
  value: 'its value',
} as const;
export type MemberExample = keyof typeof EXAMPLES;

export const noMember = (name: string, example: MemberExample): FaultWords => ({
  message: 'This member is missing.',
  hint: `Add "${name}": ${EXAMPLES[example]}.`,
});

/** @param guess the member that was probably meant. */
export const unknownMember = (guess: string): FaultWords => ({
  message: 'There is no such member.',
  hint: `Did you mean "${guess}"?`,
});

const WANTED = {
  object: 'an object in braces',
  list: 'a list in square brackets',
  text: 'a text in quotes',
} as const;

/** A value of another kind. @param is what `typeof` says, or `list` or `null`. */
export function otherValue(wanted: keyof typeof WANTED, is: string): FaultWords {
  const article = is === 'object' ? 'an ' : is === 'null' ? '' : 'a ';
  return {
    message: `This must be ${WANTED[wanted]}, but it is ${article}${is}.`,
    hint: 'Correct the value.',
  };
}

/** @param format as JSON. */
export const otherFormat = (format: string, readable: number): FaultWords => ({
  message: `This hand is of format ${format}; this page reads format ${readable}.`,
  hint: 'It was made by a newer edition: reload the page, or update the program.',
});

/** @param game null where it is no text. */
export const otherGame = (game: string | null): FaultWords => ({
  message: `This is a hand of another game${game === null ? '' : ` (${game})`}.`,
  hint: 'Here hands of Skat are read, which have no “game”.',
});

/** A member that is otherwise by the rules. @param value by the rules, as JSON. */
export const byTheRules = (value: string): FaultWords => ({
  message: `By the rules this is ${value}.`,
  hint: 'Correct it, or look for the card that is wrong. You may also leave it out.',
});

/** A seat for which something is said, and that played no card. @param seats those that did. */
export const noCardOfSeat = (seats: readonly string[]): FaultWords => ({
  message: 'No card of this trick was played by this seat.',
  hint: `Write ${seats.join(', ')} for the seat.`,
});

/** @param marks those that there are. */
export const noSuchMark = (marks: readonly string[]): FaultWords => ({
  message: 'There is no such mark.',
  hint: `Write ${marks.join(', ')}.`,
});

const OF_LINES =
  /\b(?:line|lines|blank|file|tag|written as|result:|conceded:|layout:|bidding:|why:|Delete)\b|\*/u;

/** The hint of a fault, for JSON: one that speaks of the lines of a hand file is of no use there. */
export const hintForData = ({
  expected,
  hint,
}: FaultWords & { readonly expected: string }): string =>
  OF_LINES.test(hint) ? `Expected here: ${expected}.` : hint;

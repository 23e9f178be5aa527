/** The words around the questions of every drill: the place in the session, the verdict, the buttons. */
import type { Level } from './drill.ts';
import type { SessionWay } from './session-data.ts';
import { sayTime } from './say-time.ts';
import type { Sureness } from './sureness.ts';

/**
 * What to say when the parts of a drill cannot be loaded: without a connection, or after a new
 * version of the site was put up. Browsers remember that a script failed to load, so only reloading
 * the page helps.
 */
export const NOT_LOADED = 'The drill could not be loaded. When you are connected, reload the page.';

/** Progress cannot be stored, and the words that say why cannot be loaded. */
export const NOT_STORED = 'Your progress cannot be saved at the moment.';

/** The labels around a question. */
export const FRAME = {
  results: 'How it went',
  answer: 'Answer',
  next: 'Next',
  end: 'End',
  link: 'Link to this question',
  oddAddress: 'This address asks for a question that does not exist:',
  insteadOfOdd: 'Here is another question instead.',
} as const;

/** The place of a question among the others: `3 of 10`. */
export const sayPlace = (place: number, length: number): string => `${place} of ${length}`;

/** What the line above a question says. */
export interface QuestionPlace {
  readonly place: number;
  readonly length: number;
  readonly way: SessionWay;
  /** The level of the question; null where a chapter has set it. */
  readonly level: Level | null;
  /** Whether the session goes on after a reload. */
  readonly isResumed: boolean;
  /** Whether the time of the next question will be limited, and that of this one is not. */
  readonly isClockNext: boolean;
}

/** The line above a question, part by part: `3 of 10`, `level 2`. */
export function placeLine({
  isClockNext,
  isResumed,
  length,
  level,
  place,
  way,
}: QuestionPlace): string[] {
  const first = way === 'sent' ? 'A question from a link' : sayPlace(place, length);
  const of =
    way === 'placement' ? ['to find your level'] : level === null ? [] : [`level ${level}`];
  const again = way === 'again' ? ['again'] : isResumed ? ['where you left off'] : [];
  const clock = isClockNext ? ['the clock starts with the next question'] : [];
  return [first, ...of, ...again, ...clock];
}

/** The clock of a question, in seconds: `12 s of 30 s`. */
export const sayClock = (elapsed: number, limit: number): string =>
  `${sayTime(elapsed)} of ${sayTime(limit)}`;

/** The verdict on an answer. Its lines have the word of the verdict and the right answer in their gaps. */
export const VERDICT: {
  readonly words: Readonly<Record<Sureness, string>>;
  readonly lines: Readonly<Record<'right' | 'late' | 'wrong', string>>;
} = {
  words: { certain: 'Right', good: 'Good', doubtful: 'Doubtful', wrong: 'Wrong' },
  lines: {
    right: '{word}.',
    late: '{word}, but late.',
    wrong: '{word}: the answer is {answer}.',
  },
};

/** The words for the signs beside an answer. */
export const MARK_NAMES = { right: 'right', missed: 'missed', wrong: 'wrong' } as const;

/** The keys that choose among answers. */
export const CHOICE_KEYS = 'Keys: {first} to {last}, in the order of the answers.';

/** The name of the key that gives an answer. */
export const ENTER_KEY = 'Enter';

/** What is wrong with a number that was typed. */
export const sayOutOfRange = (most: number): string => `A number from 0 to ${most}, please.`;

/** The reader’s own cards. */
export const HAND_CARDS = { lead: 'You hold', none: 'no card' } as const;

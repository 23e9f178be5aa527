/** The words of the book at the reader’s elbow: when it speaks, its hints and its warnings. */
import type { Action } from '../strategy/players/action.ts';
import type { When } from './elbow-format.ts';

/** The labels of the button for the next step of a hint. */
export const HINT_STEPS = [
  'What should I look at?',
  'What does the book say?',
  'What would you do?',
  'Why?',
] as const;

/** A hint. */
export const HINT = {
  label: 'The hint, step by step',
  noRule: 'No rule of the book applies here.',
} as const;

/** Where a rule comes from. */
export type RuleSource =
  | { readonly by: 'page'; readonly page: string }
  /** The sentence names its pages. */
  | { readonly by: 'foster' }
  | { readonly by: 'count' };

/** What the book says, with its source. @param says a sentence. */
export function sayRule(source: RuleSource, says: string): string {
  switch (source.by) {
    case 'page':
      return `Foster, page ${source.page}: ${says}`;
    case 'foster':
      return `Foster: ${says}`;
    case 'count':
      return `By the count: ${says}`;
  }
}

/** A warning before an action. */
export const WARNING = { label: 'Before you play it', again: 'Choose again' } as const;

/** The button that does it all the same. */
export function sayAllTheSame(action: Action['do']): string {
  switch (action) {
    case 'pass':
      return 'Pass all the same';
    case 'yes':
      return 'Say yes all the same';
    case 'bid':
      return 'Bid it all the same';
    case 'take':
      return 'Take it up all the same';
    case 'card':
    case 'declare':
    case 'draw':
    case 'refuse':
    case 'turn-up':
      return 'Play it all the same';
  }
}

/** The choice of when the book speaks. */
export const WHEN_TO_SPEAK = 'Hints';

/** Each choice, with what it means. */
export const WHEN_WORDS: Readonly<Record<When, { readonly name: string; readonly means: string }>> =
  {
    off: { name: 'never', means: 'The book is silent until the deal is over.' },
    ask: { name: 'when I ask', means: 'The menu has a hint for you whenever it is your turn.' },
    before: {
      name: 'before a mistake',
      means: 'The book warns you before a mistake, and you may ask for a hint at any time.',
    },
    guide: {
      name: 'at every step',
      means: 'The guide explains what to look at, and what each trick has changed.',
    },
  };

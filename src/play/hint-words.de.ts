/** The words of the book at the reader’s elbow: when it speaks, its hints and its warnings. */
import type { Action } from '../strategy/players/action.ts';
import type { When } from './elbow-format.ts';

/** The labels of the button for the next step of a hint. */
export const HINT_STEPS = [
  'Worauf soll ich achten?',
  'Was sagt das Buch?',
  'Was würdest du tun?',
  'Warum?',
] as const;

/** A hint. */
export const HINT = {
  label: 'Der Tipp, Schritt für Schritt',
  noRule: 'Dazu hat das Buch keine Regel.',
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
      return `Foster, Seite ${source.page}: ${says}`;
    case 'foster':
      return `Foster: ${says}`;
    case 'count':
      return `Nachgezählt: ${says}`;
  }
}

/** A warning before an action. */
export const WARNING = { label: 'Bevor du das spielst', again: 'Neu wählen' } as const;

/** The button that does it all the same. */
export function sayAllTheSame(action: Action['do']): string {
  switch (action) {
    case 'pass':
      return 'Trotzdem passen';
    case 'yes':
      return 'Trotzdem ja sagen';
    case 'bid':
      return 'Trotzdem reizen';
    case 'take':
      return 'Trotzdem aufnehmen';
    case 'card':
    case 'declare':
    case 'draw':
    case 'refuse':
    case 'turn-up':
      return 'Trotzdem spielen';
  }
}

/** The choice of when the book speaks. */
export const WHEN_TO_SPEAK = 'Tipps';

/** Each choice, with what it means. */
export const WHEN_WORDS: Readonly<Record<When, { readonly name: string; readonly means: string }>> =
  {
    off: { name: 'nie', means: 'Das Buch schweigt, bis das Spiel vorbei ist.' },
    ask: {
      name: 'wenn ich frage',
      means: 'Immer wenn du dran bist, steht im Menü ein Tipp für dich bereit.',
    },
    before: {
      name: 'vor einem Fehler',
      means:
        'Vor einem Fehler fragt das Buch noch einmal nach, und um einen Tipp kannst du jederzeit bitten.',
    },
    guide: {
      name: 'bei jedem Schritt',
      means: 'Der Begleiter erklärt, worauf du achten sollst und was jeder Stich verändert hat.',
    },
  };

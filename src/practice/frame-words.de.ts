/** The words around the questions of every drill: the place in the session, the verdict, the buttons. */
import type { Level } from './drill.ts';
import type { SessionWay } from './session-data.ts';
import { sayTime } from './say-time.ts';
import type { Sureness } from './sureness.ts';

/** What to say when the parts of a drill cannot be loaded; the English file says why only reloading helps. */
export const NOT_LOADED =
  'Die Übung lässt sich nicht laden. Lade die Seite neu, sobald du wieder eine Verbindung hast.';

/** Progress cannot be stored, and the words that say why cannot be loaded. */
export const NOT_STORED = 'Dein Fortschritt lässt sich im Augenblick nicht speichern.';

/** The labels around a question. */
export const FRAME = {
  results: 'So lief es',
  answer: 'Antworten',
  next: 'Weiter',
  end: 'Schluss',
  link: 'Link zu dieser Frage',
  oddAddress: 'Diese Adresse fragt nach etwas, das es nicht gibt:',
  insteadOfOdd: 'Dafür kommt hier eine andere Frage.',
} as const;

/** The place of a question among the others: `3 von 10`. */
export const sayPlace = (place: number, length: number): string => `${place} von ${length}`;

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

/** The line above a question, part by part: `3 von 10`, `Stufe 2`. */
export function placeLine({
  isClockNext,
  isResumed,
  length,
  level,
  place,
  way,
}: QuestionPlace): string[] {
  const first = way === 'sent' ? 'Eine Frage aus einem Link' : sayPlace(place, length);
  const of =
    way === 'placement' ? ['wir suchen deine Stufe'] : level === null ? [] : [`Stufe ${level}`];
  const again = way === 'again' ? ['noch einmal'] : isResumed ? ['da hast du aufgehört'] : [];
  const clock = isClockNext ? ['ab der nächsten Frage läuft die Uhr'] : [];
  return [first, ...of, ...again, ...clock];
}

/** The clock of a question, in seconds: `12 s von 30 s`. */
export const sayClock = (elapsed: number, limit: number): string =>
  `${sayTime(elapsed)} von ${sayTime(limit)}`;

/** The verdict on an answer. Its lines have the word of the verdict and the right answer in their gaps. */
export const VERDICT: {
  readonly words: Readonly<Record<Sureness, string>>;
  readonly lines: Readonly<Record<'right' | 'late' | 'wrong', string>>;
} = {
  words: { certain: 'Richtig', good: 'Gut', doubtful: 'Zweifelhaft', wrong: 'Falsch' },
  lines: {
    right: '{word}.',
    late: '{word}, aber zu spät.',
    wrong: '{word}. Richtig ist: {answer}.',
  },
};

/** The words for the signs beside an answer. */
export const MARK_NAMES = { right: 'richtig', missed: 'verpasst', wrong: 'falsch' } as const;

/** The keys that choose among answers. */
export const CHOICE_KEYS = 'Tasten: {first} bis {last}, der Reihe nach.';

/** The name of the key that gives an answer. */
export const ENTER_KEY = 'Enter';

/** What is wrong with a number that was typed. */
export const sayOutOfRange = (most: number): string => `Bitte eine Zahl von 0 bis ${most}.`;

/** The reader’s own cards. */
export const HAND_CARDS = { lead: 'Du hast', none: 'keine Karte' } as const;

/**
 * What a drill is: how its questions are made, answered, graded and explained. Each drill has a
 * folder here with its own `drill.ts`; the session, the progress and the page know only this.
 */
import type { Chance } from '../lib/random.ts';
import type { Sureness } from './sureness.ts';

/**
 * The drills, in the order in which a newcomer takes them up; also their addresses. Whatever there
 * must be of each is a record by these ids, so that a new one does not compile without it.
 */
export const DRILL_IDS = [
  'tricks',
  'points',
  'points-in-play',
  'matadors',
  'game-value',
  'next-bid',
  'bidding',
  'layout',
  'which-card',
  'german-names',
  'whist-count',
] as const;
export type DrillId = (typeof DRILL_IDS)[number];

/** How hard: from 1, which anyone gets right, to the drill's highest. */
export type Level = number;

/** What a question is wished to be. */
export interface Wish {
  readonly level: Level;
  /**
   * The kind of question, one of the drill's `kinds`; null leaves it to chance. A wish for a kind
   * is granted even when the level by itself would not ask it.
   */
  readonly kind: string | null;
  /** What the reader chose, by option; an option left out has its first choice. */
  readonly options: Readonly<Record<string, string>>;
}

/** What every question has beside what its drill asks about. */
export interface QuestionBase {
  readonly level: Level;
  /** Which of the drill's kinds it is, for the statistics and for what comes back. */
  readonly kind: string;
  /** Two questions with the same key are the same question. */
  readonly key: string;
}

/** How an answer was. */
export interface Grade {
  readonly right: boolean;
  /**
   * What was wrong and why, a sentence each; empty when all was right. Comment text: a card's code
   * in it (`H10`) is shown as the card, and `clubs` as acorns to who plays with German cards.
   */
  readonly faults: readonly string[];
  /** How sure that is, where the answer is a judgement; left out where it is a fact. */
  readonly standing?: Sureness;
  /** What is to be said of a right answer that is not the one shown; comment text. */
  readonly notes?: readonly string[];
}

/** Something the reader may choose about a drill's questions, such as the rule book. */
export interface DrillOption {
  readonly id: string;
  readonly name: string;
  /** Value and what it is called; the first is the default. */
  readonly choices: readonly (readonly [value: string, name: string])[];
}

export interface Drill<Question extends QuestionBase, Answer> {
  readonly id: DrillId;
  /** A heading: “Matadors”. */
  readonly title: string;
  /** What the reader does, in one sentence. */
  readonly task: string;
  /** What each level adds, from the first; their number is the number of levels. */
  readonly levels: readonly string[];
  /** The kinds of question by id, as they are called in a sentence: `“without” in Grand`. */
  readonly kinds: Readonly<Record<string, string>>;
  readonly options: readonly DrillOption[];
  /** Whether its questions have no address: they cannot be sent, and only their kind comes back. */
  readonly unaddressed?: true;
  /** Whether it is about another game of the books: then a day’s questions leave it out. */
  readonly ofSkat?: false;
  /** How many questions a session has unless the reader says otherwise. */
  readonly usualLength: number;
  /** About how long a practised player takes for a question of this level, in seconds. */
  readonly usualSeconds: (level: Level) => number;

  /** Makes a question. The same seed and wish give the same question; never fails. */
  make(chance: Chance, wish: Wish): Question;
  /** The question in one sentence, comment text, without a hint at its answer. */
  ask(question: Question): string;
  /** A right answer, the best where several are right. */
  answer(question: Question): Answer;
  /** Judges an answer; several may be right. */
  grade(question: Question, answer: Answer): Grade;
  /** An answer in a few words, comment text: `without 3`. */
  say(question: Question, answer: Answer): string;
  /** The reasoning that leads to the answer, a line or two, comment text. */
  explain(question: Question): readonly string[];
}

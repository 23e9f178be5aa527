/**
 * What a drill is: how its questions are made, answered, graded and explained. Each drill has a
 * folder in `drills/` with its own `drill.ts`; the session, the progress and the page know only this.
 * README.md says how to add one.
 */
import type { Chance } from '../lib/random.ts';
import type { Sureness } from './sureness.ts';

/** A drill: the name of its folder, and of its page. */
export type DrillId = string;

/** A chapter’s slug and the id of one of its headings: `nullo#what-to-lead`, `shelf/whist#the-game`. */
export type Section = `${string}#${string}`;

/** How hard: from 1, which anyone gets right, to the drill's highest. */
export type Level = number;

/** What a question is wished to be. */
export interface QuestionRequest {
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
  /**
   * Its place among the drills, which stand in the order in which a newcomer takes them up. The drills
   * count in tens, so that another finds a place between two.
   */
  readonly order: number;
  /** A heading: “Matadors”. */
  readonly title: string;
  /** What the reader does, in one sentence. */
  readonly task: string;
  /** What each level adds, from the first; their number is the number of levels. */
  readonly levels: readonly string[];
  /** The kinds of question by id, as they are called in a sentence: `“without” in Grand`. */
  readonly kinds: Readonly<Record<string, string>>;
  /** The section of the book that teaches each kind. */
  readonly sections: Readonly<Record<string, Section>>;
  /**
   * The slugs of the chapters that have a `<DrillFigure>` of it, in the order of the book; with `shelf/`
   * before that of another book’s.
   */
  readonly chapters: readonly string[];
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
  make(chance: Chance, request: QuestionRequest): Question;
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

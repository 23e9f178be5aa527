/**
 * The interface of a drill: how its questions are made, answered, graded and explained. Each drill
 * has a folder in `drills/` with its own `drill.ts`; the session, the progress and the page know
 * only this interface. README.md says how to add one.
 */
import type { Chance } from '../lib/random.ts';
import type { Sureness } from './sureness.ts';
import type { TableGame, Topic } from './taught/learning.ts';

/** A drill's id: the name of its folder and of its page. */
export type DrillId = string;

/** A chapter’s slug and the id of one of its headings: `nullo#what-to-lead`, `shelf/whist#the-game`, `today/playing-a-grand#the-lead`. */
export type Section = `${string}#${string}`;

/** How hard a question is: from 1, which anyone gets right, to the drill's highest. */
export type Level = number;

/** Which question a drill is asked to make. */
export interface QuestionRequest {
  readonly level: Level;
  /**
   * The kind of question, one of the drill's `kinds`; null leaves it to chance. A requested kind is
   * made even when the level alone would not ask it.
   */
  readonly kind: string | null;
  /** The reader's choices by option id; a missing option has its first choice. */
  readonly options: Readonly<Record<string, string>>;
}

/** The fields that every question has, whatever its drill asks. */
export interface QuestionBase {
  readonly level: Level;
  /** Which of the drill's kinds it is, for the statistics and the review. */
  readonly kind: string;
  /** Two questions with the same key are the same question. */
  readonly key: string;
}

/** The judgement of an answer. */
export interface Grade {
  readonly right: boolean;
  /**
   * What was wrong and why, a sentence each; empty when all was right. Comment text: a card's code
   * in it (`H10`) is shown as the card, and `clubs` as acorns to readers who use German cards.
   */
  readonly faults: readonly string[];
  /** How sure the grade is, where the answer is a judgement; left out where it is a fact. */
  readonly standing?: Sureness;
  /** Remarks on a right answer that is not the one shown; comment text. */
  readonly notes?: readonly string[];
}

/** Something the reader may choose about a drill's questions, such as the rule book. */
export interface DrillOption {
  readonly id: string;
  readonly name: string;
  /** Each value with its name; the first is the one that an address leaves out. */
  readonly choices: readonly (readonly [value: string, name: string])[];
  /** The default, where it is not the first. */
  readonly usual?: string;
}

/** What the lesson teaches of a kind of question, under its own rules. */
export interface LessonReach {
  readonly topic: Topic;
  /** The highest level at which the kind needs nothing more. */
  readonly upTo: Level;
}

export interface Drill<Question extends QuestionBase, Answer> {
  readonly id: DrillId;
  /**
   * Its place among the drills, in the order in which a newcomer takes them up. The numbers go in
   * tens, so that a new drill fits between two.
   */
  readonly order: number;
  /** A heading: “Matadors”. */
  readonly title: string;
  /** What the reader does, in one sentence. */
  readonly task: string;
  /** What each level adds, one sentence for each level. */
  readonly levels: readonly string[];
  /** The kinds of question by id, worded to fit into a sentence: `“without” in Grand`. */
  readonly kinds: Readonly<Record<string, string>>;
  /** The kinds that each level asks by itself, from level 1. */
  readonly asks: readonly (readonly string[])[];
  /** The section of the book that teaches each kind. */
  readonly sections: Readonly<Record<string, Section>>;
  /** The kinds that the lesson teaches too. */
  readonly lesson: Readonly<Record<string, LessonReach>>;
  /** The kinds about games that only old rules have. */
  readonly oldKinds?: readonly string[];
  /** The kinds that a game at the table teaches beyond the lesson. */
  readonly games?: Readonly<Record<string, TableGame>>;
  /**
   * What a reader who has been taught nothing must know for a question, comment text: for each kind of
   * the first level, and for those of the lesson that stand in for them.
   */
  readonly primers: Readonly<Record<string, string>>;
  /**
   * The slugs of the chapters that have a `<DrillFigure>` of it, in the order of the book; with
   * `shelf/` before the slug of another book’s chapter, and `today/` before that of Today’s Skat.
   */
  readonly chapters: readonly string[];
  readonly options: readonly DrillOption[];
  /** Whether its questions have no address: then they cannot be sent, and only their kind comes back. */
  readonly unaddressed?: true;
  /** False for another game of the books, which a day’s questions leave out. */
  readonly ofSkat?: false;
  /** How many questions a session has unless the reader says otherwise. */
  readonly usualLength: number;
  /** About how long a practised player takes for a question of this level, in seconds. */
  readonly usualSeconds: (level: Level) => number;

  /** Makes a question. The same seed and request give the same question; never fails. */
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
  /**
   * An answer as this version gives it, from what an earlier one has stored: left out where the drill
   * has always stored the same.
   */
  readAnswer?(stored: Answer, question: Question): Answer;
  /** A small picture of the question: two to five cards by their codes, or words. */
  picture(question: Question): readonly string[];
}

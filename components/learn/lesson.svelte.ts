import { STEPS, stepAt } from '../../src/learn/lesson.ts';
import { acceptedAnswers, replyTo } from '../../src/learn/question.ts';
import type { LessonReply } from '../../src/learn/question.ts';
import type { LessonStep } from '../../src/learn/step.ts';
import { FirstHand } from './first-hand.svelte.ts';

/** The reader's last answer, and the reply to it. */
export interface GivenAnswer {
  readonly answer: string;
  readonly reply: LessonReply;
}

/** Where the reader is in the lesson, and what they have done there. Lives as long as the page. */
export class LessonRun {
  readonly hand = new FirstHand();
  #index = $state(0);
  readonly #answers = $state<Record<string, GivenAnswer>>({});

  get index(): number {
    return this.#index;
  }

  get step(): LessonStep {
    return STEPS[this.#index]!;
  }

  /** The last answer to this step's question, or null. */
  get lastAnswer(): GivenAnswer | null {
    return this.#answers[this.step.name] ?? null;
  }

  /** Whether nothing is left to do on this step. */
  get done(): boolean {
    const { question, stage } = this.step;
    if (question !== undefined) return this.lastAnswer?.reply.accepted === true;
    return stage === undefined || this.hand.isDone(stage);
  }

  /** Goes to the step that an address names, the first for one that names none. */
  open(address: string): void {
    this.#goTo(stepAt(address));
  }

  back(): void {
    this.#goTo(Math.max(0, this.#index - 1));
  }

  next(): void {
    this.#goTo(Math.min(STEPS.length - 1, this.#index + 1));
  }

  /** Answers this step's question. After the right answer others still get their reply. */
  answer(answer: string): void {
    const { name, question } = this.step;
    if (question !== undefined) {
      this.#answers[name] = { answer, reply: replyTo(question, answer) };
    }
  }

  /** Answers this step's question as the rules do, for a reader who wants to be shown the answer. */
  tell(): void {
    const { question } = this.step;
    const [right] = question === undefined ? [] : acceptedAnswers(question);
    if (right !== undefined) this.answer(right);
  }

  #goTo(index: number): void {
    this.#index = index;
    const { stage } = this.step;
    if (stage !== undefined) this.hand.reach(stage);
  }
}

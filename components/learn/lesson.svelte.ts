import { Begun } from '../../src/lib/storage/begun.ts';
import type { BegunStorages } from '../../src/lib/storage/browser.ts';
import { LESSON } from '../../src/learn/begun-lesson.ts';
import type { BegunLesson } from '../../src/learn/begun-lesson.ts';
import { STEPS, stepAt } from '../../src/learn/lesson.ts';
import { acceptedAnswers, replyTo } from '../../src/learn/replies.ts';
import type { LessonReply } from '../../src/learn/reply.ts';
import type { LessonStep } from '../../src/learn/step.ts';
import { FirstHand } from './first-hand.svelte.ts';

/** The reader's last answer, and the reply to it. */
export interface GivenAnswer {
  readonly answer: string;
  readonly reply: LessonReply;
}

/** Where the reader is in the lesson, and what they have done there. */
export class LessonRun {
  readonly hand = new FirstHand();
  #index = $state(0);
  readonly #answers = $state<Record<string, GivenAnswer>>({});

  readonly #begun: Begun<BegunLesson>;

  constructor(storages?: BegunStorages) {
    this.#begun = new Begun(LESSON, '', storages);
  }

  /**
   * Takes up the lesson where it was left; one that had come to its end begins anew.
   *
   * @param address may name another step, to which it goes then.
   */
  resume(address: string): void {
    const begun = this.#begun.read();
    const isNamed = STEPS.some(({ name }) => address === `#${name}`);
    const isOver = begun?.step === STEPS.at(-1)?.name;
    if (begun !== undefined && (isNamed || !isOver)) {
      for (const [step, answer] of Object.entries(begun.answers)) {
        const question = STEPS.find(({ name }) => name === step)?.question;
        if (question !== undefined) {
          this.#answers[step] = { answer, reply: replyTo(question, answer) };
        }
      }
      this.hand.restore(begun.hand);
      this.#index = stepAt(begun.step);
      if (this.step.stage === 'bid') this.hand.reach('bid');
    }
    if (isNamed && address !== `#${this.step.name}`) this.open(address);
  }

  /** Stores how far the lesson has come. */
  keep(): void {
    const answers = Object.entries(this.#answers).map(([step, { answer }]) => [step, answer]);
    const { hand, step } = this;
    const before = stepAt(this.#begun.read()?.furthest ?? '');
    this.#begun.write({
      step: step.name,
      furthest: STEPS[Math.max(before, this.#index)]!.name,
      answers: Object.fromEntries(answers) as Record<string, string>,
      hand: hand.stored,
    });
  }

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

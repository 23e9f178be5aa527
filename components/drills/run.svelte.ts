/**
 * One drill on one page: what the reader chose, the session that runs, and its time. What keeps the
 * reader's progress, the clock and chance are handed in.
 */
import { returningToday } from '../../src/practice/memory.ts';
import type { Day } from '../../src/practice/days.ts';
import type { Drill, DrillId, QuestionBase } from '../../src/practice/drill.ts';
import { checkedLevel, checkedOptions } from '../../src/practice/origin.ts';
import type { Origin } from '../../src/practice/origin.ts';
import type { Choices, Progress, Result } from '../../src/practice/progress.ts';
import {
  giveAnswer,
  isSessionOver,
  nextQuestion,
  present,
  repeatSession,
  startSession,
} from '../../src/practice/session.ts';
import type { Plan, Session } from '../../src/practice/session.ts';
import { ownDevice } from './clock.ts';
import type { Device } from './clock.ts';

/** What a chapter settles for its readers; what is left out is theirs to choose. */
export interface Fixed {
  readonly level?: number | undefined;
  readonly kind?: string | undefined;
  readonly length?: number | undefined;
  readonly options?: Readonly<Record<string, string>> | undefined;
}

export type DrillChoice = Omit<Choices, 'at'>;

/** What a run needs of what keeps the reader's progress. */
export interface ProgressKeeper {
  readonly progress: Progress;
  readonly today: Day;
  record(result: Result): void;
  choose(drill: DrillId, choices: DrillChoice): void;
}

export class DrillRun<Question extends QuestionBase, Answer> {
  readonly drill: Drill<Question, Answer>;
  readonly fixed: Fixed;
  readonly store: ProgressKeeper;
  readonly device: Device;

  /** What the form at the start says. */
  chosen: DrillChoice = $state.raw({
    level: 1,
    follows: true,
    length: 10,
    clock: false,
    options: {},
  });
  session: Session<Question, Answer> | null = $state.raw(null);
  /** Whether the session is looked back on. */
  over = $state(false);

  #name = '';

  constructor(
    drill: Drill<Question, Answer>,
    fixed: Fixed,
    store: ProgressKeeper,
    device: Device = ownDevice(),
  ) {
    this.drill = drill;
    this.fixed = fixed;
    this.store = store;
    this.device = device;
    this.chosen = {
      level: checkedLevel(drill, fixed.level ?? 1),
      follows: fixed.level === undefined,
      length: fixed.length ?? drill.usualLength,
      clock: false,
      options: checkedOptions(drill, fixed.options ?? {}),
    };
  }

  /** Takes up what the reader chose last time. */
  takeUp(): void {
    const last = this.store.progress.choices[this.drill.id];
    if (last === undefined) return;
    const { fixed } = this;
    this.chosen = {
      level: checkedLevel(this.drill, fixed.level ?? last.level),
      follows: fixed.level === undefined && last.follows,
      length: fixed.length ?? last.length,
      clock: last.clock,
      options: checkedOptions(this.drill, { ...last.options, ...fixed.options }),
    };
  }

  get returning() {
    return returningToday(this.store.progress, this.drill, this.store.today);
  }

  get plan(): Plan {
    return {
      ...this.chosen,
      kind: this.fixed.kind ?? null,
      seed: this.device.seed(),
      returning: this.returning,
    };
  }

  /** A new session as chosen. */
  start(): void {
    this.#keepChoices();
    this.#begin(startSession(this.drill, this.plan));
  }

  /** Just these questions, which were asked before (`again`) or were sent by somebody. */
  ask(origins: readonly Origin[]): void {
    this.#begin(repeatSession(this.drill, this.plan, origins));
  }

  answer(answer: Answer, again: boolean): void {
    if (this.session === null || present(this.session).answered !== null) return;
    this.session = giveAnswer(this.drill, this.session, answer, this.device.watch.seconds);
    const { answered, question } = present(this.session);
    this.store.record({
      id: `${this.#name}.${this.session.asked.length}`,
      at: this.device.now(),
      day: this.device.day(),
      drill: this.drill.id,
      kind: question.kind,
      level: question.level,
      right: answered!.grade.right,
      seconds: answered!.seconds,
      again,
    });
    if (this.chosen.follows && this.session.level !== this.chosen.level && !again) {
      this.chosen = { ...this.chosen, level: this.session.level };
      this.#keepChoices();
    }
  }

  /** The next question, or after the last the look back. */
  next(): void {
    if (this.session === null) return;
    if (isSessionOver(this.session)) {
      this.over = true;
      return;
    }
    this.session = nextQuestion(this.drill, this.session);
    this.device.watch.start();
  }

  /** Back to the start. */
  leave(): void {
    this.session = null;
    this.over = false;
  }

  #begin(session: Session<Question, Answer>): void {
    this.#name = this.device.name();
    this.over = false;
    this.session = session;
    this.device.watch.start();
  }

  /** Keeps what the reader chose; what a chapter settled is not the reader's choice. */
  #keepChoices(): void {
    const { chosen, drill, fixed, store } = this;
    if (fixed.level !== undefined || fixed.kind !== undefined) return;
    const last = store.progress.choices[drill.id];
    store.choose(drill.id, {
      ...chosen,
      length: fixed.length === undefined ? chosen.length : (last?.length ?? drill.usualLength),
      options: fixed.options === undefined ? chosen.options : (last?.options ?? {}),
    });
  }
}

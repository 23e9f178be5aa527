/**
 * Runs questions of several drills one after the other, each drill loaded when its turn comes. The
 * caller passes the progress, the clock, chance and the drills.
 */
import { makeQuestionText } from '../../src/practice/question-text.ts';
import type { DrillId, QuestionBase } from '../../src/practice/drill.ts';
import type { MixedTask } from '../../src/practice/mixed.ts';
import { makeQuestion } from '../../src/practice/origin.ts';
import type { SessionEntry } from '../../src/practice/session.ts';
import { ownDevice } from '../parts/device.ts';
import type { Device } from '../parts/device.ts';
import { loadDrill } from './load-drill.ts';
import { NOT_LOADED } from './practice-words.ts';
import type { DrillParts } from './load-drill.ts';
import type { ProgressKeeper } from './run.svelte.ts';

/** A question of the run, with its drill. */
export interface MixedQuestion {
  readonly task: MixedTask;
  readonly parts: DrillParts;
  readonly entry: SessionEntry<QuestionBase, unknown>;
}

export class MixedRun {
  readonly store: Pick<ProgressKeeper, 'record'>;
  readonly device: Device;
  readonly #load: (id: DrillId) => Promise<DrillParts>;

  /** The question before the reader; null before the first, after the last, and while it is loaded. */
  current: MixedQuestion | null = $state.raw(null);
  /** The answered questions before the current one. */
  done: readonly MixedQuestion[] = $state.raw([]);
  state: 'ready' | 'asking' | 'over' = $state('ready');
  /** Why the next question cannot be shown, as a sentence. */
  trouble = $state('');

  #tasks: readonly MixedTask[] = $state.raw([]);
  /** Counts the loads, so that a new run ignores what an earlier one still loads. */
  #turn = 0;

  constructor(
    store: Pick<ProgressKeeper, 'record'>,
    device: Device = ownDevice(),
    load: (id: DrillId) => Promise<DrillParts> = loadDrill,
  ) {
    this.store = store;
    this.device = device;
    this.#load = load;
  }

  /** Whether the current question is the last. */
  get isLast(): boolean {
    return this.#tasks.length === 0;
  }

  /** Begins with the first of these questions. */
  async start(tasks: readonly MixedTask[]): Promise<void> {
    this.done = [];
    this.#tasks = tasks;
    this.state = 'asking';
    await this.#advance();
  }

  answer(answer: unknown): void {
    const { current } = this;
    if (current?.entry.response !== null) return;
    const { entry, parts, task } = current;
    const { drill } = parts;
    const { origin, question, review } = entry;
    const { seconds } = this.device.watch;
    const grade = drill.grade(question, answer);
    this.current = {
      ...current,
      entry: { ...entry, response: { answer, grade, seconds, late: false } },
    };
    const missed =
      grade.right || task.again ? undefined : makeQuestionText(drill, origin, question);
    this.store.record({
      id: task.name,
      at: this.device.now(),
      day: this.device.day(),
      drill: drill.id,
      kind: question.kind,
      level: question.level,
      right: grade.right,
      seconds,
      again: task.again,
      question: review?.question ?? missed,
    });
  }

  /** Goes on to the next question, or after the last ends the run. */
  async next(): Promise<void> {
    const { current } = this;
    if (current === null || !isAnswered(current)) return;
    this.done = [...this.done, current];
    await this.#advance();
  }

  /** Ends the run before its time. */
  end(): void {
    this.#turn += 1;
    const { current } = this;
    if (current !== null && isAnswered(current)) this.done = [...this.done, current];
    this.current = null;
    this.trouble = '';
    this.state = 'over';
  }

  async #advance(): Promise<void> {
    const turn = (this.#turn += 1);
    this.current = null;
    this.trouble = '';
    const [task, ...others] = this.#tasks;
    if (task === undefined) {
      this.end();
      return;
    }
    try {
      const parts = await this.#load(task.drill);
      if (turn !== this.#turn) return;
      this.#tasks = others;
      const { origin, review } = task.find(parts.drill);
      const question = makeQuestion(parts.drill, origin);
      this.current = { task, parts, entry: { origin, question, review, response: null } };
      this.device.watch.start();
      // Load the drill of the following question while the reader thinks.
      if (others[0] !== undefined) this.#load(others[0].drill).catch(() => undefined);
    } catch {
      if (turn === this.#turn) this.trouble = NOT_LOADED;
    }
  }
}

function isAnswered({ entry }: MixedQuestion): boolean {
  return entry.response !== null;
}

/**
 * Runs questions of several drills one after the other, each drill loaded when its turn comes. The
 * caller passes the progress, the clock, chance and the drills.
 */
import { makeQuestionText } from '../../src/practice/question-text.ts';
import type { DrillId, QuestionBase } from '../../src/practice/drill.ts';
import type { Day } from '../../src/lib/days.ts';
import type { Begun } from '../../src/lib/storage/begun.ts';
import type { BegunMixed, FoundQuestion, MixedTask } from '../../src/practice/mixed.ts';
import { makeQuestion, storedAnswer } from '../../src/practice/origin.ts';
import type { SessionEntry } from '../../src/practice/session.ts';
import { ownDevice } from '../parts/device.ts';
import type { Device } from '../parts/device.ts';
import { loadDrill } from './load-drill.ts';
import { NOT_LOADED } from '#edition/practice/frame-words.ts';
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
  /** How many questions before the current one were answered, and how many of them right. */
  answered = $state(0);
  right = $state(0);
  state: 'ready' | 'asking' | 'over' = $state('ready');
  /** Whether the question has come with the page, unasked: then the focus stays where it is. */
  isCalm = $state(false);
  /** Why the next question cannot be shown, as a sentence. */
  trouble = $state('');

  /** The day whose questions these are, and the day on which the reader began them. */
  day: Day = $state(0);
  begunOn: Day = $state(0);

  readonly #begun: Pick<Begun<BegunMixed>, 'read' | 'write'>;
  /** The tasks after the current question. */
  #tasks: readonly MixedTask[] = $state.raw([]);
  /** Counts the loads, so that a new run ignores what an earlier one still loads. */
  #turn = 0;

  /** @param begun stores the run for a reload of the page. */
  constructor(
    begun: Pick<Begun<BegunMixed>, 'read' | 'write'>,
    store: Pick<ProgressKeeper, 'record'>,
    device: Device = ownDevice(),
    load: (id: DrillId) => Promise<DrillParts> = loadDrill,
  ) {
    this.#begun = begun;
    this.store = store;
    this.device = device;
    this.#load = load;
  }

  /** Whether nothing has been answered yet. */
  get isFresh(): boolean {
    return this.answered === 0 && (this.current?.entry.response ?? null) === null;
  }

  /** Whether the current question is the last. */
  get isLast(): boolean {
    return this.#tasks.length === 0;
  }

  /**
   * Begins with the first of these questions, which are those of a day.
   *
   * @param isCalm whether they come with the page, unasked.
   */
  async start(tasks: readonly MixedTask[], day: Day, isCalm = false): Promise<void> {
    this.isCalm = isCalm;
    this.answered = 0;
    this.right = 0;
    this.day = day;
    this.begunOn = this.device.day();
    this.#tasks = tasks;
    this.state = 'asking';
    await this.#advance();
  }

  /**
   * Goes on with the run that was left in the middle.
   *
   * @param day only if it is of this day; null for any.
   * @returns whether there was one.
   */
  resume(day: Day | null = null): boolean {
    const begun = this.#begun.read();
    if (begun === undefined || (day !== null && begun.day !== day)) return false;
    // Nobody has begun what only came with the page, so another day has its own.
    const isFresh = begun.answered === 0 && begun.answer === null;
    if (isFresh && begun.begunOn !== this.device.day()) return false;
    this.answered = begun.answered;
    this.right = begun.right;
    this.day = begun.day;
    this.begunOn = begun.begunOn;
    this.#tasks = begun.tasks;
    this.state = 'asking';
    void this.#advance(begun.answer);
    return true;
  }

  answer(answer: unknown): void {
    const { current } = this;
    if (current?.entry.response !== null) return;
    const { entry, parts, task } = current;
    const { drill } = parts;
    const { origin, question, review } = entry;
    const { seconds } = this.device.watch;
    this.current = answeredWith(current, answer, seconds);
    const { grade } = this.current.entry.response!;
    this.#keep(current, [answer, seconds]);
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
    if (!this.#count()) return;
    this.isCalm = false;
    await this.#advance();
  }

  /** Ends the run before its time. */
  end(): void {
    this.#turn += 1;
    this.#count();
    this.#begun.write(null);
    this.current = null;
    this.trouble = '';
    this.state = 'over';
  }

  /** Counts the current question; false where it is not answered. */
  #count(): boolean {
    const response = this.current?.entry.response ?? null;
    if (response === null) return false;
    this.answered += 1;
    if (response.grade.right) this.right += 1;
    return true;
  }

  /** Stores how far the run has come. */
  #keep({ task }: MixedQuestion, answer: BegunMixed['answer']): void {
    const { answered, begunOn, day, right } = this;
    this.#begun.write({ day, begunOn, tasks: [task, ...this.#tasks], answer, answered, right });
  }

  /** @param answer the answer that was given to the next question before the page was reloaded. */
  async #advance(answer: BegunMixed['answer'] = null): Promise<void> {
    const turn = (this.#turn += 1);
    this.current = null;
    this.trouble = '';
    const [task, ...others] = this.#tasks;
    if (task === undefined) {
      this.end();
      return;
    }
    let parts: DrillParts;
    let found: FoundQuestion;
    try {
      parts = await this.#load(task.drill);
      if (turn !== this.#turn) return;
      found = await findQuestion(task, parts);
    } catch {
      if (turn === this.#turn) this.trouble = NOT_LOADED;
      return;
    }
    if (turn !== this.#turn) return;
    this.#tasks = others;
    try {
      const question = makeQuestion(parts.drill, found.origin);
      const current = { task, parts, entry: { ...found, question, response: null } };
      this.current = answer === null ? current : answeredAgain(current, ...answer);
      this.#keep(current, answer);
      this.device.watch.start();
    } catch {
      // What was stored is of another version: a reload begins anew.
      this.#begun.write(null);
      this.trouble = NOT_LOADED;
    }
    // Load the drill of the following question while the reader thinks.
    if (others[0] !== undefined) this.#load(others[0].drill).catch(() => undefined);
  }
}

/** The code for missed items is loaded only where one is asked. */
async function findQuestion({ asks }: MixedTask, { drill }: DrillParts): Promise<FoundQuestion> {
  if (!('missed' in asks)) return { origin: asks, review: null };
  const { findMissed } = await import('../../src/practice/memory/tasks.ts');
  return findMissed(asks, drill);
}

/** With the answer that was stored before the page was reloaded. */
function answeredAgain(question: MixedQuestion, stored: unknown, seconds: number): MixedQuestion {
  const { entry, parts } = question;
  return answeredWith(question, storedAnswer(parts.drill, stored, entry.question), seconds);
}

function answeredWith(question: MixedQuestion, answer: unknown, seconds: number): MixedQuestion {
  const { entry, parts } = question;
  const grade = parts.drill.grade(entry.question, answer);
  return { ...question, entry: { ...entry, response: { answer, grade, seconds, late: false } } };
}

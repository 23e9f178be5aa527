/**
 * Runs one drill on one page: the reader's choices, the session and its time. The caller passes the
 * progress, the clock and chance.
 */
import { makeQuestionText } from '../../src/practice/question-text.ts';
import type { Day } from '../../src/lib/days.ts';
import type { Drill, DrillId, QuestionBase } from '../../src/practice/drill.ts';
import { PLACEMENT } from '../../src/practice/level.ts';
import type { Origin } from '../../src/practice/origin.ts';
import type { Progress, Result } from '../../src/practice/progress.ts';
import {
  giveAnswer,
  isSessionOver,
  nextQuestion,
  currentEntry,
  repeatSession,
  startSession,
} from '../../src/practice/session.ts';
import { RULE_BOOK_OPTION, requestedLaw } from '../../src/practice/rule-books.ts';
import type { Plan, ReviewItem, Session } from '../../src/practice/session.ts';
import type { Learning } from '../../src/practice/taught/learning.ts';
import { firstKinds } from '../../src/practice/taught/taught.ts';
import type { LawId } from '../../src/game/skat/laws.ts';
import { makeSessionData } from '../../src/practice/session-data.ts';
import type { SessionWay } from '../../src/practice/session-data.ts';
import { ownDevice } from '../parts/device.ts';
import type { Device } from '../parts/device.ts';
import type { Begun } from '../../src/lib/storage/begun.ts';
import { choicesToStore, fittingChoices, readChoiceData, usualChoices } from './drill-choices.ts';
import type { DrillChoice, FixedChoices } from './drill-choices.ts';
import { loadReturning } from './load-returning.ts';

/** The part of the progress store that a run needs. */
export interface ProgressKeeper {
  readonly progress: Progress;
  readonly today: Day;
  record(result: Result): void;
  choose(drill: DrillId, choices: DrillChoice): void;
}

/** Where a session is stored while it lasts, and the choices before it. */
export type BegunDrill = Pick<Begun<unknown>, 'read' | 'write'>;

export class DrillRun<Question extends QuestionBase, Answer> {
  readonly drill: Drill<Question, Answer>;
  readonly fixed: FixedChoices;
  readonly store: ProgressKeeper;
  readonly device: Device;
  readonly #begun: BegunDrill | null;

  /** The choices for the next session. */
  choices: DrillChoice;
  /** The one kind of question that is asked; null for all. This choice is not stored. */
  kind: string | null = $state(null);
  session: Session<Question, Answer> | null = $state.raw(null);
  /** How the session came about. */
  way: SessionWay = $state('new');
  /** Whether the session is over and its results are shown. */
  isOver = $state(false);
  /** What the reader has learnt, to which the first level is limited; null where it asks everything. */
  learning: Learning | null = null;
  /** The review items for the next session: see {@link recall}. */
  returning: readonly ReviewItem[] = $state.raw([]);

  #name = '';
  /** The day for which the review items were found. */
  #recalledOn: Day | null = null;

  /**
   * @param begun stores the session for a reload of the page; null for a session that is not stored.
   */
  constructor(
    drill: Drill<Question, Answer>,
    fixed: FixedChoices,
    store: ProgressKeeper,
    device: Device = ownDevice(),
    begun: BegunDrill | null = null,
  ) {
    this.drill = drill;
    this.fixed = fixed;
    this.store = store;
    this.device = device;
    this.#begun = begun;
    this.kind = fixed.kind ?? null;
    this.choices = $state.raw(fittingChoices(drill, fixed, usualChoices(drill)));
  }

  /**
   * Loads the reader's last choices.
   *
   * @param laws the reader’s own rules, with which every session begins; null for those of the last one.
   */
  loadChoices(laws: LawId | null = null): void {
    const last = this.store.progress.choices[this.drill.id] ?? this.choices;
    const rules = laws === null ? {} : { [RULE_BOOK_OPTION.id]: laws };
    this.#adopt({ ...last, options: { ...last.options, ...rules } });
  }

  /** Takes choices over, as far as the drill has them and nothing is fixed. */
  #adopt(last: DrillChoice): void {
    this.choices = fittingChoices(this.drill, this.fixed, last);
  }

  /** Finds the review items. */
  async recall(): Promise<void> {
    const { drill, store } = this;
    this.#recalledOn = store.today;
    this.returning = await loadReturning(drill, store);
  }

  /** Finds them again where another day has come since. */
  async recallToday(): Promise<void> {
    if (this.#recalledOn !== this.store.today) await this.recall();
  }

  /**
   * Resumes the session that was stored when the page was left, or the choices before one; returns
   * whether there was a session.
   */
  async resume(): Promise<boolean> {
    const data = this.#begun?.read();
    if (data === undefined) return false;
    if (this.#takeChoices(data)) return false;
    const started = await import('../../src/practice/resume.ts').then(
      ({ readSessionData }) => readSessionData(this.drill, data),
      () => undefined,
    );
    // The reader may have begun another session meanwhile.
    if (started === undefined || this.session !== null) return false;
    this.#name = started.name;
    this.#show(started.session, started.way);
    // The line above the question says what this session asks.
    const { level, plan } = started.session;
    if (started.way === 'new') {
      this.#adopt({ ...plan, level });
      this.kind = plan.kind;
    }
    return true;
  }

  /** Changes the choices for the next session. */
  choose(change: Partial<DrillChoice>, kind: string | null = this.kind): void {
    this.choices = { ...this.choices, ...change };
    this.kind = kind;
    this.#begun?.write({ choices: this.choices, kind });
  }

  /** Takes up choices that were stored before a session began; false where the data is a session. */
  #takeChoices(data: unknown): boolean {
    const stored = readChoiceData(this.drill, data);
    if (stored === undefined) return false;
    if (stored.choices !== null) this.#adopt(stored.choices);
    this.kind = this.fixed.kind ?? stored.kind;
    return true;
  }

  get plan(): Plan {
    const { choices, drill, learning } = this;
    const laws = requestedLaw(choices);
    return {
      ...choices,
      kind: this.kind,
      firstKinds: learning === null ? null : firstKinds(drill, { learning, laws }),
      seed: this.device.seed(),
      returning: this.returning,
    };
  }

  /** Starts a new session with the choices. */
  start(): void {
    this.#storeChoices();
    this.#begin(startSession(this.drill, this.plan), 'new');
  }

  /**
   * Starts a session that nobody has asked for yet, since the page opens on its first question: nothing
   * is stored of it but in the tab, and no time limit runs, before the first answer.
   */
  startByItself(): void {
    this.#begin(startSession(this.drill, { ...this.plan, calmStart: true }), 'new');
  }

  /** Whether a question of the session has been answered. */
  get isUnderWay(): boolean {
    return this.session?.entries.some(({ response }) => response !== null) === true;
  }

  /** Starts a session that finds the reader's level. */
  async startPlacement(): Promise<void> {
    const { nextPlacementLevel } = await import('../../src/practice/placement.ts');
    const plan = { ...this.plan, kind: null, clock: false, returning: [] };
    const level = nextPlacementLevel([], this.drill.levels.length);
    const placing = {
      ...plan,
      length: PLACEMENT,
      level,
      follows: false,
      steer: nextPlacementLevel,
    };
    this.#begin(startSession(this.drill, placing), 'placement');
  }

  /**
   * Starts a session of just these questions, which were asked before (`again`) or come from an
   * address (`sent`).
   */
  ask(origins: readonly Origin[], way: 'again' | 'sent'): void {
    // A question that was sent comes with the page.
    const plan = { ...this.plan, calmStart: way === 'sent' };
    this.#begin(repeatSession(this.drill, plan, origins), way);
  }

  answer(answer: Answer): void {
    if (this.session === null || currentEntry(this.session).response !== null) return;
    this.session = giveAnswer(this.drill, this.session, answer, this.device.watch.seconds);
    const { origin, question, response, review } = currentEntry(this.session);
    const right = response!.grade.right;
    const again = this.way === 'again' || this.way === 'placement';
    const keeps = !right && !again && this.drill.unaddressed !== true;
    const missed = keeps ? makeQuestionText(this.drill, origin, question) : undefined;
    this.store.record({
      id: `${this.#name}.${this.session.entries.length}`,
      at: this.device.now(),
      day: this.device.day(),
      drill: this.drill.id,
      kind: question.kind,
      level: question.level,
      right,
      seconds: response!.seconds,
      again,
      question: review?.question ?? missed,
    });
    this.#storeSession();
    const { entries, level, plan } = this.session;
    const isFirst = plan.calmStart === true && entries.length === 1;
    const isOther = this.choices.follows && level !== this.choices.level;
    if (this.way !== 'new' || (!isFirst && !isOther)) return;
    if (isOther) this.choices = { ...this.choices, level };
    this.#storeChoices();
  }

  /** Goes on to the next question, or after the last to the results. */
  next(): void {
    if (this.session === null) return;
    if (isSessionOver(this.session)) {
      this.#close();
      return;
    }
    this.session = nextQuestion(this.drill, this.session);
    this.#storeSession();
    this.device.watch.start();
  }

  /** Ends the session early: shows the results, or the start where nothing was answered. */
  end(): void {
    if (this.session === null) return;
    const entries = this.session.entries.filter(({ response }) => response !== null);
    if (entries.length === 0) this.leave();
    else {
      this.session = { ...this.session, entries };
      this.#close();
    }
  }

  /** Goes back to the start. */
  leave(): void {
    this.#begun?.write(null);
    this.session = null;
    this.isOver = false;
  }

  #begin(session: Session<Question, Answer>, way: SessionWay): void {
    this.#name = this.device.name();
    this.#show(session, way);
    this.#storeSession();
  }

  #show(session: Session<Question, Answer>, way: SessionWay): void {
    this.isOver = false;
    this.session = session;
    this.way = way;
    this.device.watch.start();
  }

  #close(): void {
    const { session } = this;
    this.isOver = true;
    this.#begun?.write(null);
    if (this.way === 'placement' && session !== null) void this.#settle(session);
    void this.recall();
  }

  /** Adopts the level that a complete placement has found. */
  async #settle({ entries, plan }: Session<Question, Answer>): Promise<void> {
    if (entries.length < plan.length) return;
    const { placedLevel } = await import('../../src/practice/placement.ts');
    const steps = entries.map(({ question, response }) => ({
      level: question.level,
      good: response!.grade.right,
    }));
    this.choices = {
      ...this.choices,
      level: placedLevel(steps, this.drill.levels.length),
      follows: true,
    };
    this.#storeChoices();
  }

  /** Stores the session, unless its address already has it. */
  #storeSession(): void {
    const { session, way } = this;
    if (session === null || way === 'sent') return;
    this.#begun?.write(makeSessionData({ session, way, name: this.#name }));
  }

  /** Stores the reader's choices, without those that the chapter made. */
  #storeChoices(): void {
    const { choices, drill, fixed, store } = this;
    const stored = choicesToStore(drill, fixed, choices, store.progress.choices[drill.id]);
    if (stored !== null) store.choose(drill.id, stored);
  }
}

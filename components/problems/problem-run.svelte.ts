/**
 * The problem before the reader: which one it is, what was answered, and which one comes next. The pages
 * of a day, a set and a single problem are the same but for what comes next.
 */
import type { Card } from '../../src/game/skat/cards.ts';
import type { Day } from '../../src/lib/days.ts';
import { Begun } from '../../src/lib/storage/begun.ts';
import { PROBLEM_DRILL } from '../../src/practice/permalink.ts';
import type { Result } from '../../src/practice/progress.ts';
import { readProblemAddress } from '../../src/problems/address.ts';
import type { ProblemRequest, SetName } from '../../src/problems/address.ts';
import {
  answeredProblems,
  daysAnswered,
  firstAnswers,
  problemsDue,
  resultOf,
} from '../../src/problems/answered.ts';
import { AT_PROBLEM } from '../../src/problems/begun.ts';
import type { BegunProblem } from '../../src/problems/begun.ts';
import { byFit, collectionsOf, nextOf } from '../../src/problems/collections.ts';
import type { Collection } from '../../src/problems/collections.ts';
import { PROBLEM_TROUBLES } from '#edition/problems/problems-page-words.ts';
import { FIRST_DAY, problemOfDay } from '../../src/problems/daily.ts';
import type { Problem } from '../../src/problems/problem.ts';
import { PROBLEM_LAWS } from '../../src/problems/problem-set.ts';
import type { ProblemLaw, ProblemSet } from '../../src/problems/problem-set.ts';
import { readersRating } from '../../src/problems/rating.ts';
import { isOwnProblem } from '../../src/problems/read-own.ts';
import type { Device } from '../parts/device.ts';
import type { ProgressStore } from '../practice/store.svelte.ts';

/** What the run needs of the page. */
export interface RunWorld {
  readonly store: Pick<ProgressStore, 'progress' | 'today' | 'record' | 'look'>;
  readonly device: Device;
  /** Loads the problems of a rule book; rejects where that fails. */
  readonly load: (law: ProblemLaw) => Promise<ProblemSet>;
  /** The titles of the chapters that teach themes, by slug. */
  readonly chapters: Readonly<Record<string, string>>;
  readonly begun?: Pick<Begun<BegunProblem>, 'read' | 'write'>;
}

export class ProblemRun {
  readonly #world: RunWorld;
  readonly #begun: Pick<Begun<BegunProblem>, 'read' | 'write'>;
  /** How many addresses have been asked for. */
  #openings = 0;
  set: ProblemSet | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  /** The reader’s card; null before the answer. */
  card: Card | null = $state.raw(null);
  /** The day whose problem it is; null for another. */
  day: Day | null = $state(null);
  /** The set that the reader goes through; null for any problem. */
  of: SetName | null = $state.raw(null);
  /** What is wrong with the address, or with the connection: a sentence. */
  trouble = $state('');
  /** Whether all of what the reader goes through is solved. */
  isDone = $state(false);

  readonly answered = $derived.by(() => answeredProblems(this.#world.store.progress));
  readonly collections = $derived.by(() =>
    this.set === null ? null : collectionsOf(this.set.heads, this.set.law, this.#world.chapters),
  );
  readonly due = $derived.by(() =>
    problemsDue(this.#world.store.progress, this.#world.store.today).filter(
      (id) => isOwnProblem(id) || this.set?.heads.some((head) => head.id === id),
    ),
  );
  readonly firstAnswers = $derived.by(() => firstAnswers(this.#world.store.progress));
  readonly rating = $derived.by(() => readersRating(this.firstAnswers, this.#world.store.today));
  readonly days = $derived.by(() =>
    daysAnswered(this.#world.store.progress, this.#world.store.today),
  );

  constructor(world: RunWorld) {
    this.#world = world;
    this.#begun = world.begun ?? new Begun(AT_PROBLEM);
  }

  get today(): Day {
    return this.#world.store.today;
  }
  get isRight(): boolean {
    return this.card !== null && this.problem?.right.includes(this.card) === true;
  }
  /** The collection that the reader goes through; null for none, and for what comes again. */
  get collection(): Collection | null {
    const { kind, of } = this.of ?? {};
    if (kind === undefined || kind === 'again') return null;
    return this.collections?.[kind].find(({ set }) => set.of === of) ?? null;
  }

  /** Shows what an address asks for, from the problems of a rule book; of several the last. */
  async open(hash: string, law: ProblemLaw): Promise<void> {
    const request = readProblemAddress(hash);
    const opening = ++this.#openings;
    try {
      let set = await this.#world.load(law);
      if (request.is === 'problem' && set.find(request.id) === null) {
        // A friend may play by the other rules.
        const other = await this.#world.load(PROBLEM_LAWS.find((one) => one !== law)!);
        if (other.find(request.id) !== null) set = other;
      }
      if (opening !== this.#openings) return;
      this.set = set;
    } catch {
      if (opening !== this.#openings) return;
      this.trouble = PROBLEM_TROUBLES.notLoaded;
      return;
    }
    this.#world.store.look();
    this.#follow(request);
  }

  #follow(request: ProblemRequest): void {
    const { set } = this;
    if (set === null || set.heads.length === 0) return;
    this.trouble = '';
    this.isDone = false;
    if (request.is === 'set') {
      this.of = request.set;
      if (this.#idsOf().length === 0 && request.set.kind !== 'again') {
        this.of = null;
        this.trouble = PROBLEM_TROUBLES.noSet;
        this.#showDay(this.today);
        return;
      }
      this.next();
      return;
    }
    if (request.is === 'problem') {
      const problem = set.find(request.id);
      if (problem !== null) {
        this.#show(problem, null);
        return;
      }
      this.trouble = PROBLEM_TROUBLES.noProblem;
    }
    const day = request.is === 'day' ? (request.day ?? this.today) : this.today;
    // An address sent from across the date line may name tomorrow.
    const isThere = day >= FIRST_DAY && day <= this.today + 1;
    if (!isThere) this.trouble = PROBLEM_TROUBLES.noDay;
    this.#showDay(isThere ? day : this.today);
  }

  #showDay(day: Day): void {
    const { set } = this;
    if (set === null) return;
    this.of = null;
    const { id } = problemOfDay(Math.max(FIRST_DAY, day), set.heads);
    const problem = set.find(id);
    if (problem !== null) this.#show(problem, day);
  }

  #show(problem: Problem, day: Day | null): void {
    const begun = this.#begun.read();
    const isBegun = begun?.problem === problem.id;
    this.problem = problem;
    this.day = day;
    if (isBegun && day === null && this.of === null) this.of = begun.set;
    this.card = isBegun ? begun.card : null;
    this.#world.device.watch.start();
  }

  /** Takes the reader’s card. */
  answer(card: Card): void {
    const { problem } = this;
    if (problem === null || this.card !== null) return;
    this.card = card;
    const { device, store } = this.#world;
    const { grade, id, themes } = problem;
    store.look();
    const isOfToday = ({ day, drill, question }: Result): boolean =>
      drill === PROBLEM_DRILL && question === id && day === store.today;
    const again = store.progress.results.some(isOfToday);
    const { seconds } = device.watch;
    const right = this.isRight;
    const answer = { problem: id, grade, theme: themes[0]!, right, seconds, again };
    store.record(resultOf(answer, `p-${device.name()}`, device.now(), store.today));
    this.#begun.write({ problem: id, card, set: this.of });
  }

  /** The problem again, as if it had not been answered. */
  again(): void {
    this.card = null;
    this.#begun.write(null);
    this.#world.device.watch.start();
  }

  /** Goes on to the next problem of what the reader goes through. */
  next(): void {
    const { problem, set } = this;
    if (set === null) return;
    const current = problem?.id ?? null;
    const id =
      this.of?.kind === 'again'
        ? (this.due.find((one) => one !== current) ?? null)
        : nextOf(this.#idsOf(), this.answered, current);
    const found = id === null ? null : set.find(id);
    this.isDone = found === null;
    this.#begun.write(null);
    if (found !== null) this.#show(found, null);
    else if (this.of !== null) this.problem = null;
  }

  /** The problems that the reader goes through, in their order. */
  #idsOf(): readonly string[] {
    if (this.of !== null) return this.collection?.ids ?? [];
    return byFit(this.set?.heads ?? [], this.rating);
  }
}

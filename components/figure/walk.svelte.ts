import type { PackCard } from '../../src/game/cards/cards.ts';
import { OWN_LINE } from '../../src/game/replay/place.ts';
import { lineOf, stopOf } from '../../src/game/replay/replay.ts';
import type { Replay, ReplayLine, Stop } from '../../src/game/replay/replay.ts';
import {
  backToRecord,
  branchesAt,
  branchesNear,
  findPlace,
  intoBranch,
  stepCard,
  stepTrick,
  toEnd,
  toStart,
  toTrick,
} from '../../src/game/replay/step.ts';
import type { Direction } from '../../src/game/replay/step.ts';

/** The reader's place in a hand, and the steps from there. */
export class Walk {
  #replay: Replay = $state.raw()!;
  #stop: Stop = $state.raw()!;
  #choice = $state(0);
  #choosing = $state(false);
  #cardMoved = $state(false);
  /** The names of places where the reader must play before the rest is shown. */
  #gates: readonly string[] = $state.raw([]);

  readonly line = $derived.by(() => lineOf(this.#replay, this.#stop.line));
  /** The place beyond which the line is hidden for now, or null. */
  readonly gate: Stop | null = $derived.by(() => this.#gateIn(this.line));
  /** Whether the reader must play here before the rest is shown. */
  readonly awaitsCard = $derived.by(() => this.gate !== null && this.gate === this.#stop);
  /** The places of the line up to the gate. */
  readonly path: readonly Stop[] = $derived.by(() => {
    const { path } = this.line;
    return this.gate === null ? path : path.slice(0, path.indexOf(this.gate) + 1);
  });
  readonly index = $derived(this.path.indexOf(this.#stop));
  /** The variations from here; none behind a gate, because they give away the rest. */
  readonly branches = $derived.by(() =>
    this.gate === null ? branchesAt(this.#replay, this.#stop) : [],
  );
  readonly nearBranches = $derived.by(() =>
    this.gate === null ? branchesNear(this.#replay, this.#stop) : [],
  );
  readonly atStart = $derived(this.#stop.previous === null);
  readonly atEnd = $derived(this.#stop.next === null);
  readonly inOwnLine = $derived(this.#stop.line === OWN_LINE);

  /** @throws RangeError when the hand has no place of that name. */
  constructor(replay: Replay, start: string) {
    const found = findPlace(replay, start);
    if (!found.ok) throw new RangeError(`${replay.hand.id}: ${found.why}`);
    this.#replay = replay;
    this.#stop = found.stop;
  }

  /** The hand, including the reader's own line if there is one. */
  get replay(): Replay {
    return this.#replay;
  }

  get stop(): Stop {
    return this.#stop;
  }

  /** Which way → leads: 0 is the current line, 1… the variations that branch off here. */
  get choice(): number {
    return this.#choice;
  }

  /** Whether the reader has chosen a way here, even the current line. */
  get choosing(): boolean {
    return this.#choosing;
  }

  /** Whether the last move was one card forward, which can be animated. */
  get cardMoved(): boolean {
    return this.#cardMoved;
  }

  /**
   * Replaces the gates: what comes after each of these places is hidden until it is opened.
   *
   * @param places names of places; unknown names are ignored.
   */
  setGates(places: Iterable<string>): void {
    const found = [...places].map((name) => findPlace(this.#replay, name));
    this.#gates = found.flatMap((place) => (place.ok ? [place.stop.name] : []));
  }

  /** Removes the gate at a place. */
  open(place: string): void {
    this.#gates = this.#gates.filter((gate) => gate !== place);
  }

  /** Removes all gates before a stop that was requested by name. */
  openUpTo(stop: Stop): void {
    const { stops } = lineOf(this.#replay, stop.line);
    const before = stops.slice(0, stops.indexOf(stop)).map(({ name }) => name);
    this.#gates = this.#gates.filter((gate) => !before.includes(gate));
  }

  /** The names of the places with a gate. */
  get gates(): readonly string[] {
    return this.#gates;
  }

  /** The first gate among a line's own places; a gate does not affect other lines. */
  #gateIn({ stops }: ReplayLine): Stop | null {
    if (this.#gates.length === 0) return null;
    return stops.find(({ name }) => this.#gates.includes(name)) ?? null;
  }

  /** Goes to a stop, or to the gate before it. All other moves call this one. */
  go(stop: Stop, cardMoved = false): void {
    const line = lineOf(this.#replay, stop.line);
    const gate = this.#gateIn(line);
    const isBeyond = gate !== null && line.path.indexOf(stop) > line.path.indexOf(gate);
    this.#stop = isBeyond ? gate : stop;
    this.#cardMoved = cardMoved;
    this.#choice = 0;
    this.#choosing = false;
  }

  /** Goes to a stop in a replay of the same hand with another own line, or with none. */
  goIn(replay: Replay, stop: Stop, cardMoved = false): void {
    this.#replay = replay;
    this.go(stop, cardMoved);
  }

  card(direction: Direction): void {
    const branch = direction === 'forward' ? this.branches[this.#choice - 1] : undefined;
    if (branch !== undefined && branch.id !== null) this.enter(branch.id);
    else this.go(stepCard(this.#replay, this.#stop, direction), direction === 'forward');
  }

  trick(direction: Direction): void {
    this.go(stepTrick(this.#replay, this.#stop, direction));
  }

  start(): void {
    this.go(toStart(this.#replay, this.#stop));
  }

  end(): void {
    this.go(toEnd(this.#replay, this.#stop));
  }

  /** Goes to the end of a trick, if the line has it. */
  goToTrick(trick: number): void {
    const stop = toTrick(this.#replay, this.#stop, trick);
    if (stop !== undefined) this.go(stop);
  }

  /** Goes to a place of the path by its index. Returns the index of the place reached. */
  goToIndex(index: number): number {
    const stop = this.path[index];
    if (stop !== undefined) this.go(stop);
    return this.index;
  }

  chooseBranch(direction: Direction): void {
    const ways = this.branches.length + 1;
    this.#choosing = true;
    this.#choice = (this.#choice + (direction === 'forward' ? 1 : ways - 1)) % ways;
  }

  enter(branch: string): void {
    this.go(intoBranch(this.#replay, branch), true);
  }

  backToRecord(): void {
    this.go(backToRecord(this.#replay, this.#stop));
  }

  /** The place a card leads to in the current line or in a variation from here. */
  stopAfterCard(card: PackCard): Stop | undefined {
    const { next } = this.#stop;
    const ways = [
      next === null ? undefined : stopOf(this.#replay, next),
      ...this.branches.map(({ id }) => intoBranch(this.#replay, id ?? '')),
    ];
    return ways.find((way) => way?.table.at(-1)?.card === card);
  }
}

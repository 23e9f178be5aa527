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

/** Where the reader is in a hand, and the steps from there. */
export class Walk {
  #replay: Replay = $state.raw()!;
  #stop: Stop = $state.raw()!;
  #choice = $state(0);
  #choosing = $state(false);
  #cardMoved = $state(false);
  /** The names of places at which the reader is to play before he is shown what comes. */
  #gates: readonly string[] = $state.raw([]);

  readonly line = $derived.by(() => lineOf(this.#replay, this.#stop.line));
  /** The place beyond which nothing of the line is shown yet, or null. */
  readonly gate: Stop | null = $derived.by(() => this.#gateIn(this.line));
  /** Whether the reader is to play here before he is shown what comes. */
  readonly awaitsCard = $derived.by(() => this.gate !== null && this.gate === this.#stop);
  /** The places of the line, as far as they may be shown. */
  readonly path: readonly Stop[] = $derived.by(() => {
    const { path } = this.line;
    return this.gate === null ? path : path.slice(0, path.indexOf(this.gate) + 1);
  });
  readonly index = $derived(this.path.indexOf(this.#stop));
  /** The variations from here; none while something is shut, since they tell of what comes. */
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

  /** The hand as told, with the reader's own line in it if he has one. */
  get replay(): Replay {
    return this.#replay;
  }

  get stop(): Stop {
    return this.#stop;
  }

  /** Which way → leads: 0 is the line one is in, 1… the variations that leave it here. */
  get choice(): number {
    return this.#choice;
  }

  /** Whether the reader has chosen a way here, be it the line he is in. */
  get choosing(): boolean {
    return this.#choosing;
  }

  /** Whether the last move was a card forward, which may be shown as a movement. */
  get cardMoved(): boolean {
    return this.#cardMoved;
  }

  /**
   * Shuts what comes after each of these places until it is opened, and after no others.
   *
   * @param places by their names; what is no place of the hand is passed over.
   */
  shutAfter(places: Iterable<string>): void {
    const found = [...places].map((name) => findPlace(this.#replay, name));
    this.#gates = found.flatMap((place) => (place.ok ? [place.stop.name] : []));
  }

  /** Opens what comes after a place. */
  open(place: string): void {
    this.#gates = this.#gates.filter((gate) => gate !== place);
  }

  /** Opens all that leads to a stop, which was asked for by its name. */
  openUpTo(stop: Stop): void {
    const { stops } = lineOf(this.#replay, stop.line);
    const before = stops.slice(0, stops.indexOf(stop)).map(({ name }) => name);
    this.#gates = this.#gates.filter((gate) => !before.includes(gate));
  }

  /** The places that are still shut, by their names. */
  get gates(): readonly string[] {
    return this.#gates;
  }

  /** Only the line that a place is in is shut by it: whoever leaves it elsewhere is not asked. */
  #gateIn({ stops }: ReplayLine): Stop | null {
    if (this.#gates.length === 0) return null;
    return stops.find(({ name }) => this.#gates.includes(name)) ?? null;
  }

  /** Goes to a stop, or as far towards it as is shown. All other moves come to this one. */
  go(stop: Stop, cardMoved = false): void {
    const line = lineOf(this.#replay, stop.line);
    const gate = this.#gateIn(line);
    const isBeyond = gate !== null && line.path.indexOf(stop) > line.path.indexOf(gate);
    this.#stop = isBeyond ? gate : stop;
    this.#cardMoved = cardMoved;
    this.#choice = 0;
    this.#choosing = false;
  }

  /** Goes to a stop of the same hand with another line of the reader's own in it, or with none. */
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

  /** The end of a trick of this line; nothing when it is not told. */
  goToTrick(trick: number): void {
    const stop = toTrick(this.#replay, this.#stop, trick);
    if (stop !== undefined) this.go(stop);
  }

  /** Goes to a place of the path by its number; returns that of the place where one is then. */
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

  /** The place to which a card leads in the line one is in, or in a variation from here. */
  stopAfterCard(card: PackCard): Stop | undefined {
    const { next } = this.#stop;
    const ways = [
      next === null ? undefined : stopOf(this.#replay, next),
      ...this.branches.map(({ id }) => intoBranch(this.#replay, id ?? '')),
    ];
    return ways.find((way) => way?.table.at(-1)?.card === card);
  }
}

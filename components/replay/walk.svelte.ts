import { OWN_LINE } from '../../src/replay/place.ts';
import { lineOf, stopOf } from '../../src/replay/replay.ts';
import type { Replay, Stop } from '../../src/replay/replay.ts';
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
} from '../../src/replay/step.ts';
import type { Direction } from '../../src/replay/step.ts';
import type { Card } from '../../src/skat/cards.ts';

/** Where the reader is in a hand, and the steps from there. */
export class Walk {
  #replay: Replay = $state.raw()!;
  #stop: Stop = $state.raw()!;
  #choice = $state(0);
  #choosing = $state(false);
  #cardMoved = $state(false);

  readonly line = $derived.by(() => lineOf(this.#replay, this.#stop.line));
  readonly path = $derived(this.line.path);
  readonly index = $derived(this.path.indexOf(this.#stop));
  readonly branches = $derived.by(() => branchesAt(this.#replay, this.#stop));
  readonly nearBranches = $derived.by(() => branchesNear(this.#replay, this.#stop));
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

  /** Goes to a stop. All other moves come to this one. */
  go(stop: Stop, cardMoved = false): void {
    this.#stop = stop;
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

  goToIndex(index: number): void {
    const stop = this.path[index];
    if (stop !== undefined) this.go(stop);
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
  toldWith(card: Card): Stop | undefined {
    const { next } = this.#stop;
    const ways = [
      next === null ? undefined : stopOf(this.#replay, next),
      ...this.branches.map(({ id }) => intoBranch(this.#replay, id ?? '')),
    ];
    return ways.find((way) => way?.table.at(-1)?.card === card);
  }
}

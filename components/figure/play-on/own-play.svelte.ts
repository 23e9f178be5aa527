import { sayEngineFailed } from '#edition/game/words/figure/play-on.ts';
import { openOwnAddress } from '../../../src/game/replay/open-own.ts';
import { makeOwnAddress } from '../../../src/game/replay/own-address.ts';
import { withOwnLine } from '../../../src/game/replay/own-line.ts';
import type { OwnLine } from '../../../src/game/replay/own-line.ts';
import { OWN_LINE, makePlace } from '../../../src/game/replay/place.ts';
import { readyToPlay } from '../../../src/game/replay/playable.ts';
import { lineOf, stopOf } from '../../../src/game/replay/replay.ts';
import type { SkatStop } from '../../../src/game/replay/skat-replay.ts';
import type { Card } from '../../../src/game/skat/cards.ts';
import { SEATS } from '../../../src/game/skat/seats.ts';
import type { Seat } from '../../../src/game/skat/seats.ts';
import { NoAnswer } from '../../../src/lib/worker/client.ts';
import type { Engine } from '../engine.ts';
import type { SkatFigure as Figure } from '../figure.svelte.ts';
import type { PlayingOn } from '../parts.ts';
import { SPEEDS } from '../speeds.ts';
import { whileWanted } from '../while-wanted.svelte.ts';
import { answerAt } from './answer.ts';

// Loaded together, because playing on needs the panel.
export { default as PlayOn } from './PlayOn.svelte';

/** Implements playing on in a figure. */
export class OwnPlay implements PlayingOn {
  readonly #figure: Figure;
  #own: OwnLine | null = $state.raw(null);
  #readerSeats: readonly Seat[] = $state.raw(SEATS);
  #isAnswering = $state(false);
  #trouble = $state('');
  /** Whether the reader is at the start of the own line in order to play, not to read the record. */
  #isReady = $state(false);
  #wasInLine = false;

  readonly isUnderWay = $derived.by(() => {
    const { inOwnLine, spoilers } = this.#figure;
    return inOwnLine || (this.#isReady && spoilers);
  });
  /** The engine's seat whose turn it is after the last card of the line, or null. */
  readonly #othersTurn = $derived.by(() => {
    const { atEnd, inOwnLine, spoilers, stop } = this.#figure;
    if (this.#own === null || !this.isUnderWay || !spoilers) return null;
    const end = !inOwnLine || atEnd;
    return end && stop.toPlay !== null && !this.#readerSeats.includes(stop.toPlay)
      ? stop.toPlay
      : null;
  });
  readonly engineSeat = $derived(this.#isAnswering ? this.#othersTurn : null);
  readonly pausedEngineSeat = $derived.by(() => (this.#isAnswering ? null : this.#othersTurn));

  constructor(figure: Figure) {
    this.#figure = figure;
  }

  get own(): OwnLine | null {
    return this.#own;
  }

  get readerSeats(): readonly Seat[] {
    return this.#readerSeats;
  }

  get isAnswering(): boolean {
    return this.#isAnswering;
  }

  get trouble(): string {
    return this.#trouble;
  }

  begin(): void {
    const { inOwnLine, replay, stop } = this.#figure;
    const from = readyToPlay(lineOf(replay, stop.line), stop);
    if (inOwnLine || this.#own?.from !== from.name) this.#begin([]);
    else {
      // The cards played from here before can be taken up again until another is played.
      this.#figure.go(from);
      this.#isReady = true;
    }
  }

  play(card: Card): void {
    const { inOwnLine, line, stop } = this.#figure;
    const own = this.#own;
    if (own === null || !(inOwnLine || (this.#isReady && own.from === stop.name))) {
      this.#begin([card]);
      return;
    }
    const before = inOwnLine ? line.stops.indexOf(stop) + 1 : 0;
    this.#setLine({ from: own.from, cards: [...own.cards.slice(0, before), card] });
  }

  /** Replaces the own line by one that begins here with these cards. */
  #begin(cards: readonly Card[]): void {
    const { inOwnLine, line, replay, stop } = this.#figure;
    if (inOwnLine) return;
    const from = readyToPlay(lineOf(replay, stop.line), stop);
    const readerSeats = line.declarer === null || from.toPlay === null ? SEATS : [from.toPlay];
    this.#setLine({ from: from.name, cards }, readerSeats);
  }

  #setLine(own: OwnLine, readerSeats = this.#readerSeats): void {
    const extended = withOwnLine(this.#figure.replay, own);
    if (!extended.ok) return;
    const replay = extended.value;
    const played = own.cards.length > 0;
    this.#own = own;
    this.#readerSeats = readerSeats;
    const end = played ? lineOf(replay, OWN_LINE).path.at(-1) : undefined;
    this.#figure.goIn(replay, end ?? stopOf(replay, own.from), true);
    this.#isReady = !played;
    this.#isAnswering = played;
  }

  open(address: string): void {
    const opened = openOwnAddress(this.#figure.replay, address);
    if (opened.own !== null) {
      this.#own = opened.own;
      this.#readerSeats = opened.readerSeats;
      this.#figure.goIn(opened.replay, opened.stop);
      this.#isReady = opened.own.from === opened.stop.name;
    }
    this.#figure.say(opened.message);
  }

  placeNameOf(stop: SkatStop): string {
    if (this.#own === null) return stop.name;
    const at = stop.next === null ? null : makePlace({ ...stop.place, branch: null });
    return makeOwnAddress({ ...this.#own, at });
  }

  takeBack(): void {
    const { inOwnLine, index, line, path, stop } = this.#figure;
    if (!inOwnLine) return;
    const first = path.length - line.stops.length - 1;
    const chosen = path.slice(first, index).findLast((before) => this.#isMine(before));
    this.#figure.go(chosen ?? path[first] ?? stop);
  }

  redo(): void {
    const { inOwnLine, replay, stop } = this.#figure;
    const line = replay.lines.get(OWN_LINE);
    if (line === undefined || !this.isUnderWay) return;
    const after = line.stops.slice(inOwnLine ? line.stops.indexOf(stop) + 1 : 0);
    const to = after.find((later) => this.#isMine(later)) ?? after.at(-1);
    if (to !== undefined) this.#figure.go(to);
  }

  resume(): void {
    const stop = this.#figure.replay.lines.get(OWN_LINE)?.path.at(-1);
    if (stop !== undefined) this.#figure.go(stop);
  }

  forgetEmpty(): void {
    if (this.#own?.cards.length === 0) this.#own = null;
    this.#isReady = false;
    this.#wasInLine = false;
  }

  playSeats(seats: readonly Seat[]): void {
    this.#readerSeats = seats;
    this.#isAnswering = true;
  }

  letAnswer(): void {
    this.#isAnswering = true;
  }

  rest(): void {
    const { inOwnLine, stop } = this.#figure;
    this.#isAnswering = false;
    // One step back from the first card of the line, the reader still means to play.
    this.#isReady = (this.#wasInLine || this.#isReady) && this.#own?.from === stop.name;
    this.#wasInLine = inOwnLine;
  }

  answerWith(engine: Pick<Engine, 'ask'>): void {
    // Not the seat, because a seat that takes a trick plays twice in a row.
    const turn = $derived(this.engineSeat === null ? null : this.#figure.stop);
    whileWanted(
      () => turn !== null,
      (signal) => this.#answer(engine, signal),
    );
  }

  async #answer(engine: Pick<Engine, 'ask'>, signal: AbortSignal): Promise<void> {
    const { clock, replay, stop, ticker } = this.#figure;
    const pause = new Promise<void>((resolve) => {
      clock.after(SPEEDS[ticker.speed] / 2, resolve);
    });
    try {
      const [card] = await Promise.all([answerAt(engine, replay, stop, signal), pause]);
      if (signal.aborted) return;
      this.#trouble = '';
      this.#figure.play(card);
    } catch (error) {
      if (signal.aborted) return;
      this.#isAnswering = false;
      this.#trouble = sayEngineFailed(error instanceof NoAnswer ? error.message : null);
    }
  }

  #isMine({ toPlay }: SkatStop): boolean {
    return toPlay !== null && this.#readerSeats.includes(toPlay);
  }
}

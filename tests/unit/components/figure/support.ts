/** A figure without a page: its time, its engine and its parts are in the test's hands. */
import { flushSync } from 'svelte';
import type { Clock } from '../../../../components/figure/clock.ts';
import { Counting } from '../../../../components/figure/count-along/counting.svelte.ts';
import type { Engine } from '../../../../components/figure/engine.ts';
import { Figure, ofSkat } from '../../../../components/figure/figure.svelte.ts';
import type { PartLoaders, SkatFigure } from '../../../../components/figure/figure.svelte.ts';
import { OwnPlay } from '../../../../components/figure/play-on/own-play.svelte.ts';
import { Thinking } from '../../../../components/figure/think/thinking.svelte.ts';
import type { ValuesAt } from '../../../../components/figure/think/worth.ts';
import { valuesAsked } from '../../../../src/game/analysis/asked.ts';
import { choiceAt } from '../../../../src/game/analysis/at-stop.ts';
import { workOut } from '../../../../src/game/analysis/work-out.ts';
import { buildReplay } from '../../../../src/game/replay/build.ts';
import { lineOf } from '../../../../src/game/replay/replay.ts';
import type { SkatReplay } from '../../../../src/game/replay/skat-replay.ts';
import type { Question } from '../../../../src/game/solver/protocol.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { finish } from '../../../../src/game/solver/task.ts';
import { WITH_VARIATIONS, parseOrThrow, readHand } from '../../game/replay/book-hands.ts';

/** Time that passes when the test says so. */
export class TestClock implements Clock {
  #now = 0;
  #waiting: { readonly at: number; readonly act: () => void }[] = [];

  after(milliseconds: number, act: () => void): () => void {
    const entry = { at: this.#now + milliseconds, act };
    this.#waiting.push(entry);
    return () => {
      this.#waiting = this.#waiting.filter((one) => one !== entry);
    };
  }

  /** How many acts are waiting for their time. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Lets time pass, and runs the effects of what happens in it. */
  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (;;) {
      const [next] = this.#waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.#waiting = this.#waiting.filter((one) => one !== next);
      this.#now = next.at;
      next.act();
      flushSync();
    }
    this.#now = end;
  }
}

/** A question put to the engine, to be answered by the test. */
export interface Put {
  readonly question: Question;
  readonly signal: AbortSignal;
  readonly answer: (value: unknown) => void;
  readonly fail: (error: Error) => void;
}

/** An engine that answers when the test says so, and what it has been asked. */
export function testEngine(): Pick<Engine, 'ask'> & { readonly put: Put[] } {
  const put: Put[] = [];
  const ask = (question: Question, { signal }: { signal: AbortSignal }): Promise<unknown> =>
    new Promise((answer, fail) => {
      put.push({ question, signal, answer, fail });
      signal.addEventListener('abort', () => {
        fail(new Error('withdrawn'));
      });
    });
  return { ask: ask as Engine['ask'], put };
}

/** A hand made for tests: a simple game with variations at the layout and in trick 2. */
export const withVariations = (): SkatReplay => buildReplay(parseOrThrow(WITH_VARIATIONS));

export const bookHand = (id: string): SkatReplay => buildReplay(readHand(id));

const solver = makeSolver();

/** The values that the solver works out when it is asked. */
export const solvedValues: ValuesAt = (replay, stop) => {
  const choice = choiceAt(replay, lineOf(replay, stop.line), stop);
  return Promise.resolve(choice === null ? null : finish(workOut(solver, valuesAsked(choice))));
};

export const PARTS: PartLoaders = {
  playingOn: () => Promise.resolve((figure: Figure) => new OwnPlay(ofSkat(figure))),
  counting: () =>
    Promise.resolve(
      (figure: Figure, seed: number, sides: 'first' | 'all') =>
        new Counting(ofSkat(figure), seed, sides),
    ),
  thinking: () => Promise.resolve((figure: Figure) => new Thinking(ofSkat(figure), solvedValues)),
};

/** A figure at some place, and the time it lives in. */
export interface Placed {
  readonly figure: SkatFigure;
  readonly clock: TestClock;
}

/** A figure at a place, with its time. */
export function figureAt(replay: SkatReplay, start: string, loaders: PartLoaders = PARTS): Placed {
  const clock = new TestClock();
  return { figure: ofSkat(new Figure(replay, start, clock, loaders)), clock };
}

/** Lets everything be done that waits for nothing but its turn. */
export async function settled(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  flushSync();
}

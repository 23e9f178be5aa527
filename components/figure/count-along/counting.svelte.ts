import { questionTricks, gradeCount } from '../../../src/game/replay/count-along.ts';
import type { Answer, CountGrade } from '../../../src/game/replay/count-along.ts';
import { sidesOf } from '../../../src/game/replay/counts.ts';
import { skatCounts } from '../../../src/game/replay/skat.ts';
import type { SkatCount } from '../../../src/game/replay/counts.ts';
import type { SkatReplayLine } from '../../../src/game/replay/skat-replay.ts';
import type { SkatFigure as Figure } from '../figure.svelte.ts';
import type { CountingAlong } from '../parts.ts';

// Loaded together, because counting needs the panel.
export { default as CountAlong } from './CountAlong.svelte';

/** Implements counting along in a figure. */
export class Counting implements CountingAlong {
  readonly #figure: Figure;
  /** The line whose points the reader counts. */
  readonly #line: SkatReplayLine;
  readonly #questionTricks: readonly number[];
  readonly sides: readonly string[];
  readonly skat: SkatCount;
  #phase: 'counting' | 'graded' = $state('counting');
  #answers: readonly Answer[] = $state.raw([]);
  /** Tricks whose question was skipped. */
  #skipped: readonly number[] = $state.raw([]);

  readonly question = $derived.by(() => this.#question());
  readonly grade: CountGrade | null = $derived.by(() =>
    this.#phase === 'graded'
      ? gradeCount(this.#figure.replay, this.#line.id, this.#answers, this.skat)
      : null,
  );

  /**
   * Starts in the current line of the figure.
   *
   * @param seed any whole number; it determines the tricks with a question.
   * @param sides whether to count one side or all.
   */
  constructor(figure: Figure, seed: number, sides: 'first' | 'all') {
    const { line, skatKnown } = figure;
    const all = sidesOf(line);
    const tricks = line.path.filter(({ taken }) => taken !== null).length;
    this.#figure = figure;
    this.#line = line;
    this.#questionTricks = questionTricks(tricks, seed);
    this.sides = sides === 'all' ? all : all.slice(0, 1);
    this.skat = skatCounts(line) && skatKnown ? 'with-skat' : 'tricks-only';
  }

  get phase(): 'counting' | 'graded' {
    return this.#phase;
  }

  answer(points: readonly Answer[]): void {
    if (this.#phase === 'graded') return;
    this.#answers = [...this.#answers, ...points];
    if (this.#figure.atEnd) this.#phase = 'graded';
  }

  skip(): void {
    if (this.question === null) return;
    this.#skipped = [...this.#skipped, this.question];
    if (this.#figure.atEnd) this.#phase = 'graded';
  }

  gradeNow(): void {
    this.#phase = 'graded';
  }

  #question(): number | null {
    const { stop } = this.#figure;
    if (this.#phase === 'graded' || stop.taken === null) return null;
    if (!this.#line.path.includes(stop)) return null;
    const { trick } = stop;
    const answered = this.#answers.some((answer) => answer.trick === trick);
    const isSettled = answered || this.#skipped.includes(trick);
    return this.#questionTricks.includes(trick) && !isSettled ? trick : null;
  }
}

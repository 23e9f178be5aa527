import type { Card } from '../../src/game/skat/cards.ts';
import type { Problem } from '../../src/problems/problem.ts';
import { refute } from '../../src/problems/refute.ts';
import type { AskSolver } from '../../src/problems/refute.ts';
import type { ProblemFigure, ShownLine } from './problem-figure.svelte.ts';

/**
 * What goes wrong after a wrong card, in the deal that is shown: the reader’s own card where it fails
 * there, else the card that players choose most.
 */
export class Refuting {
  readonly #problem: Problem;
  readonly #figure: ProblemFigure;
  #isOver = false;
  line: ShownLine | null = $state.raw(null);
  /** The wrong card that was tried where it comes to the aim in this deal; null elsewhere. */
  luckyCard: Card | null = $state.raw(null);
  /** The card for which the solver is being asked; null while it is not. */
  tried: Card | null = $state.raw(null);

  constructor(problem: Problem, figure: ProblemFigure) {
    this.#problem = problem;
    this.#figure = figure;
  }

  /** Whether the deal shown is the one that was played. */
  get isDealPlayed(): boolean {
    return this.#problem.refutation.isDealPlayed;
  }

  /**
   * Finds the line for a card, and shows it where it is the reader’s own.
   *
   * @param ask null where no solver can be asked.
   */
  async find(own: Card, ask: AskSolver | null): Promise<void> {
    const { goal, refutation, right, state } = this.#problem;
    const { away, hands, line, wrong } = refutation;
    const card = right.includes(own) ? wrong : own;
    // A decision of the reader’s own comes without a line.
    const prepared = line.length > 1 ? { hands, away, cards: line } : null;
    if (card === wrong && prepared !== null) this.line = prepared;
    else if (ask !== null) {
      const position = { ...state.play!, hands };
      this.tried = card;
      // Without the solver there is the line that came with the problem.
      const cards = await refute({ position, away, goal }, card, ask).catch(() => undefined);
      this.tried = null;
      this.line = cards === null || cards === undefined ? prepared : { hands, away, cards };
      this.luckyCard = cards === null ? card : null;
    } else this.line = prepared;
    if (!this.#isOver && this.line?.cards[0] === own) this.show();
  }

  /** The answer is taken back: what is still being looked for is not shown. */
  end(): void {
    this.#isOver = true;
  }

  /** Shows the line on the table. */
  show(): void {
    if (this.line !== null) this.#figure.showLine(this.line);
  }
}

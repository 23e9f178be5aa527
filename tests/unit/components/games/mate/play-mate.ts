/** A round of Mate as a reader presses his way through it, against the solver without its worker. */
import { answerMate } from '../../../../../src/game/others/mate/answerer.ts';
import type { MateEngine } from '../../../../../components/games/mate/engine.ts';
import type { MateRound } from '../../../../../components/games/mate/mate-round.svelte.ts';
import { MateSolver } from '../../../../../src/game/others/mate/solver.ts';

/** The solver in the place of the engine, without its worker. */
export const mateEngine = (): MateEngine => {
  const solver = new MateSolver('plain');
  return { ask: (question) => Promise.resolve(answerMate(solver, question)) };
};

/** Waits until the engine has said what it has to say. */
export async function settled(round: MateRound): Promise<void> {
  for (let turn = 0; turn < 200; turn++) {
    await Promise.resolve();
    if (round.readersTurn && round.worths !== null) return;
    if (round.stage === 'between' || round.stage === 'done') return;
  }
}

/** Plays to the end of a round, taking what `pick` says of the engine’s own list. */
export async function playRound(round: MateRound, pick: 'best' | 'worst'): Promise<void> {
  for (let turn = 0; turn < 60 && round.stage !== 'done'; turn++) {
    await settled(round);
    if (round.stage === 'between') round.changeHands();
    else if (round.worths !== null) {
      const sorted = round.worths.toSorted((a, b) => a.worth - b.worth);
      round.choose((pick === 'best' ? sorted.at(-1) : sorted[0])?.card ?? null);
    }
  }
}

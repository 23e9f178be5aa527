/** The solver for one problem, whose worker starts with the first question. */
import type { AskSolver } from '../../src/problems/refute.ts';
import { openEngine } from '../figure/engine.ts';

export interface OpenSolver {
  readonly ask: AskSolver;
  /** Releases the worker. */
  readonly close: () => void;
}

/** Opens the solver; close it when the problem goes. */
export function solverOf(): OpenSolver {
  const engine = openEngine();
  return {
    ask: {
      points: (position) => engine.ask({ name: 'cardPoints', position }),
      tricks: (position, aim) => engine.ask({ name: 'cardTricks', position, aim }),
    },
    close: () => {
      engine.close();
    },
  };
}

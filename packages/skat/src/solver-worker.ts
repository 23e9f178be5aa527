/** The entry of the solver’s worker; `startSolver` begins it. */
import '../../../src/game/solver/worker.ts';

/**
 * A hand laid out as positions to step through, with addresses for its places.
 *
 * @packageDocumentation
 */
export { buildReplay } from '../../../src/game/replay/build.ts';
export type { SkatReplay, SkatReplayLine, SkatStop } from '../../../src/game/replay/skat-replay.ts';
export { lineOf, stopOf } from '../../../src/game/replay/replay.ts';
export type {
  ErratumNote,
  LineId,
  Note,
  Replay,
  ReplayLine,
  SeatScore,
  Stop,
  TableCard,
} from '../../../src/game/replay/replay.ts';
export {
  backToRecord,
  branchesAt,
  findPlace,
  intoBranch,
  stepCard,
  stepTrick,
  toEnd,
  toStart,
  toTrick,
} from '../../../src/game/replay/step.ts';
export type { Direction, PlaceResult } from '../../../src/game/replay/step.ts';
export { makePlace, readPlace } from '../../../src/game/replay/place.ts';
export type { Place } from '../../../src/game/replay/place.ts';
export { verdictOf } from '../../../src/game/replay/verdict.ts';
export type { Verdict } from '../../../src/game/replay/verdict.ts';

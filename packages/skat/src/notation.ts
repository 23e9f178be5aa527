/**
 * Hands as text and as JSON: read, checked against the rules, printed.
 *
 * @packageDocumentation
 */
export { parseHand } from '../../../src/game/notation/parse.ts';
export { makeHand } from '../../../src/game/notation/write/make.ts';
export { parsePublicHand } from '../../../src/game/notation/read/public.ts';
export { makePublicHand, summariseHand } from '../../../src/game/notation/write/public.ts';
export type { HandSummary } from '../../../src/game/notation/write/public.ts';
export { HAND_FORMAT } from '../../../src/game/notation/write/public-hand.ts';
export type {
  PublicDeal,
  PublicHand,
  PublicLine,
  PublicNotes,
  PublicOutcome,
  PublicPair,
  PublicPoints,
  PublicTrick,
  PublicVariation,
} from '../../../src/game/notation/write/public-hand.ts';
export { isSettled } from '../../../src/game/notation/summary.ts';
export { makeOpenSpielActions } from '../../../src/game/notation/open-spiel.ts';
export type { OpenSpielActions, OpenSpielError } from '../../../src/game/notation/open-spiel.ts';
export { ERROR_CODES } from '../../../src/game/notation/errors.ts';
export type { ErrorCode, HandError } from '../../../src/game/notation/errors.ts';
export { showError, showSummary } from '../../../src/game/notation/command/show.ts';
export type { PieceFault } from '../../../src/game/notation/pieces/fault.ts';
export type {
  AnyHand,
  Erratum,
  Exchange,
  Hand,
  Line,
  Play,
  SkatLine,
  SkatPlay,
  SkatTrick,
  SkatVariation,
  Trick,
  Variation,
} from '../../../src/game/notation/hand.ts';
export type { Mark } from '../../../src/game/words/marks.ts';

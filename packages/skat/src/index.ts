/**
 * The game of Skat: cards, deal, rule books, bidding, play, value and result.
 *
 * @packageDocumentation
 */
export {
  CARDS,
  PACK_POINTS,
  RANKS,
  RANK_POINTS,
  SUITS,
  cardPoints,
  isCard,
  rankOf,
  suitOf,
  sumPoints,
} from '../../../src/game/skat/cards.ts';
export type { BySuit, Card, Rank, Suit } from '../../../src/game/skat/cards.ts';
export { SEATS, isSeat, nextSeat, seatsFrom } from '../../../src/game/skat/seats.ts';
export type { BySeat, Seat, Side } from '../../../src/game/skat/seats.ts';
export { dealCards, sortCards } from '../../../src/game/skat/deal.ts';
export type { Deal, Layout } from '../../../src/game/skat/deal.ts';
export {
  CONTRACT_KINDS,
  KINDS,
  isContractKind,
  isRamsch,
} from '../../../src/game/skat/contract.ts';
export type {
  Aim,
  Announced,
  Contract,
  ContractKind,
  KindRules,
  RamschKind,
  SkatUse,
  Trumps,
} from '../../../src/game/skat/contract.ts';
export { LAWS, LAW_IDS, isLawId } from '../../../src/game/skat/laws.ts';
export type { Law, LawId } from '../../../src/game/skat/laws.ts';
export type { RuleBook, Targets } from '../../../src/game/skat/laws/law.ts';
export { bidValues } from '../../../src/game/skat/bid-values.ts';
export { checkBidding } from '../../../src/game/skat/bidding.ts';
export type { BiddingError, BiddingOutcome, BiddingStep } from '../../../src/game/skat/bidding.ts';
export { countMatadors, matadorCount } from '../../../src/game/skat/matadors.ts';
export type { Matadors } from '../../../src/game/skat/matadors.ts';
export {
  cardStrength,
  isTrump,
  legalCards,
  playedSuit,
  trumpsOf,
  winningIndex,
} from '../../../src/game/skat/order.ts';
export type { Game } from '../../../src/game/skat/order.ts';
export {
  isDecided,
  isOver,
  legalPlays,
  playCard,
  startPlay,
  toMove,
  whyIllegal,
} from '../../../src/game/skat/play.ts';
export type { IllegalPlay, PlayedTrick, Position } from '../../../src/game/skat/play.ts';
export { playedHands } from '../../../src/game/skat/played-hands.ts';
export type {
  Exchange,
  Preparation,
  PreparationError,
} from '../../../src/game/skat/played-hands.ts';
export { handResult } from '../../../src/game/skat/result.ts';
export type {
  DeclarerResult,
  HandResult,
  PlayedHand,
  RamschResult,
} from '../../../src/game/skat/result.ts';
export { gameValue } from '../../../src/game/skat/value.ts';
export type {
  DeclarerValue,
  HandValue,
  MultiplierPart,
  PlayedOutcome,
  RamschValue,
  ValueError,
} from '../../../src/game/skat/value.ts';
export { settleHand } from '../../../src/game/skat/settlement.ts';
export type { Settlement } from '../../../src/game/skat/settlement.ts';
export type { ConcededHand } from '../../../src/game/skat/concession.ts';
export type { Checked } from '../../../src/lib/checked.ts';

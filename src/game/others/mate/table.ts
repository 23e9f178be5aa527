/** Mate at the table of a replay: what counts is the number of the move. */
import type { GameHand } from '../../notation/hand.ts';
import type { TableGame } from '../../replay/table-game.ts';
import { unprintedWords } from '../../replay/unprinted.ts';
import { MATE_RULES, MATE_SEATS, MOVES, sortMate, startMate } from './rules.ts';
import type { MateCard, MateGame, MatePosition, MateSeat } from './rules.ts';
import { mateOutcome } from './score.ts';

/** A game of Mate. */
export interface MateHand extends GameHand {
  readonly contract: MateGame;
  readonly deal: Readonly<Record<MateSeat, readonly MateCard[]>>;
}

export const MATE: TableGame = {
  ...MATE_RULES,
  engine: false,
  tricks: MOVES,
  unit: 'trick',
  total: MOVES,
  marks: () => [],
  contractName: () => '',
  // A move that is won brings the lead, and nothing else.
  counts: () => false,
  sides: () => MATE_SEATS,
  sideOf: (_, seat) => seat,
  aside: () => 0,
  knowsAside: () => true,
  milestones: () => [],
  prepare: (hand) => hand,
  change: (parent) => parent,
  cardsMove: ({ contract }: MateHand) => contract.aside.X !== null || contract.aside.Y !== null,
  start: ({ contract, deal }: MateHand) => startMate(contract, deal),
  isDecided: (position: MatePosition) => mateOutcome(position) !== null,
  sort: sortMate,
  unprinted: unprintedWords,
};

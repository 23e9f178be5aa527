/**
 * What the solver's worker can be asked.
 */
import type { Card } from '../skat/cards.ts';
import type { Deal } from '../skat/deal.ts';
import type { Game } from '../skat/order.ts';
import type { Seat } from '../skat/seats.ts';
import type { AnswerOf, QuestionOf } from '../../lib/worker/protocol.ts';
import type { OpenExchange, LayoutPoints, LayoutTricks } from './layouts.ts';
import type { OpenPosition } from './position.ts';
import type { TrickAim } from './trick-search.ts';
import type { GamePossible, SolvedOutcome } from './whole-deal.ts';

/** Every question with what it needs and what answers it; see `Solver` for what they mean. */
export interface Questions {
  points: { asks: { position: OpenPosition }; answer: number };
  reaches: { asks: { position: OpenPosition; target: number }; answer: boolean };
  cardPoints: { asks: { position: OpenPosition }; answer: ReadonlyMap<Card, number> };
  tricks: { asks: { position: OpenPosition; aim: TrickAim }; answer: boolean };
  cardTricks: {
    asks: { position: OpenPosition; aim: TrickAim };
    answer: ReadonlyMap<Card, boolean>;
  };
  layoutPoints: { asks: { exchange: OpenExchange }; answer: readonly LayoutPoints[] };
  layoutTricks: {
    asks: { exchange: OpenExchange; aim: TrickAim };
    answer: readonly LayoutTricks[];
  };
  /** One game of one seat: with the skat left alone, or taken up. */
  gameUntouched: { asks: { deal: Deal; seat: Seat; game: Game }; answer: SolvedOutcome };
  gameTaken: { asks: { deal: Deal; seat: Seat; game: Game }; answer: GamePossible['taken'] };
  wholeDeal: { asks: { deal: Deal }; answer: readonly GamePossible[] };
}

export type QuestionName = keyof Questions;

/** A question by its name. */
export type Question = QuestionOf<Questions>;

/** The answer to a question. */
export type AnswerTo<Name extends QuestionName> = AnswerOf<Questions, Name>;

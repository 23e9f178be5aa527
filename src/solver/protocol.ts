/**
 * What the page and the solver's worker say to each other.
 */
import type { Card } from '../skat/cards.ts';
import type { Deal } from '../skat/deal.ts';
import type { Exchange, LayoutPoints, LayoutTricks } from './layouts.ts';
import type { OpenPosition, Unsolvable } from './position.ts';
import type { Progress } from './task.ts';
import type { TrickAim } from './trick-search.ts';
import type { GamePossible } from './whole-deal.ts';

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
  layoutPoints: { asks: { exchange: Exchange }; answer: readonly LayoutPoints[] };
  layoutTricks: {
    asks: { exchange: Exchange; aim: TrickAim };
    answer: readonly LayoutTricks[];
  };
  wholeDeal: { asks: { deal: Deal }; answer: readonly GamePossible[] };
}

export type QuestionName = keyof Questions;

/** A question by its name. */
export type Question = {
  [Name in QuestionName]: { readonly name: Name } & Readonly<Questions[Name]['asks']>;
}[QuestionName];

/** The answer to a question. */
export type AnswerTo<Name extends QuestionName> = Questions[Name]['answer'];

/** From the page: a question under a number of the page's choosing, or that one is done with. */
export type ToWorker =
  | { readonly type: 'ask'; readonly id: number; readonly question: Question }
  | { readonly type: 'cancel'; readonly id: number };

/** Why a question had no answer: it cannot be solved, or something is wrong with the program. */
export type Failure = Unsolvable | 'program-error';

/**
 * From the worker, under the question's number: any number of times how far it is, and then its
 * answer, why there is none, or that it was cancelled.
 */
export type FromWorker =
  | { readonly type: 'progress'; readonly id: number; readonly progress: Progress }
  | { readonly type: 'answer'; readonly id: number; readonly answer: AnswerTo<QuestionName> }
  | {
      readonly type: 'failed';
      readonly id: number;
      readonly reason: Failure;
      readonly message: string;
    }
  | { readonly type: 'cancelled'; readonly id: number };

/** What the players' worker can be asked. */
import type { Position } from '../../game/skat/play.ts';
import type { Seat } from '../../game/skat/seats.ts';
import type { Action, Decision } from './action.ts';
import type { ClaimAnswer } from './claim.ts';
import type { Judgement } from './judgement.ts';
import type { PlayerName } from './levels.ts';
import type { DealState } from './state.ts';
import type { SeatView } from './view.ts';
import type { WeighedCards, Weighing, WeighingBefore } from './weigh.ts';

/** Every question with what it needs and what answers it. */
export interface PlayerQuestions {
  /**
   * What a player does; asked for the seat of a reader, it is the hint. `seed` is chance: the same
   * question with the same seed has the same answer. `worlds`, where it is given, is how many deals
   * are imagined in place of what the strength has: 200 to judge a reader's card by.
   */
  decide: {
    asks: { view: SeatView; player: PlayerName; seed: number; worlds: number | null };
    answer: Decision;
  };
  /** Whether what a seat claims of the rest is true with all cards open. */
  claim: {
    asks: { position: Position; seat: Seat };
    answer: ClaimAnswer;
  };
  /**
   * What an action of a reader’s was worth by what the reader could know, by so many deals, or where
   * `worlds` is null by as many as it takes (judge-closely.ts); null where it cannot be judged.
   */
  judge: {
    asks: { view: SeatView; action: Action; seed: number; worlds: number | null };
    answer: Judgement | null;
  };
  /** What every card comes to that the seat in turn may play: as far as is known, and truly. */
  weighCards: {
    asks: { state: DealState; seed: number; worlds: number };
    answer: WeighedCards | null;
  };
  /** The same of one action before the first card. */
  weighBefore: {
    asks: { state: DealState; action: Action; seed: number; how: WeighingBefore };
    answer: Weighing | null;
  };
}

/** What a question about the value of a game holds, and what an answer to it is. */
import type { Card } from '../../../game/skat/cards.ts';
import type { Contract } from '../../../game/skat/contract.ts';
import type { LawId } from '../../../game/skat/laws.ts';
import type { Matadors } from '../../../game/skat/matadors.ts';
import type { DeclarerResult } from '../../../game/skat/result.ts';
import type { QuestionBase } from '../../drill.ts';

/** The declarer's twelve cards, sorted for the hand. */
export interface Twelve {
  /** The ten as dealt. */
  readonly hand: readonly Card[];
  readonly skat: readonly [Card, Card];
}

export interface ValueQuestion extends QuestionBase {
  readonly law: LawId;
  readonly contract: Contract;
  /** Null in a game without trumps. */
  readonly matadors: Matadors | null;
  /** Null where the matadors are told instead of shown. */
  readonly cards: Twelve | null;
  /** The number at which the declarer got the game; null where no bid is told. */
  readonly bid: number | null;
  readonly result: DeclarerResult;
}

export type Sign = 'plus' | 'minus';

export interface ValueAnswer {
  /** Without its sign: 0 or more. */
  readonly amount: number;
  /** Plus for the declarer, or minus. */
  readonly sign: Sign;
}

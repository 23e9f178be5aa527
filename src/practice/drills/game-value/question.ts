/** Questions about the value of a game, and their answers. */
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
  /** Null where the question states the matadors instead of showing cards. */
  readonly cards: Twelve | null;
  /** The bid at which the declarer became the declarer; null where the question has no bid. */
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

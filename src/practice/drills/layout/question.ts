/** Questions of the drill about putting cards away. */
import type { Card } from '../../../game/skat/cards.ts';
import type { Layout } from '../../../game/skat/deal.ts';
import type { Game } from '../../../game/skat/order.ts';
import type { BySeat, Seat } from '../../../game/skat/seats.ts';
import type { QuestionBase } from '../../drill.ts';
import type { Measurement } from '../../measurement.ts';

/** The kinds of question. */
export const LAYOUT_KINDS = ['ten', 'suit', 'trumps', 'long', 'grand', 'nullo'] as const;
export type LayoutKind = (typeof LAYOUT_KINDS)[number];

export interface PairQuestion extends QuestionBase {
  readonly kind: LayoutKind;
  readonly game: Game;
  readonly declarer: Seat;
  /** The declarer’s twelve cards and the others’ ten, which a solver needs after the answer. */
  readonly hands: BySeat<readonly Card[]>;
  /** The pairs to choose from, of which one is right; null when any two cards may be taken. */
  readonly pairs: readonly Layout[] | null;
  /** The measurement of each pair; empty for a hand that was not measured. */
  readonly measurements: readonly LayoutMeasurement[];
}

/** Games won with two cards put away. */
export interface LayoutMeasurement extends Measurement {
  readonly layout: Layout;
}

export type LayoutAnswer = Layout;

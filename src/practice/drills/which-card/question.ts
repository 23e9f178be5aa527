/** Questions of the drill on single cards: which card to play to the first trick. */
import type { Card } from '../../../game/skat/cards.ts';
import type { QuestionBase } from '../../drill.ts';
import type { Measurement } from '../../measurement.ts';
import type { CardKind, CardPlace } from '../../../strategy/which-card/card-place.ts';

/** Games that went well with a card: see {@link wellWords}. */
export interface CardMeasurement extends Measurement {
  readonly card: Card;
}

export interface WhichCardQuestion extends QuestionBase, CardPlace {
  readonly kind: CardKind;
  /** The measurement of each card that may be played. */
  readonly measurements: readonly CardMeasurement[];
}

/** Questions of the drill on single cards: which card to play to the first trick. */
import type { Card } from '../../../game/skat/cards.ts';
import type { QuestionBase } from '../../drill.ts';
import type { Measurement } from '../../measurement.ts';
import { seatAt } from '../../../strategy/which-card/card-place.ts';
import type { CardKind, CardPlace } from '../../../strategy/which-card/card-place.ts';

/** Games that went well with a card: see {@link sideOf}. */
export interface CardMeasurement extends Measurement {
  readonly card: Card;
}

export interface WhichCardQuestion extends QuestionBase, CardPlace {
  readonly kind: CardKind;
  /** The measurement of each card that may be played. */
  readonly measurements: readonly CardMeasurement[];
}

/** Whose card it is; in a Ramsch everyone plays alone. A game goes well when that side wins it. */
export type CardSide = 'alone' | 'declarer' | 'defender';

/** Whose card is to be played. */
export function sideOf(place: Pick<CardPlace, 'declarer' | 'table'>): CardSide {
  if (place.declarer === null) return 'alone';
  return place.declarer === seatAt(place) ? 'declarer' : 'defender';
}

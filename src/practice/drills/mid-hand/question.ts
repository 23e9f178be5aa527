/** Questions of the drill on the middle of a hand: a card at any trick, by today’s rules. */
import type { Card } from '../../../game/skat/cards.ts';
import type { Layout } from '../../../game/skat/deal.ts';
import type { Game } from '../../../game/skat/order.ts';
import type { PlayedTrick } from '../../../game/skat/play.ts';
import type { Seat } from '../../../game/skat/seats.ts';
import type { QuestionBase } from '../../drill.ts';

/** The kinds of question. */
export const MID_HAND_KINDS = [
  'suit-declarer',
  'suit-defender',
  'grand-declarer',
  'grand-defender',
  'null-declarer',
  'null-defender',
] as const;
export type MidHandKind = (typeof MID_HAND_KINDS)[number];

/** In how many of a hundred deals that a player could be facing the side comes to its aim with a card. */
export interface CardShare {
  readonly card: Card;
  readonly share: number;
}

/** A place in a hand as the player in turn sees it, with what each card comes to. */
export interface MidHandQuestion extends QuestionBase {
  readonly kind: MidHandKind;
  /** The number of the deal, as it is written at the table. */
  readonly deal: string;
  readonly game: Game;
  /** Whether the declarer took up the skat. */
  readonly taken: boolean;
  readonly seat: Seat;
  readonly declarer: Seat;
  readonly hand: readonly Card[];
  /** The two cards put away, where the player is the declarer; null where they are not known. */
  readonly layout: Layout | null;
  readonly tricks: readonly PlayedTrick[];
  readonly leader: Seat;
  readonly table: readonly Card[];
  readonly shares: readonly CardShare[];
}

/** How the skat goes round in a Schiebe-Ramsch, seat by seat, before a card is played. */
import { PUSHES } from '#edition/book/exhibits/totals/totals-words.ts';
import type { Card } from '../../../game/skat/cards.ts';
import { isCard } from '../../../game/skat/cards.ts';
import { SEATS } from '../../../game/skat/seats.ts';
import { SEAT_WORDS } from '../../../game/words/seats.ts';
import { dealOfRows } from '../bidding-walk/distribution.ts';

export interface PushedStep {
  readonly name: string;
  /** The ten cards dealt to the seat. */
  readonly hand: readonly Card[];
  /** The two that come to it. */
  readonly received: readonly Card[];
  /** The two that leave it. */
  readonly on: readonly Card[];
  /** Where these go: `pushes to Mittelhand`. */
  readonly to: string;
}

/**
 * The three steps.
 *
 * @param text the deal in four rows; `on` is `V S10 H10, M …, H …`.
 * @throws RangeError when a seat pushes what it does not have: a slip in a chapter.
 */
export function pushedRound(
  text: Readonly<Record<'V' | 'M' | 'H' | 'skat' | 'on', string>>,
): PushedStep[] {
  const deal = dealOfRows(text);
  const pushes = text.on.split(',').map((each) => each.trim().split(' '));
  let coming: readonly Card[] = deal.skat;
  return SEATS.map((seat, index) => {
    const [who, ...cards] = pushes[index] ?? [];
    const on = cards.filter(isCard);
    const hand = deal[seat];
    const received = coming;
    const has = on.every((card) => hand.includes(card) || received.includes(card));
    if (who !== seat || on.length !== 2 || !has) {
      throw new RangeError(`${SEAT_WORDS[seat]} cannot push on ${cards.join(' ')}.`);
    }
    coming = on;
    return { name: SEAT_WORDS[seat], hand, received, on, to: PUSHES[seat] };
  });
}

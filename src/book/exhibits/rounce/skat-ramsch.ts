/** A game of Skat Ramsch, as The Standard Hoyle (1912) has it, played by its rules and paid in chips. */
import {
  legalAboveNullo,
  winningAboveNullo,
} from '../../../game/skat/exceptional/jacks-above-nullo.ts';
import { sumPoints } from '../../../game/skat/cards.ts';
import type { Card } from '../../../game/skat/cards.ts';
import { HOYLE_1912 } from '../../../game/skat/laws/hoyle-1912.ts';
import { SEATS, isSeat, seatsFrom } from '../../../game/skat/seats.ts';
import type { BySeat, Seat } from '../../../game/skat/seats.ts';
import { dealOfRows } from '../bidding-walk/distribution.ts';
import { cardsOfText } from '../examples/counting.ts';

/** A deal and its play as a text: `V HJ CA SJ / H C7 …`. */
export interface RamschText extends Readonly<Record<Seat | 'skat', string>> {
  readonly play: string;
}

export interface RamschTrick {
  readonly leader: Seat;
  readonly cards: readonly Card[];
  /** Which of the cards took it. */
  readonly best: number;
  readonly points: number;
}

/** The tricks, what each has in the end, and the chips won or lost. */
export interface WorkedRamsch {
  readonly tricks: readonly RamschTrick[];
  readonly points: BySeat<number>;
  readonly chips: BySeat<number>;
}

/**
 * Plays the tricks by the rules; the skat goes with the last one.
 *
 * @throws RangeError for a card that is not held or does not follow, a wrong leader, or other than ten
 *   tricks: a slip in a chapter, which stops the build.
 */
export function workedRamsch(text: RamschText): WorkedRamsch {
  const deal = dealOfRows(text);
  const hands: Record<Seat, readonly Card[]> = { V: deal.V, M: deal.M, H: deal.H };
  const points: Record<Seat, number> = { V: 0, M: 0, H: 0 };
  let leader: Seat = 'V';
  const tricks = text.play.split('/').map((row): RamschTrick => {
    const [who = '', ...rest] = row.trim().split(' ');
    const cards = cardsOfText(rest.join(' '));
    if (!isSeat(who) || who !== leader) throw new RangeError(`${leader} leads in “${row.trim()}”.`);
    if (cards.length !== 3) throw new RangeError(`“${row.trim()}” is no trick.`);
    const order = seatsFrom(leader);
    for (const [index, card] of cards.entries()) {
      const seat = order[index as 0 | 1 | 2];
      const led = index === 0 ? null : (cards[0] ?? null);
      if (!legalAboveNullo(hands[seat], led).includes(card))
        throw new RangeError(`${seat} may not play ${card} here.`);
      hands[seat] = hands[seat].filter((other) => other !== card);
    }
    const best = winningAboveNullo(cards);
    leader = order[best as 0 | 1 | 2];
    points[leader] += sumPoints(cards);
    return { leader: who, cards, best, points: sumPoints(cards) };
  });
  if (tricks.length !== 10) throw new RangeError(`${tricks.length} tricks are not ten.`);
  points[leader] += sumPoints(deal.skat);
  return { tricks, points, chips: ramschChips(points) };
}

/**
 * What each wins or loses: the one with most pays the others; two who are level pay the third; if all
 * are level nobody pays (Hoyle, "When There is No Call, Ramps" and "Skat Ramsch").
 */
export function ramschChips(points: BySeat<number>): BySeat<number> {
  const charge = HOYLE_1912.ramsch.ramsch?.charge;
  if (charge?.by !== 'sum') throw new RangeError('Hoyle’s Ramsch costs a sum.');
  const most = Math.max(...SEATS.map((seat) => points[seat]));
  const losers = SEATS.filter((seat) => points[seat] === most);
  const each = most === 120 ? (charge.everyPoint ?? charge.usual) : charge.usual;
  const chips: Record<Seat, number> = { V: 0, M: 0, H: 0 };
  if (losers.length === 3) return chips;
  const winners = SEATS.filter((seat) => !losers.includes(seat));
  for (const loser of losers) {
    for (const seat of winners) {
      chips[loser] -= each;
      chips[seat] += each;
    }
  }
  return chips;
}

/** The deal of Foster’s Hand No. 21, in the order of cards that Hoyle’s Skat Ramsch has. */
export const A_SKAT_RAMSCH: RamschText = {
  V: 'S9 S7 HJ HA HK H9 H7 DJ DQ D9',
  M: 'CA CK C9 C8 SA SK HQ DK D8 D7',
  H: 'C10 CQ C7 SJ S10 SQ S8 H10 H8 D10',
  skat: 'CJ DA',
  play: `V HJ CA SJ / H C7 HA CK / M D7 D10 D9 / H S8 S7 SA / M C8 C10 HK / H H8 H7 HQ /
    M D8 S10 DQ / V S9 SK SQ / M C9 CQ H9 / H H10 DJ DK`,
};

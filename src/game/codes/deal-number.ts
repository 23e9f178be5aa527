/** Every deal has a number, from 0 to 32! / (10! 10! 10! 2!) - 1: about 2.75 quadrillion. */
import { CARDS } from '../skat/cards.ts';
import type { Card } from '../skat/cards.ts';
import type { Deal } from '../skat/deal.ts';

/** The places a card can be dealt to, in the order of the numbering. */
const PLACES = ['V', 'M', 'H', 'skat'] as const;

const FACTORIALS: readonly bigint[] = CARDS.reduce<bigint[]>(
  (factorials, _, index) => [...factorials, factorials[index]! * BigInt(index + 1)],
  [1n],
);

/** In how many ways the cards can be dealt to places of these sizes. */
function ways(room: readonly number[]): bigint {
  const cards = room.reduce((sum, one) => sum + one, 0);
  return room.reduce((number, one) => number / FACTORIALS[one]!, FACTORIALS[cards]!);
}

/** How many deals there are. */
export const DEALS = ways([10, 10, 10, 2]);

/** The number of a deal; the order of the cards in hand and skat does not matter. */
export function numberOfDeal(deal: Deal): bigint {
  const room = [10, 10, 10, 2];
  let number = 0n;
  for (const card of CARDS) {
    const place = PLACES.findIndex((name) => deal[name].includes(card));
    for (let lower = 0; lower < place; lower++) number += waysWith(room, lower);
    room[place]!--;
  }
  return number;
}

/** The deal of a number from 0 to {@link DEALS} - 1, hands and skat sorted as {@link CARDS}. */
export function dealOfNumber(number: bigint): Deal {
  const room = [10, 10, 10, 2];
  const deal: Record<(typeof PLACES)[number], Card[]> = { V: [], M: [], H: [], skat: [] };
  let rest = number;
  for (const card of CARDS) {
    let place = 0;
    for (; place < 3; place++) {
      const before = waysWith(room, place);
      if (rest < before) break;
      rest -= before;
    }
    deal[PLACES[place]!].push(card);
    room[place]!--;
  }
  const [first, second] = deal.skat;
  return { ...deal, skat: [first!, second!] };
}

/** The ways to go on once a card has gone to this place; none when it is full. */
function waysWith(room: readonly number[], place: number): bigint {
  if (room[place] === 0) return 0n;
  return ways(room.map((one, index) => (index === place ? one - 1 : one)));
}

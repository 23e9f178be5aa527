/** The first deal: a game in clubs by today’s rules, its cards and its bidding. */
import type { BiddingStep } from '../game/skat/bidding.ts';
import type { Card } from '../game/skat/cards.ts';
import type { Contract } from '../game/skat/contract.ts';
import type { Deal, Layout } from '../game/skat/deal.ts';
import { countMatadors } from '../game/skat/matadors.ts';
import type { Matadors } from '../game/skat/matadors.ts';

/** The cards as dealt. The reader is Vorhand. */
export const FIRST_DEAL: Deal = {
  V: ['CJ', 'SJ', 'C9', 'C8', 'C7', 'HA', 'H7', 'D10', 'D8', 'S9'],
  M: ['HJ', 'CK', 'SA', 'S7', 'H10', 'HQ', 'H9', 'DA', 'DK', 'D7'],
  H: ['DJ', 'C10', 'CQ', 'S10', 'SK', 'SQ', 'S8', 'H8', 'DQ', 'D9'],
  skat: ['CA', 'HK'],
};

/** The suit that gives the reader most trumps. */
export const FIRST_TRUMP = 'C';

/** The game of the lesson. */
export const FIRST_CONTRACT: Contract = {
  kind: 'gucki-solo',
  trump: FIRST_TRUMP,
  announced: null,
};

/** The bidding, if the reader says yes to every number. */
export const FIRST_BIDDING: readonly BiddingStep[] = [
  { seat: 'M', say: 'bid', amount: 18 },
  { seat: 'V', say: 'yes' },
  { seat: 'M', say: 'bid', amount: 20 },
  { seat: 'V', say: 'yes' },
  { seat: 'M', say: 'pass' },
  { seat: 'H', say: 'bid', amount: 22 },
  { seat: 'V', say: 'yes' },
  { seat: 'H', say: 'bid', amount: 23 },
  { seat: 'V', say: 'yes' },
  { seat: 'H', say: 'pass' },
];

/** What the reader has promised once the bidding is over. */
export const FIRST_BID = 23;

/** How often the reader is asked in it. */
export const TIMES_ASKED = FIRST_BIDDING.filter((step) => step.say === 'yes').length;

/** What the lesson would put away; a reader who skips a choice goes on with it. */
export const ADVISED_LAYOUT: Layout = ['D10', 'S9'];

/** Vorhand’s twelve cards, the skat taken up. */
export const TWELVE: readonly Card[] = [...FIRST_DEAL.V, ...FIRST_DEAL.skat];

/** The matadors of the game; the skat does not change them. */
export const FIRST_MATADORS: Matadors = countMatadors(TWELVE, FIRST_CONTRACT)!;

/** The bidding as far as it has gone when the reader has said yes so often: up to the next question. */
export function biddingAfter(yesCount: number): readonly BiddingStep[] {
  const own = FIRST_BIDDING.flatMap((step, index) => (step.say === 'yes' ? [index] : []));
  return FIRST_BIDDING.slice(0, own[yesCount] ?? FIRST_BIDDING.length);
}

/** The number that the reader is asked for then; null when the bidding is over. */
export function numberAskedAfter(yesCount: number): number | null {
  const last = biddingAfter(yesCount).at(-1);
  return last?.say === 'bid' ? last.amount : null;
}

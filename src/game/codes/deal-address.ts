/** The analysis room’s address of a deal that is to be played from its first card. */
import { firstPosition } from '../notation/check/setting.ts';
import { isContractKind, isRamsch } from '../skat/contract.ts';
import type { Contract } from '../skat/contract.ts';
import type { Deal, Layout } from '../skat/deal.ts';
import { isSeat } from '../skat/seats.ts';
import type { Seat } from '../skat/seats.ts';
import { lineOfCards } from './course-of-play.ts';
import { bareHand, makeHandCode } from './hand-code.ts';
import { usualTitle } from '#edition/game/codes/code-words.ts';

/** A deal, who plays what on it, and what has been put away. */
export interface DealToPlay {
  readonly title: string;
  readonly deal: Deal;
  readonly declarer: Seat;
  readonly contract: Contract;
  readonly layout: Layout | null;
}

/** The address under which the analysis room opens it, by the laws of 1922. */
export function dealAddress({ contract, deal, declarer, layout, title }: DealToPlay): string {
  const setting = {
    contract,
    deal,
    declarer,
    layout,
    bidding: [],
    turned: null,
    handedRound: null,
    exchange: null,
  };
  const line = lineOfCards(firstPosition(setting), []);
  const hand = bareHand({ ...setting, laws: 'american-1922', line, title });
  return `/analyse/#${makeHandCode(hand)}`;
}

/**
 * The same for a deal in a chapter, which says who plays what: `V grand-solo`. Only games without a
 * trump suit that leave the skat alone are written so.
 *
 * @throws RangeError for anything else: a slip in the chapter, which stops the build.
 */
export function playedAddress(deal: Deal, plays: string): string {
  const [declarer = '', kind = ''] = plays.split(' ');
  if (!isSeat(declarer) || !isContractKind(kind) || isRamsch(kind)) {
    throw new RangeError(`“${plays}” is not a seat and game; write V grand-solo.`);
  }
  const contract = { kind, trump: null, announced: null };
  const title = usualTitle(contract, declarer, 'american-1922');
  return dealAddress({ title, deal, declarer, contract, layout: null });
}

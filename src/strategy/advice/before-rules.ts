/**
 * What the book says before the first card: of a bid (Foster, p. 58, 95, 126–129, 174), of what to play,
 * of a card drawn (p. 53, 78) and of two cards to put away (p. 60–69, 153, 174).
 */
import { bookDrawn, bookPlans } from '../players/bid/book.ts';
import { startFor, wordFor } from '../players/bid/plan.ts';
import type { GamePlan } from '../players/bid/plan.ts';
import type { Action } from '../players/action.ts';
import { offersOf } from '../players/offers.ts';
import type { SeatView } from '../players/view.ts';
import { explainTest } from '../bidding/explain-test.ts';
import { dangersOf, faultsInLayout, rankedLayouts } from '../layout/principles.ts';
import type { Contract } from '../../game/skat/contract.ts';
import type { Layout } from '../../game/skat/deal.ts';
import {
  sayMayRefuse,
  sayNoDanger,
  sayPutAway,
  saySureOf,
  sayTests,
} from '#edition/strategy/advice/before-words.ts';
import { LOOKS_BEFORE } from '#edition/strategy/advice/look-words.ts';
import type { TopicId } from './topic-ids.ts';

/** What the book says of something that is no card. */
export interface BookBefore {
  readonly topic: TopicId;
  /** What to look at. */
  readonly look: string;
  /** Its pages are in the sentences, “page 95”; comment text. */
  readonly says: string;
  /** What it would do; null where it has no word for it. */
  readonly action: Action | null;
}

/** The count of the best suit, as chapter 15 has it, and of a Tournee where there is one. */
function sayCounts({ dealt, law, seat }: SeatView): string {
  const solo = explainTest(dealt, seat, 'solo', null);
  const hasTournee = offersOf(law).turned.length > 0;
  return sayTests(solo, hasTournee ? explainTest(dealt, seat, 'tournee', null) : null);
}

/** What the book says of a word in the bidding, of the game, of the card drawn; null for a card. */
export function bookSaysBefore(view: SeatView): BookBefore | null {
  switch (view.asked?.what) {
    case 'word':
      return sayWord(view);
    case 'game':
      return sayGame(view);
    case 'drawn': {
      const { action, reasons } = bookDrawn(view);
      const says = view.skat.length === 1 ? sayMayRefuse(reasons[0]!.text) : reasons[0]!.text;
      return { topic: 'tournee', look: LOOKS_BEFORE.drawn, says, action };
    }
    case 'layout':
    case 'card':
    case undefined:
      return null;
  }
}

function sayWord(view: SeatView): BookBefore {
  const plans = bookPlans(view);
  const { action } = wordFor(view, plans);
  const numberAsked = view.asked?.what === 'word' ? (view.asked.number ?? view.asked.next ?? 0) : 0;
  const best = plans.reduce<GamePlan | null>(
    (found, plan) => (found === null || plan.limit > found.limit ? plan : found),
    null,
  );
  const reason =
    best === null
      ? sayCounts(view)
      : saySureOf(best.reason(numberAsked).text, best.limit, numberAsked);
  return { topic: 'bid', look: LOOKS_BEFORE.bid, says: reason, action };
}

function sayGame(view: SeatView): BookBefore {
  const plans = bookPlans(view);
  const mayPass = view.asked?.what === 'game' && view.asked.mayPass;
  if (plans.length === 0 && !mayPass) {
    return { topic: 'game', look: LOOKS_BEFORE.game, says: sayCounts(view), action: null };
  }
  const { action } = startFor(view, plans);
  const plan = plans.find(({ contract, way }) =>
    action.do === 'declare'
      ? way === 'hand' && contract?.kind === action.contract.kind
      : (way === 'take' && action.do === 'take') || (way === 'draw' && action.do === 'draw'),
  );
  const says = plan === undefined ? sayCounts(view) : plan.reason(view.bid).text;
  return { topic: 'game', look: LOOKS_BEFORE.game, says, action };
}

/** What the book’s principles put away for a game, and why. */
export function bookLayoutFor(
  view: SeatView,
  contract: Contract,
): BookBefore & { readonly layout: Layout } {
  const { hand, law } = view;
  const { layout } = rankedLayouts(hand, contract)[0]!;
  const dangers = dangersOf(hand, contract).filter(({ card }) => layout.includes(card));
  const gains = faultsInLayout(hand, layout, contract).filter(({ weight }) => weight < 0);
  const reasons = [...dangers, ...gains].map(({ why }) => why);
  return {
    topic: 'layout',
    look: LOOKS_BEFORE.layout,
    says: sayPutAway(reasons.length === 0 ? [sayNoDanger(contract, law.id)] : reasons, layout),
    action: { do: 'declare', contract, layout },
    layout,
  };
}

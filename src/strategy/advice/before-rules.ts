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
import { isNullo } from '../layout/nullo.ts';
import type { Contract } from '../../game/skat/contract.ts';
import type { Layout } from '../../game/skat/deal.ts';
import { contractName } from '#edition/game/words/game-name.ts';
import { listed } from '#edition/game/words/lists.ts';
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

const LOOK_BID =
  'Count your best suit: its trumps, and beside them the aces, and the tens that are safe. What is it worth, and is that as much as is asked?';
const LOOK_GAME = 'Which of your games is sure to cover the bid, and which of them is the safest?';
const LOOK_DRAWN =
  'Does the suit of this card make your hand stronger, or would you rather be without it?';
const LOOK_LAYOUT = 'Which of your twelve cards are in danger, and which suit could you empty?';

/** The count of the best suit, as chapter 15 has it, and of a Tournee where there is one. */
function sayCounts({ dealt, law, seat }: SeatView): string {
  const solo = `${explainTest(dealt, seat, 'solo', null)} (Page 95.)`;
  if (offersOf(law).turned.length === 0) return solo;
  return `${explainTest(dealt, seat, 'tournee', null)} (Page 58.) ${solo}`;
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
      const says =
        view.skat.length === 1
          ? `${reasons[0]!.text} You may also refuse it and turn up the other, which is lost double (page 78).`
          : reasons[0]!.text;
      return { topic: 'tournee', look: LOOK_DRAWN, says, action };
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
      : best.limit < numberAsked
        ? `${best.reason(numberAsked).text} But it is sure of ${best.limit} only, and a game that falls short of its bid is lost (page 56).`
        : `${best.reason(numberAsked).text} It is sure of ${best.limit}, and ${numberAsked} is asked.`;
  return { topic: 'bid', look: LOOK_BID, says: reason, action };
}

function sayGame(view: SeatView): BookBefore {
  const plans = bookPlans(view);
  const mayPass = view.asked?.what === 'game' && view.asked.mayPass;
  if (plans.length === 0 && !mayPass) {
    return { topic: 'game', look: LOOK_GAME, says: sayCounts(view), action: null };
  }
  const { action } = startFor(view, plans);
  const plan = plans.find(({ contract, way }) =>
    action.do === 'declare'
      ? way === 'hand' && contract?.kind === action.contract.kind
      : (way === 'take' && action.do === 'take') || (way === 'draw' && action.do === 'draw'),
  );
  const says = plan === undefined ? sayCounts(view) : plan.reason(view.bid).text;
  return { topic: 'game', look: LOOK_GAME, says, action };
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
  const reasons = [...dangers, ...gains].map(({ why }) => why).join(' ');
  const page = isNullo(contract) ? 'page 180' : contract.trump === null ? 'page 153' : 'page 60';
  const plain = `In ${contractName(contract, law.id)} nothing here is in special danger: small cards go, and what wins tricks stays (${page}).`;
  return {
    topic: 'layout',
    look: LOOK_LAYOUT,
    says: `${reasons === '' ? plain : reasons} So ${listed(layout)} go.`,
    action: { do: 'declare', contract, layout },
    layout,
  };
}

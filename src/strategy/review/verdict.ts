/**
 * Where a game was decided for one seat, and whether that seat could know it: the last card, layout or
 * surrender with all cards open after which the game stayed lost, beside what the seat’s own decision there
 * was worth by what it could know. The two measures stay apart; only the sentence names both.
 */
import type { Cost, Mistake } from '../../game/analysis/deeds.ts';
import type { Hand } from '../../game/notation/hand.ts';
import { isSettled, summariseHand } from '../../game/notation/summary.ts';
import { readPlace } from '../../game/replay/place.ts';
import type { Seat } from '../../game/skat/seats.ts';
import { CLEARLY } from '../players/mistake.ts';
import type { JudgedDecision } from './judged.ts';

/** Whether it could be seen that something else was better. */
export type Knowable =
  /** It was a mistake by what could be known. */
  | 'seen'
  /** It was as good as anything else. */
  | 'unseen'
  /** The deals that could have been there do not settle it. */
  | 'unclear';

/** What decided a game that was lost for a seat’s side. */
export type LostBy =
  /** The seat’s own card, or the two cards it put away. */
  | { readonly by: 'own'; readonly decision: JudgedDecision; readonly known: Knowable }
  /** The partner’s card. */
  | { readonly by: 'partner'; readonly trick: number }
  | { readonly by: 'giving-up' }
  /** The game was made, and is not worth the bid. The bid is that of the seat, where it was judged. */
  | { readonly by: 'bid'; readonly decision: JudgedDecision | null }
  /** The cards: with best play by all it was lost from the first lead. */
  | { readonly by: 'cards'; readonly decision: JudgedDecision | null };

/** A game from the side of a seat. */
export type GameVerdict =
  /** The mistake of the seat that cost most, though the game was won; null for none. */
  | { readonly outcome: 'won'; readonly costliest: JudgedDecision | null }
  | { readonly outcome: 'lost'; readonly lost: LostBy };

/**
 * Where a game was decided.
 *
 * @param judgedDecisions all decisions of the seat that can be judged.
 * @returns null for a Ramsch, and where the play breaks off.
 */
export function verdictOf(
  hand: Hand,
  seat: Seat,
  cost: Cost,
  judgedDecisions: readonly JudgedDecision[],
): GameVerdict | null {
  if (!isSettled(hand.line) || hand.declarer === null) return null;
  const { result, won } = summariseHand(hand);
  if (won === null || result.declarer === null) return null;
  const side = seat === hand.declarer ? 'declarer' : 'defenders';
  if (won === (side === 'declarer')) {
    return { outcome: 'won', costliest: costliest(judgedDecisions) };
  }
  const isUnderbid = side === 'declarer' && result.made;
  const lost: LostBy = isUnderbid
    ? { by: 'bid', decision: costliest(judgedDecisions.filter(isBeforeCards)) }
    : lostBy(hand, seat, cost, judgedDecisions);
  return { outcome: 'lost', lost };
}

function lostBy(
  hand: Hand,
  seat: Seat,
  cost: Cost,
  judgedDecisions: readonly JudgedDecision[],
): LostBy {
  const side = seat === hand.declarer ? 'declarer' : 'defenders';
  const last = cost.mistakes.findLast((one) => one.turned && one.side === side);
  const before = costliest(judgedDecisions.filter(isBeforeCards));
  if (last === undefined) return { by: 'cards', decision: before };
  if (last.deed === 'giving-up') return { by: 'giving-up' };
  const trick = trickOf(last);
  if (last.seat !== seat) return { by: 'partner', trick };
  const decision = judgedDecisions.find(({ action, view }) =>
    last.deed === 'layout'
      ? action.do === 'declare'
      : action.do === 'card' && view.tricks.length + 1 === trick,
  );
  // A card that was not judged was the only one, and so cannot have turned a game.
  if (decision === undefined) return { by: 'cards', decision: before };
  return { by: 'own', decision, known: knowable(decision) };
}

const trickOf = ({ place }: Mistake): number => readPlace(place)?.trick ?? 0;

const isBeforeCards = ({ judgement }: JudgedDecision): boolean =>
  judgement.about === 'bid' || judgement.about === 'game';

/** Of some decisions the mistake that cost most; null for none. */
function costliest(judgedDecisions: readonly JudgedDecision[]): JudgedDecision | null {
  return judgedDecisions
    .filter(({ mistake }) => mistake)
    .reduce<JudgedDecision | null>(
      (most, one) => (most === null || one.cost > most.cost ? one : most),
      null,
    );
}

function knowable({ judgement, mistake }: JudgedDecision): Knowable {
  if (mistake) return 'seen';
  const { gap } = judgement;
  return gap !== null && gap.by > 0 && gap.by + gap.margin >= CLEARLY ? 'unclear' : 'unseen';
}

/** The bidding of a record. */
import { checkBidding } from '../../skat/bidding.ts';
import type { BiddingStep } from '../../skat/bidding.ts';
import type { Seat } from '../../skat/seats.ts';
import { listed } from '#edition/game/words/lists.ts';
import { wrongStep } from '#edition/game/notation/iss/rules-words.ts';
import { Unreadable } from './errors.ts';
import { SERVER_LAW } from './law.ts';
import { readForfeit } from './moves.ts';
import type { IssMove, MoveList } from './moves.ts';
import { issPlayer } from './players.ts';

/** A bidding, and who got the game; nobody while it is not `complete`, and when all passed. */
export interface IssBidding {
  readonly steps: readonly BiddingStep[];
  readonly declarer: Seat | null;
  readonly complete: boolean;
}

/** Reads the bidding, as far as it goes, and checks it against today's rules. */
export function readIssBidding(moves: MoveList): IssBidding {
  const steps: BiddingStep[] = [];
  const bids: IssMove[] = [];
  for (let move = moves.peek(); move !== undefined; move = moves.peek()) {
    const step = readStep(move);
    if (step === null) break;
    steps.push(step);
    bids.push(move);
    moves.take();
  }
  const checked = checkBidding(steps, SERVER_LAW);
  if (checked.ok) return { steps, declarer: checked.value.survivor, complete: true };
  const [error] = checked.errors;
  const next = moves.peek();
  // A game may end in the bidding, when somebody leaves or is too slow, and a record anywhere.
  if (error.code === 'unfinished' && (next === undefined || readForfeit(next) !== null)) {
    return { steps, declarer: null, complete: false };
  }
  const wrong = bids[error.step] ?? next ?? bids.at(-1);
  if (wrong === undefined) return { steps, declarer: null, complete: false };
  const step = steps[error.step];
  throw new Unreadable(wrong.at, {
    code: 'bidding-order',
    expected:
      listed(
        error.turn.map((seat) => `a word from player ${issPlayer(seat)}`),
        'or',
      ) || 'nothing more',
    ...wrongStep({
      ...error,
      seat: wrong.seat,
      amount: step?.say === 'bid' ? step.amount : 0,
      action: wrong.action,
    }),
  });
}

function readStep({ seat, action }: IssMove): BiddingStep | null {
  if (seat === null) return null;
  if (action === 'y') return { seat, say: 'yes' };
  if (action === 'p') return { seat, say: 'pass' };
  return /^\d{1,4}$/.test(action) ? { seat, say: 'bid', amount: Number(action) } : null;
}

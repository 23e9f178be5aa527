/** The bidding of a record. */
import { checkBidding } from '../../skat/bidding.ts';
import type { BiddingError, BiddingStep } from '../../skat/bidding.ts';
import type { Seat } from '../../skat/seats.ts';
import { listed } from '#edition/game/words/lists.ts';
import { SEAT_WORDS } from '../../words/seats.ts';
import { quote } from '../speak.ts';
import { Unreadable } from './errors.ts';
import { SERVER_LAW } from './law.ts';
import { issPlayer, readForfeit } from './moves.ts';
import type { IssMove, MoveList } from './moves.ts';

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
  throw new Unreadable(wrong.at, {
    code: 'bidding-order',
    message: sayBiddingError(error, wrong, steps[error.step]),
    expected:
      listed(
        error.turn.map((seat) => `a word from player ${issPlayer(seat)}`),
        'or',
      ) || 'nothing more',
    hint: 'Correct the bidding: Mittelhand (1) bids to Vorhand (0), then Hinterhand (2) to the one left.',
  });
}

function readStep({ seat, action }: IssMove): BiddingStep | null {
  if (seat === null) return null;
  if (action === 'y') return { seat, say: 'yes' };
  if (action === 'p') return { seat, say: 'pass' };
  return /^\d{1,4}$/.test(action) ? { seat, say: 'bid', amount: Number(action) } : null;
}

function sayBiddingError(
  error: BiddingError,
  move: IssMove,
  step: BiddingStep | undefined,
): string {
  const who = move.seat === null ? 'The server' : SEAT_WORDS[move.seat];
  const amount = step?.say === 'bid' ? step.amount : 0;
  switch (error.code) {
    case 'not-higher':
      return `${who} bids ${amount}, but ${error.above ?? 0} was bid already.`;
    case 'no-such-value':
      return `No game is worth ${amount}, so it cannot be bid.`;
    case 'bidding-is-over':
      return 'The bidding had ended before this.';
    case 'unfinished':
      return `The bidding does not end before ${quote(move.action)}.`;
    case 'must-answer':
      return `${who} was asked and can only say y or p.`;
    case 'nothing-to-answer':
      return `There is no number that ${who} could say y to.`;
    case 'out-of-turn':
      return `${who} speaks here, but it is for ${listed(
        error.turn.map((seat) => SEAT_WORDS[seat]),
        'or',
      )} to speak.`;
  }
}

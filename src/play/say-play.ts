/** What is said at the table: of what the players do, and to the reader. */
import type { Action } from '../strategy/players/action.ts';
import type { DealState } from '../strategy/players/state.ts';
import type { Request } from '../strategy/players/view.ts';
import type { BiddingStep } from '../game/skat/bidding.ts';
import type { Seat } from '../game/skat/seats.ts';
import type { SuitStyle } from '../game/words/cards.ts';
import { capital } from '../game/words/text.ts';
import {
  ASK_GIVING_UP,
  CLAIM_SHOWS,
  RAMSCH,
  REQUESTS,
  SEEN_BEFORE,
  askForGame,
  sayBiddingWord,
  sayGivingUp,
  sayHeard,
  sayOffer,
  sayPlays,
  sayTrickTaken,
} from '#edition/play/play-words.ts';
import type { TableCardWords } from '#edition/play/play-words.ts';
import { namesAt, playerIn } from './names-at.ts';
import type { DealOutcome } from './on-sheet.ts';
import type { PlayPlace, TableDeal } from './sitting.ts';

/**
 * An action as it is heard, with the winner of a trick that it completes. Of cards that only the player sees
 * the reader’s own are named.
 *
 * @param seat who did it.
 * @param after the deal once it was done.
 */
export function sayDone(
  action: Action,
  seat: Seat,
  after: DealState,
  { seat: reader }: Pick<TableDeal, 'seat'>,
  cardWords: TableCardWords,
): string {
  const heard = sayHeard(
    playerIn(seat, reader),
    action,
    { laws: after.law.id, skat: after.deal.skat, drawn: after.drawn.at(-1) ?? null },
    cardWords,
  );
  const winner = action.do === 'card' ? winnerOfTrick(after) : null;
  return winner === null ? heard : `${heard} ${sayTrickTaken(playerIn(winner, reader))}`;
}

/** Who has taken the trick that the last card completed; null if it completed none. */
function winnerOfTrick({ play }: DealState): Seat | null {
  return play?.table.length === 0 ? (play.tricks.at(-1)?.winner ?? null) : null;
}

/**
 * The request to the reader, in a sentence.
 *
 * @param withOffer whether to name the number offered, too, which is not needed just after the bid.
 */
export function sayAsked(
  request: Request,
  state: DealState,
  reader: Seat,
  withOffer = true,
): string {
  switch (request.what) {
    case 'word': {
      if (request.number === null) {
        return request.next === null ? REQUESTS.nothingHigher : REQUESTS.bid;
      }
      if (!withOffer) return REQUESTS.isGood;
      const other = state.bidding.findLast((step) => step.say === 'bid');
      return sayOffer(other === undefined ? '' : namesAt(reader)[other.seat], request.number);
    }
    case 'game':
      return state.bid === null ? REQUESTS.noBid : askForGame(state.bid);
    case 'drawn':
      return state.drawn.length === 1 ? REQUESTS.drawn : REQUESTS.mustBePlayed;
    case 'layout':
      return state.contract === null ? REQUESTS.layoutAndGame : REQUESTS.layout;
    case 'card':
      return (state.play?.table.length ?? 0) === 0 ? REQUESTS.lead : REQUESTS.turn;
  }
}

/** What it costs to give up the rest, and whether to: for the reader’s side. */
export function askGivingUp({ scores, settlement }: DealOutcome, reader: Seat): string {
  const declarer = settlement?.value.declarer ?? null;
  if (declarer === null) return ASK_GIVING_UP;
  const isWon = settlement?.value.won === true;
  return sayGivingUp(playerIn(declarer, reader), isWon, scores[declarer]);
}

/** Why a deal does not count; empty if it does. */
export function sayPractice(
  { repeat, shown }: Pick<TableDeal, 'repeat' | 'shown'>,
  place: PlayPlace = 'table',
): string {
  if (repeat === true) return SEEN_BEFORE;
  return shown === true ? CLAIM_SHOWS[place].practice : '';
}

/** The bidding so far: `Anna 18, You yes, Anna passes`; empty before the first word. */
export function sayBidding(bidding: readonly BiddingStep[], reader: Seat): string {
  const words = bidding.map((step) => {
    if (step.say === 'untold') return '…';
    const word = step.say === 'bid' ? step.amount : step.say;
    return sayBiddingWord(playerIn(step.seat, reader), word);
  });
  return capital(words.join(', '));
}

/**
 * What is played, and at which bid: `Anna plays Grand Hand at a bid of 48.` Empty before it is named.
 *
 * @param reader the reader’s seat.
 */
export function sayGame(
  { bid, contract, declarer, law, play }: DealState,
  suits: SuitStyle,
  reader: Seat,
): string {
  if (play === null || contract === null) return '';
  if (declarer === null) return RAMSCH;
  return sayPlays(playerIn(declarer, reader), contract, law.id, bid, suits);
}

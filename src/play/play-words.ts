/** The words at the table: those of the players, and those about what they do. */
import type { Action } from '../strategy/players/action.ts';
import type { DealState } from '../strategy/players/state.ts';
import type { Request } from '../strategy/players/view.ts';
import type { BiddingStep } from '../game/skat/bidding.ts';
import type { Card } from '../game/skat/cards.ts';
import type { BySeat, Seat, Side } from '../game/skat/seats.ts';
import type { SuitStyle } from '../game/words/cards.ts';
import { signed } from '../game/words/figures.ts';
import {
  contractName,
  kindName,
  gameAtBid,
  gameInSentence,
} from '#edition/game/words/game-name.ts';
import { listed } from '#edition/game/words/lists.ts';
import { SEAT_WORDS } from '../game/words/seats.ts';
import type { DealOutcome } from './on-sheet.ts';
import type { PlayedLaw } from './played-laws.ts';
import type { SetGame } from './set-game.ts';
import { TABLE_PLAYERS, playerAt } from './sitting.ts';
import type { TableDeal } from './sitting.ts';

/** Who sits where, by name, when the reader has this seat. */
export function namesAt(reader: Seat): BySeat<string> {
  const name = (seat: Seat): string => TABLE_PLAYERS[playerAt(seat, reader)] ?? '';
  return { V: name('V'), M: name('M'), H: name('H') };
}

/** How the table calls its cards. */
export interface TableCardWords {
  readonly name: (card: Card) => string;
  readonly suits: SuitStyle;
}

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
  { name, suits }: TableCardWords,
): string {
  const own = seat === reader;
  const who = own ? 'You' : namesAt(reader)[seat];
  const does = (verb: string): string => `${who} ${own ? verb : `${verb}s`}`;
  switch (action.do) {
    case 'bid':
      return `${does('say')} ${action.amount}.`;
    case 'yes':
      return `${does('say')} yes.`;
    case 'pass':
      return own ? 'You pass.' : `${who} passes.`;
    case 'take':
      return own
        ? `You find ${listed(after.deal.skat.map((card) => `the ${name(card)}`))}.`
        : `${who} takes up the skat.`;
    case 'draw':
      return `${does('draw')} a card from the skat.`;
    case 'refuse':
      return `${does('say')} “Passt mir nicht”, and ${own ? 'turn' : 'turns'} up the other.`;
    case 'turn-up': {
      const up = after.drawn.at(-1);
      return `${does('turn')} up ${up === undefined ? 'a card' : `the ${name(up)}`}: ${kindName(action.kind, after.law.id)}.`;
    }
    case 'declare': {
      const game = gameInSentence(action.contract, after.law.id, suits);
      const away = action.layout === null ? '' : ` ${does('put')} two cards away.`;
      return `${does('play')} ${game}.${away}`;
    }
    case 'card':
      return `${does('play')} the ${name(action.card)}.${sayTrickTaken(after, reader)}`;
  }
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
      const names = namesAt(reader);
      const other = state.bidding.findLast((step) => step.say === 'bid');
      if (request.number !== null) {
        const who = other?.say === 'bid' ? names[other.seat] : '';
        const offer = withOffer ? `${who} offers ${request.number}. ` : '';
        return `${offer}Is your game as good?`;
      }
      return request.next === null ? 'There is nothing higher to bid.' : 'What do you bid?';
    }
    case 'game':
      return state.bid === null
        ? 'Nobody has bid. What do you play?'
        : `You are the declarer at ${state.bid}. What do you play?`;
    case 'drawn':
      return state.drawn.length === 1 ? 'Does this card suit you?' : 'This card must be played.';
    case 'layout':
      return state.contract === null
        ? 'Put two cards away, and name your game.'
        : 'Put two cards away.';
    case 'card':
      return (state.play?.table.length ?? 0) === 0 ? 'You lead.' : 'It is your turn.';
  }
}

/** Who has taken the trick that the last card completed, after a blank; empty if it completed none. */
function sayTrickTaken({ play }: DealState, reader: Seat): string {
  const last = play?.table.length === 0 ? play.tricks.at(-1) : undefined;
  if (last === undefined) return '';
  return last.winner === reader
    ? ' You take the trick.'
    : ` ${namesAt(reader)[last.winner]} takes the trick.`;
}

/** What it costs to give up the rest, and whether to: for the reader’s side. */
export function askGivingUp({ scores, settlement }: DealOutcome, reader: Seat): string {
  const declarer = settlement?.value.declarer ?? null;
  if (declarer === null) return 'Give up the rest?';
  const own = declarer === reader;
  const end = settlement?.value.won === true ? 'win' : 'lose';
  const who = own ? `You then ${end}` : `${namesAt(reader)[declarer]} then ${end}s`;
  return `${who} the game: ${signed(scores[declarer])} on the sheet. Give up the rest?`;
}

/** What becomes of a deal in which a failed claim has shown the others’ cards. */
export const SHOWN_MEANS = 'does not count';

/**
 * Why a deal does not count; empty if it does.
 *
 * @param shownMeans what becomes of one in which the others’ cards were shown.
 */
export function sayPractice(
  { repeat, shown }: Pick<TableDeal, 'repeat' | 'shown'>,
  shownMeans = SHOWN_MEANS,
): string {
  if (repeat === true) {
    return 'Practice: this deal does not count, because you have seen its cards before.';
  }
  return shown === true
    ? `Practice: this deal ${shownMeans}, because your claim failed and you have seen the others’ cards.`
    : '';
}

/** Whose side the reader is on; null in a Ramsch. */
export function readersSide({ declarer }: DealState, reader: Seat): Side | null {
  if (declarer === null) return null;
  return declarer === reader ? 'declarer' : 'defenders';
}

/** The bidding so far: `Anna 18, You yes, Anna passes`; empty before the first word. */
export function sayBidding(bidding: readonly BiddingStep[], reader: Seat): string {
  const names = namesAt(reader);
  return bidding
    .map((step) => {
      if (step.say === 'untold') return '…';
      const name = names[step.seat];
      if (step.say === 'bid') return `${name} ${step.amount}`;
      if (step.say === 'yes') return `${name} yes`;
      return step.seat === reader ? `${name} pass` : `${name} passes`;
    })
    .join(', ');
}

/** The game of a hand: `Solo in clubs, by Mittelhand.` */
export function saySetGame(
  { contract, declarer }: SetGame,
  laws: PlayedLaw,
  suits: SuitStyle = 'french',
): string {
  return `${contractName(contract, laws, suits)}, by ${SEAT_WORDS[declarer]}.`;
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
  if (declarer === null) return 'Ramsch: everyone plays alone, for the fewest points.';
  const game = gameInSentence(contract, law.id, suits);
  const plays = declarer === reader ? 'You play' : `${namesAt(reader)[declarer]} plays`;
  return `${plays} ${gameAtBid(game, bid)}.`;
}

/** The reader’s seat: `You are Mittelhand.` */
export const saySeat = (reader: Seat): string => `You are ${SEAT_WORDS[reader]}.`;

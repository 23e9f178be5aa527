/** Where the moves of a game record, or its result, are against the rules. */
import type { BiddingError } from '../../skat/bidding.ts';
import type { IllegalPlay } from '../../skat/play.ts';
import type { Seat } from '../../skat/seats.ts';
import type { HandValue } from '../../skat/value.ts';
import { listed } from '#edition/game/words/lists.ts';
import { explainValue } from '#edition/game/words/value.ts';
import { SEAT_WORDS } from '../../words/seats.ts';
import type { FaultWords } from '../errors.ts';
import { quote } from '../speak.ts';
import { issPlayer } from './players.ts';

const CORRECT_GAME = 'Correct the announcement, or whether the declarer took up the skat.';
const CORRECT_RESULT = 'Correct the result, or the bidding.';
const CORRECT_SHOWN = 'Correct the cards, or delete them: the deal has them already.';

/** Faults that are the same whatever stands there. */
export const RULES_FAULTS = {
  nothingInNull: { message: 'In Null nothing can be announced.', hint: CORRECT_GAME },
  isFromHand: {
    message: 'The declarer left the skat alone, so the game is from the hand.',
    hint: CORRECT_GAME,
  },
  skatTaken: {
    message:
      'The declarer took up the skat, and so can neither play from the hand nor announce anything.',
    hint: CORRECT_GAME,
  },
  shownDiffer: { message: 'The cards shown are not the declarer’s ten.', hint: CORRECT_SHOWN },
  shownNotOpen: { message: 'Cards are shown, but the game is not open.', hint: CORRECT_SHOWN },
  allPassed: {
    message: 'The record states a result, but all three passed.',
    hint: CORRECT_RESULT,
  },
  wasPlayed: {
    message: 'The record says that all three passed, but the game was played.',
    hint: CORRECT_RESULT,
  },
  resultTooEarly: {
    message: 'The record states a result, but breaks off before the game is decided.',
    hint: 'The hand breaks off there, and its result is left open. Copy the record whole.',
  },
} as const satisfies Readonly<Record<string, FaultWords>>;

export const noGame = (text: string): FaultWords => ({
  message: `${quote(text)} is not a game.`,
  hint: 'Write for example G for Grand, CH for clubs from the hand, NOH for Null ouvert Hand.',
});

/** A step of the bidding that is against the rules. */
export interface WrongStep extends Pick<BiddingError, 'code' | 'turn' | 'above'> {
  /** Who takes it; null is the server. */
  readonly seat: Seat | null;
  /** What is bid, 0 where nothing is. */
  readonly amount: number;
  /** As the record writes it. */
  readonly action: string;
}

const seats = (turn: readonly Seat[]): string =>
  listed(
    turn.map((seat) => SEAT_WORDS[seat]),
    'or',
  );

/** What is wrong with a step of the bidding. */
export function wrongStep(step: WrongStep): FaultWords {
  return {
    message: sayWrongStep(step),
    hint: 'Correct the bidding: Mittelhand (1) bids to Vorhand (0), then Hinterhand (2) bids to whichever of them has not passed.',
  };
}

function sayWrongStep({ above, action, amount, code, seat, turn }: WrongStep): string {
  const who = seat === null ? 'The server' : SEAT_WORDS[seat];
  switch (code) {
    case 'not-higher':
      return `${who} bids ${amount}, but ${above ?? 0} was bid already.`;
    case 'no-such-value':
      return `No game is worth ${amount}, so it cannot be bid.`;
    case 'bidding-is-over':
      return 'The bidding had ended before this.';
    case 'unfinished':
      return `The bidding does not end before ${quote(action)}.`;
    case 'must-answer':
      return `${who} was asked and can only say y or p.`;
    case 'nothing-to-answer':
      return `There is no number that ${who} could say y to.`;
    case 'out-of-turn':
      return `${who} speaks here, but it is for ${seats(turn)} to speak.`;
  }
}

/** @param card as the record writes it. */
export const layoutNotHeld = (declarer: Seat, card: string): FaultWords => ({
  message: `${SEAT_WORDS[declarer]} puts away ${card} but does not hold it.`,
  hint: 'Correct the two cards, or the deal.',
});

/** Another skat than that of the deal. @param taken as the record writes them, as `dealt`. */
export const skatDiffers = (taken: readonly string[], dealt: readonly string[]): FaultWords => ({
  message: `The declarer takes up ${listed(taken)}, but the deal has ${listed(dealt)} in the skat.`,
  hint: 'Correct one of the two: the last two cards of the deal are the skat.',
});

export const wrongTurn = (seat: Seat, trick: number): FaultWords => ({
  message: `It is for ${SEAT_WORDS[seat]} (${issPlayer(seat)}) to play in trick ${trick}.`,
  hint: 'The winner of a trick leads the next. A card is missing here, or the wrong one won.',
});

export const unexpectedMove = (action: string): FaultWords => ({
  message: `${quote(action)} is not a card, nor anything else that can come here.`,
  hint: 'Correct the move or delete it with its player.',
});

/** A card that may not be played. @param card as the record writes it. */
export const illegalCard = (
  why: IllegalPlay,
  seat: Seat,
  card: string,
  trick: number,
): FaultWords => ({
  message:
    why === 'must-follow'
      ? `${SEAT_WORDS[seat]} plays ${card} in trick ${trick}, but must follow suit.`
      : `${SEAT_WORDS[seat]} plays ${card} in trick ${trick} but does not hold it.`,
  hint: 'Look for the slip in this trick or one before it, in the cards put away, or in the deal.',
});

/**
 * A part of the result that is another by the rules.
 *
 * @param stated as the record writes it, as `real`.
 * @param value where the part is the score.
 */
export const resultDiffers = (
  stated: string,
  real: string,
  value: HandValue | null,
): FaultWords => ({
  message: `The record says ${stated}, the rules say ${real}${value === null ? '' : `: ${explainValue(value)}`}.`,
  hint: 'The hand has the result by the rules. If a card or a bid is wrong, correct it; the server has also changed its own rules over the years.',
});

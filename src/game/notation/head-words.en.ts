/** What is wrong with the game or the bidding at the head of a hand. */
import type { BiddingError } from '../skat/bidding.ts';
import type { ContractKind } from '../skat/contract.ts';
import { LAWS } from '../skat/laws.ts';
import type { LawId } from '../skat/laws.ts';
import type { Seat } from '../skat/seats.ts';
import { kindName } from '#edition/game/words/game-name.ts';
import { listed } from '#edition/game/words/lists.ts';
import { SEAT_WORDS } from '../words/seats.ts';
import type { FaultWords } from './errors.ts';
import { quote } from './speak.ts';

/** What may be done about a word that is no game; suits and kinds as hand files write them. */
export type GameAdvice =
  /** The suit stands first: null where no game stands behind it. */
  | { readonly is: 'suit-first'; readonly suit: string; readonly kind: ContractKind | null }
  | { readonly is: 'guess'; readonly kind: string }
  /** Several may be meant. */
  | { readonly is: 'one-of'; readonly kinds: readonly ContractKind[] }
  /** Nobody knows: all of them, of some laws or of any. */
  | { readonly is: 'any'; readonly kinds: readonly ContractKind[]; readonly ofLaws: boolean };

function sayAdvice(advice: GameAdvice): string {
  switch (advice.is) {
    case 'suit-first':
      return advice.kind === null
        ? `Write the game before the suit, as in solo ${advice.suit}`
        : `Write the game first and then the suit: ${advice.kind} ${advice.suit}`;
    case 'guess':
      return `Did you mean ${advice.kind}?`;
    case 'one-of':
      return `Write which: ${advice.kinds.join(', ')}.`;
    case 'any':
      return `The games${advice.ofLaws ? ' of these laws' : ''} are ${advice.kinds.join(', ')}.`;
  }
}

/** A word that is no game; null where there is none. */
export const noGame = (word: string | null, advice: GameAdvice): FaultWords => ({
  message: word === null ? 'The contract is empty.' : `${quote(word)} is not a game.`,
  hint: sayAdvice(advice),
});

export const notInLaws = (kind: ContractKind, law: LawId): FaultWords => ({
  message: `${kindName(kind)} is not a game of these laws: ${LAWS[law].title}.`,
  hint: 'Correct the contract or the laws tag.',
});

/** No suit, or one that is none, for a game that needs one. @param suit empty where there is none. */
export const noTrump = (kind: ContractKind, suit: string): FaultWords => ({
  message: suit === '' ? `${kindName(kind)} needs a trump suit.` : `${quote(suit)} is not a suit.`,
  hint: `Write for example: ${kind} clubs`,
});

/** A suit for a game that has none. */
export const needlessTrump = (kind: ContractKind, suit: string): FaultWords => ({
  message: `In ${kindName(kind)} no suit is trump, so ${quote(suit)} makes no sense here.`,
  hint: `Write only: ${kind}`,
});

export const noAnnouncement = (text: string): FaultWords => ({
  message: `${quote(text)} is not an announcement.`,
  hint: 'Schwarz announced includes schneider: write one of the two.',
});

export const mayNotAnnounce = (kind: ContractKind): FaultWords => ({
  message: `In ${kindName(kind)} nothing can be announced.`,
  hint: 'Schneider or schwarz can be announced only in a Solo or Grand Solo, where the skat stays untouched (law 41).',
});

export const noBid = (text: string): FaultWords => ({
  message: `${quote(text)} is not a step of a bidding.`,
  hint: 'Write for example: bidding: M 10, V yes, M pass, H pass',
});

/** A step of the bidding that is against the rules. */
interface WrongBid extends Pick<BiddingError, 'code' | 'turn' | 'above'> {
  /** Null where the step is left out, or there is none. */
  readonly seat: Seat | null;
  /** What is bid, 0 where nothing is. */
  readonly amount: number;
}

/** What is wrong with a step of the bidding. */
export const wrongBid = (bid: WrongBid): FaultWords => ({
  message: sayWrongBid(bid),
  hint: 'Correct the step, or write ... for steps that the source leaves out.',
});

function sayWrongBid({ above, amount, code, seat, turn: seats }: WrongBid): string {
  const who = seat === null ? 'Nobody' : SEAT_WORDS[seat];
  const turn = listed(
    seats.map((one) => SEAT_WORDS[one]),
    'or',
  );
  switch (code) {
    case 'out-of-turn':
      return `${who} speaks here, but it is for ${turn} to speak.`;
    case 'must-answer':
      return `${who} was asked and cannot name a number.`;
    case 'nothing-to-answer':
      return `Nobody has named a number that ${who} could answer.`;
    case 'not-higher':
      return `${who} bids ${amount}, but must go above ${above ?? 0}.`;
    case 'no-such-value':
      return `No game is worth ${amount}, so it cannot be bid.`;
    case 'bidding-is-over':
      return 'The bidding had ended before this step.';
    case 'unfinished':
      return `The bidding does not end; it is for ${turn} to speak.`;
  }
}

/** A bidding that gives the game to another than plays it; null is nobody, and a Ramsch. */
export const otherSurvivor = (survivor: Seat | null, declarer: Seat | null): FaultWords => {
  const winner = survivor === null ? 'nobody' : SEAT_WORDS[survivor];
  return {
    message:
      declarer === null
        ? `The bidding gives the game to ${winner}, but this is a Ramsch.`
        : `The bidding gives the game to ${winner}, but the declarer is ${SEAT_WORDS[declarer]}.`,
    hint: 'Correct the bidding, the declarer or the contract.',
  };
};

/** A hand that is longer printed than a file may be. */
export const printedTooLong = (length: number): FaultWords => ({
  message: `Printed with its variations indented, this hand has ${length} characters; no hand is that long.`,
  hint: 'Leave out variations, or nest them less deeply.',
});

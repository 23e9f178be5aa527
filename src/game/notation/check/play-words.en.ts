/** What is wrong with the play of a hand: its tricks, its result, its variations. */
import type { PackCard, Suit } from '../../cards/cards.ts';
import type { ContractKind } from '../../skat/contract.ts';
import type { Seat } from '../../skat/seats.ts';
import type { HandValue } from '../../skat/value.ts';
import { SUIT_WORDS } from '../../words/cards.ts';
import { kindName } from '#edition/game/words/game-name.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { inWords, numberWord } from '#edition/game/words/number-words.ts';
import { explainValue } from '#edition/game/words/value.ts';
import { SEAT_WORDS, seatName } from '../../words/seats.ts';
import type { FaultWords } from '../errors.ts';
import { quote } from '../speak.ts';

/** Where a card is that a seat should not have played. */
export type Whereabouts =
  | { readonly is: 'held'; readonly by: string }
  /** Null is the seat that would play it again. */
  | { readonly is: 'played'; readonly by: string | null; readonly trick: number }
  | { readonly is: 'on-table'; readonly by: string }
  | { readonly is: 'in-skat' | 'put-away' | 'not-in-pack' };

const OTHER_CARD = 'For another card, put the variation after the trick where it departs.';

/** Faults that are the same whatever stands there. */
export const PLAY_FAULTS = {
  nothingLeft: {
    message: 'The play is over here; there is nothing left to give up.',
    hint: 'Delete it.',
  },
  needlessStar: {
    message: 'The play is over here; it does not break off.',
    hint: 'Delete the *.',
  },
  noResult: {
    message: 'A line that breaks off has no result.',
    hint: 'Delete the result, or play the hand to its end.',
  },
  sameSetting: {
    message: 'This variation has the contract, declarer and layout of the line above.',
    hint: OTHER_CARD,
  },
  schiebeRamsch: {
    message: 'A Schiebe-Ramsch cannot be a variation.',
    hint: 'Write the Schiebe-Ramsch as a hand of its own.',
  },
  noTricks: {
    message: 'This variation has no tricks.',
    hint: 'Write its tricks, or say it in a comment instead.',
  },
  variationTooEarly: {
    message: 'Before its first trick a variation can have no variations of its own.',
    hint: OTHER_CARD,
  },
  changesNothing: {
    message:
      'This variation stands before the first trick, but changes neither contract nor layout.',
    hint: OTHER_CARD,
  },
} as const satisfies Readonly<Record<string, FaultWords>>;

export const noSides = (kind: ContractKind): FaultWords => ({
  message: `In ${kindName(kind)} there are no sides, so nobody can give up.`,
  hint: 'Write * if the line breaks off here.',
});

/** A trick of too few cards that is not the last. */
export const tooFewCards = (trick: number, cards: number): FaultWords => ({
  message:
    cards === 0
      ? `Trick ${trick} has no card.`
      : `Trick ${trick} has only ${counted(cards, 'card')}, and the play goes on.`,
  hint: 'Only the last trick of a line that breaks off (*) or was given up (conceded:) may be unfinished.',
});

/** Play that ends too early. @param from the first trick that is missing, or begun. @param all how many there are. */
export function unfinished(from: number, all: number, isBegun: boolean): FaultWords {
  const missing =
    from === all
      ? `trick ${all} is`
      : `tricks ${from} ${from === all - 1 ? 'and' : 'to'} ${all} are`;
  return {
    message: isBegun
      ? `The line breaks off in trick ${from}.`
      : `The line stops before trick ${from}; ${missing} missing.`,
    hint: 'Write the missing cards, or * on a line of its own after this trick; conceded: declarer or conceded: defenders if that side gave up.',
  };
}

/** A trick that has another number. @param isFirst whether it is the first of the line. */
export const wrongNumber = (trick: number, due: number, isFirst: boolean): FaultWords => ({
  message: isFirst
    ? `The first trick here is trick ${due}, not ${trick}.`
    : `After trick ${due - 1} comes trick ${due}, not ${trick}.`,
  hint: `Write ${due}. or the tricks that are missing.`,
});

/** @param all how many tricks there are. */
export const afterLastTrick = (all: number): FaultWords => ({
  message: `All ${numberWord(all)} tricks have been played.`,
  hint: 'Delete the trick, or number the tricks again.',
});

/** A trick that does not say who wins it. @param due the winner and the points, as they are to be written. */
export const notCounted = (
  trick: number,
  cards: number,
  hasPoints: boolean,
  due: string,
): FaultWords => ({
  message: `Trick ${trick} has ${inWords(cards)} cards, but not who wins it${hasPoints ? ' and what is in it' : ''}.`,
  hint: `Write = ${due}.`,
});

/** A trick with a wrong winner, and wrong points where `points` says what stands there. */
export function wrongWinner(
  trick: number,
  winner: string,
  best: string,
  stated: string,
  points: { readonly real: number; readonly stated: number },
): FaultWords {
  const both = points.stated !== points.real;
  const count = both ? `; its cards make ${points.real}, not ${points.stated}` : '';
  return {
    message: `Trick ${trick} goes to ${seatName(winner)}, whose ${best} is the best card, not to ${seatName(stated)}${count}.`,
    hint: both
      ? `Write = ${winner} ${points.real}; or this belongs to another trick, or a card is wrong.`
      : `Write = ${winner} ${points.real}, or correct a card.`,
  };
}

export const wrongPoints = (
  trick: number,
  winner: string,
  real: number,
  stated: number,
): FaultWords => ({
  message: `The cards of trick ${trick} make ${real}, not ${stated}.`,
  hint: `Write = ${winner} ${real}, or correct a card.`,
});

/** A lead by another than the winner of the trick before. @param written the number that stands before the trick. */
export function wrongLeader(
  due: string,
  leader: string,
  before: number,
  written: number,
): FaultWords {
  const name = seatName(due);
  const correction = `Write ${written}. ${due} and the cards from ${name}’s on`;
  return before === 0
    ? {
        message: `${name} leads to the first trick, not ${seatName(leader)}.`,
        hint: `${correction}.`,
      }
    : {
        message: `${name} won trick ${before} and leads to trick ${before + 1}, not ${seatName(leader)}.`,
        hint: `${correction}, or correct trick ${before}.`,
      };
}

/** A suit that is not followed. @param legal what the seat might have played. */
export const mustFollow = (
  trick: number,
  seat: string,
  card: PackCard,
  legal: readonly PackCard[],
  led: { readonly card: PackCard; readonly suit: Suit | 'trump' },
): FaultWords => ({
  message: `Trick ${trick}: ${seatName(seat)} cannot play ${card}, because ${seatName(seat)} still holds ${listed(legal)} and must follow ${led.suit === 'trump' ? 'trumps' : SUIT_WORDS.en.french[led.suit]}.`,
  hint: `Correct this card, or the lead ${led.card}.`,
});

function sayWhere(where: Whereabouts): string {
  switch (where.is) {
    case 'held':
      return `${seatName(where.by)} does`;
    case 'played':
      return `${where.by === null ? 'it was played' : `${seatName(where.by)} played it`} to trick ${where.trick}`;
    case 'on-table':
      return `${seatName(where.by)} has just played it`;
    case 'in-skat':
      return 'it lies in the skat';
    case 'put-away':
      return 'it was put away';
    case 'not-in-pack':
      return 'it is not in the pack';
  }
}

/** A card that the seat does not hold. @param held what it holds. */
export const notHeld = (
  trick: number,
  seat: string,
  card: PackCard,
  where: Whereabouts,
  held: readonly PackCard[],
): FaultWords => ({
  message: `Trick ${trick}: ${seatName(seat)} does not hold ${card}; ${sayWhere(where)}.`,
  hint: `${seatName(seat)} still holds ${counted(held.length, 'card')}: ${listed(held)}.`,
});

/** @param result the whole result, as it is to be written. */
export const noPartOfResult = (text: string, result: string): FaultWords => ({
  message: `${quote(text)} is not part of a result here.`,
  hint: `Write result: ${result}`,
});

/** @param due as it is to be written: `61 points`. */
const orWrongTrick = (due: string): string => `Write ${due}, or look for the trick that is wrong.`;

/** Wrong points in a Ramsch. @param due as it is to be written. */
export const wrongSeatPoints = (
  seat: Seat,
  real: number,
  stated: string,
  due: string,
): FaultWords => ({
  message: `${SEAT_WORDS[seat]} has ${real} points, not ${stated}.`,
  hint: orWrongTrick(due),
});

/** Wrong points of the declarer. @param due as it is to be written. */
export const wrongDeclarerPoints = (real: number, stated: string, due: string): FaultWords => ({
  message: `The declarer has ${real} points, not ${stated}.`,
  hint: orWrongTrick(due),
});

/** What the declarer came to. */
export interface Reached {
  readonly points: number;
  readonly tricks: number;
  /** Whether only tricks count. */
  readonly nullo: boolean;
  /** What was bid and what the game was worth, where it was overbid. */
  readonly overbid: { readonly bid: number; readonly worth: number } | null;
}

/** A game that is said to be won and is lost, or the other way round. @param real as it is to be written. */
export const wonOrLost = (
  real: 'won' | 'lost',
  { nullo, overbid, points, tricks }: Reached,
): FaultWords => ({
  message:
    overbid === null
      ? `The game is ${real}: the declarer ${nullo ? `took ${counted(tricks, 'trick')}` : `has ${points} points`}.`
      : `The declarer bid ${overbid.bid} and the game is worth only ${overbid.worth}: it is lost.`,
  hint: orWrongTrick(real),
});

export const wrongScore = (value: HandValue, stated: string): FaultWords => ({
  message: `The score is ${value.score}, not ${stated}: ${explainValue(value)}.`,
  hint: `Write score ${value.score}, or correct the bidding or the tricks.`,
});

/** A line that can only stand before the first trick. @param name `layout`, `contract` or `declarer`. */
export const onlyBeforePlay = (name: string): FaultWords => ({
  message: `Another ${name} can only be tried before the first trick.`,
  hint: 'Move the variation up, right after “play”, and write it from trick 1.',
});

/** A variation that begins with another trick than the one it stands after. */
export const wrongFirstTrick = (after: number, first: number): FaultWords => ({
  message: `This variation stands after trick ${after}, but starts with trick ${first}.`,
  hint: 'Write the trick again from its first card, or move the variation to the trick it departs from.',
});

export const sameTrick = (trick: number): FaultWords => ({
  message: `Trick ${trick} is the same here as in the line above.`,
  hint: 'Move the variation to the trick where it departs, or correct the card that differs.',
});

/** Another declarer without a game. @param contract that of the line above, as it is to be written. */
export const noContract = (contract: string): FaultWords => ({
  message: 'Another declarer needs a contract.',
  hint: `Write contract: ${contract}, or the game that is played instead.`,
});

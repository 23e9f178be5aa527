/** What is wrong with the tricks and variations of a hand file as they are written. */
import type { Card } from '../../skat/cards.ts';
import { inWords } from '#edition/game/words/number-words.ts';
import { ORDINAL_WORDS } from '#edition/game/words/ordinals.ts';
import type { FaultWords } from '../errors.ts';
import { quote } from '../speak.ts';

const VARIATION = 'Write for example: variation low-ruff: Mittelhand ruffs low';
const WRITE_END = 'Write end where the variation stops and the line above it goes on.';

/** Faults that are the same whatever stands there. */
export const TRICK_FAULTS = {
  openBeforeTrick: {
    message: 'The variation before this trick has no “end”.',
    hint: WRITE_END,
  },
  openAtEnd: {
    message: 'This variation, or one inside it, has no “end”.',
    hint: WRITE_END,
  },
  strayEnd: {
    message: 'There is no open variation that could end here.',
    hint: 'Delete the “end”, or look for one too many above.',
  },
  lateVariation: {
    message: 'This variation stands after the end of its line.',
    hint: 'Move it up, before *, conceded: and result:.',
  },
  noTitle: {
    message: 'This variation has no title.',
    hint: VARIATION,
  },
} as const satisfies Readonly<Record<string, FaultWords>>;

export const noSeat = (text: string): FaultWords => ({
  message: `${quote(text)} is not a seat.`,
  hint: 'Write the seat as one capital letter.',
});

/** @param guess the card that was probably meant. */
export const noCard = (text: string, guess: Card | undefined): FaultWords => ({
  message: `${quote(text)} is not a card.`,
  hint:
    guess === undefined
      ? 'Write suit and rank together, with a blank between cards.'
      : `Did you mean ${guess}?`,
});

/** A trick that begins with a card. @param seat one that might lead. */
export const noLeader = (trick: number, seat: string, card: string): FaultWords => ({
  message: `Trick ${trick} does not say who leads.`,
  hint: `Write the leader’s seat first: ${trick}. ${seat} ${card} …`,
});

/** A mark that stands alone. */
export const looseMark = (mark: string): FaultWords => ({
  message: `The mark ${quote(mark)} stands apart from its card.`,
  hint: 'Delete the blank before the mark.',
});

export const noMark = (mark: string): FaultWords => ({
  message: `There is no mark ${quote(mark)}.`,
  hint: 'Use one of the three marks.',
});

/** A word after the last card of a trick. @param size how many cards it may have. */
export const tooManyCards = (
  trick: number,
  text: string,
  size: number,
  hasPoints: boolean,
): FaultWords => ({
  message: `Trick ${trick} has a ${ORDINAL_WORDS[size] ?? ''} card or word, ${quote(text)}.`,
  hint: hasPoints
    ? `Write = V 18 (winner and card points) after the ${ORDINAL_WORDS[size - 1] ?? ''} card.`
    : 'Write = and the winner after the last card.',
});

/** @param size how many cards a trick should have. */
export const countedTooEarly = (trick: number, cards: number, size: number): FaultWords => ({
  message: `Trick ${trick} is counted after ${cards} of ${inWords(size)} cards.`,
  hint: 'Write the missing card, or leave out the = part if the line breaks off here.',
});

export const noPoints = (text: string): FaultWords => ({
  message: `${quote(text)} is not a number of card points.`,
  hint: 'Write winner and card points: = V 18.',
});

/** A trick after the end of the play. */
export const afterEnd = (trick: number): FaultWords => ({
  message: `Trick ${trick} stands after the end of its line.`,
  hint: 'Move the trick up, or delete it.',
});

/** @param deepest how deep variations may lie in one another. */
export const tooDeep = (deepest: number): FaultWords => ({
  message: `Variations are nested more than ${deepest} deep here.`,
  hint: 'Perhaps an “end” is missing above; else put the variation on a line further out.',
});

/** The number of a trick, written otherwise: `3)`. */
export const wrongNumberForm = (text: string, number: number): FaultWords => ({
  message: `${quote(text)} is not how the number of a trick is written.`,
  hint: `Write number, full stop, blank and leader, as in ${number}. V`,
});

export const wrongVariationHead = (text: string): FaultWords => ({
  message: `${quote(text)} is not how a variation begins.`,
  hint: VARIATION,
});

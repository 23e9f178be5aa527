/** The words on the page on which a reader counts through a whole hand. */
import type { Contract } from '../game/skat/contract.ts';
import { contractName } from '#edition/game/words/game-name.ts';

/** The page around the drill. */
export const WHOLE_HAND_PAGE = {
  title: 'A whole hand',
  description:
    'Keep the count through one hand of the book or of your own, at your pace; from time to time you are asked for it.',
  opening:
    'The tricks go by, and you are asked for the count without warning. [Other hands](/practice/points-in-play/) · [All drills](/practice/)',
  withoutScript:
    'This needs JavaScript. [A sheet to print](/practice/points-in-play/sheet/) does not.',
} as const;

/** The choice of the hand. */
export const WHOLE_HAND = {
  hand: 'The hand',
  ofAddress: 'The hand in this address',
  own: 'Your own, kept in the analysis room',
  ofBook: 'Of the book',
  howOwn:
    'A hand of yours: put it on the table in the [analysis room](/analyse/), with its tricks, and save it, or press “Count this hand”.',
} as const;

/** A hand of the book by its number and its game. */
export const sayBookHand = (
  number: number | null,
  { kind, trump }: Pick<Contract, 'kind' | 'trump'>,
): string => `No. ${number ?? ''}, ${contractName({ kind, trump, announced: null })}`;

/** Why an address has no hand to count in. */
export const UNCOUNTED = {
  noHand: 'This address holds no hand.',
  noPlay: 'This address holds a deal, but no play.',
} as const;

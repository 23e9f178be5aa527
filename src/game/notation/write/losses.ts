/** What a hand has that other formats have no place for, in words. */
import type { Hand, SkatLine } from '../hand.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '#edition/game/words/nouns.ts';
import type { Noun } from '../../words/noun.ts';

/**
 * What is left out where only the cards of the main line are written.
 *
 * @returns `Left out, because the format has no place for them: 3 comments and 1 variation.`; null when
 *   nothing is.
 */
export function lossesInWords(hand: Hand): string | null {
  const { biddingComment, comment, errata, layoutComment, line } = hand;
  const plays = line.tricks.flatMap((trick) => trick.plays);
  const comments = [
    biddingComment,
    comment,
    layoutComment,
    ...line.tricks.map((one) => one.comment),
  ];
  const numbers: readonly (readonly [number: number, noun: Noun])[] = [
    [
      [...comments, ...plays.map((play) => play.comment)].filter((one) => one !== null).length,
      'comment',
    ],
    [plays.filter(({ mark }) => mark !== null).length, 'mark'],
    [variationsIn(line), 'variation'],
    [errata.length, 'correction'],
  ];
  const parts = numbers.flatMap(([number, noun]) => (number === 0 ? [] : [counted(number, noun)]));
  if (parts.length === 0) return null;
  return `Left out, because the format has no place for them: ${listed(parts)}.`;
}

/** How many variations a line has, those in variations not counted. */
const variationsIn = (line: SkatLine): number =>
  line.variations.length + line.tricks.reduce((sum, trick) => sum + trick.variations.length, 0);

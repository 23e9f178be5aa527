/** What the guide says of a trick; comment text, in which cards are codes. */
import { suitOf } from '../../game/skat/cards.ts';
import type { Card, Suit } from '../../game/skat/cards.ts';
import { SUIT_WORDS } from '../../game/words/cards.ts';
import type { SuitStyle } from '../../game/words/cards.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '#edition/game/words/nouns.ts';

/** @param points null in a game in which they do not count. */
const worth = (points: number | null): string =>
  points === null
    ? 'the trick'
    : points === 0
      ? 'a trick without points'
      : counted(points, 'point');

/** Who took the trick, with what, and how many points; null in a game in which they do not count. */
export const sayReaderTakes = (card: Card, points: number | null): string =>
  `Your ${card} takes ${worth(points)}.`;

export const sayPartnerTakes = (partner: string, card: Card, points: number | null): string =>
  `${partner}’s ${card} takes ${worth(points)} for your side.`;

export const sayOtherTakes = (other: string, card: Card, points: number | null): string =>
  `${other}’s ${card} takes ${worth(points)}.`;

/** The other side took an ace of the reader’s. @param isTrumped whether with a trump. */
export const sayAceLost = (
  other: string,
  card: Card,
  ace: Card,
  points: number,
  isTrumped: boolean,
): string =>
  isTrumped
    ? `${other} trumps with the ${card}, and your ${ace} is lost: ${worth(points)}.`
    : `${other}’s ${card} takes ${worth(points)}, and your ${ace} is lost.`;

/** The declarer’s points begin with what was put away. */
const youHave = (withAway: boolean): string =>
  withAway ? 'With the cards you put away you have' : 'You have';

export const sayTheyAreSchneider = (points: number): string =>
  `You have ${points}: they are schneider, which counts one more.`;

export const sayGameIsWon = (points: number, withAway: boolean): string =>
  `${youHave(withAway)} ${points}, more than half of the 120: the game is won.`;

export const sayGameIsLost = (theirs: number, goal: number): string =>
  `They have ${theirs}, so you cannot reach ${goal}: the game is lost.`;

/** The declarer has lost. @param enough so many points are enough for the defenders. */
export const sayDeclarerHasLost = (declarer: string, points: number, enough: number): string =>
  `You two have ${points}, and ${enough} are enough: ${declarer} has lost.`;

export const sayDefendersHaveLost = (declarer: string, points: number): string =>
  `${declarer} has ${points} points in tricks: you two have lost.`;

/** Which trumps are gone: those of the others, all but the reader’s, or all of them. */
export type TrumpsGone = 'theirs' | 'all-but-yours' | 'all';

const GONE: Readonly<Record<TrumpsGone, string>> = {
  theirs: 'That was their last trump.',
  'all-but-yours': 'The only trumps left are yours.',
  all: 'Every trump has been played.',
};

/** That no trump is left against the reader. */
export const sayTrumpsGone = (gone: TrumpsGone): string => GONE[gone];

/** The same, and which cards are safe. @param areAces whether they are several aces and nothing else. */
export function saySafeNow(gone: TrumpsGone, safe: readonly Card[], areAces: boolean): string {
  const which = areAces ? 'aces' : listed(safe);
  return `${GONE[gone]} Your ${which} ${safe.length === 1 ? 'is' : 'are'} safe now.`;
}

/** The same, and a suit that the reader can trump. */
export const sayCanTrump = (gone: TrumpsGone, suit: Suit, suits: SuitStyle): string =>
  `${GONE[gone]} You can trump any ${SUIT_WORDS.en[suits][suit]} they lead.`;

/** Both others are out of trumps. */
export const sayBothOutOfTrumps = (names: readonly string[]): string =>
  `${listed(names)} have no trump left.`;

/**
 * One of the others has no trump.
 *
 * @param hadSome whether they may have had some before.
 * @param rest who has the trumps that are left, and how many; null where that is not known.
 */
export function sayOutOfTrumps(
  name: string,
  hadSome: boolean,
  rest: { readonly name: string; readonly trumps: number } | null,
): string {
  const others =
    rest === null ? '' : ` ${rest.name} has the last ${rest.trumps === 1 ? 'one' : rest.trumps}.`;
  return `${name} has no trump${hadSome ? ' left' : ''}.${others}`;
}

/** One of the others has none of a suit. */
export function sayVoidIn(name: string, suit: Suit, mayTrump: boolean, suits: SuitStyle): string {
  const word = SUIT_WORDS.en[suits][suit];
  return mayTrump ? `${name} has no ${word}, and may trump them.` : `${name} has no ${word} left.`;
}

/** A card of the reader’s has become the highest of its suit. */
export const sayHighest = (card: Card, suits: SuitStyle): string =>
  `Your ${card} is the highest of the ${SUIT_WORDS.en[suits][suitOf(card)]} now.`;

/** The reader has played the last card of a suit. */
export const sayOwnSuitGone = (suit: Suit, suits: SuitStyle): string =>
  `You have no ${SUIT_WORDS.en[suits][suit]} left, and can trump them now.`;

/** How many trumps are out. @param isKnown whether the others must hold them. */
export const sayTrumpsLeft = (trumps: number, isKnown: boolean): string =>
  isKnown
    ? `${counted(trumps, 'trump')} ${trumps === 1 ? 'is' : 'are'} still out against you.`
    : `Of the trumps you do not hold, ${trumps} ${trumps === 1 ? 'has' : 'have'} not been played.`;

/** The reader’s side has no point yet. @param goal so many are needed. */
export const sayNoPoints = (declares: boolean, goal: number): string =>
  `${declares ? 'You have' : 'You two have'} no points yet, and need ${goal}.`;

/** How far the declarer has come. */
export const sayDeclarersSum = (points: number, goal: number, withAway: boolean): string =>
  `${youHave(withAway)} ${points} of the ${goal} you need.`;

/** How far the defenders have come. */
export const sayDefendersSum = (points: number, goal: number): string =>
  `You two have ${points} of the ${goal} you need.`;

/** The declarer of a Null has taken no trick. */
export const sayNoTrick = (toGo: number): string => `You have taken no trick, with ${toGo} to go.`;

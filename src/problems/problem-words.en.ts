/** What is asked in a problem, and why the right card is right. Cards stand in it as comment text has them. */
import type { Card } from '../game/skat/cards.ts';
import type { Side } from '../game/skat/seats.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { outOfHundred } from '../practice/measurement.ts';
import type { Target } from './target.ts';

type ByTarget = Readonly<Record<Target, Readonly<Record<Side, string>>>>;

/** What the player’s side is to do. */
export const ORDERS: ByTarget = {
  'no-trick': { declarer: 'Take no trick.', defenders: 'Make the declarer take a trick.' },
  game: { declarer: 'Win the game.', defenders: 'Beat the declarer.' },
  'out-of-schneider': {
    declarer: 'Get out of schneider.',
    defenders: 'Make the declarer schneider.',
  },
  schneider: { declarer: 'Make schneider.', defenders: 'Get out of schneider.' },
};

/** What defenders are to do who need every point. */
export const sayKeepTo = (points: number): string => `Keep the declarer to ${points} points.`;

/** Where a plan wins in every deal that is left. */
export const ONE_PLAN =
  'One plan succeeds wherever the other cards are: work out where they can be.';

/** What the player’s side has and needs. @param isAwayCounted whether the declarer put cards away. */
export function sayCount({
  isAwayCounted,
  needed,
  points,
  side,
}: {
  isAwayCounted: boolean;
  needed: number;
  points: number;
  side: Side;
}): string {
  const has = counted(points, 'point');
  if (side === 'defenders') return `Your side has ${has} and needs ${needed}.`;
  const skat = isAwayCounted ? 'counting what you put away' : 'not counting the skat';
  return `You have ${has}, ${skat}, and need ${needed}.`;
}

/** The other right cards. */
export const sayAlike = (cards: readonly Card[]): string =>
  `${listed(cards)} ${cards.length === 1 ? 'is' : 'are'} just as good.`;

/** That one plan wins in every deal left. */
export function sayCountedOut({
  card,
  deals,
  side,
}: {
  card: Card;
  deals: number;
  side: Side;
}): string {
  const others = side === 'declarer' ? 'both defenders' : 'your partner as well as the declarer';
  const [agreeing, inAll] =
    deals === 1
      ? ['Only one deal agrees', 'it']
      : [`${counted(deals, 'deal')} agree`, 'every one of them'];
  return `${agreeing} with all that you have seen. One plan that begins with ${card} works in ${inAll}, even if ${others} saw all cards and played against you.`;
}

/** When it goes well, to “you”. */
const WELL: ByTarget = {
  'no-trick': { declarer: 'you take no trick', defenders: 'the declarer takes a trick' },
  game: { declarer: 'you win', defenders: 'you beat the declarer' },
  'out-of-schneider': {
    declarer: 'you get out of schneider',
    defenders: 'you make the declarer schneider',
  },
  schneider: { declarer: 'you make schneider', defenders: 'you get out of schneider' },
};

/** A card with the share of deals in which it does well, from 0 to 1. */
export interface CardShare {
  readonly card: Card;
  readonly share: number;
}

/** What the right card and a wrong one come to with all cards open. */
export function sayShares({
  best,
  side,
  target,
  wrong,
}: {
  best: CardShare;
  side: Side;
  target: Target;
  wrong: CardShare;
}): string {
  return `Of 100 deals that you could be facing, ${WELL[target][side]} in ${outOfHundred(best.share)} if you play ${best.card} and in ${outOfHundred(wrong.share)} if you play ${wrong.card}; everyone then plays with all cards open.`;
}

/** What both come to where they were played out. @param margin of 100. */
export function sayPlayedOut({
  best,
  deals,
  margin,
  wrong,
}: {
  best: number;
  deals: number;
  margin: number;
  wrong: number;
}): string {
  return `When strong players who see no hidden cards play the deals out, the figures are ${outOfHundred(best)} and ${outOfHundred(wrong)} of 100 (${counted(deals, 'deal')}, give or take ${margin}).`;
}

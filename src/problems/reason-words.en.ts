/** Why a card is right, in a sentence of comment text for each reason (reasons.ts). */
import type { Card } from '../game/skat/cards.ts';
import type { Seat, Side } from '../game/skat/seats.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { SEAT_WORDS } from '../game/words/seats.ts';
import type { OnTable, RightAndWrong } from './known.ts';

type Cards = readonly Card[];

const points = (number: number): string => counted(number, 'point');
const trumpsAre = (number: number): string =>
  `${counted(number, 'trump')} ${number === 1 ? 'is' : 'are'}`;
const are = (cards: Cards): string => `${listed(cards)} ${cards.length === 1 ? 'is' : 'are'}`;
const beat = (cards: Cards): string => `${listed(cards)} ${cards.length === 1 ? 'beats' : 'beat'}`;

const outAbove = (above: Cards, card: Card): string =>
  `${are(above)} still out, and ${above.length === 1 ? 'beats' : 'beat'} ${card}.`;

/** What a card that leaves the trick gives up. */
function given({ areFew, sum }: OnTable): string {
  if (sum === 0) return 'No points are on the table';
  return areFew
    ? `Only ${points(sum)} ${sum === 1 ? 'is' : 'are'} on the table`
    : `There are ${points(sum)} on the table`;
}

/** The sentences. `above` and `below` are cards that the player has not seen. */
export const REASON_WORDS = {
  outAbove,
  nothingAbove: (card: Card): string =>
    `${card} is higher than any card of its suit that is still out.`,
  /** Of the last card of a trick. */
  takes: (sum: number, card: Card): string =>
    sum === 0
      ? `No points are on the table, but with ${card} you have the lead.`
      : `With ${card} you take the ${points(sum)} on the table, and have the lead.`,
  winsSoFar: (sum: number, card: Card): string =>
    sum === 0
      ? `${card} beats every card played to this trick so far.`
      : `The ${points(sum)} on the table ${sum === 1 ? 'goes' : 'go'} to the winner of this trick, and ${card} beats every card played to it so far.`,
  staysHighest: (card: Card): string =>
    `${card} stays the highest card of its suit, whatever is played to this trick.`,
  /** @param side the side that would win the card. */
  heldBack: (above: Cards, card: Card, counts: number, side: Side): string =>
    `${outAbove(above, card)} If ${card} is beaten, it brings ${side === 'defenders' ? 'the defenders' : 'the declarer'} ${points(counts)}.`,
  couldRuff: (trumpsOut: number, card: Card): string =>
    `${trumpsAre(trumpsOut)} still out, and a defender without the suit could ruff ${card}.`,
  drawsNone: (card: Card): string =>
    `No trumps are still out, so ${card} draws none and only leaves you one trump fewer.`,
  fewerAbove: (above: Cards, right: Card, aboveWrong: Cards, wrong: Card): string =>
    `Of the trumps still out only ${beat(above)} ${right}, but ${listed(aboveWrong)} beat ${wrong}.`,
  longSuit: (above: Cards, card: Card): string =>
    `Above ${card} only ${are(above)} still out. Once ${above.length === 1 ? 'it is' : 'they are'} gone, the highest card of the suit is yours.`,
  canWait: (card: Card): string => `No card that is still out can beat ${card}, so it can wait.`,
  /** @param trumps how many are left after the ruff. */
  ruffCosts: (table: OnTable, card: Card, trumps: number): string =>
    `${given(table)}, and a ruff with ${card} leaves you ${trumps === 0 ? 'no trump' : counted(trumps, 'trump')}.`,
  lastRuff: ({ right, wrong }: RightAndWrong): string =>
    `You are last, so ${right} wins just as surely as ${wrong}: what counts is which trump you keep.`,
  throughDeclarer: (card: Card): string =>
    `The declarer plays next and your partner last, so your partner sees what the declarer puts on ${card}.`,
  upToDeclarer: (card: Card): string =>
    `Your partner plays next and the declarer last: with ${card} you lead up to the declarer.`,
  partnersVoid: (partner: Seat, canRuff: boolean): string =>
    `As you have seen, your partner ${SEAT_WORDS[partner]} has no card of this suit, and is free to ${canRuff ? 'ruff or to fatten' : 'fatten'}.`,
  declarersVoid:
    'As you have seen, the declarer has no card of this suit, so winning the trick costs a trump.',
  trumpsOut: (number: number): string =>
    `${trumpsAre(number)} still out. ${number === 1 ? 'A' : 'Each'} round of trumps takes away a ruff.`,
  bringsMore: ({ right, wrong }: RightAndWrong, more: number): string =>
    `If your side wins this trick, ${right} brings ${points(more)} more than ${wrong}.`,
  costsMore: ({ right, wrong }: RightAndWrong, more: number): string =>
    `If the declarer wins this trick, ${wrong} costs ${points(more)} more than ${right}.`,
  partnerHolds: (card: Card): string =>
    `Your partner is winning the trick. ${card} would only take what is your side’s already.`,
  youLeadNext: (card: Card): string =>
    `Your partner is winning the trick; with ${card} it stays with your side, and you lead next.`,
  duck: (table: OnTable, card: Card): string => `${given(table)}, and ${card} stays in your hand.`,
  lastAndLow: ({ right, wrong }: RightAndWrong): string =>
    `You are last: ${right} wins the trick just as surely as ${wrong}, which you keep.`,
  defendersStayUnder: (below: Cards, card: Card): string =>
    `${are(below)} still out below ${card}, so the defenders can stay under it.`,
  keepLower: ({ right, wrong }: RightAndWrong): string =>
    `${right} stays under the trick just as surely as ${wrong}, and the lower card is the one to keep.`,
  canBeCaught: (below: Cards, card: Card): string =>
    `${are(below)} still out below ${card}: if the defenders lead the suit, ${card} can be caught.`,
} as const;

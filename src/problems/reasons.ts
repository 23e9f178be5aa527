/**
 * Why the right card is right, in a sentence for each theme. A reason is made of what the player could know;
 * where only the shares are known, there is none, and the shares speak (problem-words.ts).
 */
import { cardPoints } from '../game/skat/cards.ts';
import type { Card } from '../game/skat/cards.ts';
import { cardStrength, isTrump } from '../game/skat/order.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { SEAT_WORDS } from '../game/words/seats.ts';
import { higherOut, lacks, lowerOut } from './known.ts';
import type { Known } from './known.ts';
import { wouldLead } from '../strategy/simple-players/view.ts';
import type { ThemeId } from './themes.ts';

/** The two cards that a reason is about. */
export interface RightAndWrong {
  readonly right: Card;
  readonly wrong: Card;
}

type Reason = (known: Known, cards: RightAndWrong) => string | null;

const seats = SEAT_WORDS;
const points = (number: number): string => counted(number, 'point');
const are = (number: number, noun: 'card' | 'trump'): string =>
  `${counted(number, noun)} ${number === 1 ? 'is' : 'are'}`;
const isAre = (cards: readonly Card[]): string => (cards.length === 1 ? 'is' : 'are');

const sideOf = (known: Known): string => (known.own ? 'the defenders' : 'the declarer');

/** That a card can be beaten by what is out, or that it cannot. */
function outAbove(known: Known, card: Card): string | null {
  const above = higherOut(known, card);
  if (above.length === 0) return null;
  return `${listed(above)} ${isAre(above)} still out, and ${above.length === 1 ? 'beats' : 'beat'} ${card}.`;
}

const nothingAbove = (known: Known, card: Card): string | null =>
  higherOut(known, card).length === 0
    ? `${card} is higher than any card of its suit that is still out.`
    : null;

/** What a card that wins the trick, or wins it so far, is played for. */
function onTable({ onTable: sum, view }: Known, right: Card): string {
  if (view.table.length === 2) {
    return sum === 0
      ? `No points are on the table, but with ${right} you have the lead.`
      : `With ${right} you take the ${points(sum)} on the table, and have the lead.`;
  }
  return sum === 0
    ? `${right} wins the trick so far.`
    : `The ${points(sum)} on the table ${sum === 1 ? 'goes' : 'go'} to the winner of this trick, and ${right} wins it so far.`;
}

/** Fewer points than these on the table are few. */
const FEW_POINTS = 7;

/** What a card that leaves the trick gives up. */
function left({ onTable: sum }: Known): string {
  if (sum === 0) return 'No points are on the table';
  return sum < FEW_POINTS
    ? `Only ${points(sum)} ${sum === 1 ? 'is' : 'are'} on the table`
    : `There are ${points(sum)} on the table`;
}

/** What holding a full card back is about: the higher cards that are out, or that it stays a winner. */
const heldBack: Reason = (known, { wrong }) =>
  outAbove(known, wrong) === null
    ? `${wrong} stays the highest card of its suit, whatever is played to this trick.`
    : `${outAbove(known, wrong)!} ${wrong} would then bring ${sideOf(known)} ${points(cardPoints(wrong))}.`;

const REASONS: Readonly<Partial<Record<ThemeId, Reason>>> = {
  'draw-trumps': (known, { wrong }) =>
    known.trumpsOut === 0
      ? null
      : `${are(known.trumpsOut, 'trump')} still out, and a defender without the suit could ruff ${wrong}.`,
  'leave-trumps': (known, { right, wrong }) =>
    nothingAbove(known, right) ??
    (known.trumpsOut === 0
      ? `No trump is out, so ${wrong} draws none and only leaves you with a trump fewer.`
      : null),
  'which-trump': (known, { right, wrong }) => {
    const [above, aboveWrong] = [higherOut(known, right), higherOut(known, wrong)];
    if (above.length === 0) return nothingAbove(known, right);
    return aboveWrong.length > above.length
      ? `Of the trumps that are out only ${listed(above)} ${above.length === 1 ? 'beats' : 'beat'} ${right}, but ${listed(aboveWrong)} beat ${wrong}.`
      : outAbove(known, wrong);
  },
  'long-suit': (known, { right }) => {
    const above = higherOut(known, right);
    return above.length === 0
      ? null
      : `Above ${right} only ${listed(above)} ${isAre(above)} out. Once ${above.length === 1 ? 'it is' : 'they are'} gone, the highest card of the suit is yours.`;
  },
  cash: (known, { right, wrong }) => {
    const first = nothingAbove(known, right);
    return first === null
      ? outAbove(known, wrong)
      : [first, outAbove(known, wrong) ?? ''].join(' ').trim();
  },
  'do-not-cash': (_, { wrong }) => `No card that is still out can beat ${wrong}, so it can wait.`,
  'ruff-in': (known, { right }) => onTable(known, right),
  'defenders-ruff': (known, { right }) => onTable(known, right),
  'do-not-ruff': (known, { wrong }) => {
    const trumps = known.view.hand.filter((card) => isTrump(card, known.view.game)).length - 1;
    const after = trumps === 0 ? 'no trump' : counted(trumps, 'trump');
    return `${left(known)}, and a ruff with ${wrong} leaves you ${after}.`;
  },
  'which-ruff': (known, { right, wrong }) => {
    if (known.view.table.length === 2) {
      return `You are last, so ${right} wins as well as ${wrong}: what counts is which trump you keep.`;
    }
    return cardStrength(right, known.view.game) > cardStrength(wrong, known.view.game)
      ? outAbove(known, wrong)
      : null;
  },
  'through-the-declarer': (_, { right }) =>
    `The declarer plays next and your partner last, so your partner sees what the declarer puts on ${right}.`,
  'up-to-the-declarer': (known, { right, wrong }) =>
    outAbove(known, wrong) ??
    `Your partner plays next and the declarer last: with ${right} you lead up to the declarer.`,
  'partners-void': (known, { right }) => {
    const { partner } = known;
    return partner !== null && lacks(known, partner, right)
      ? `As you have seen, your partner ${seats[partner]} has no card of this suit, and is free to ${known.trumpsOut > 0 ? 'ruff or to fatten' : 'fatten'}.`
      : null;
  },
  'make-declarer-ruff': (known, { right }) =>
    lacks(known, known.view.declarer, right)
      ? `As you have seen, the declarer has no card of this suit, so winning the trick costs a trump.`
      : null,
  'lead-trumps-in-defence': ({ trumpsOut }) =>
    trumpsOut === 0
      ? null
      : `${are(trumpsOut, 'trump')} out. ${trumpsOut === 1 ? 'A' : 'Each'} round of trumps takes away a ruff.`,
  'defenders-winner': (known, { right }) => nothingAbove(known, right),
  fatten: (_, { right, wrong }) => {
    const more = cardPoints(right) - cardPoints(wrong);
    return more > 0
      ? `If your side wins this trick, ${right} brings ${points(more)} more than ${wrong}.`
      : null;
  },
  'do-not-fatten': (_, { right, wrong }) =>
    `If the declarer wins this trick, ${wrong} costs ${points(cardPoints(wrong) - cardPoints(right))} more than ${right}.`,
  'leave-to-partner': (_, { wrong }) =>
    `Your partner holds the trick. ${wrong} would only take what is yours already.`,
  'overtake-partner': (known, { right }) =>
    known.view.table.length === 2
      ? `Your partner holds the trick; with ${right} it stays with your side, and you lead next.`
      : null,
  take: (known, { right }) => onTable(known, right),
  duck: (known, { wrong }) => `${left(known)}, and ${wrong} stays in your hand.`,
  'hold-ten-back': heldBack,
  'hold-ace-back': heldBack,
  'high-enough': (known, { wrong }) =>
    known.view.table.length === 2 ? null : outAbove(known, wrong),
  'low-enough': (known, { right, wrong }) =>
    known.view.table.length === 2
      ? `You are last: ${right} wins the trick as well as ${wrong}, which you keep.`
      : null,
  'null-throw-danger': (known, { right }) => below(known, right),
  'null-lead': (known, { wrong }) => {
    const under = lowerOut(known, wrong);
    return under.length === 0
      ? null
      : `${listed(under)} ${isAre(under)} out below ${wrong}, so the defenders can stay under it.`;
  },
  'null-keep-guard': ({ view }, { right, wrong }) =>
    !wouldLead(right, view) && cardStrength(right, view.game) > cardStrength(wrong, view.game)
      ? `${right} stays under the trick as well as ${wrong}, and the lower card is the one to keep.`
      : null,
};

/** In a Null: the cards that are out below one that can catch it. */
function below(known: Known, card: Card): string | null {
  const under = lowerOut(known, card);
  return under.length === 0
    ? null
    : `${listed(under)} ${isAre(under)} still out below ${card}: if the defenders lead the suit, ${card} can be caught.`;
}

/** The reason for a problem of a theme; null where only the shares can be given. */
export function reasonFor(theme: ThemeId, known: Known, cards: RightAndWrong): string | null {
  return REASONS[theme]?.(known, cards) ?? null;
}

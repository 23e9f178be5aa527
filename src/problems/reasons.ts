/**
 * Why the right card is right, in a sentence for each theme. A reason is made of what the player could know;
 * where only the shares are known, there is none, and the shares speak (explain-problem.ts).
 */
import { cardPoints } from '../game/skat/cards.ts';
import type { Card } from '../game/skat/cards.ts';
import { cardStrength, isTrump } from '../game/skat/order.ts';
import { REASON_WORDS } from '#edition/problems/reason-words.ts';
import { higherOut, lacks, lowerOut } from './known.ts';
import type { Known, OnTable, RightAndWrong } from './known.ts';
import { wouldLead } from '../strategy/simple-players/view.ts';
import type { ThemeId } from './themes.ts';

type Reason = (known: Known, cards: RightAndWrong) => string | null;

/** Fewer points than these on the table are few. */
const FEW_POINTS = 7;

const onTable = ({ onTable: sum }: Known): OnTable => ({ sum, areFew: sum < FEW_POINTS });

/** Whether the player plays the last card of the trick. */
const isLast = ({ view }: Known): boolean => view.table.length === 2;

/** That a card can be beaten by what is out. */
function outAbove(known: Known, card: Card): string | null {
  const above = higherOut(known, card);
  return above.length === 0 ? null : REASON_WORDS.outAbove(above, card);
}

/** That it cannot. */
const nothingAbove = (known: Known, card: Card): string | null =>
  higherOut(known, card).length === 0 ? REASON_WORDS.nothingAbove(card) : null;

/** What a card that wins the trick, or wins it so far, is played for. */
const wins: Reason = (known, { right }) =>
  isLast(known)
    ? REASON_WORDS.takes(known.onTable, right)
    : REASON_WORDS.winsSoFar(known.onTable, right);

/** What holding a full card back is about: the higher cards that are out, or that it stays a winner. */
const heldBack: Reason = (known, { wrong }) => {
  const above = higherOut(known, wrong);
  return above.length === 0
    ? REASON_WORDS.staysHighest(wrong)
    : REASON_WORDS.heldBack(above, wrong, cardPoints(wrong), known.own ? 'defenders' : 'declarer');
};

const REASONS: Readonly<Partial<Record<ThemeId, Reason>>> = {
  'draw-trumps': ({ trumpsOut }, { wrong }) =>
    trumpsOut === 0 ? null : REASON_WORDS.couldRuff(trumpsOut, wrong),
  'leave-trumps': (known, { right, wrong }) =>
    nothingAbove(known, right) ?? (known.trumpsOut === 0 ? REASON_WORDS.drawsNone(wrong) : null),
  'which-trump': (known, { right, wrong }) => {
    const [above, aboveWrong] = [higherOut(known, right), higherOut(known, wrong)];
    if (above.length === 0) return nothingAbove(known, right);
    return aboveWrong.length > above.length
      ? REASON_WORDS.fewerAbove(above, right, aboveWrong, wrong)
      : outAbove(known, wrong);
  },
  'long-suit': (known, { right }) => {
    const above = higherOut(known, right);
    return above.length === 0 ? null : REASON_WORDS.longSuit(above, right);
  },
  cash: (known, { right, wrong }) => {
    const all = [nothingAbove(known, right), outAbove(known, wrong)].filter((one) => one !== null);
    return all.length === 0 ? null : all.join(' ');
  },
  'do-not-cash': (_, { wrong }) => REASON_WORDS.canWait(wrong),
  'ruff-in': wins,
  'defenders-ruff': wins,
  'do-not-ruff': (known, { wrong }) => {
    const trumps = known.view.hand.filter((card) => isTrump(card, known.view.game)).length - 1;
    return REASON_WORDS.ruffCosts(onTable(known), wrong, trumps);
  },
  'which-ruff': (known, cards) => {
    if (isLast(known)) return REASON_WORDS.lastRuff(cards);
    const { right, wrong } = cards;
    return cardStrength(right, known.view.game) > cardStrength(wrong, known.view.game)
      ? outAbove(known, wrong)
      : null;
  },
  'through-the-declarer': (_, { right }) => REASON_WORDS.throughDeclarer(right),
  'up-to-the-declarer': (known, { right, wrong }) =>
    outAbove(known, wrong) ?? REASON_WORDS.upToDeclarer(right),
  'partners-void': (known, { right }) => {
    const { partner, trumpsOut } = known;
    return partner !== null && lacks(known, partner, right)
      ? REASON_WORDS.partnersVoid(partner, trumpsOut > 0)
      : null;
  },
  'make-declarer-ruff': (known, { right }) =>
    lacks(known, known.view.declarer, right) ? REASON_WORDS.declarersVoid : null,
  'lead-trumps-in-defence': ({ trumpsOut }) =>
    trumpsOut === 0 ? null : REASON_WORDS.trumpsOut(trumpsOut),
  'defenders-winner': (known, { right }) => nothingAbove(known, right),
  fatten: (_, cards) => {
    const more = cardPoints(cards.right) - cardPoints(cards.wrong);
    return more > 0 ? REASON_WORDS.bringsMore(cards, more) : null;
  },
  'do-not-fatten': (_, cards) =>
    REASON_WORDS.costsMore(cards, cardPoints(cards.wrong) - cardPoints(cards.right)),
  'leave-to-partner': (_, { wrong }) => REASON_WORDS.partnerHolds(wrong),
  'overtake-partner': (known, { right }) =>
    isLast(known) ? REASON_WORDS.youLeadNext(right) : null,
  take: wins,
  duck: (known, { wrong }) => REASON_WORDS.duck(onTable(known), wrong),
  'hold-ten-back': heldBack,
  'hold-ace-back': heldBack,
  'high-enough': (known, { wrong }) => (isLast(known) ? null : outAbove(known, wrong)),
  'low-enough': (known, cards) => (isLast(known) ? REASON_WORDS.lastAndLow(cards) : null),
  'null-throw-danger': (known, { right }) => {
    const below = lowerOut(known, right);
    return below.length === 0 ? null : REASON_WORDS.canBeCaught(below, right);
  },
  'null-lead': (known, { wrong }) => {
    const below = lowerOut(known, wrong);
    return below.length === 0 ? null : REASON_WORDS.defendersStayUnder(below, wrong);
  },
  'null-keep-guard': ({ view }, cards) =>
    !wouldLead(cards.right, view) &&
    cardStrength(cards.right, view.game) > cardStrength(cards.wrong, view.game)
      ? REASON_WORDS.keepLower(cards)
      : null,
};

/** The reason for a problem of a theme; null where only the shares can be given. */
export function reasonFor(theme: ThemeId, known: Known, cards: RightAndWrong): string | null {
  return REASONS[theme]?.(known, cards) ?? null;
}

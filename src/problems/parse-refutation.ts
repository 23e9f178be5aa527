/** Reads the refutation of a line: the deal it is shown in, and its cards. */
/* eslint-disable house/words-apart -- the parts of a line are named in errors that only we meet */
import type { Card } from '../game/skat/cards.ts';
import type { Layout } from '../game/skat/deal.ts';
import { nextSeat } from '../game/skat/seats.ts';
import type { Seat } from '../game/skat/seats.ts';
import type { DealState } from '../strategy/players/state.ts';
import type { SeatView } from '../strategy/players/view.ts';
import { readChoices } from './choices.ts';
import { hiddenInOrder } from './hidden-order.ts';
import type { Refutation } from './problem.ts';

/** @throws RangeError for parts that do not fit the place. */
export function readRefutation(
  { deal, layout, play }: DealState,
  view: SeatView,
  placeText: string,
  lineText: string,
): Refutation {
  const isDealPlayed = placeText === '=';
  const { hands, away } = isDealPlayed
    ? { hands: play!.hands, away: layout ?? deal.skat }
    : readPlaces(view, placeText);
  const { cards } = readChoices({ ...play!, hands }, lineText, 'Refutation');
  const [wrong] = cards;
  if (wrong === undefined) throw new RangeError('Refutation: it has no card.');
  return { wrong, isDealPlayed, hands, away, line: cards };
}

function readPlaces(
  view: SeatView,
  text: string,
): { readonly hands: Refutation['hands']; readonly away: Layout } {
  const hidden = hiddenInOrder(view);
  if (hidden.length !== text.length || !/^[012]+$/u.test(text)) {
    throw new RangeError(`Refutation: “${text}” does not place ${hidden.length} cards.`);
  }
  const at = (digit: string): Card[] => hidden.filter((_, index) => text[index] === digit);
  const left = nextSeat(view.seat);
  const hands = {
    [view.seat]: view.hand,
    [left]: at('0'),
    [nextSeat(left)]: at('1'),
  } as unknown as Record<Seat, readonly Card[]>;
  if (view.open !== null && view.declarer !== null) hands[view.declarer] = view.open;
  const [one, other]: readonly (Card | undefined)[] = view.layout ?? at('2');
  if (one === undefined || other === undefined)
    throw new RangeError('Refutation: no cards put away.');
  return { hands, away: [one, other] };
}

/** Where the rules for a defender’s lead may be told. */
import type { Card } from '../../../../src/game/skat/cards.ts';
import type { Conditions } from './held.ts';
import {
  after,
  all3,
  declarer,
  declarerNext,
  defends,
  first,
  high,
  isGrand,
  isSuitGame,
  leads,
  lengths,
  me,
  mine,
  rank,
  showed,
  skatSeen,
  suitIn,
  trump,
} from './held.ts';

export const LEAD_CONDITIONS: Conditions = {
  'first-lead': (held) =>
    isSuitGame(held) &&
    !skatSeen(held) &&
    defends(held) &&
    leads(held) &&
    first(held) &&
    all3(held, (card) => !trump(held, card)) &&
    (held.says.includes('begin with the ace')
      ? held.cards.some((card) => rank(card) === 'A') && all3(held, high)
      : true) &&
    (held.says.includes('lead the king') ? all3(held, (card) => rank(card) === 'K') : true) &&
    (held.says.includes('through the declarer') ? declarerNext(held) : true) &&
    (held.says.includes('up to the declarer') ? !declarerNext(held) : true),
  'ruffed-suit': (held) =>
    isSuitGame(held) &&
    defends(held) &&
    leads(held) &&
    declarerNext(held) &&
    !showed(held, declarer(held)!, 'T') &&
    all3(held, (card) => !trump(held, card) && showed(held, declarer(held)!, suitIn(held, card))),
  'trumps-through': (held) => {
    const led = held.state.play!.tricks.filter(({ leader }) => leader === declarer(held));
    return (
      isSuitGame(held) &&
      defends(held) &&
      leads(held) &&
      declarerNext(held) &&
      led.length > 0 &&
      led.every(({ cards }) => !trump(held, cards[0])) &&
      all3(held, (card) => trump(held, card))
    );
  },
  'make-aces': (held) =>
    isSuitGame(held) &&
    !skatSeen(held) &&
    defends(held) &&
    leads(held) &&
    all3(
      held,
      (card) =>
        rank(card) === 'A' &&
        !held.state.play!.tricks.some(({ cards }) => suitIn(held, cards[0]) === card[0]) &&
        !(
          mine(held).includes(`${card[0]}K` as Card) && !mine(held).includes(`${card[0]}10` as Card)
        ),
    ),
  'long-without-ace': (held) =>
    isSuitGame(held) &&
    skatSeen(held) &&
    defends(held) &&
    leads(held) &&
    declarerNext(held) &&
    all3(
      held,
      (card) =>
        rank(card) !== 'A' &&
        mine(held).includes(`${card[0]}A` as Card) &&
        lengths(held).get(card[0]!)! >= 4,
    ),
  'long-through': (held) =>
    isSuitGame(held) &&
    defends(held) &&
    leads(held) &&
    declarerNext(held) &&
    all3(
      held,
      (card) => lengths(held).get(suitIn(held, card)) === Math.max(...lengths(held).values()),
    ),
  'short-up-to': (held) =>
    isSuitGame(held) &&
    defends(held) &&
    leads(held) &&
    after(me(held), 2) === declarer(held) &&
    all3(
      held,
      (card) => lengths(held).get(suitIn(held, card)) === Math.min(...lengths(held).values()),
    ),
  'grand-long': (held) =>
    isGrand(held) &&
    defends(held) &&
    leads(held) &&
    all3(
      held,
      (card) => lengths(held).get(suitIn(held, card)) === Math.max(...lengths(held).values()),
    ),
};

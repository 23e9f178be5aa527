/** Where the rules for a defender who follows may be told. */
import type { Card } from '../../../../src/game/skat/cards.ts';
import type { Conditions } from './held.ts';
import {
  all3,
  bestLeft,
  cannotFollow,
  declarer,
  defends,
  hasTrumps,
  high,
  holder,
  isSuitGame,
  last,
  legal,
  lengths,
  lying,
  mine,
  noneOut,
  partnersTrick,
  rank,
  showed,
  skatSeen,
  suitIn,
  trump,
  worth,
  wouldWin,
} from './held.ts';

export const FOLLOW_CONDITIONS: Conditions = {
  'second-hand': (held) =>
    isSuitGame(held) &&
    defends(held) &&
    lying(held).length === 1 &&
    !held.state.play!.tricks.some(
      ({ cards }) => suitIn(held, cards[0]) === suitIn(held, lying(held)[0]!),
    ) &&
    (held.says.includes('Your partner leads') ? held.view.leader !== declarer(held) : true) &&
    (/The declarer leads|If the declarer/.test(held.says)
      ? held.view.leader === declarer(held)
      : true) &&
    (held.says.includes('you have the ace') ? all3(held, (card) => rank(card) === 'A') : true) &&
    (/Keep a ten back|ace can wait/.test(held.says) ? all3(held, (card) => !high(card)) : true) &&
    (held.says.includes('under a king') ? rank(lying(held)[0]!) === 'K' : true),
  'red-jack-through': (held) =>
    isSuitGame(held) &&
    defends(held) &&
    held.view.leader === declarer(held) &&
    ['HJ', 'DJ'].includes(lying(held)[0]!) &&
    mine(held).every((card) => !trump(held, card)) &&
    all3(held, (card) => !high(card)),
  'unguarded-trump': (held) =>
    hasTrumps(held) &&
    defends(held) &&
    cannotFollow(held) &&
    mine(held).filter((card) => trump(held, card)).length === 1 &&
    held.cards.length === 1 &&
    all3(
      held,
      (card) => trump(held, card) && high(card) && wouldWin(held, card) && !bestLeft(held, card),
    ) &&
    held.says.includes(held.cards[0]!),
  'loose-cards': (held) =>
    hasTrumps(held) &&
    defends(held) &&
    last(held) &&
    partnersTrick(held) &&
    cannotFollow(held) &&
    all3(
      held,
      (card) =>
        !trump(held, card) &&
        worth([card]) > 0 &&
        ((rank(card) === '10' && lengths(held).get(card[0]!) === 1) ||
          showed(held, declarer(held)!, card[0]!) ||
          noneOut(held, card[0]!)),
    ),
  'fatten-solo': (held) =>
    isSuitGame(held) &&
    !skatSeen(held) &&
    defends(held) &&
    last(held) &&
    partnersTrick(held) &&
    (held.says.includes('high trump')
      ? all3(held, (card) => trump(held, card) && high(card))
      : true) &&
    (held.says.includes('without a guard')
      ? all3(held, (card) => rank(card) === '10' && lengths(held).get(card[0]!) === 1)
      : true) &&
    (held.says.includes('ten of the suit too')
      ? all3(held, (card) => rank(card) === 'A' && mine(held).includes(`${card[0]}10` as Card))
      : true),
  'high-to-partner': (held) =>
    hasTrumps(held) &&
    defends(held) &&
    last(held) &&
    partnersTrick(held) &&
    all3(held, (card) => legal(held).every((other) => worth([other]) <= worth([card]))),
  'low-to-declarer': (held) =>
    hasTrumps(held) &&
    defends(held) &&
    last(held) &&
    holder(held) === declarer(held) &&
    legal(held).every((card) => !wouldWin(held, card)) &&
    all3(held, (card) => legal(held).every((other) => worth([other]) >= worth([card]))),
};

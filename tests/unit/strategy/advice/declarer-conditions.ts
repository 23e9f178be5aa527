/** Where the rules for the declarer may be told. */
import type { Card } from '../../../../src/game/skat/cards.ts';
import type { Conditions } from './held.ts';
import {
  after,
  all3,
  bestLeft,
  cannotFollow,
  declarer,
  first,
  hasTrumps,
  high,
  holder,
  isGrand,
  isSuitGame,
  jacks,
  last,
  leads,
  lying,
  me,
  mine,
  missing,
  plays,
  rank,
  showed,
  trump,
  worth,
  wouldWin,
} from './held.ts';

export const DECLARER_CONDITIONS: Conditions = {
  'first-trump': (held) =>
    isSuitGame(held) &&
    plays(held) &&
    leads(held) &&
    first(held) &&
    (held.says.includes('winners in the other suits')
      ? all3(held, (card) => !trump(held, card) && high(card))
      : all3(held, (card) => trump(held, card))) &&
    (held.says.includes('all four jacks') ? jacks(held).length === 4 : true) &&
    (/Three jacks|three best/.test(held.says) ? jacks(held).length === 3 : true) &&
    (/two|jacks of spades/i.test(held.says) && !/three/i.test(held.says)
      ? jacks(held).length === 2
      : true) &&
    (held.says.includes('With one jack') ? jacks(held).length === 1 : true),
  'stop-at-one-hand': (held) =>
    isSuitGame(held) &&
    plays(held) &&
    leads(held) &&
    missing(held).some((card) => trump(held, card)) &&
    [1, 2].filter((by) => showed(held, after(me(held), by), 'T')).length === 1 &&
    all3(held, (card) => !trump(held, card) && bestLeft(held, card)),
  'lead-trumps': (held) =>
    isSuitGame(held) &&
    plays(held) &&
    leads(held) &&
    ![1, 2].some((by) => showed(held, after(me(held), by), 'T')) &&
    all3(held, (card) => trump(held, card)) &&
    held.says.includes(`${missing(held).filter((card) => trump(held, card)).length} trump`) &&
    missing(held).some((card) => trump(held, card)),
  'grand-lone-jack': (held) =>
    isGrand(held) &&
    plays(held) &&
    leads(held) &&
    first(held) &&
    jacks(held).length === 1 &&
    new Set(
      mine(held)
        .filter((card) => rank(card) !== 'J')
        .map((card) => card[0]),
    ).size === 4 &&
    all3(held, (card) => rank(card) === 'J'),
  'grand-best-and-red': (held) =>
    isGrand(held) &&
    plays(held) &&
    leads(held) &&
    first(held) &&
    jacks(held).length === 2 &&
    jacks(held).includes('CJ') &&
    !jacks(held).includes('SJ') &&
    held.cards.join() === 'CJ',
  'grand-aces-first': (held) =>
    isGrand(held) &&
    plays(held) &&
    leads(held) &&
    jacks(held).length === 0 &&
    !held.state.play!.tricks.some(({ cards, leader }) =>
      cards.some((card, at) => after(leader, at) === me(held) && rank(card) === 'J'),
    ) &&
    all3(held, (card) => rank(card) === 'A' && mine(held).includes(`${card[0]}10` as Card)),
  'middle-ruff': (held) =>
    hasTrumps(held) &&
    plays(held) &&
    lying(held).length === 1 &&
    !trump(held, lying(held)[0]!) &&
    cannotFollow(held) &&
    mine(held).some((card) => trump(held, card) && high(card)) &&
    missing(held).some((card) => trump(held, card)) &&
    !showed(held, after(me(held)), 'T') &&
    all3(held, (card) => !(trump(held, card) && high(card))),
  'let-it-go': (held) =>
    plays(held) &&
    last(held) &&
    cannotFollow(held) &&
    worth(lying(held)) < 4 &&
    held.says.includes(`with ${worth(lying(held))} point`) &&
    mine(held).some((card) => trump(held, card)) &&
    all3(held, (card) => !trump(held, card) && worth([card]) === 0),
  'dear-ruff': (held) =>
    hasTrumps(held) &&
    last(held) &&
    cannotFollow(held) &&
    !trump(held, lying(held)[0]!) &&
    (plays(held) || holder(held) === declarer(held)) &&
    worth(lying(held)) >= 4 &&
    all3(held, (card) => trump(held, card) && high(card) && wouldWin(held, card)),
};

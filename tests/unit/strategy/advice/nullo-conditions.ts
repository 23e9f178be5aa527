/** Where the rules for Nullo and Ramsch may be told. */
import { suitOf } from '../../../../src/game/skat/cards.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import type { Conditions } from './held.ts';
import {
  ROUND,
  all3,
  beats,
  cannotFollow,
  declarer,
  defends,
  first,
  isNullo,
  leads,
  lengths,
  me,
  mine,
  missing,
  plays,
  rank,
  showed,
  wouldWin,
} from './held.ts';

export const NULLO_CONDITIONS: Conditions = {
  'nullo-lone-card': (held) =>
    isNullo(held) &&
    plays(held) &&
    leads(held) &&
    first(held) &&
    all3(held, (card) => ['8', '9'].includes(rank(card)) && lengths(held).get(card[0]!) === 1),
  'nullo-nine-seven': (held) =>
    isNullo(held) &&
    plays(held) &&
    leads(held) &&
    first(held) &&
    all3(
      held,
      (card) =>
        rank(card) === '9' &&
        lengths(held).get(card[0]!) === 2 &&
        mine(held).includes(`${card[0]}7` as Card),
    ),
  'nullo-discard': (held) =>
    isNullo(held) &&
    plays(held) &&
    cannotFollow(held) &&
    all3(held, (card) => {
      const under = (cards: readonly Card[]): number =>
        cards.filter((other) => suitOf(other) === suitOf(card) && beats(held, card, other)).length;
      return under(missing(held)) > under(mine(held));
    }),
  'nullo-first-lead': (held) =>
    isNullo(held) &&
    defends(held) &&
    leads(held) &&
    first(held) &&
    all3(held, (card) => lengths(held).get(card[0]!) === Math.min(...lengths(held).values())),
  'nullo-return': (held) => {
    const partner = ROUND.find((seat) => seat !== me(held) && seat !== declarer(held))!;
    const suits = held.state.play!.tricks.flatMap(({ cards, leader }) => {
      const card = cards[(ROUND.indexOf(partner) - ROUND.indexOf(leader) + 3) % 3]!;
      return leader === partner || suitOf(card) !== suitOf(cards[0]) ? [suitOf(card)] : [];
    });
    return (
      isNullo(held) &&
      defends(held) &&
      leads(held) &&
      all3(held, (card) => suits.includes(suitOf(card)) && !showed(held, declarer(held)!, card[0]!))
    );
  },
  ramsch: (held) =>
    declarer(held) === null &&
    (held.says.includes('none of the suit led') ? cannotFollow(held) : true) &&
    (held.says.includes('another player’s jack')
      ? all3(held, (card) => rank(card) === 'J' && !wouldWin(held, card))
      : true) &&
    (held.says.includes('no black one')
      ? !mine(held).includes('CJ') && !mine(held).includes('SJ')
      : true),
};

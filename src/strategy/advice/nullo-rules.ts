/** The book’s rules for a Nullo (Foster, p. 174–178) and for a Ramsch (p. 163–165). */
import { cardsByBook } from '../which-card/book-card.ts';
import { ramschByBook } from '../which-card/ramsch.ts';
import { rankOf } from '../../game/skat/cards.ts';
import type { Card } from '../../game/skat/cards.ts';
import { cardStrength, playedSuit } from '../../game/skat/order.ts';
import { seatsFrom } from '../../game/skat/seats.ts';
import type { Seat } from '../../game/skat/seats.ts';
import { RULE_WORDS } from '#edition/strategy/advice/rule-words.ts';
import { saysOf } from './rule.ts';
import type { CardRule } from './rule.ts';
import type { Sight } from './sight.ts';

/** The cards of a seat in each trick, with the suit that was led to it. */
function playedBy(
  { game, view }: Sight,
  seat: Seat,
): { card: Card; led: string; leads: boolean }[] {
  return view.tricks.map(({ cards, leader }) => {
    const turn = seatsFrom(leader).indexOf(seat) as 0 | 1 | 2;
    return { card: cards[turn], led: playedSuit(cards[0], game), leads: turn === 0 };
  });
}

/** Cards that may be forced to win: more lower ones are out than the hand has below them. */
function inDanger({ game, suits, unseen }: Sight): Card[] {
  return suits.flatMap(({ cards, suit }) =>
    cards.filter((card) => {
      const strength = cardStrength(card, game);
      const below = (others: readonly Card[]): number =>
        others.filter(
          (other) => playedSuit(other, game) === suit && cardStrength(other, game) < strength,
        ).length;
      return below(unseen) > below(cards);
    }),
  );
}

export const NULLO_RULES: readonly CardRule[] = [
  {
    id: 'nullo-lone-card',
    topic: 'nullo',
    page: '176',
    look: 'shortest',
    speaks(sight) {
      const { declares, sort, suits, turn, view } = sight;
      if (sort !== 'nullo' || !declares || turn !== 0 || view.tricks.length > 0) return null;
      const lone = suits.flatMap(({ cards }) => (cards.length === 1 ? cards : []));
      const cards = lone.filter((card) => ['8', '9'].includes(rankOf(card)));
      return saysOf(sight, cards, RULE_WORDS['nullo-lone-card']);
    },
  },
  {
    id: 'nullo-nine-seven',
    topic: 'nullo',
    page: '176',
    look: 'shortest',
    speaks(sight) {
      const { declares, sort, suits, turn, view } = sight;
      if (sort !== 'nullo' || !declares || turn !== 0 || view.tricks.length > 0) return null;
      const cards = suits
        .filter(({ cards: held, has }) => held.length === 2 && has('9') && has('7'))
        .map(({ suit }): Card => `${suit}9`);
      return saysOf(sight, cards, RULE_WORDS['nullo-nine-seven']);
    },
  },
  {
    id: 'nullo-discard',
    topic: 'nullo',
    page: '177',
    look: 'danger',
    speaks(sight) {
      const { declares, follows, sort, turn } = sight;
      if (sort !== 'nullo' || !declares || turn === 0 || follows) return null;
      return saysOf(sight, inDanger(sight), RULE_WORDS['nullo-discard']);
    },
  },
  {
    id: 'nullo-first-lead',
    topic: 'nullo',
    page: null,
    look: 'shortest',
    speaks(sight) {
      const { declares, game, sort, turn, view } = sight;
      if (sort !== 'nullo' || declares || turn !== 0 || view.tricks.length > 0) return null;
      const place = { declarer: view.declarer, game, hand: view.hand, table: view.table };
      const rule = cardsByBook('nullo', place);
      return rule === null ? null : saysOf(sight, rule.cards, rule.why);
    },
  },
  {
    id: 'nullo-return',
    topic: 'nullo',
    page: '178',
    look: 'partners-suits',
    speaks(sight) {
      const { declares, lacks, partner, sort, turn, view } = sight;
      if (sort !== 'nullo' || declares || turn !== 0 || partner === null) return null;
      const { game, suits } = sight;
      const partnerSuits = playedBy(sight, partner)
        .filter(({ card, led, leads }) => leads || playedSuit(card, game) !== led)
        .map(({ card }) => playedSuit(card, game));
      const cards = suits
        .filter(({ suit }) => partnerSuits.includes(suit) && !lacks(view.declarer!, suit))
        .flatMap(({ cards: held }) => held);
      return saysOf(sight, cards, RULE_WORDS['nullo-return']);
    },
  },
  {
    id: 'ramsch',
    topic: 'ramsch',
    page: null,
    look: 'ramsch-jacks',
    speaks(sight) {
      const { game, sort, turn, view } = sight;
      if (sort !== 'ramsch' || (turn === 0 && view.tricks.length > 0)) return null;
      const { hand, table } = view;
      const rule = ramschByBook({ declarer: null, game, hand, table });
      return rule === null ? null : saysOf(sight, rule.cards, rule.why);
    },
  },
];

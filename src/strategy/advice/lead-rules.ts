/** The book’s rules for a defender who leads (Foster, p. 71–76, 110–112, 137). */
import { cardsByBook } from '../which-card/book-card.ts';
import { isTenace } from '../which-card/held.ts';
import type { Card } from '../../game/skat/cards.ts';
import { isTrump } from '../../game/skat/order.ts';
import { couldLayOut } from './declarer-rules.ts';
import { RULE_WORDS, sayRuffedSuits } from '#edition/strategy/advice/rule-words.ts';
import { saysOf } from './rule.ts';
import type { CardRule } from './rule.ts';
import { byLength } from './sight.ts';
import type { Sight } from './sight.ts';

/** From so many cards on a suit is a long one. */
const LONG = 4;

const leads = ({ declares, turn, view }: Sight): boolean =>
  turn === 0 && !declares && view.declarer !== null;

/** What the declarer has led to tricks so far. */
const declarersLeads = ({ view }: Sight): Card[] =>
  view.tricks.filter(({ leader }) => leader === view.declarer).map(({ cards }) => cards[0]);

export const LEAD_RULES: readonly CardRule[] = [
  {
    id: 'first-lead',
    topic: 'defenders-lead',
    page: null,
    look: 'high-cards',
    speaks(sight) {
      const { game, sort, view } = sight;
      if (sort !== 'suit' || !leads(sight) || view.tricks.length > 0 || couldLayOut(sight)) {
        return null;
      }
      const place = { declarer: view.declarer, game, hand: view.hand, table: view.table };
      const rule = cardsByBook('lead', place) ?? cardsByBook('tenace', place);
      return rule === null ? null : saysOf(sight, rule.cards, rule.why);
    },
  },
  {
    id: 'ruffed-suit',
    topic: 'defenders-lead',
    page: '111',
    look: 'declarers-voids',
    speaks(sight) {
      const { hasNotFollowed, lacks, out, sort, suits, through, view } = sight;
      if (sort !== 'suit' || !leads(sight) || !through || out.length === 0) return null;
      const declarer = view.declarer!;
      if (lacks(declarer, 'trump')) return null;
      const suitsOut = suits.filter(({ suit }) => hasNotFollowed(declarer, suit));
      return saysOf(
        sight,
        suitsOut.flatMap(({ cards }) => cards),
        sayRuffedSuits(suitsOut.map(({ suit }) => suit)),
      );
    },
  },
  {
    id: 'trumps-through',
    topic: 'defenders-lead',
    page: '74',
    look: 'declarers-leads',
    speaks(sight) {
      const { game, sort, through, trumps } = sight;
      if (sort !== 'suit' || !leads(sight) || !through) return null;
      const led = declarersLeads(sight);
      if (led.length === 0 || led.some((card) => isTrump(card, game))) return null;
      return saysOf(sight, trumps, RULE_WORDS['trumps-through']);
    },
  },
  {
    id: 'make-aces',
    topic: 'defenders-lead',
    page: '110',
    look: 'high-cards',
    speaks(sight) {
      const { lacks, led, sort, suits, view } = sight;
      if (sort !== 'suit' || !leads(sight) || view.tricks.length === 0 || couldLayOut(sight)) {
        return null;
      }
      const aces = suits.filter(
        (one) =>
          one.has('A') && !isTenace(one) && led(one.suit) === 0 && !lacks(view.declarer!, one.suit),
      );
      return saysOf(
        sight,
        aces.map(({ suit }): Card => `${suit}A`),
        RULE_WORDS['make-aces'],
      );
    },
  },
  {
    id: 'long-without-ace',
    topic: 'defenders-lead',
    page: '74',
    look: 'laid-out',
    speaks(sight) {
      const { led, sort, suits, through } = sight;
      if (sort !== 'suit' || !leads(sight) || !through || !couldLayOut(sight)) return null;
      const long = byLength(suits, 'most').filter(
        ({ cards, has, suit }) => cards.length >= LONG && has('A') && led(suit) === 0,
      );
      return saysOf(
        sight,
        long.flatMap(({ cards }) => cards.slice(1)),
        RULE_WORDS['long-without-ace'],
      );
    },
  },
  {
    id: 'long-through',
    topic: 'defenders-lead',
    page: '71',
    look: 'middle',
    speaks(sight) {
      if (sight.sort !== 'suit' || !leads(sight) || !sight.through) return null;
      const long = byLength(sight.suits, 'most');
      return saysOf(
        sight,
        long.flatMap(({ cards }) => cards),
        RULE_WORDS['long-through'],
      );
    },
  },
  {
    id: 'short-up-to',
    topic: 'defenders-lead',
    page: '71',
    look: 'middle',
    speaks(sight) {
      if (sight.sort !== 'suit' || !leads(sight) || sight.through) return null;
      const short = byLength(sight.suits, 'fewest');
      return saysOf(
        sight,
        short.flatMap(({ cards }) => cards),
        RULE_WORDS['short-up-to'],
      );
    },
  },
  {
    id: 'grand-long',
    topic: 'grand',
    page: '137',
    look: 'middle',
    speaks(sight) {
      if (sight.sort !== 'grand' || !leads(sight)) return null;
      const long = byLength(sight.suits, 'most');
      return saysOf(
        sight,
        long.flatMap(({ cards }) => cards),
        RULE_WORDS['grand-long'],
      );
    },
  },
];

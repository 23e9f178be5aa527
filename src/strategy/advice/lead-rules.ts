/** The book’s rules for a defender who leads (Foster, p. 71–76, 110–112, 137). */
import { cardsByBook } from '../which-card/book-card.ts';
import { isTenace } from '../which-card/held.ts';
import type { Card, Suit } from '../../game/skat/cards.ts';
import { isTrump } from '../../game/skat/order.ts';
import { OWN_TERMS } from '#edition/game/words/own-terms.ts';
import { SUIT_WORDS } from '../../game/words/cards.ts';
import { listed } from '#edition/game/words/lists.ts';
import { couldLayOut } from './declarer-rules.ts';
import { saysOf } from './rule.ts';
import type { CardRule } from './rule.ts';
import { byLength } from './sight.ts';
import type { Sight } from './sight.ts';

/** From so many cards on a suit is a long one. */
const LONG = 4;

const leads = ({ declares, turn, view }: Sight): boolean =>
  turn === 0 && !declares && view.declarer !== null;
const suitName = (suit: Suit): string => SUIT_WORDS[OWN_TERMS].french[suit];

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
      const says = `The declarer has no ${listed(
        suitsOut.map(({ suit }) => suitName(suit)),
        'or',
      )} left and plays next, in the middle: go on with the suit.`;
      return saysOf(
        sight,
        suitsOut.flatMap(({ cards }) => cards),
        says,
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
      const says =
        'The declarer has had the lead and has led no trump, and so must see some disadvantage in it: lead trumps yourself, through the declarer.';
      return saysOf(sight, trumps, says);
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
      const says =
        'Against a Solo make your aces, and change suits often: the declarer could put nothing away, and is likely to have to follow.';
      return saysOf(
        sight,
        aces.map(({ suit }): Card => `${suit}A`),
        says,
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
      const says =
        'Lead the long suit through the declarer, but do not begin it with the ace: the declarer has very likely put it away, and is ready to ruff.';
      return saysOf(
        sight,
        long.flatMap(({ cards }) => cards.slice(1)),
        says,
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
      const says =
        'The declarer plays next: lead your longest suit through the middle, so that the declarer has to guess.';
      return saysOf(
        sight,
        long.flatMap(({ cards }) => cards),
        says,
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
      const says =
        'The declarer plays last: lead a short suit up to that hand. It may be your partner’s long one, and if not, you can ruff it the next time.';
      return saysOf(
        sight,
        short.flatMap(({ cards }) => cards),
        says,
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
      const says =
        'Against a Grand lead from length, wherever the declarer sits: make the declarer ruff, or drive out the ace and set the suit up. Short suits are better thrown away.';
      return saysOf(
        sight,
        long.flatMap(({ cards }) => cards),
        says,
      );
    },
  },
];

/** The book’s rules for a defender who plays second or last (Foster, p. 75, 113–119). */
import { fattenByBook } from '../which-card/fatten.ts';
import { secondByBook } from '../which-card/second.ts';
import type { CardPlace } from '../which-card/card-place.ts';
import { cardPoints, rankOf, suitOf } from '../../game/skat/cards.ts';
import type { Card } from '../../game/skat/cards.ts';
import { isTrump } from '../../game/skat/order.ts';
import { SEATS, seatsFrom } from '../../game/skat/seats.ts';
import { couldLayOut, ledIn } from './declarer-rules.ts';
import { RULE_WORDS, sayUnguardedTrump } from '#edition/strategy/advice/rule-words.ts';
import { saysOf } from './rule.ts';
import type { CardRule } from './rule.ts';
import { isHighTrump } from './sight.ts';
import type { Sight } from './sight.ts';

const withTrumps = ({ sort }: Sight): boolean => sort === 'suit' || sort === 'grand';
const defends = ({ declares, turn, view }: Sight): boolean =>
  view.declarer !== null && !declares && turn > 0;

/** The place as the drill on single cards has it, in which Vorhand leads. */
function asFirstTrick({ game, view }: Sight): CardPlace {
  const { declarer, hand, leader, table } = view;
  const at = declarer === null ? -1 : seatsFrom(leader).indexOf(declarer);
  return { declarer: SEATS[at] ?? null, game, hand, table };
}

/** The trick is the partner’s, and nobody plays after. */
const partnersLast = ({ holds, partner, turn }: Sight): boolean =>
  turn === 2 && partner !== null && holds === partner;

export const FOLLOW_RULES: readonly CardRule[] = [
  {
    id: 'second-hand',
    topic: 'second-hand',
    page: null,
    look: 'second-hand',
    speaks(sight) {
      const { lacks, led, sort, turn, view } = sight;
      if (sort !== 'suit' || !defends(sight) || turn !== 1 || !sight.follows) return null;
      const suit = ledIn(sight)!;
      // What they say is of a suit, or of trumps, led for the first time.
      if (led(suit) > 0 || (suit !== 'trump' && lacks(view.declarer!, suit))) return null;
      const rule = secondByBook(asFirstTrick(sight));
      return rule === null ? null : saysOf(sight, rule.cards, rule.why);
    },
  },
  {
    id: 'red-jack-through',
    topic: 'fattening',
    page: '117',
    look: 'second-hand',
    speaks(sight) {
      const { legal, sort, trumps, turn, view } = sight;
      if (sort !== 'suit' || !defends(sight) || turn !== 1 || trumps.length > 0) return null;
      const [card] = view.table;
      if (view.leader !== view.declarer || (card !== 'HJ' && card !== 'DJ')) return null;
      const lowCards = legal.filter((one) => !['A', '10'].includes(rankOf(one)));
      return saysOf(sight, lowCards, RULE_WORDS['red-jack-through']);
    },
  },
  {
    id: 'unguarded-trump',
    topic: 'fattening',
    page: '118',
    look: 'high-cards',
    speaks(sight) {
      const { follows, game, holds, isMaster, partner, takes, trumps, turn, view } = sight;
      if (!withTrumps(sight) || !defends(sight) || follows || isTrump(view.table[0]!, game)) {
        return null;
      }
      const [only] = trumps;
      if (only === undefined || trumps.length > 1 || !isHighTrump(only, game)) return null;
      if (!takes(only) || isMaster(only) || (turn === 2 && holds === partner)) return null;
      return saysOf(sight, [only], sayUnguardedTrump(only));
    },
  },
  {
    id: 'loose-cards',
    topic: 'fattening',
    page: '75',
    look: 'partners-trick',
    speaks(sight) {
      const { follows, game, hasNotFollowed, isMaster, legal, suits, view } = sight;
      if (!withTrumps(sight) || !defends(sight) || !partnersLast(sight) || follows) return null;
      const lone = suits
        .filter(({ cards, has, suit }) => has('10') && cards.length === 1 && !isMaster(`${suit}10`))
        .map(({ suit }): Card => `${suit}10`);
      const ruffed = legal.filter(
        (card) =>
          !isTrump(card, game) &&
          cardPoints(card) > 0 &&
          hasNotFollowed(view.declarer!, suitOf(card)),
      );
      return saysOf(sight, [...lone, ...ruffed], RULE_WORDS['loose-cards']);
    },
  },
  {
    id: 'fatten-solo',
    topic: 'fattening',
    page: null,
    look: 'partners-trick',
    speaks(sight) {
      const { isMaster, sort, suits } = sight;
      if (sort !== 'suit' || couldLayOut(sight) || !defends(sight) || !partnersLast(sight)) {
        return null;
      }
      const rule = fattenByBook(asFirstTrick(sight));
      if (rule === null) return null;
      // It gives a ten that nothing guards; the best card of its suit is in no danger.
      const lone = suits.flatMap(({ cards }) => (cards.length === 1 ? cards : []));
      if (rule.cards.some((card) => rankOf(card) === '10' && lone.includes(card) && isMaster(card)))
        return null;
      return saysOf(sight, rule.cards, rule.why);
    },
  },
  {
    id: 'high-to-partner',
    topic: 'fattening',
    page: '113',
    look: 'partners-trick',
    speaks(sight) {
      const { follows, legal } = sight;
      if (!withTrumps(sight) || !defends(sight) || !partnersLast(sight) || !follows) return null;
      const most = Math.max(...legal.map(cardPoints));
      return saysOf(
        sight,
        legal.filter((card) => cardPoints(card) === most),
        RULE_WORDS['high-to-partner'],
      );
    },
  },
  {
    id: 'low-to-declarer',
    topic: 'fattening',
    page: '113',
    look: 'declarers-trick',
    speaks(sight) {
      const { holds, legal, takes, turn, view } = sight;
      if (!withTrumps(sight) || !defends(sight) || turn !== 2) return null;
      if (holds !== view.declarer || legal.some(takes)) return null;
      const least = Math.min(...legal.map(cardPoints));
      return saysOf(
        sight,
        legal.filter((card) => cardPoints(card) === least),
        RULE_WORDS['low-to-declarer'],
      );
    },
  },
];

/** The book’s rules for the declarer of a game with trumps (Foster, p. 70–71, 106–108, 118–119, 134–135). */
import { declarerLead } from '../which-card/declarer.ts';
import { isHigh } from '../which-card/held.ts';
import { SUITS, cardPoints, rankOf } from '../../game/skat/cards.ts';
import type { Card } from '../../game/skat/cards.ts';
import { KINDS } from '../../game/skat/contract.ts';
import { isTrump, playedSuit } from '../../game/skat/order.ts';
import { RULE_WORDS, sayLeadTrumps, sayLetItGo } from '#edition/strategy/advice/rule-words.ts';
import { saysOf } from './rule.ts';
import type { CardRule } from './rule.ts';
import { isHighTrump, othersThan } from './sight.ts';
import type { Sight } from './sight.ts';

/** A trick with fewer points is not worth a trump. */
const WORTH_A_TRUMP = 4;

const leads = ({ declares, turn }: Sight): boolean => declares && turn === 0;
const jacksIn = (cards: readonly Card[]): Card[] => cards.filter((card) => rankOf(card) === 'J');

/** How many of the others have shown that they are out of trumps. */
const outOfTrumps = ({ lacks, view }: Sight): number =>
  othersThan(view.seat).filter((seat) => lacks(seat, 'trump')).length;

/** Whether the seat cannot follow a plain suit that another has led. */
const mayRuff = ({ follows, game, turn, view }: Sight): boolean =>
  turn > 0 && !follows && !isTrump(view.table[0]!, game);

/** The seat has had no jack since the game began. */
function neverHadJack({ view }: Sight): boolean {
  const own = [...view.dealt, ...view.skat].filter((card) => view.layout?.includes(card) !== true);
  return jacksIn(own).length === 0;
}

export const DECLARER_RULES: readonly CardRule[] = [
  {
    id: 'first-trump',
    topic: 'draw-trumps',
    page: null,
    look: 'jacks',
    speaks(sight) {
      const { game, sort, view } = sight;
      if (sort !== 'suit' || !leads(sight) || view.tricks.length > 0) return null;
      const place = { declarer: view.seat, game, hand: view.hand, table: view.table };
      const rule = declarerLead(place);
      return rule === null ? null : saysOf(sight, rule.cards, rule.why);
    },
  },
  {
    id: 'stop-at-one-hand',
    topic: 'draw-trumps',
    page: '106',
    look: 'trumps-out',
    speaks(sight) {
      const { game, isMaster, out, sort, trumps, view } = sight;
      if (sort !== 'suit' || !leads(sight) || out.length === 0 || trumps.length === 0) return null;
      if (outOfTrumps(sight) !== 1) return null;
      const sure = view.hand.filter((card) => !isTrump(card, game) && isMaster(card));
      return saysOf(sight, sure, RULE_WORDS['stop-at-one-hand']);
    },
  },
  {
    id: 'lead-trumps',
    topic: 'draw-trumps',
    page: '106',
    look: 'trumps-out',
    speaks(sight) {
      const { out, sort, trumps } = sight;
      if (sort !== 'suit' || !leads(sight) || out.length === 0) return null;
      if (outOfTrumps(sight) > 0) return null;
      return saysOf(sight, trumps, sayLeadTrumps(out.length));
    },
  },
  {
    id: 'grand-lone-jack',
    topic: 'grand',
    page: '135',
    look: 'jacks',
    speaks(sight) {
      const { sort, suits, trumps, view } = sight;
      if (sort !== 'grand' || !leads(sight) || view.tricks.length > 0) return null;
      if (trumps.length !== 1 || suits.length < SUITS.length) return null;
      return saysOf(sight, trumps, RULE_WORDS['grand-lone-jack']);
    },
  },
  {
    id: 'grand-best-and-red',
    topic: 'grand',
    page: '135',
    look: 'jacks',
    speaks(sight) {
      const { sort, trumps, view } = sight;
      if (sort !== 'grand' || !leads(sight) || view.tricks.length > 0) return null;
      const [best, red] = trumps;
      if (trumps.length !== 2 || best !== 'CJ' || red === 'SJ') return null;
      return saysOf(sight, ['CJ'], RULE_WORDS['grand-best-and-red']);
    },
  },
  {
    id: 'grand-aces-first',
    topic: 'grand',
    page: '135',
    look: 'high-cards',
    speaks(sight) {
      if (sight.sort !== 'grand' || !leads(sight) || !neverHadJack(sight)) return null;
      const pairs = sight.suits.filter(({ has }) => has('A') && has('10'));
      return saysOf(
        sight,
        pairs.map(({ suit }): Card => `${suit}A`),
        RULE_WORDS['grand-aces-first'],
      );
    },
  },
  {
    id: 'middle-ruff',
    topic: 'declarer-play',
    page: '71',
    look: 'overruff',
    speaks(sight) {
      const { declares, game, lacks, legal, out, turn, view } = sight;
      if (!declares || turn !== 1 || !mayRuff(sight)) return null;
      const [next] = othersThan(view.seat);
      const dear = legal.filter((card) => isHighTrump(card, game));
      if (dear.length === 0 || out.length === 0 || lacks(next, 'trump')) return null;
      if (dear.every((card) => sight.isMaster(card))) return null;
      return saysOf(
        sight,
        legal.filter((card) => !isHighTrump(card, game)),
        RULE_WORDS['middle-ruff'],
      );
    },
  },
  {
    id: 'let-it-go',
    topic: 'declarer-play',
    page: '71',
    look: 'worth-a-trump',
    speaks(sight) {
      const { declares, game, isMaster, legal, points, trumps, turn } = sight;
      if (!declares || turn !== 2 || !mayRuff(sight) || trumps.length === 0) return null;
      if (points >= WORTH_A_TRUMP) return null;
      const losing = legal.filter(
        (card) => !isTrump(card, game) && cardPoints(card) === 0 && !isMaster(card),
      );
      return saysOf(sight, losing, sayLetItGo(points));
    },
  },
  {
    id: 'dear-ruff',
    topic: 'fattening',
    page: '118',
    look: 'worth-a-trump',
    speaks(sight) {
      const { game, holds, legal, partner, points, takes, turn, view } = sight;
      if (sight.sort === 'nullo' || sight.sort === 'ramsch' || turn !== 2) return null;
      if (!mayRuff(sight) || holds === partner || holds === view.seat) return null;
      if (points < WORTH_A_TRUMP) return null;
      const dear = legal.filter((card) => isHighTrump(card, game) && takes(card));
      if (dear.length === 0 || sight.trumps.every(isHigh)) return null;
      return saysOf(sight, dear, RULE_WORDS['dear-ruff']);
    },
  },
];

/** Whether the declarer may have put a suit away: the declarer has seen the skat, or some of it. */
export const couldLayOut = ({ view }: Sight): boolean =>
  KINDS[view.contract!.kind].skat !== 'untouched';

/** The suit of the first card of a trick, trumps being one. */
export const ledIn = ({ game, view }: Sight): string | null => {
  const [first] = view.table;
  return first === undefined ? null : playedSuit(first, game);
};

/** What a defender’s second and third card costs (Foster, p. 114–118). */
import type { Chance } from '../../lib/random.ts';
import { rankOf, suitOf } from '../../game/skat/cards.ts';
import type { Card } from '../../game/skat/cards.ts';
import { cardStrength, isTrump, winningIndex } from '../../game/skat/order.ts';
import type { Game } from '../../game/skat/order.ts';
import type { Seat } from '../../game/skat/seats.ts';
import { legalHere, seatToMove } from '../../game/solver/position.ts';
import type { OpenPosition } from '../../game/solver/position.ts';
import type { Solver } from '../../game/solver/solver.ts';
import { finish } from '../../game/solver/task.ts';
import { dealOthers, firstLead, seatDeal } from './deals.ts';
import type { ChanceMeasure } from './measure.ts';
import { drawSolo } from './solo-hands.ts';
import type { Case } from './tally.ts';

/** A place of which the book has a rule, and what each card would be there; null for no matter. */
interface Choice {
  readonly place: string;
  readonly kindOf: (card: Card) => string | null;
}

const high = (card: Card): boolean => ['A', '10'].includes(rankOf(card));

/** What second hand may play when the declarer has led a trump. */
function onTrump(led: Card, hand: readonly Card[], game: Game): Choice[] {
  const trumps = hand.filter((card) => isTrump(card, game));
  const choices: Choice[] = [];
  if (trumps.length === 0 && (led === 'HJ' || led === 'DJ')) {
    choices.push({
      place: 'a red jack led, no trumps',
      kindOf: (card) => (high(card) ? 'an ace or ten thrown' : 'a small card thrown'),
    });
  }
  const better = (card: Card): boolean => cardStrength(card, game) > cardStrength(led, game);
  if (rankOf(led) === 'J' && trumps.some(better)) {
    choices.push({
      place: `${led} led, a better jack held`,
      kindOf: (card) => (better(card) ? 'covered' : 'not covered'),
    });
  }
  const [jack, ...more] = trumps.filter((card) => rankOf(card) === 'J');
  if (jack !== undefined && more.length === 0 && trumps.some(high)) {
    const place =
      jack === 'SJ' ? 'SJ with a high trump' : `a red jack with a high trump, ${led} led`;
    const hasChoice =
      jack === 'SJ' || ((jack === 'HJ' || jack === 'DJ') && ['CJ', 'SJ'].includes(led));
    const kindOf = (card: Card): string | null => {
      if (rankOf(card) === 'J') return 'the jack';
      return high(card) ? 'the high trump' : 'a small trump';
    };
    if (hasChoice) choices.push({ place, kindOf });
  }
  return choices;
}

/** What second hand may play to a plain suit of which it has cards. */
function onSuit(led: Card, hand: readonly Card[], game: Game, partnerLed: boolean): Choice[] {
  const suit = hand.filter((card) => suitOf(card) === suitOf(led) && !isTrump(card, game));
  const has = (rank: string): boolean => suit.some((card) => rankOf(card) === rank);
  const who = partnerLed ? 'the partner' : 'the declarer';
  const choices: Choice[] = [];
  if (has('A') && led !== `${suitOf(led)}A`) {
    const place = `${who} leads, the ace held${has('10') ? ' with the ten' : ''}`;
    choices.push({
      place,
      kindOf: (card) => {
        if (rankOf(card) === 'A') return 'the ace';
        return rankOf(card) === '10' ? null : 'the ace held back';
      },
    });
  }
  if (partnerLed && has('10') && !has('A')) {
    const ace = rankOf(led) === 'A';
    choices.push({
      place: ace ? 'the partner leads the ace, the ten held' : 'the partner leads, the ten held',
      kindOf: (card) => (rankOf(card) === '10' ? 'the ten' : 'the ten kept'),
    });
  }
  if (rankOf(led) === 'K' && has('10') && has('Q') && !has('A')) {
    choices.push({
      place: `${who} leads the king, ten and queen held`,
      kindOf: (card) => (rankOf(card) === '10' ? 'the ten' : 'the ten kept'),
    });
  }
  if (partnerLed && !['A', '10', 'K'].includes(rankOf(led)) && !has('A') && has('K')) {
    const queen = has('Q');
    choices.push({
      place: `the partner leads a small card, ${queen ? 'king and queen' : 'the king'} held`,
      kindOf: (card) => {
        if (rankOf(card) === '10') return null;
        if (rankOf(card) === 'K') return 'the king';
        return queen && rankOf(card) === 'Q' ? 'the queen' : 'a small card';
      },
    });
  }
  return choices;
}

/** What third hand may play to a trick that is the partner’s. */
function onPartnersTrick(
  table: readonly Card[],
  hand: readonly Card[],
  game: Game,
  partnerSecond: boolean,
): Choice[] {
  const led = table[0]!;
  if (isTrump(led, game) && hand.some((card) => isTrump(card, game))) return [];
  const suit = hand.filter((card) => suitOf(card) === suitOf(led) && !isTrump(card, game));
  if (suit.length > 0) {
    const ten: Card = `${suitOf(led)}10`;
    const ace: Card = `${suitOf(led)}A`;
    if (!partnerSecond || table[1] !== ten || !suit.includes(ace)) return [];
    const kindOf = (card: Card): string => (card === ace ? 'the ace' : 'the ace held back');
    return [{ place: 'the partner’s ten second hand, the ace held', kindOf }];
  }
  const restOfSuit = (card: Card): readonly Card[] =>
    hand.filter((other) => suitOf(other) === suitOf(card) && !isTrump(other, game));
  const kindOf = (card: Card): string => {
    if (isTrump(card, game)) return 'a trump';
    const [ace, ten]: [Card, Card] = [`${suitOf(card)}A`, `${suitOf(card)}10`];
    if (card === ace) return restOfSuit(card).includes(ten) ? 'an ace, its ten kept' : 'an ace';
    if (card === ten) {
      if (restOfSuit(card).includes(ace)) return 'a ten, its ace kept';
      return restOfSuit(card).length <= 2
        ? 'a ten without a guard, or with one'
        : 'a ten with guards';
    }
    return restOfSuit(card).length === 1 ? 'a small card, the last of its suit' : 'a small card';
  };
  return [{ place: 'fattening the partner’s trick', kindOf }];
}

/** What second hand may play to the partner’s plain suit when it has none of it. */
function onRuff(hand: readonly Card[], game: Game): Choice[] {
  const trumps = hand.filter((card) => isTrump(card, game));
  if (!trumps.some(high) || trumps.length > 2) return [];
  return [
    {
      place: 'a suit to ruff second hand, a high trump with no guard or one',
      kindOf: (card) => {
        if (!isTrump(card, game)) return 'no ruff';
        return high(card) ? 'the high trump' : 'another trump';
      },
    },
  ];
}

/** The rules that speak of the card which a defender is to play here. */
function choicesAt({ declarer, game, hands, leader, table }: OpenPosition, seat: Seat): Choice[] {
  const hand = hands[seat];
  const led = table[0]!;
  if (table.length === 2) {
    const winner = winningIndex(table, game);
    const second = leader === declarer;
    const partners = winner === (second ? 1 : 0);
    return partners ? onPartnersTrick(table, hand, game, second) : [];
  }
  if (isTrump(led, game)) return leader === declarer ? onTrump(led, hand, game) : [];
  const follows = hand.some((card) => suitOf(card) === suitOf(led) && !isTrump(card, game));
  if (follows) return onSuit(led, hand, game, leader !== declarer);
  return onRuff(hand, game);
}

/** For each kind of card the best of its kind, and what it costs the defenders. */
function costsAt(position: OpenPosition, worth: ReadonlyMap<Card, number>): Case[] {
  const best = Math.min(...worth.values());
  return choicesAt(position, seatToMove(position)).flatMap(({ kindOf, place }) => {
    const kinds = new Map<string, number>();
    for (const [card, points] of worth) {
      const kind = kindOf(card);
      if (kind !== null) kinds.set(kind, Math.min(kinds.get(kind) ?? Infinity, points));
    }
    if (kinds.size < 2) return [];
    return [...kinds].map(([kind, points]) => ({
      group: `${place}: ${kind}`,
      value: points - best,
    }));
  });
}

/** One of the best cards here, by lot, and the position after it. */
function playBest(
  position: OpenPosition,
  worth: ReadonlyMap<Card, number>,
  chance: Chance,
): OpenPosition {
  const seat = seatToMove(position);
  const side = seat === position.declarer ? 1 : -1;
  const best = Math.max(...[...worth.values()].map((points) => side * points));
  const card = chance.pick(legalHere(position).filter((one) => best === side * worth.get(one)!));
  const hands = { ...position.hands, [seat]: position.hands[seat].filter((one) => one !== card) };
  return { ...position, hands, table: [...position.table, card] };
}

export const SECOND_HAND: ChanceMeasure = {
  id: 'T13',
  title: 'Second hand and fattening',
  how: 'Solos that count 8 or more are drawn at random, in a seat drawn by lot. In the first trick each player plays one of the best cards with all cards open, drawn by lot, until a defender comes to a place for which the book has a rule. If there are two kinds of card or more, the best of each kind is tried. The value is how many card points it costs the defenders, compared with the best card of all.',
  page: '114',
  unit: 'points',
  deals: 10_000,
  draw: (chance, solver) => {
    const { count, hand } = drawSolo(chance, ({ count: { total } }) => total >= 8);
    const seat = chance.pick(['V', 'V', 'M', 'H'] as const);
    const deal = seatDeal(hand, seat, dealOthers(hand, chance));
    const first = firstLead({ kind: 'solo', trump: count.trump }, seat, deal);
    return casesFrom(first, chance, solver);
  },
};

/** The cases of the first trick, card after card. */
function casesFrom(position: OpenPosition, chance: Chance, solver: Solver): Case[] {
  const worth = finish(solver.cardPoints(position));
  const defends = position.table.length > 0 && seatToMove(position) !== position.declarer;
  const cases = defends ? costsAt(position, worth) : [];
  if (position.table.length === 2) return cases;
  return [...cases, ...casesFrom(playBest(position, worth, chance), chance, solver)];
}

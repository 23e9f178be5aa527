/**
 * What the chapter on the worth of a hand says of values, of the skat and of its two deals. Numbers
 * from chance are measures that the build checks; what follows from them by arithmetic is proved here.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { summariseHand } from '../../../../src/game/notation/summary.ts';
import { CARDS, rankOf, suitOf } from '../../../../src/game/skat/cards.ts';
import type { Card, Suit } from '../../../../src/game/skat/cards.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import { countMatadors, matadorCount } from '../../../../src/game/skat/matadors.ts';
import { toMove } from '../../../../src/game/skat/play.ts';
import { SEEGER } from '../../../../src/game/skat/seeger.ts';
import { openPosition } from '../../../../src/game/solver/position.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { finish } from '../../../../src/game/solver/task.ts';
import { dangerousSuits, nulloSuits } from '../../../../src/strategy/bidding/nullo.ts';
import { countSuit } from '../../../../src/strategy/bidding/todays-count.ts';
import { cards, contract } from '../../game/skat/support.ts';
import { readChapter } from '../chapter-text.ts';
import { quoting } from '../quote.ts';
import { afterCards, bestByCard } from './grands.ts';
import { afterTricks, heldAfter, readHand, trickText, trumpsAmong, twelve } from './hand-text.ts';
import {
  byVariation,
  evenOnList,
  evenShare,
  pairsToPutAway,
  scoreToday,
  suitToday,
} from './overbid-hands.ts';

const chapter = readChapter('content/today/2-what-is-my-hand-worth.mdx');
const says = quoting(chapter);
const ISKO = LAWS.isko;
const overbid = readHand('today-overbid');
const wayOut = readHand('today-way-out');
const solver = makeSolver();

/** The share of a measure’s group, 0 to 1. */
function share(id: string, group: string): number {
  const { groups } = JSON.parse(readFileSync(`content/measures/${id}.json`, 'utf8')) as {
    groups: Record<string, { mean: number }>;
  };
  const found = groups[group];
  if (found === undefined) throw new Error(`${id} has no group “${group}”.`);
  return found.mean;
}

/** What a game of that value brings on average: lost double, with the points of a list or without. */
const average = (worth: number, won: number, list = 0): number =>
  won * (worth + list) - (1 - won) * (2 * worth + list);

/** Every pair that may lie in the skat beside these ten cards. */
function skatsBeside(ten: readonly Card[]): (readonly [Card, Card])[] {
  const hidden = CARDS.filter((card) => !ten.includes(card));
  return hidden.flatMap((one, index) =>
    hidden.slice(index + 1).map((other): [Card, Card] => [one, other]),
  );
}

/** In how many of the pairs at least one of so many cards lies. */
function pairsWith(many: number): number {
  const ten = overbid.deal.H;
  const wanted = CARDS.filter((card) => !ten.includes(card)).slice(0, many);
  return skatsBeside(ten).filter((pair) => pair.some((card) => wanted.includes(card))).length;
}

/** The multiplier’s matadors with a skat, in a game with that suit for trumps. */
const matadorsWith = (own: readonly Card[], trump: Suit): number =>
  matadorCount(countMatadors(own, contract('gucki-solo', trump))!);

/** In how many pairs a game is worth less than the ten cards alone would have it. */
function spoiled(ten: readonly Card[], trump: Suit): number {
  const hoped = matadorsWith(ten, trump);
  return skatsBeside(ten).filter((pair) => matadorsWith([...ten, ...pair], trump) < hoped).length;
}

describe('the hand of the opening', () => {
  const ten = overbid.deal.H;

  test('is the one of the deal, and may be worth 45, 36, 27 or 18 in diamonds', () => {
    says(
      'You have three aces, two tens, five diamonds, and not one jack. You are Hinterhand. Mittelhand has passed, and Vorhand answers yes to every number you say.',
      'Diamonds without 4 are worth 5 × 9 = 45, so 44 and even 45 look safe.',
      'If one does, you are without 3, 2 or 1, or even with 1, and the value shrinks: to 36, to 27 or to 18. What you can rely on is 18.',
    );
    const shown = chapter.tags.find(({ name, props }) => name === 'Which' && 'cards' in props);
    expect(cards(shown?.props['cards'] ?? '').toSorted()).toEqual([...ten].toSorted());
    expect(ten.filter((card) => rankOf(card) === 'A')).toHaveLength(3);
    expect(ten.filter((card) => rankOf(card) === '10')).toHaveLength(2);
    expect(ten.filter((card) => suitOf(card) === 'D')).toHaveLength(5);
    expect(ten.some((card) => rankOf(card) === 'J')).toBe(false);
    expect(suitToday(ten, 'D')).toBe(45);
    const worths = skatsBeside(ten).map((pair) => suitToday([...ten, ...pair], 'D'));
    expect(new Set(worths)).toEqual(new Set([45, 36, 27, 18]));
  });

  test('counts 10 in diamonds, and the other example 11 in hearts', () => {
    says(
      'In diamonds you count 10: five trumps, three aces and two tens. Without 4 that is 45.',
      'Eleven: six trumps, the two jacks a second time, two tens and an ace.',
    );
    expect(countSuit(ten, 'D').total).toBe(10);
    const [, other] = chapter.tags.filter(
      ({ name, props }) => name === 'Which' && 'cards' in props,
    );
    const shown = cards(other?.props['cards'] ?? '');
    expect(shown).toHaveLength(10);
    expect(countSuit(shown, 'H').total).toBe(11);
  });
});

describe('a Hand game', () => {
  test('needs a point and a half more', () => {
    says(
      'With a count of ten, 51 games in a hundred were won, against 78 with the skat. So to win a Hand game as often, you need a count that is higher by one and a half.',
    );
    const withSkat = share('T41', 'count 10');
    expect(share('T42', 'count 11')).toBeLessThan(withSkat);
    expect(share('T42', 'count 12')).toBeGreaterThan(withSkat);
    const halfway = (share('T42', 'count 11') + share('T42', 'count 12')) / 2;
    expect(Math.abs(halfway - withSkat)).toBeLessThan(0.02);
  });

  test('brings more on average from 13, and with the fifties not even then', () => {
    says(
      'Take a game with or without 1, which is worth 2 × 9 in diamonds, and 3 × 9 from the hand. On these figures the skat brings more on average up to a count of 12, and the Hand game brings more from 13. With the 50 points that a tournament list adds, the skat brings more even at 13.',
    );
    const own = cards('CJ HJ DA D10 DK D9 CA C10 H7 S7');
    expect([suitToday(own, 'D'), scoreToday(own, 'solo', 'D')]).toEqual([18, 27]);
    for (const count of [9, 10, 11, 12, 13]) {
      const skat = share('T41', `count ${count}`);
      const hand = share('T42', `count ${count}`);
      expect(average(27, hand) > average(18, skat), `${count}`).toBe(count === 13);
      expect(average(27, hand, SEEGER.won)).toBeLessThan(average(18, skat, SEEGER.won));
    }
  });
});

test('what a Grand, a suit game and a Null are worth', () => {
  says(
    'and it is worth at least 48, while a game in clubs is worth at least 24.',
    'A Null is worth 23, from the hand 35, open 46, and open from the hand 59, and no jack in the skat can change that.',
    'Another suit, or a Grand, which is worth at least 48.',
    'It covers a bid up to 23, and an open Null covers 46.',
  );
  const { rates } = ISKO;
  expect([2 * 24, rates['gucki-grand']?.base]).toEqual([48, 24]);
  expect(suitToday(cards('CJ CA'), 'C')).toBe(24);
  expect(
    (['gucki-nullo', 'nullo', 'gucki-open-nullo', 'open-nullo'] as const).map(
      (kind) => rates[kind]?.base,
    ),
  ).toEqual([23, 35, 46, 59]);
});

test('what the skat brings is counted pair by pair', () => {
  says('Twenty-two cards are hidden from you, and they make 231 pairs.');
  expect(skatsBeside(overbid.deal.H)).toHaveLength(231);
  const rows = [...chapter.source.matchAll(/^\| one(?: of (\w+))? +\| (\d+) +\| ([\d.]+) +\|$/gmu)];
  expect(rows.map(([, , pairs]) => Number(pairs))).toEqual([1, 2, 3, 4].map(pairsWith));
  expect(rows.map(([, , , hundred]) => hundred)).toEqual(
    [1, 2, 3, 4].map((many) => ((100 * pairsWith(many)) / 231).toFixed(1)),
  );
  says(
    'you will miss it ten times for each time you find it. But if any of four cards would help you, you will find one of them a third of the time.',
  );
  expect((231 - pairsWith(1)) / pairsWith(1)).toBe(10);
  expect(pairsWith(4) / 231).toBeCloseTo(1 / 3, 1);
});

test('where a game pays: two wins for each loss, with the fifties 57 and 60, against the others 65', () => {
  says(
    'One loss takes away what two wins have brought, so in your own column you need two wins for each loss, whatever the game is worth.',
    'Then a game of 24 brings 74 or costs 98, so it pays if you win 57 in 100; a game of 48 needs 60.',
    'If you mean to finish ahead of them, you need to win 65 in 100, and ten is the number to bid on.',
  );
  for (const worth of [18, 24, 48, 144]) {
    expect(evenShare(worth, 2 * worth)).toBeCloseTo(200 / 3, 9);
  }
  expect([24 + SEEGER.won, 2 * 24 - SEEGER.lost]).toEqual([74, 98]);
  expect([24, 48].map((worth) => Math.round(evenOnList(worth)))).toEqual([57, 60]);
  for (const worth of [18, 24, 36]) {
    expect(Math.round(evenOnList(worth, SEEGER.othersLost[3]))).toBe(65);
  }
});

test('how often a game without is spoiled', () => {
  says(
    'If the jack of clubs is in the skat, you are with 2 at least.',
    'Without 2 is spoiled by one black jack in the skat, in 40 of the 231 pairs. Both together do no harm: then you are with 3 at least.',
    'Without 3 is spoiled by any of the three jacks, in 60 pairs. Without 4, with the ace of trumps in your hand, is spoiled in 78.',
  );
  const rest = 'DA D10 DK CA C10 SA S7 HA H7'.split(' ');
  const ten = (jack: string): Card[] => cards([jack, ...rest].join(' '));
  expect(spoiled(ten('SJ'), 'D')).toBe(0);
  expect(matadorsWith([...ten('SJ'), 'CJ', 'H9'], 'D')).toBe(2);
  expect(spoiled(ten('HJ'), 'D')).toBe(40);
  expect(matadorsWith([...ten('HJ'), 'CJ', 'SJ'], 'D')).toBe(3);
  expect(spoiled(ten('DJ'), 'D')).toBe(60);
  expect(spoiled(ten('D9'), 'D')).toBe(78);
  expect(spoiled(overbid.deal.H, 'D')).toBe(78);
});

describe('the overbid hand', () => {
  const own = twelve(overbid);

  test('has no suit that covers 40, and hearts are the cheapest to lose', () => {
    says(
      'Diamonds without 2 are worth 27 now.',
      'No suit covers 40 with a plain win: diamonds are worth 27, hearts 30, spades 33 and clubs 36.',
      'Hearts are raised to 40, the others further, so hearts cost 80, spades 88, diamonds 90 and clubs 96. A Grand would cover the bid, but costs 144 if it is lost, and with all cards open it comes to 56 points at most.',
    );
    const suits = ['D', 'H', 'S', 'C'] as const;
    expect(suits.map((trump) => suitToday(own, trump))).toEqual([27, 30, 33, 36]);
    expect(suits.map((trump) => suitToday(own, trump, { bid: 40, points: 50 }))).toEqual([
      -90, -80, -88, -96,
    ]);
    expect(scoreToday(own, 'gucki-grand', null, { bid: 40 })).toBe(72);
    expect(scoreToday(own, 'gucki-grand', null, { bid: 40, points: 50 })).toBe(-144);
    expect(Math.max(...pairsToPutAway(overbid, 'gucki-grand', null).values())).toBe(56);
    // Schneider made by the defenders costs nothing more: the game is then worth the bid.
    expect(suitToday(own, 'H', { bid: 40, points: 30 })).toBe(-80);
  });

  test('makes 78 in diamonds, and is lost', () => {
    says(
      'In diamonds the hand makes 78 points with the best play on both sides and all cards open, but the game is lost all the same, and costs 90.',
    );
    expect(pairsToPutAway(overbid, 'gucki-solo', 'D').get('S10 HK')).toBe(78);
    expect(Math.max(...pairsToPutAway(overbid, 'gucki-solo', 'D').values())).toBe(78);
    expect(summariseHand(byVariation(overbid, 'diamonds')).score).toBe(-90);
  });

  test('is lost in hearts, where Vorhand does better to discard than to ruff', () => {
    says(
      'You put the ace of hearts and the ten of diamonds away, so you have only two trumps.',
      'Four points are not worth a trump, and there is something better to do. Vorhand discards a lone diamond, and so can ruff the ace of diamonds two tricks later. With all cards open the discard brings the defenders 84 points, and any other card brings them 74 at most.',
      'The defenders have 61 after the eighth trick.',
    );
    expect(overbid.layout).toEqual(['HA', 'D10']);
    expect(trumpsAmong(heldAfter(overbid, 'H', 0), overbid)).toEqual(['HK', 'HJ']);
    expect(heldAfter(overbid, 'V', 1).filter((card) => suitOf(card) === 'D')).toEqual(['D9']);
    expect(heldAfter(overbid, 'V', 1).filter((card) => card.startsWith('S'))).toEqual(['SJ']);
    expect(trickText(overbid, 2)).toBe('M S7, H SK, V D9: H 4');
    expect(trickText(overbid, 4)).toBe('H DA, V SJ, M DQ: V 16');
    const cardsOfVorhand = bestByCard(afterCards(overbid, 5), overbid.layout ?? []);
    expect(cardsOfVorhand.get('D9')).toBe(120 - 84);
    const others = [...cardsOfVorhand].filter(([card]) => card !== 'D9');
    expect(Math.min(...others.map(([, points]) => points))).toBe(120 - 74);
    const theirs = overbid.line.tricks.slice(0, 8).filter(({ winner }) => winner !== 'H');
    expect(theirs.reduce((sum, { points }) => sum + (points ?? 0), 0)).toBe(61);
  });

  test('was bid too high by the pairs alone', () => {
    says(
      'A jack lies in the skat in 78 of 231 pairs. The other 153 are 66 in 100. Even if you won every one of them, you would fall short of two wins for each loss.',
      'because a player who goes to 36 usually has jacks, and jacks in Vorhand’s hand are not in the skat.',
    );
    const covering = skatsBeside(overbid.deal.H).filter(
      (pair) => suitToday([...overbid.deal.H, ...pair], 'D') >= 40,
    );
    expect(covering).toHaveLength(153);
    expect(Math.round((100 * covering.length) / 231)).toBe(66);
    expect(covering.length / 231).toBeLessThan(2 / 3);
    expect(share('T50', 'went above 24, no jack')).toBeLessThan(0.1);
    says('Vorhand says yes up to 36, and you say 40.');
    expect(overbid.bidding.slice(-4)).toEqual([
      { seat: 'H', say: 'bid', amount: 36 },
      { seat: 'V', say: 'yes' },
      { seat: 'H', say: 'bid', amount: 40 },
      { seat: 'V', say: 'pass' },
    ]);
  });
});

describe('the hand that Null saves', () => {
  const own = twelve(wayOut);

  test('has lost two games to a jack, and Null is worth the bid', () => {
    says(
      'You have the two red jacks, but no other high cards except a king and a ten. In diamonds your hand counts 8, which is too little for a suit game. But without 2, diamonds are worth 27 and hearts 30, and a Null is worth 23. You say yes to Hinterhand’s 23, and take up SJ and CK.',
      'Without 1, diamonds are worth 18 and hearts 20. Neither covers 23. Put away both cards of the skat, and name Null, which is worth exactly 23.',
    );
    const ten = wayOut.deal.M;
    expect(countSuit(ten, 'D').total).toBe(8);
    expect((['D', 'H'] as const).map((trump) => suitToday(ten, trump))).toEqual([27, 30]);
    expect((['D', 'H'] as const).map((trump) => suitToday(own, trump))).toEqual([18, 20]);
  });

  test('is safe in two suits, in danger in diamonds, and cannot be beaten', () => {
    says(
      'Your spades and hearts are safe, because you have the seven of each. Only the diamonds lack theirs.',
      'With all cards open this Null cannot be beaten.',
      'Vorhand leads a club, and as you have none, you discard the king of hearts. Hinterhand wins the trick and leads the eight of hearts, and Vorhand plays the ten.',
      'You have the jack, the nine and the seven of hearts.',
      'The seven would do as well, but it is your safest card, and you may need it. The jack would win the trick and lose the game, because in a Null it ranks above the ten.',
      'Vorhand has to follow with a higher diamond, you play the jack under it, and the danger is over.',
    );
    const held = heldAfter(wayOut, 'M', 0);
    expect(dangerousSuits(held).map(({ suit }) => suit)).toEqual(['D']);
    expect(nulloSuits(held).find(({ cards: those }) => those.length === 0)?.suit).toBe('C');
    expect(trickText(wayOut, 1)).toBe('V CJ, M HK, H CA: H 17');
    const hearts = finish(
      solver.cardTricks(openPosition(afterCards(wayOut, 5), wayOut.layout ?? []), 'none'),
    );
    expect([...hearts].toSorted()).toEqual([
      ['H7', true],
      ['H9', true],
      ['HJ', false],
    ]);
    expect(trickText(wayOut, 4)).toBe('H D7, V DQ, M DJ: V 5');
    // From then on no card of Mittelhand’s can lose the game.
    for (let played = 12; played < 30; played++) {
      const position = afterCards(wayOut, played);
      if (toMove(position) !== 'M') continue;
      const open = openPosition(position, wayOut.layout ?? []);
      expect([...finish(solver.cardTricks(open, 'none')).values()]).not.toContain(false);
    }
    expect(heldAfter(wayOut, 'V', 3).filter((card) => suitOf(card) === 'D')).toHaveLength(3);
    const start = openPosition(afterTricks(wayOut, 0), wayOut.layout ?? []);
    expect(finish(solver.tricks(start, 'none'))).toBe(true);
    expect(summariseHand(byVariation(wayOut, 'jack')).score).toBe(-46);
  });

  test('comes to 41 in hearts, and would lose 60', () => {
    says('In hearts the same hand comes to 41 points and costs 60.');
    expect(pairsToPutAway(wayOut, 'gucki-solo', 'H').get('D10 CK')).toBe(41);
    expect(Math.max(...pairsToPutAway(wayOut, 'gucki-solo', 'H').values())).toBe(41);
    expect(summariseHand(byVariation(wayOut, 'hearts')).score).toBe(-60);
  });
});

test('numbers name games', () => {
  says(
    'A player who stops at 18 usually has diamonds in mind; at 20 hearts, at 22 spades, at 23 a Null, at 24 clubs. The numbers 27, 30, 33 and 36 are the four suits with or without 2.',
  );
  const suits = ['D', 'H', 'S', 'C'] as const;
  expect(suits.map((trump) => suitToday(cards('CJ HJ'), trump))).toEqual([18, 20, 22, 24]);
  expect(suits.map((trump) => suitToday(cards('CJ SJ DJ'), trump))).toEqual([27, 30, 33, 36]);
  expect(suits.map((trump) => suitToday(cards('HJ DJ'), trump))).toEqual([27, 30, 33, 36]);
});

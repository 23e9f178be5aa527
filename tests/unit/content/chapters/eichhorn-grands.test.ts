/**
 * What the chapter on Eichhorn’s Grands says of hands, held against the hands, the solver and the
 * measures. Single numbers are facts that the build checks.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { MeasureResult } from '../../../../src/strategy/simulations/result.ts';
import { dealOthers, firstLead, seatDeal } from '../../../../src/strategy/simulations/deals.ts';
import { Chance } from '../../../../src/lib/random.ts';
import { CARDS, cardPoints, rankOf, suitOf, sumPoints } from '../../../../src/game/skat/cards.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import { SEATS } from '../../../../src/game/skat/seats.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { finish } from '../../../../src/game/solver/task.ts';
import { cardsOfText } from '../../../../src/book/exhibits/examples/counting.ts';
import { readChapter } from '../chapter-text.ts';
import { quoting } from '../quote.ts';
import { GRAND, afterCards, bestByCard } from './grands.ts';
import { readHand, twelve } from './hand-text.ts';

const chapter = readChapter('content/shelf/eichhorn-grands.mdx');
const says = quoting(chapter);
const solver = makeSolver();
const schwarz = readHand('eichhorn-schwarz');
const jacks = readHand('eichhorn-four-jacks');
const tourne = readHand('eichhorn-grand-tourne');
const measure = (id: string): MeasureResult['groups'] =>
  (JSON.parse(readFileSync(`content/measures/${id}.json`, 'utf8')) as MeasureResult).groups;
const shares = (id: string) =>
  Object.fromEntries(Object.entries(measure(id)).map(([name, { mean }]) => [name, mean]));
const examples = chapter.tags
  .filter(({ name }) => name === 'Example')
  .map(({ props }) => cardsOfText((props['cards'] ?? '').replaceAll('/', ' ')));

test('every lead but a jack wins the first Grand, and a jack loses every trick', () => {
  says(
    'Lead anything but a jack.',
    'With all cards open and best play by all a suit lead makes 75 at most, but still wins; a jack makes 0.',
  );
  expect(examples[0]?.toSorted()).toEqual(schwarz.deal.V.toSorted());
  for (const [card, points] of bestByCard(afterCards(schwarz, 0), schwarz.deal.skat)) {
    if (rankOf(card) === 'J') expect(points, card).toBe(0);
    else expect([74, 75], card).toContain(points);
  }
  expect(schwarz.line.tricks.every(({ winner }) => winner !== 'V')).toBe(true);
});

test('the black jack decides over every trick and never over the game', () => {
  says('Neither hand was lost in a single deal');
  const of = shares('T38');
  expect([of['61, CJ'], of['61, SJ']]).toEqual([1, 1]);
  expect(of['every trick, CJ']).toBeGreaterThan(5 * of['every trick, SJ']!);
});

test('of four jacks without an ace the cards are forced, and 43 is the most that is lost', () => {
  says(
    'That is 43, and the defenders need 60.',
    'The ace of hearts can take another ace with it, 22; the eight can lose to an ace and a ten, 21.',
  );
  const hearts = jacks.deal.M.filter((card) => suitOf(card) === 'H' && rankOf(card) !== 'J');
  expect(hearts.map(rankOf)).toEqual(['10', 'K', 'Q', '9', '7']);
  expect(sumPoints(['HA', 'SA'])).toBe(22);
  expect(sumPoints(['SA', 'S10'])).toBe(21);
  // With any cards around it the solver never leaves the defenders more.
  const chance = new Chance(1909);
  for (let deal = 0; deal < 40; deal++) {
    const others = dealOthers(jacks.deal.M, chance);
    for (const seat of SEATS) {
      const position = firstLead(GRAND, seat, seatDeal(jacks.deal.M, seat, others));
      expect(finish(solver.reaches(position, 120 - 43))).toBe(true);
    }
  }
  const of = shares('T33');
  for (const seat of SEATS) expect(of[`61, ${seat}`]).toBe(1);
});

test('a Grand without a jack is won half the time, and twice as often with even suits', () => {
  says(
    'So he wins about half of these Grands,',
    'with even suits you win twice as often as with a suit of five.',
  );
  const of = shares('T35');
  for (const seat of SEATS) {
    expect(of[`all, ${seat}`]).toBeGreaterThan(0.45);
    expect(of[`all, ${seat}`]).toBeLessThan(0.55);
    expect(of[`even, ${seat}`]! / of[`five of a suit, ${seat}`]!).toBeGreaterThan(1.9);
  }
});

test('the Grand Tourne is the hand that its play describes, and was never lost', () => {
  says(
    'Those are three, four and three cards: there is no room for another.',
    'This Grand was never lost, from any seat.',
  );
  const kept = twelve(tourne).filter((card) => !tourne.layout?.includes(card));
  expect(kept.filter((card) => rankOf(card) === 'J')).toHaveLength(3);
  for (const [suit, ranks] of [
    ['D', 'A K Q 9'],
    ['C', 'A K 7'],
  ] as const) {
    const cards = kept.filter((card) => suitOf(card) === suit && rankOf(card) !== 'J');
    expect(cards.map(rankOf).toSorted()).toEqual(ranks.split(' ').toSorted());
  }
  const of = shares('T34');
  for (const seat of SEATS) expect(of[`61, ${seat}`]).toBe(1);
  expect(of['91, V']).toBeGreaterThan(of['91, H']! + 0.2);
});

test('of what he asks for in a Guckser one in five is lost without the lead, and four jacks are a coin', () => {
  says('about one in five is lost without the lead', 'Four jacks without aces are a toss-up.');
  const of = shares('T36');
  for (const name of ['two jacks, three aces', 'three jacks, two aces']) {
    for (const seat of ['M', 'H']) expect(of[`${name}, ${seat}`]).toBeCloseTo(0.79, 1);
    expect(of[`${name}, V`]).toBeGreaterThan(of[`${name}, M`]!);
  }
  for (const seat of SEATS) expect(of[`four jacks, one ace or none, ${seat}`]).toBeCloseTo(0.5, 1);
});

test('the Grand Ouvert takes every trick in any deal, as do four jacks with six of a suit', () => {
  says('nine times 24 is 216.', 'because only one card of the suit is missing.');
  const shown = examples.at(-1) ?? [];
  expect(shown).toHaveLength(10);
  expect(9 * Number(LAWS['league-1909'].rates['open-grand']?.base)).toBe(216);
  const six = cardsOfText('CJ SJ HJ DJ DA DQ D9 D8 D7 DK');
  const chance = new Chance(24);
  for (const ten of [shown, six]) {
    for (let deal = 0; deal < 60; deal++) {
      const others = dealOthers(ten, chance);
      for (const seat of SEATS) {
        const position = firstLead(GRAND, seat, seatDeal(ten, seat, others));
        expect(finish(solver.tricks(position, 'all'))).toBe(true);
      }
    }
  }
});

test('one jack missing and the lead elsewhere, and a trick can be lost', () => {
  says('Take one jack away and give another player the lead.');
  const ten: Card[] = cardsOfText('CJ SJ HJ DA D10 DK DQ D9 SA S10');
  const V: Card[] = [
    ...cardsOfText('D8 D7'),
    ...CARDS.filter((card) => /^[CH](?!J)/.test(card)).slice(0, 8),
  ];
  const rest = CARDS.filter((card) => !ten.includes(card) && !V.includes(card));
  const H: Card[] = ['DJ', ...rest.filter((card) => card !== 'DJ').slice(0, 9)];
  const skat = rest.filter((card) => !H.includes(card));
  expect(skat).toHaveLength(2);
  const position = firstLead(GRAND, 'M', { V, M: ten, H, skat: [skat[0]!, skat[1]!] });
  expect(finish(solver.tricks(position, 'all'))).toBe(false);
  expect(cardPoints('DJ')).toBe(2);
});

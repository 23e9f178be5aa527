/**
 * What the chapter on Eichhorn's Tourne says of its two hands and of what all the cards say. Single
 * numbers are facts that the build checks.
 */
import { expect, test } from 'vitest';
import type { Hand, Line } from '../../../../src/game/notation/hand.ts';
import { suitOf } from '../../../../src/game/skat/cards.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import { startPlay } from '../../../../src/game/skat/play.ts';
import type { Seat } from '../../../../src/game/skat/seats.ts';
import { cardsOfText } from '../../../../src/book/exhibits/examples/counting.ts';
import { readChapter } from '../chapter-text.ts';
import { quoting } from '../quote.ts';
import { afterCards, best, bestByCard } from './grands.ts';
import { heldAfter, readHand, trickText, twelve } from './hand-text.ts';

const chapter = readChapter('content/shelf/eichhorn-tourne.mdx');
const says = quoting(chapter);
const one = readHand('eichhorn-tourne-1');
const two = readHand('eichhorn-tourne-2');
const away = one.layout ?? [];

const examples = chapter.tags
  .filter(({ name }) => name === 'Example')
  .map(({ props }) => cardsOfText((props['cards'] ?? '').replaceAll('/', ' ')).toSorted());

/** A variation of the first trick as a hand of its own. */
function asHand(hand: Hand, id: string): Hand {
  const found = hand.line.tricks[0]?.variations.find((variation) => variation.id === id);
  if (found === undefined) throw new Error(`${hand.id} has no variation ${id}.`);
  return { ...hand, line: found.line };
}

/** What the declarer may still hope for before each card of a line, and after the last but one. */
function course(hand: Hand): number[] {
  const cards = hand.line.tricks.flatMap(({ plays }) => plays);
  return cards.map((_, index) => best(afterCards(hand, index), away));
}

/** Each layout of the twelve cards with what best play brings, for a declarer in that seat. */
function layouts(hand: Hand, declarer: Seat): ReadonlyMap<string, number> {
  const order: readonly Seat[] = ['V', 'M', 'H'];
  const own = twelve(hand);
  const from = hand.declarer ?? 'M';
  const shift = order.indexOf(declarer) - order.indexOf(from);
  const others = (seat: Seat): Seat => order[(order.indexOf(seat) - shift + 3) % 3]!;
  const found = new Map<string, number>();
  for (const [index, first] of own.entries()) {
    for (const second of own.slice(index + 1)) {
      const pair: readonly Card[] = [first, second];
      const held = (seat: Seat): readonly Card[] =>
        seat === declarer ? own.filter((card) => !pair.includes(card)) : hand.deal[others(seat)];
      const hands = { V: held('V'), M: held('M'), H: held('H') };
      found.set(pair.toSorted().join(' '), best(startPlay(hands, hand.contract, declarer), pair));
    }
  }
  return found;
}

const seats = {
  middle: layouts(one, 'M'),
  last: layouts(two, 'H'),
  leading: layouts(one, 'V'),
};

test('the cards shown are those of the deal, and of Mittelhand after three tricks', () => {
  expect(examples).toEqual([heldAfter(one, 'M', 0).toSorted(), heldAfter(two, 'M', 3).toSorted()]);
  says(
    'Vorhand has led a lone ten and lost it, and is out of spades and hearts.',
    'Your partner has no heart left.',
  );
  expect(heldAfter(two, 'V', 3).map(suitOf)).not.toContain('H');
  expect(heldAfter(two, 'V', 3).map(suitOf)).not.toContain('S');
});

test('the seats of the first game know what the chapter says they know', () => {
  says(
    'Hinterhand has no second heart and fattens the trick with the ten of spades.',
    'Vorhand holds three spades to the king and understands the message: that ten was Hinterhand’s only spade.',
    'That one card costs 35 points, in the first trick of the first of four games.',
  );
  expect(one.deal.H.filter((card) => suitOf(card) === 'H')).toEqual(['H9']);
  expect(one.deal.H.filter((card) => suitOf(card) === 'S')).toEqual(['S10']);
  expect(one.deal.V.filter((card) => suitOf(card) === 'S')).toEqual(['SK', 'SQ', 'S9']);
  const hearts = bestByCard(afterCards(one, 1), away);
  expect([hearts.get('H10'), hearts.get('H7')]).toEqual([71, 36]);
});

test('the game that is won in the middle: three slips of the defenders, and 58 before the queen', () => {
  const won = asHand(one, 'diamond-king');
  says(
    'You have 58 points when you lead it.',
    'The queen is worth three points, and three would be enough, so Vorhand has to take the trick.',
    'Whatever Vorhand leads next, your ten makes a trick.',
  );
  const before = won.line.tricks.slice(0, 7).filter(({ winner }) => winner === 'M');
  expect(before.reduce((sum, { points }) => sum + (points ?? 0), 10)).toBe(58);
  expect([0, 1, 4, 5, 6, 7].map((index) => course(won)[index])).toEqual([58, 61, 61, 64, 64, 68]);
  expect(trickText(won, 8)).toBe('M HQ, H H9, V HK: V 7');
  // Whatever Vorhand leads then, the ten makes its trick.
  for (const points of bestByCard(afterCards(won, 24), away).values()) {
    expect(points).toBeGreaterThanOrEqual(68);
  }
});

test('the game that is won last turns on the ace, and has no other slip', () => {
  says(
    'The rest of that game is played without a slip on either side, and it ends as the solver says it must: 63.',
  );
  const hopes = course(two);
  expect(new Set(hopes.slice(0, 10))).toEqual(new Set([58]));
  expect(new Set(hopes.slice(10))).toEqual(new Set([63]));
});

test('the game that is lost last has no slip at all', () => {
  says(
    'Of the thirty cards not one is a mistake, on either side, and the declarer ends with 58.',
    'The defenders’ 62 is exactly what best play gives them.',
  );
  const lost: Line = asHand(two, 'nine-of-hearts').line;
  expect(lost.tricks).toHaveLength(10);
  expect(new Set(course(asHand(two, 'nine-of-hearts')))).toEqual(new Set([58]));
});

test('with Eichhorn’s layout it is 58 from every seat', () => {
  says(
    'If everybody plays well after Eichhorn’s two cards are put away, this Tournee is lost by three points from every seat, because the declarer makes 58 as Vorhand, as Mittelhand and as Hinterhand.',
  );
  const pair = [...away].toSorted().join(' ');
  expect(Object.values(seats).map((each) => each.get(pair))).toEqual([58, 58, 58]);
});

test('no pair wins but both tens, for the declarer who leads', () => {
  says(
    'Of the 66 pairs, none makes 61 in Mittelhand or in Hinterhand if the others defend well.',
    'Eichhorn’s pair is one of the three that come to 58.',
    'Put away both tens, of hearts and of diamonds, and keep the seven of spades: that makes 64.',
  );
  for (const each of [seats.middle, seats.last]) {
    expect(each.size).toBe(66);
    expect(Math.max(...each.values())).toBe(58);
    expect([...each.values()].filter((points) => points === 58)).toHaveLength(3);
  }
  const winning = [...seats.leading].filter(([, points]) => points >= 61);
  expect(winning).toEqual([['D10 H10', 64]]);
});

test('a trump lead gives the game away in both seatings, and the king is worst and best', () => {
  says(
    'A trump lead gives the declarer the game in both seatings.',
    'the ace of diamonds from the long suit, and it is indeed the worst of the ten.',
    'If the declarer plays the ten, the king of hearts is the worst of Vorhand’s ten leads.',
    'If the declarer plays the seven, it is by far the best.',
  );
  const leads = bestByCard(afterCards(one, 0), away);
  for (const card of ['CQ', 'DJ', 'CJ'] as const)
    expect(leads.get(card)).toBeGreaterThanOrEqual(61);
  const last = bestByCard(afterCards(two, 0), away);
  for (const card of ['C7', 'C8', 'C10'] as const) {
    expect(last.get(card)).toBeGreaterThanOrEqual(61);
  }
  expect(Math.max(...last.values())).toBe(last.get('DA'));
  expect(Math.max(...leads.values())).toBe(leads.get('HK'));
  expect(Math.min(...leads.values())).toBeGreaterThan(36);
});

/** The drill on bidding, against slow counts made from the book's wording, and its own hands. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseHand } from '../../../src/notation/parse.ts';
import { judgeBid } from '../../../src/practice/bidding/verdict.ts';
import { clearInAll, judgeHand, testsPassed } from '../../../src/practice/bidding/judge.ts';
import { bidding } from '../../../src/practice/bidding/drill.ts';
import { doubtfulGrand, measureGrand, passesGrand } from '../../../src/practice/bidding/grand.ts';
import { spareHands } from '../../../src/measures/drills/draw-hands.ts';
import { bidLimit } from '../../../src/practice/bidding/limit.ts';
import { dangerousSuits, passesNullo } from '../../../src/practice/bidding/nullo.ts';
import { countedCards } from '../../../src/practice/bidding/picture.ts';
import { BID_KINDS as KIND_NAMES, TESTS } from '../../../src/practice/bidding/question.ts';
import type { BidAnswer, BidQuestion } from '../../../src/practice/bidding/question.ts';
import { Chance } from '../../../src/practice/chance.ts';
import { CARDS, isCard } from '../../../src/skat/cards.ts';
import type { Card, Suit } from '../../../src/skat/cards.ts';
import { LAWS } from '../../../src/skat/laws.ts';
import { SEATS } from '../../../src/skat/seats.ts';
import { every, madeFrom } from './every.ts';

const BOOKS = ['american-1922', 'league-1909', 'isko'];
const LEVELS = bidding.levels.map((_, index) => index + 1);
const SEEDS = Array.from({ length: 120 }, (_, index) => index * 7919 + 3);

const ask = (seed: number, level: number, kind: string | null = null, law = 'american-1922') =>
  madeFrom(
    { seed, level, kind, law },
    bidding.make(new Chance(seed), { level, kind, options: { law } }),
  );

const QUESTIONS: readonly BidQuestion[] = [
  ...LEVELS.flatMap((level) => SEEDS.map((seed) => ask(seed, level))),
  ...Object.keys(KIND_NAMES).flatMap((kind) =>
    BOOKS.flatMap((law) => SEEDS.slice(0, 60).map((seed) => ask(seed, 1, kind, law))),
  ),
];

const parse = (text: string): Card[] => text.split(' ').filter(isCard);

/** Jacks and aces as one each, four of them with a jack (p. 58). */
function slowTournee(hand: readonly string[]): [number, boolean] {
  const jacks = hand.filter((card) => card.endsWith('J')).length;
  const count = jacks + hand.filter((card) => card.endsWith('A')).length;
  return [count, jacks > 0 && count > 3];
}

/** The cards of the suit, the other jacks, aces, and tens beside an ace or a king (p. 95). */
function slowEight(hand: readonly string[], trump: string): [number, boolean] {
  let count = 0;
  for (const card of hand) {
    const [suit = ''] = card;
    const ten = card.endsWith('10') && (hand.includes(`${suit}A`) || hand.includes(`${suit}K`));
    if (suit === trump || card.endsWith('J') || card.endsWith('A') || ten) count++;
  }
  return [count, count >= 8];
}

/**
 * Sure tricks played out: lead the suit from the top against one defender who holds all the rest
 * of it. Then the dearest cards of the rest are piled on the losers.
 */
function slowGrand(hand: readonly string[], seat: string): [number, boolean] {
  const jacks = ['CJ', 'SJ', 'HJ', 'DJ'];
  const own = jacks.filter((jack) => hand.includes(jack));
  const losers: string[] = [];
  let tricks: number;
  if (hand.includes('CJ') && hand.includes('SJ')) tricks = own.length;
  else {
    // Best against best: a jack falls for each better one that is out.
    const out = jacks.filter(
      (jack, place) => !hand.includes(jack) && own.some((mine) => place < jacks.indexOf(mine)),
    );
    tricks = Math.max(0, own.length - out.length);
    losers.push(...own.slice(tricks));
  }
  let suits = 0;
  for (const suit of 'CSHD') {
    const order = ['A', '10', 'K', 'Q', '9', '8', '7'].map((rank) => suit + rank);
    let mine = order.filter((card) => hand.includes(card));
    let theirs = order.filter((card) => !hand.includes(card));
    let won = 0;
    while (mine.length > 0) {
      const lead = mine[0]!;
      const beaten = theirs.some((card) => order.indexOf(card) < order.indexOf(lead));
      if (beaten) break;
      won++;
      mine = mine.slice(1);
      theirs = theirs.slice(0, -1);
    }
    losers.push(...mine);
    tricks += won;
    if (won > 0) suits++;
  }
  const worth = (card: string): number =>
    ({ A: 11, '0': 10, K: 4, Q: 3, J: 2 })[card.slice(-1)] ?? 0;
  const rest = CARDS.filter((card) => !hand.includes(card) && !card.endsWith('J'));
  const piled = rest
    .map(worth)
    .sort((a, b) => b - a)
    .slice(0, 2 * losers.length);
  const most = [...losers.map(worth), ...piled].reduce((sum, points) => sum + points, 0);
  const needed = own.length < 2 ? 4 : own.length === 2 && seat !== 'V' ? 3 : 2;
  return [tricks, tricks >= 7 && suits >= needed && most < 60];
}

/**
 * The suits in which a defender with all the other cards, leading always his lowest, makes the
 * declarer win: he must play a higher card when he has no lower one.
 */
function slowNullo(hand: readonly string[]): [number, boolean] {
  let suits = 0;
  let cards = 0;
  let missing = false;
  for (const suit of 'CSHD') {
    const order = ['7', '8', '9', '10', 'J', 'Q', 'K', 'A'].map((rank) => suit + rank);
    const mine = order.filter((card) => hand.includes(card));
    if (mine.length === 0) missing = true;
    let bad = 0;
    mine.forEach((card, place) => {
      // Two cards of the others go with each of the earlier tricks; one of theirs is lower still.
      const below = order.slice(0, order.indexOf(card)).filter((low) => !hand.includes(low)).length;
      if (below > place) bad++;
    });
    if (bad > 0) suits++;
    cards += bad;
  }
  return [suits, cards === 0 || (cards === 1 && missing)];
}

function slow(question: BidQuestion, name: (typeof TESTS)[number]): [number, boolean] {
  const { asked, hand, seat } = question;
  switch (name) {
    case 'tournee':
      return slowTournee(hand);
    case 'grand':
      return slowGrand(hand, seat);
    case 'nullo':
      return slowNullo(hand);
    case 'solo': {
      if (asked.what === 'test') return slowEight(hand, asked.trump ?? '');
      const counts = ['C', 'S', 'H', 'D'].map((suit) => slowEight(hand, suit)[0]);
      const most = Math.max(...counts);
      return [most, most >= 8];
    }
  }
}

/** Base values of the games that are asked about: diamonds, hearts, spades, clubs; or one. */
const PRINTED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'american-1922': {
    tournee: '5 6 7 8',
    solo: '9 10 11 12',
    'grand-solo': '16',
    'gucki-grand': '12',
    nullo: '20',
    'open-nullo': '40',
  },
  'league-1909': {
    tournee: '5 6 7 8',
    solo: '9 10 11 12',
    'grand-solo': '20',
    'gucki-grand': '16',
    nullo: '20',
    'open-nullo': '40',
  },
  isko: {
    solo: '9 10 11 12',
    'gucki-solo': '9 10 11 12',
    'grand-solo': '24',
    'gucki-grand': '24',
    nullo: '35',
    'open-nullo': '59',
  },
};

/** The least that a plain win can be worth, over every skat that may lie there. */
function slowLimit({ asked, hand, law }: BidQuestion): number {
  if (asked.what !== 'limit') throw new Error('No limit was asked.');
  const { kind, trump } = asked.contract;
  if (kind !== 'tournee') return slowLimitIn(hand, law, kind, trump);
  // Any card that he does not hold may be the one that is turned.
  const turned = CARDS.filter((card) => !hand.includes(card));
  return Math.min(
    ...[...new Set(turned.map((card) => card.charAt(0) as Suit))].map((suit) =>
      slowLimitIn(hand, law, kind, suit),
    ),
  );
}

function slowLimitIn(
  hand: readonly Card[],
  law: BidQuestion['law'],
  kind: string,
  trump: Suit | null,
): number {
  const printed = PRINTED[law]?.[kind]?.split(' ').map(Number) ?? [];
  const base = printed.length === 1 ? printed[0] : printed['DHSC'.indexOf(trump ?? '')];
  if (base === undefined) throw new Error(`${law} prints nothing for a ${kind}.`);
  if (kind.includes('nullo')) return base;
  const row = ['CJ', 'SJ', 'HJ', 'DJ'];
  if (trump !== null) {
    for (const rank of 'A 10 K Q 9 8 7'.split(' ')) row.push(trump + rank);
  }
  const rest = CARDS.filter((card) => !hand.includes(card));
  let least = 99;
  for (const one of rest) {
    for (const two of rest) {
      const twelve: readonly string[] = [...hand, one, two];
      const marks = row.map((card) => (twelve.includes(card) ? '+' : '-')).join('');
      least = Math.min(least, /^(\++|-+)/.exec(marks)?.[0].length ?? 99);
    }
  }
  const fromHand = law === 'isko' && (kind === 'solo' || kind === 'grand-solo') ? 1 : 0;
  return base * (1 + fromHand + least);
}

describe('the questions', () => {
  test('have ten different cards, and are of the kind wished for', () => {
    every(QUESTIONS, ({ hand }) => {
      expect(new Set(hand).size).toBe(10);
    });
    for (const kind of Object.keys(KIND_NAMES)) {
      for (const level of LEVELS) expect(ask(9, level, kind).kind, `level ${level}`).toBe(kind);
    }
  });

  test('have the answer that the slow count finds', () => {
    every(QUESTIONS, (question) => {
      const { asked } = question;
      const answer = bidding.answer(question);
      let expected: BidAnswer;
      if (asked.what === 'test') {
        const [count, bid] = slow(question, asked.test);
        const { measure } = judgeBid(question, asked.test);
        // Where chance has its say it has the last word, told by its share alone.
        expected = { what: 'test', count, bid: measure === 'open' ? bid : measure === 'bid' };
      } else if (asked.what === 'all') {
        expected = { what: 'all', passed: TESTS.filter((name) => slow(question, name)[1]) };
      } else expected = { what: 'limit', limit: slowLimit(question) };
      expect(answer).toEqual(expected);
    });
  });

  test('are about hands that the book judges clearly, but for Grands on jacks and one suit (p. 129)', () => {
    every(QUESTIONS, ({ asked, hand, seat }) => {
      if (asked.what === 'all') expect(clearInAll(hand, seat)).toBe(true);
      if (asked.what !== 'test') return;
      const jacks = hand.filter((card) => card.endsWith('J')).length;
      const { doubtful } = judgeHand(hand, seat, asked.test, asked.trump);
      if (doubtful) expect([asked.test, jacks >= 3]).toEqual(['grand', true]);
    });
  });

  test('say what chance says of each bid, with its deals, and nothing of how high one may go', () => {
    every(QUESTIONS, ({ asked, measured }) => {
      const tests = asked.what === 'limit' ? [] : asked.what === 'all' ? TESTS : [asked.test];
      expect(Object.keys(measured).toSorted()).toEqual([...tests].toSorted());
      for (const { deals, won } of Object.values(measured)) {
        expect(deals).toBeGreaterThanOrEqual(40);
        expect(won).toBeLessThanOrEqual(deals);
      }
    });
  });

  test('are as often to be bid as to be passed, near enough', () => {
    for (const kind of TESTS) {
      const bids = SEEDS.filter((seed) => {
        const question = ask(seed, 1, kind);
        const answer = bidding.answer(question);
        return answer.what === 'test' && answer.bid;
      }).length;
      expect(bids / SEEDS.length, kind).toBeGreaterThan(0.35);
      expect(bids / SEEDS.length, kind).toBeLessThan(0.65);
    }
  });

  test('on all tests: each is passed often enough, and sometimes none', () => {
    const answers = SEEDS.map((seed) => bidding.answer(ask(seed, 6, 'all')));
    const share = (fits: (passed: readonly string[]) => boolean): number =>
      answers.filter((answer) => answer.what === 'all' && fits(answer.passed)).length;
    for (const name of TESTS) {
      expect(
        share((passed) => passed.includes(name)),
        name,
      ).toBeGreaterThan(10);
    }
    expect(share((passed) => passed.length === 0)).toBeGreaterThan(10);
  });

  test('are different enough for a long session, and the same again from the same seed', () => {
    for (const level of LEVELS) {
      const keys = new Set(SEEDS.map((seed) => ask(seed, level).key));
      expect(keys.size, `level ${level}`).toBeGreaterThan(100);
      expect(ask(77, level)).toEqual(ask(77, level));
    }
  });
});

test('the spare hands are clear in every seat, and one at least passes and fails each test', () => {
  const hands = spareHands();
  for (const hand of hands) {
    expect(hand, hand.join(' ')).toHaveLength(10);
    for (const seat of SEATS) {
      expect(clearInAll(hand, seat), `${seat} with ${hand.join(' ')}`).toBe(true);
    }
  }
  for (const name of TESTS) {
    const verdicts = hands.map((hand) => testsPassed(hand, 'V').includes(name));
    expect(new Set(verdicts).size, name).toBe(2);
  }
});

describe('grading', () => {
  test('the right answer is right, another is wrong and told why', () => {
    every(QUESTIONS, (question) => {
      const right = bidding.answer(question);
      expect(bidding.grade(question, right)).toMatchObject({ right: true, faults: [] });
      const wrong: BidAnswer =
        right.what === 'test'
          ? { ...right, count: right.count + 1, bid: !right.bid }
          : right.what === 'limit'
            ? { ...right, limit: right.limit + 1 }
            : { ...right, passed: TESTS.filter((name) => !right.passed.includes(name)) };
      const grade = bidding.grade(question, wrong);
      // The other decision is wrong only where neither rule nor measure is for it.
      const against = (name: (typeof TESTS)[number], bid: boolean): boolean => {
        const { measure, rule } = judgeBid(question, name);
        const said = bid ? 'pass' : 'bid';
        return rule !== said && measure !== said && measure !== 'open';
      };
      const { asked } = question;
      const decided =
        right.what === 'all'
          ? TESTS.filter((name) => against(name, right.passed.includes(name))).length
          : Number(
              asked.what === 'test' && right.what === 'test' && against(asked.test, right.bid),
            );
      expect(grade.faults).toHaveLength(decided + (right.what === 'all' ? 0 : 1));
      expect(grade.right).toBe(grade.faults.length === 0);
      expect(grade.faults.every((fault) => fault !== '')).toBe(true);
    });
  });

  test('whoever counts on being without hears why not', () => {
    const question: BidQuestion = {
      level: 3,
      kind: 'limit-without',
      key: '',
      law: 'american-1922',
      seat: 'V',
      hand: parse('HJ DJ DA D10 DK D9 SA S10 H8 H7'),
      asked: { what: 'limit', contract: { kind: 'solo', trump: 'D', announced: null } },
      measured: {},
    };
    expect(bidding.answer(question)).toEqual({ what: 'limit', limit: 18 });
    expect(bidding.grade(question, { what: 'limit', limit: 27 }).faults[0]).toMatch(
      /^27 counts on being without 2\./,
    );
  });
});

test('the picture shows every card once and numbers as many as are counted', () => {
  every(QUESTIONS, ({ asked, hand, seat }) => {
    if (asked.what !== 'test') return;
    const cards = countedCards(hand, seat, asked.test, asked.trump);
    expect(cards.map(({ card }) => card).toSorted()).toEqual(hand.toSorted());
    const numbers = cards.flatMap(({ count }) => count ?? []);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    const { count } = judgeHand(hand, seat, asked.test, asked.trump);
    if (asked.test !== 'nullo') expect(numbers).toHaveLength(count);
  });
});

describe('the explanations', () => {
  test('end with the count, and their sums add up', () => {
    every(QUESTIONS, (question) => {
      const lines = bidding.explain(question).join(' ');
      const answer = bidding.answer(question);
      if (answer.what === 'limit') {
        expect(lines).toMatch(new RegExp(`(= |value of )${answer.limit}\\b`));
        const [, a, b, c] = /(\d+) × (\d+) = (\d+)/.exec(lines) ?? [];
        if (c !== undefined) expect(Number(a) * Number(b)).toBe(Number(c));
      }
      const [, jacks, sure, total] =
        /(\d+) winning jacks? and (\d+) sure .* make (\d+)/.exec(lines) ?? [];
      if (total !== undefined) expect(Number(jacks) + Number(sure)).toBe(Number(total));
    });
  });

  test('whoever is without the best jack alone finds himself with 2, not 1, when it lies in the skat', () => {
    const question: BidQuestion = {
      level: 3,
      kind: 'limit-without',
      key: '',
      law: 'american-1922',
      seat: 'V',
      hand: parse('SJ DJ DA D10 DK D9 SA S10 H8 H7'),
      asked: { what: 'limit', contract: { kind: 'solo', trump: 'D', announced: null } },
      measured: {},
    };
    expect(bidding.explain(question).join(' ')).toContain(
      'find the missing jack, and it is with 2',
    );
  });

  test('name the rule and the measure apart, and say where they part', () => {
    every(QUESTIONS, (question) => {
      if (question.asked.what !== 'test') return;
      const [book, chance, ...parted] = bidding.explain(question);
      expect(book).toMatch(/^By the book: /);
      expect(chance).toMatch(/^Measured: the bid wins \d+ in 100 \(\d+ deals, give or take \d+\)/);
      const { measure, rule } = judgeBid(question, question.asked.test);
      expect(parted.length).toBe(rule === measure && rule !== 'open' ? 0 : 1);
    });
  });

  test('the question does not give its answer away', () => {
    every(QUESTIONS, (question) => {
      const asked = bidding.ask(question);
      expect(asked).not.toMatch(/\d/);
    });
  });
});

describe('Foster’s own hands', () => {
  const solo = (id: string): [Card[], Suit] => {
    const parsed = parseHand(readFileSync(`content/hands/${id}.hand`, 'utf8'));
    if (!parsed.ok) throw new Error(`${id} has mistakes.`);
    const { contract, deal, declarer } = parsed.value;
    if (declarer === null || contract.trump === null) throw new Error(`${id} is no Solo.`);
    return [[...deal[declarer]], contract.trump];
  };

  test.each([
    ['foster-07', true],
    ['foster-08', true],
    ['foster-09', false],
    ['foster-10', false],
    ['foster-11', true],
    ['foster-12', true],
  ] as const)('p. 96: the Solo of %s is sound: %s', (id, sound) => {
    const [hand, trump] = solo(id);
    expect(judgeHand(hand, 'V', 'solo', trump).passes).toBe(sound);
  });

  test('p. 96: two of the four sound Solos stand in print with ten cards, and pass', () => {
    expect(judgeHand(parse('S10 SQ S9 S8 HA H10 H7 DJ DA D10'), 'H', 'solo', 'S').passes).toBe(
      true,
    );
    expect(judgeHand(parse('CJ C10 CK CQ SA S10 DJ DQ D9 D8'), 'V', 'solo', 'D').passes).toBe(true);
  });

  /**
   * The choice of games, p. 103–104. The rule says what he says: spades safer than clubs; both as
   * safe; both as risky; and the weaker suit, spades, where clubs do not come up to eight.
   */
  test.each([
    ['p. 103, clubs or spades', 'CJ CA C10 CQ SA SK S9 S8 HJ DJ', 'C', 7, 'S', 9],
    ['p. 103, spades or hearts', 'CJ SJ SA S10 S9 HJ H8 DA D10 D7', 'S', 8, 'H', 8],
    ['p. 104, clubs or diamonds', 'CA C10 C8 C7 SA HJ DA D10 D9 D8', 'C', 8, 'D', 8],
    ['p. 104, clubs or spades', 'CJ CA C10 CK C9 SJ SA S9 S8 S7', 'C', 7, 'S', 8],
  ] as const)('%s', (_, cards, one, countOne, other, countOther) => {
    const hand = parse(cards);
    expect(hand).toHaveLength(10);
    expect(judgeHand(hand, 'V', 'solo', one).count).toBe(countOne);
    expect(judgeHand(hand, 'V', 'solo', other).count).toBe(countOther);
  });

  test.each([
    ['all four jacks', 'CJ CQ C9 SJ S10 HJ HQ H9 DJ D10', true],
    ['two jacks, two aces', 'C10 CQ SA HJ HA H10 HQ DJ DK DQ', true],
    ['one jack, three aces', 'SA S10 S9 HA H9 H8 DJ DA DQ D8', true],
  ] as const)('p. 53: a safe Tournee on %s', (_, cards, safe) => {
    expect(judgeHand(parse(cards), 'V', 'tournee', null).passes).toBe(safe);
  });

  test('p. 53: the two that make only three are safe to him, not by his count, and never asked', () => {
    for (const cards of ['CJ CQ C9 SJ S9 S8 HJ HQ H9 D10', 'CA SA S10 SK HA H9 H8 D10 DK D7']) {
      const verdict = judgeHand(parse(cards), 'V', 'tournee', null);
      expect(verdict).toEqual({ count: 3, passes: false, doubtful: true });
    }
  });

  test('p. 57: two jacks and two aces are a fair Tournee, and with 2 in hand he is sure of three multipliers', () => {
    expect(judgeHand(parse('CA CQ C8 HJ HA H10 H7 DJ D10 D7'), 'V', 'tournee', null).passes).toBe(
      true,
    );
    const hand = parse('CJ C10 C9 C7 SJ SA SK SQ DA DK');
    const law = LAWS['american-1922'];
    const limit = (kind: 'solo' | 'tournee', trump: Suit): number =>
      bidLimit(hand, { kind, trump, announced: null }, law).value.points;
    expect(limit('solo', 'S')).toBe(33);
    // If he must he goes to 21, for a spade; 15 and 18 he has even on a diamond or a heart.
    expect(limit('tournee', 'S')).toBe(21);
    expect(limit('tournee', 'D')).toBe(15);
    expect(limit('tournee', 'H')).toBe(18);
    const open = { kind: 'tournee', trump: null, announced: null } as const;
    expect(bidLimit(hand, open, law)).toMatchObject({ trump: 'D', value: { points: 15 } });
  });

  test('p. 126: without, a Grand goes to 32; p. 149: a Gucki with 1 to 24', () => {
    const law = LAWS['american-1922'];
    const grand = (kind: 'grand-solo' | 'gucki-grand', cards: string): number =>
      bidLimit(parse(cards), { kind, trump: null, announced: null }, law).value.points;
    expect(grand('grand-solo', 'HJ DJ CA C10 CK DA D10 DK D8 D7')).toBe(32);
    expect(grand('gucki-grand', 'CJ HJ CA C10 HA H10 SK S7 D10 D7')).toBe(24);
  });

  // Page, seat, cards, sure tricks, and whether the measure says Grand.
  test.each([
    ['p. 121', 'V', 'CJ CA C7 SJ S8 S7 HA H10 DA D10', 7, true],
    ['p. 124', 'V', 'CJ SJ HA H10 DA D10 DK C7 S7 H8', 7, true],
    ['p. 124, elsewhere', 'M', 'CJ SJ HA H10 DA D10 DK C7 S7 H8', 7, false],
    ['p. 125', 'V', 'HJ DJ CA C10 CK DA D10 DK D8 D7', 8, true],
    ['p. 125, elsewhere', 'H', 'HJ DJ CA C10 CK DA D10 DK D8 D7', 8, false],
    ['p. 127', 'V', 'CJ SJ HA H10 HK HQ DA C7 S7 D7', 7, true],
    ['p. 128, one queen', 'V', 'CJ SJ HA H10 HK HQ DA CQ S7 D7', 7, true],
    ['p. 128, a king', 'V', 'CJ SJ HA H10 HK HQ DA CK S7 D7', 7, false],
    ['p. 128, one suit', 'V', 'CJ SJ HA H10 HK HQ H9 C7 S7 D7', 7, false],
    ['p. 123, jacks do not make a Grand', 'V', 'CJ SJ HJ DJ HA H10 S9 S8 S7 D9', 6, false],
    ['p. 140, the second', 'V', 'CJ SJ CA C10 CK C7 HA HQ H9 H7', 7, true],
    ['p. 150, no Solo Grand', 'V', 'CJ SJ CA C10 HA H10 SK S7 D10 D7', 6, false],
  ] as const)('%s as %s: %s', (_, seat, cards, tricks, grand) => {
    const count = measureGrand(parse(cards), seat);
    expect([count.tricks, passesGrand(count)]).toEqual([tricks, grand]);
  });

  /**
   * Where the measure and the book part: what he calls safe by playing it through, or wrongly
   * (p. 129, see the chapter), and seven tricks do not show. None of them may be asked.
   */
  test.each([
    ['p. 123: two clubs lost at most, six tricks', 'CJ SJ HJ C10 CQ C9 C7 DA D10 DK', 6],
    ['p. 140: four aces and tens with the two best jacks', 'CJ SJ S9 C9 C8 C7 HA H10 DA D10', 6],
    ['p. 129: three jacks and one suit', 'CJ SJ HJ HA H10 HK H9 C7 S7 D7', 7],
  ] as const)('%s', (_, cards, tricks) => {
    const hand = parse(cards);
    const count = measureGrand(hand, 'V');
    expect([count.tricks, passesGrand(count)]).toEqual([tricks, false]);
    expect(doubtfulGrand(hand, count)).toBe(true);
  });

  test('p. 129: three jacks and one suit are no safe Grand: he errs, and 63 can be piled on', () => {
    const count = measureGrand(parse('CJ SJ HJ HA H10 HK H9 C7 S7 D7'), 'V');
    expect(count).toMatchObject({ tricks: 7, suits: 1, most: 63 });
    expect(passesGrand(count)).toBe(false);
  });

  // Page 175: the suits in danger, and whether he would play it.
  test.each([
    ['heart 10 is dangerous, discard doubtful', 'C10 C8 C7 SK S9 S8 S7 H10 H8 D7', 1],
    ['a fair chance, as discard is probable', 'CK CQ C9 C8 C7 HQ HJ H9 H7 DQ', 1],
    ['rather risky in two suits', 'CK C7 S10 S9 S8 S7 DA DK D8 D7', 2],
    ['play this open', 'C8 C7 SK SJ S9 S7 HQ HJ H8 H7', 0],
  ] as const)('p. 175: %s', (_, cards, suits) => {
    const hand = parse(cards);
    expect(hand).toHaveLength(10);
    expect(dangerousSuits(hand)).toHaveLength(suits);
  });

  test('p. 175: he would bid all four; the test passes the second and the fourth', () => {
    // The first has no suit to throw the ten on: open, by the test, and never asked.
    const first = parse('C10 C8 C7 SK S9 S8 S7 H10 H8 D7');
    expect(judgeHand(first, 'H', 'nullo', null)).toMatchObject({ doubtful: true });
    expect(passesNullo(parse('CK CQ C9 C8 C7 HQ HJ H9 H7 DQ'))).toBe(true);
    // “Tempting”, but with two dangers it is folly (p. 175).
    expect(passesNullo(parse('CK C7 S10 S9 S8 S7 DA DK D8 D7'))).toBe(false);
    expect(passesNullo(parse('C8 C7 SK SJ S9 S7 HQ HJ H8 H7'))).toBe(true);
  });
});

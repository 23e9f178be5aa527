/**
 * Hands that were once graded against what chance says, each measured anew here: the other cards
 * dealt, every deal solved. What wins is not called wrong, and what loses is not the answer shown.
 */
import { describe, expect, test } from 'vitest';
import { measureBid } from '../../../../src/practice/measuring/bids.ts';
import { raceLayouts } from '../../../../src/practice/measuring/layouts.ts';
import { bidding } from '../../../../src/practice/drills/bidding/drill.ts';
import type { BidAnswer, BidQuestion } from '../../../../src/practice/drills/bidding/question.ts';
import type { TestName } from '../../../../src/strategy/bidding/bid-tests.ts';
import { judgeHand } from '../../../../src/strategy/bidding/judge-hand.ts';
import { Chance } from '../../../../src/lib/random.ts';
import { layout } from '../../../../src/practice/drills/layout/drill.ts';
import type { PairQuestion } from '../../../../src/practice/drills/layout/question.ts';
import { isCard } from '../../../../src/game/skat/cards.ts';
import type { Card, Suit } from '../../../../src/game/skat/cards.ts';
import type { Game } from '../../../../src/game/skat/order.ts';
import type { Seat } from '../../../../src/game/skat/seats.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';

const solver = makeSolver();
const cards = (text: string): Card[] => text.split(' ').filter(isCard);
const DEALS = 120;

function bidQuestion(name: TestName, seat: Seat, text: string): BidQuestion {
  const hand = cards(text);
  const measurement = measureBid(
    { test: name, hand, seat, trump: null },
    new Chance(7),
    solver,
    DEALS,
  );
  return {
    level: 6,
    kind: name,
    key: '',
    law: 'american-1922',
    seat,
    hand,
    task: { what: 'test', test: name, trump: null },
    measurements: { [name]: measurement },
  };
}

function standing(question: BidQuestion, bid: boolean): string {
  const { hand, seat, task } = question;
  if (task.what !== 'test') throw new RangeError('A test is asked.');
  const { count } = judgeHand(hand, seat, task.test, null);
  const answer: BidAnswer = { what: 'test', count, bid };
  return bidding.grade(question, answer).standing ?? '';
}

describe('a Grand with seven sure tricks', () => {
  test.each([
    [3756, 'M', 'CJ SJ HJ CA C10 CK CQ S9 H7 D9'],
    [8764, 'H', 'CJ SJ HJ C9 C7 SA S10 SK SQ H9'],
    [11581, 'V', 'CJ SJ HJ C8 S9 S8 DA D10 DK DQ'],
    [8007, 'V', 'CJ SJ HJ DJ CA SA HA HK H8 DK'],
    [504366, 'H', 'CJ SJ HJ DJ CA C10 S10 HA HK H7'],
    [501850, 'V', 'CJ SJ HJ DJ C9 C7 S8 DA D10 DK'],
  ] as const)('%i, %s with %s: the bid is good', (_, seat, hand) => {
    const question = bidQuestion('grand', seat, hand);
    expect(bidding.answer(question)).toMatchObject({ bid: true });
    expect(standing(question, true)).toBe('good');
    expect(standing(question, false)).not.toBe('good');
  });

  test.each(['V', 'M', 'H'] as const)(
    'page 129 as %s: three jacks, four cards of a suit and three worthless ones are a bid',
    (seat) => {
      const question = bidQuestion('grand', seat, 'CJ SJ HJ HA H10 HK H9 C7 S7 D7');
      expect(judgeHand(question.hand, seat, 'grand', null).doubtful).toBe(true);
      expect(standing(question, true)).toBe('good');
      expect(bidding.explain(question).join(' ')).toContain('The book leaves such a hand open');
    },
  );
});

describe('a bid that the rule makes and chance does not', () => {
  test.each([
    ['tournee', 501702, 'V', 'DJ CA C8 SA S8 HK H8 DA DQ D8'],
    ['tournee', 500333, 'M', 'SJ CK CQ C9 C7 SA SK HA DA D7'],
    ['nullo', 501036, 'V', 'C10 CK C9 C8 C7 H10 HQ H9 H7 DK'],
    ['nullo', 502553, 'H', 'SJ DJ CA SK SQ S9 S7 D10 D9 D7'],
  ] as const)(
    '%s, %i: to pass is good, to bid is doubtful, and nothing is called safe',
    (name, _, seat, hand) => {
      const question = bidQuestion(name, seat, hand);
      expect(bidding.answer(question)).toMatchObject({ bid: false });
      expect(standing(question, false)).toBe('good');
      expect(standing(question, true)).toBe('doubtful');
      const explained = bidding.explain(question).join(' ');
      expect(explained).toContain('Here the rule and the measurement disagree');
      expect(explained).not.toContain('safe');
    },
  );

  test('tournee, 52020: neither answer is called wrong', () => {
    const question = bidQuestion('tournee', 'H', 'CJ DJ C8 C7 SA HA H9 DK D8 D7');
    expect([standing(question, true), standing(question, false)]).not.toContain('wrong');
  });
});

describe('laying out', () => {
  const nullo: Game = { kind: 'gucki-nullo', trump: null };
  const diamonds: Game = { kind: 'tournee', trump: 'D' satisfies Suit };

  test.each([
    [40109, 'V', nullo, 'CK C9 C8 C7 S9 S8 HJ H8 H7 DA D9 D7', 'S9 DA', 'S9 S8'],
    [1010691, 'H', nullo, 'C10 C8 S10 S8 S7 HA H7 DJ DQ D9 D8 D7', 'C10 HA', 'C10 C8'],
    [505388, 'M', nullo, 'CA C9 C7 SJ S9 S8 S7 HJ H8 H7 DK D9', 'CA DK', 'DK D9'],
    [15077, 'V', diamonds, 'CJ CA C10 CK C9 SJ SA SK S9 HK DJ D10', 'CA HK', 'C10 D10'],
    [1015711, 'H', diamonds, 'CJ CK SA S9 S8 HA H10 HQ H7 DJ D10 D7', 'CK HA', 'H10 D10'],
  ] as const)(
    '%i, %s: what wins most is shown, and the pair of the rules is not right',
    (_, declarer, game, text, wins, rules) => {
      const twelve = cards(text);
      const measurements = raceLayouts({ twelve, game, declarer }, new Chance(7), solver, [10, 40]);
      const question: PairQuestion = {
        level: 6,
        kind: game.kind === 'tournee' ? 'long' : 'nullo',
        key: '',
        game,
        declarer,
        hands: { V: [], M: [], H: [], [declarer]: twelve },
        pairs: null,
        measurements,
      };
      const grade = (pair: string) => layout.grade(question, cards(pair) as [Card, Card]);
      expect(grade(wins)).toMatchObject({ right: true, faults: [] });
      expect(grade(rules)).toMatchObject({ right: false, standing: 'doubtful' });
      expect(layout.grade(question, layout.answer(question)).right).toBe(true);
      expect(layout.explain(question).join(' ')).toContain(
        'Here the book and the measurement disagree',
      );
    },
  );
});

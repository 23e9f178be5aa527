import { describe, expect, it } from 'vitest';
import { CARDS, SUITS, suitOf } from '../../../../src/game/skat/cards.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import { Chance } from '../../../../src/lib/random.ts';
import { howFar } from '../../../../src/practice/drills/how-far/drill.ts';
import { HOW_FAR_KINDS } from '../../../../src/practice/drills/how-far/question.ts';
import type { HowFarQuestion } from '../../../../src/practice/drills/how-far/question.ts';
import { every, madeFrom } from './every.ts';

const SEEDS = Array.from({ length: 25 }, (_, index) => index * 7919);

function ask(seed: number, level: number, kind: string | null): HowFarQuestion {
  const request = { level, kind, options: {} };
  return madeFrom({ seed, level, kind }, howFar.make(new Chance(seed), request));
}

const QUESTIONS = [1, 2, 3, 4, 5].flatMap((level) =>
  [null, ...HOW_FAR_KINDS].flatMap((kind) => SEEDS.map((seed) => ask(seed, level, kind))),
);

/** With or without how many matadors twelve cards are, counted card by card. */
function matadors(cards: readonly Card[], trump: string | null): number {
  const order = [
    'CJ',
    'SJ',
    'HJ',
    'DJ',
    ...(trump === null
      ? []
      : ['A', '10', 'K', 'Q', '9', '8', '7'].map((rank) => `${trump}${rank}`)),
  ];
  const first = cards.includes(order[0] as Card);
  let count = 0;
  while (count < order.length && cards.includes(order[count] as Card) === first) count++;
  return count;
}

/** The most that any game can be worth on ten cards with any skat, without schneider. */
function mostWorth(hand: readonly Card[]): number {
  const rest = CARDS.filter((card) => !hand.includes(card));
  let most = 59;
  for (const [at, one] of rest.entries()) {
    for (const other of rest.slice(at + 1)) {
      const twelve = [...hand, one, other];
      const suits = SUITS.map((suit, index) => (12 - index) * (matadors(twelve, suit) + 2));
      most = Math.max(most, 24 * (matadors(twelve, null) + 2), ...suits);
    }
  }
  return most;
}

describe('how far a hand is bid', () => {
  it('has its right answer among the choices, which are different', () => {
    every(QUESTIONS, (question) => {
      expect(question.choices).toContain(howFar.answer(question));
      expect(new Set(question.choices).size).toBe(question.choices.length);
      expect(howFar.grade(question, howFar.answer(question)).right).toBe(true);
    });
  });

  it('reads a choice as earlier versions stored it: in the English words of the page', () => {
    every(QUESTIONS, (question) => {
      for (const choice of question.choices) {
        expect(howFar.readAnswer?.(howFar.say(question, choice), question)).toBe(choice);
        expect(howFar.readAnswer?.(choice, question)).toBe(choice);
      }
    });
  });

  it('is never further than a game on the hand can be worth', () => {
    every(QUESTIONS.filter(({ kind }) => kind === 'limit').slice(0, 60), (question) => {
      const limit = Number(howFar.answer(question));
      expect(limit).toBeLessThanOrEqual(mostWorth(question.hand));
    });
  });

  it('asks at the last level for hands without the jack of clubs', () => {
    every(
      QUESTIONS.filter(({ level }) => level === 5),
      ({ hand }) => {
        expect(hand).not.toContain('CJ');
      },
    );
  });

  it('calls no answer right that is far from the right one', () => {
    every(
      QUESTIONS.filter(({ kind, level }) => kind === 'begin' && level === 1),
      (question) => {
        const right = question.choices.filter((choice) => howFar.grade(question, choice).right);
        expect(right).toEqual([howFar.answer(question)]);
      },
    );
  });

  it('asks half and half for a bid and for a pass', () => {
    const begin = QUESTIONS.filter(({ kind }) => kind === 'begin');
    const passes = begin.filter((question) => howFar.answer(question) === 'pass').length;
    expect(passes / begin.length).toBeGreaterThan(0.35);
    expect(passes / begin.length).toBeLessThan(0.65);
  });

  it('counts trumps, jacks once more, and aces and tens, as the explanation says', () => {
    // An explanation weighs the hand with every skat.
    every(
      QUESTIONS.filter((_, index) => index % 5 === 0),
      (question) => {
        const [counts = ''] = howFar.explain(question);
        const [, suit = '', total = ''] = /^In (\w+) the hand counts (\d+)/.exec(counts) ?? [];
        const letter = { clubs: 'C', spades: 'S', hearts: 'H', diamonds: 'D' }[suit];
        const one = (card: Card): number =>
          Number(card.endsWith('J')) * 2 +
          Number(!card.endsWith('J') && suitOf(card) === letter) +
          Number(/(A|10)$/.test(card));
        expect(Number(total)).toBe(question.hand.reduce((sum, card) => sum + one(card), 0));
      },
    );
  });
});

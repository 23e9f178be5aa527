import { describe, expect, it } from 'vitest';
import { Chance } from '../../../../src/lib/random.ts';
import { nextBid } from '../../../../src/practice/drills/next-bid/drill.ts';
import {
  NEXT_BID_KINDS,
  refusalOf,
  rungsOf,
} from '../../../../src/practice/drills/next-bid/question.ts';
import type { NextBidQuestion } from '../../../../src/practice/drills/next-bid/question.ts';
import { bidValues } from '../../../../src/game/skat/bid-values.ts';
import { checkBidding } from '../../../../src/game/skat/bidding.ts';
import { spokenWord } from '#edition/game/words/bidding.ts';
import type { BiddingStep } from '../../../../src/game/skat/bidding.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import { every, madeFrom } from './every.ts';

const SEEDS = Array.from({ length: 150 }, (_, index) => index * 7919);
const BOOKS = ['american-1922', 'isko'] as const;

function ask(seed: number, level: number, kind: string | null, law: string): NextBidQuestion {
  const request = { level, kind, options: { law } };
  return madeFrom({ seed, level, kind, law }, nextBid.make(new Chance(seed), request));
}

const QUESTIONS = BOOKS.flatMap((law) =>
  [1, 2, 3, 4, 5].flatMap((level) =>
    [null, ...NEXT_BID_KINDS].flatMap((kind) => SEEDS.map((seed) => ask(seed, level, kind, law))),
  ),
);

/**
 * The talk as the checker of biddings reads it, which knows nothing of suits: the four of them are
 * called by the four lowest numbers.
 */
function steps({ by, words }: Pick<NextBidQuestion, 'by' | 'words'>): BiddingStep[] {
  const values = bidValues(lawOf(by));
  return words.map(({ from: seat, rung, say }): BiddingStep => {
    if (say === 'ask') return { seat, say: 'bid', amount: values[rung]! };
    return { seat, say: say === 'yes' ? 'yes' : 'pass' };
  });
}

const lawOf = (by: NextBidQuestion['by']) => LAWS[by === 'suits' ? 'american-1922' : by];

/** The right answer as the reader sees it. */
const answered = (question: NextBidQuestion): string =>
  nextBid.say(question, nextBid.answer(question));

const NAMES = { V: 'Vorhand', M: 'Mittelhand', H: 'Hinterhand' } as const;

describe('the questions, held against the checker of whole biddings', () => {
  it('ask who speaks next', () => {
    every(
      QUESTIONS.filter(({ kind }) => kind === 'turn'),
      (question) => {
        const checked = checkBidding(steps(question), lawOf(question.by));
        const turn = checked.ok ? 'Nobody: the bidding is over' : NAMES[checked.errors[0].turn[0]!];
        expect(answered(question)).toBe(turn);
      },
    );
  });

  it('name as the least offer the first that the checker takes, and only a pass if it takes none', () => {
    every(
      QUESTIONS.filter(({ kind }) => kind === 'least'),
      (question) => {
        const law = lawOf(question.by);
        const said = steps(question);
        const unfinished = checkBidding(said, law);
        const seat = unfinished.ok ? 'V' : unfinished.errors[0].turn[0]!;
        const least = rungsOf(question.by).find((_, rung) => {
          const amount = bidValues(law)[rung]!;
          const next = checkBidding([...said, { seat, say: 'bid', amount }], law);
          return next.ok || next.errors[0].code === 'unfinished';
        });
        const answer = answered(question).toLowerCase();
        expect(answer).toBe(least ?? 'nothing: only a pass is left');
      },
    );
  });

  it('end with who is the declarer, and at what bid', () => {
    every(
      QUESTIONS.filter(({ kind }) => kind === 'end'),
      (question) => {
        const checked = checkBidding(steps(question), lawOf(question.by));
        if (!checked.ok) throw new Error(checked.errors[0].code);
        const { amount, survivor } = checked.value;
        const rung = amount === null ? -1 : bidValues(lawOf(question.by)).indexOf(amount);
        const at = rung < 0 ? 'without a bid' : `at ${rungsOf(question.by)[rung]!}`;
        expect(answered(question)).toBe(`${NAMES[survivor!]}, ${at}`);
      },
    );
  });

  it('have a player say yes up to the worth of the game, as in the words before', () => {
    const asked = QUESTIONS.filter(({ kind }) => kind === 'answer');
    every(asked, (question) => {
      const { by, own, words } = question;
      const refusal = by === 'isko' ? 'Pass' : 'No';
      const last = words.at(-1)!;
      expect(last).toMatchObject({ say: 'ask', to: own!.seat });
      expect(answered(question)).toBe(own!.rung < last.rung ? refusal : 'Yes');
      for (const { from, rung, say } of words) {
        if (from === own!.seat && say !== 'no') expect(rung).toBeLessThanOrEqual(own!.rung);
      }
    });
    const yes = asked.filter((question) => nextBid.answer(question) === 'yes').length;
    expect(yes / asked.length).toBeGreaterThan(0.35);
    expect(yes / asked.length).toBeLessThan(0.65);
  });

  it('never have anybody say no under today’s rules, where they pass', () => {
    const today = QUESTIONS.filter(({ by }) => by === 'isko');
    expect(today.length).toBeGreaterThan(1000);
    every(today, (question) => {
      const rungs = rungsOf(question.by);
      const texts = [
        ...question.words.map((word) => spokenWord(word, rungs, refusalOf(question.by))),
        ...question.choices.map((choice) => nextBid.say(question, choice)),
        ...nextBid.picture(question),
        nextBid.ask(question),
        ...nextBid.explain(question),
        ...question.choices.flatMap((choice) => nextBid.grade(question, choice).faults),
      ];
      for (const text of texts) expect(text).not.toMatch(/\bno\.|“no”|\bNo\b(?! game)|\bor no\b/);
    });
  });

  it('have one right choice among several, and say what is wrong with each other', () => {
    every(QUESTIONS, (question) => {
      const right = nextBid.answer(question);
      expect(new Set(question.choices).size).toBe(question.choices.length);
      expect(question.choices).toContain(right);
      for (const choice of question.choices) {
        const grade = nextBid.grade(question, choice);
        expect(grade.right, choice).toBe(choice === right);
        expect(grade.faults, choice).toHaveLength(choice === right ? 0 : 1);
      }
      expect(nextBid.explain(question).join(' ')).toMatch(/^[A-Z“].*\.$/);
      expect(question.choices.length).toBeGreaterThan(question.kind === 'answer' ? 1 : 2);
    });
  });

  it('read a choice as earlier versions stored it: in the English words of the page', () => {
    every(QUESTIONS, (question) => {
      for (const choice of question.choices) {
        expect(nextBid.readAnswer?.(nextBid.say(question, choice), question)).toBe(choice);
        expect(nextBid.readAnswer?.(choice, question)).toBe(choice);
      }
    });
  });

  it('are of the requested kind, and follow from their seed', () => {
    for (const kind of NEXT_BID_KINDS) {
      expect(ask(3, 1, kind, 'isko').kind).toBe(kind);
    }
    expect(ask(5, 4, null, 'isko')).toEqual(ask(5, 4, null, 'isko'));
    // There are not so many talks by suits.
    for (const level of [3, 4, 5]) {
      const keys = SEEDS.map((seed) => ask(seed, level, null, 'isko').key);
      expect(new Set(keys).size, `level ${level}`).toBeGreaterThan(level === 3 ? 50 : 90);
    }
  });
});

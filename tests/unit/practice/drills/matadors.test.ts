import { describe, expect, it } from 'vitest';
import { Chance } from '../../../../src/lib/random.ts';
import { matadors } from '../../../../src/practice/drills/matadors/drill.ts';
import {
  MATADORS_KINDS as KINDS,
  TRUMPS,
} from '../../../../src/practice/drills/matadors/question.ts';
import type { MatadorsQuestion, Trump } from '../../../../src/practice/drills/matadors/question.ts';
import { sequenceOf } from '../../../../src/practice/drills/matadors/sequence.ts';
import { CARDS, isCard } from '../../../../src/game/skat/cards.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import { every, madeFrom } from './every.ts';

const LEVELS = [1, 2, 3, 4, 5];
const SEEDS = Array.from({ length: 300 }, (_, index) => index * 7919);

function ask(seed: number, level: number, kind: string | null = null): MatadorsQuestion {
  const question = matadors.make(new Chance(seed), { level, kind, options: {} });
  return madeFrom({ seed, level, kind }, question);
}

/** Every level, of its own accord and with every kind wished for. */
const QUESTIONS = LEVELS.flatMap((level) =>
  [null, ...KINDS].flatMap((kind) =>
    SEEDS.slice(0, kind === null ? 300 : 60).map((seed) => ask(seed, level, kind)),
  ),
);

/** Counts on the fingers: down the printed row of trumps until something changes. */
function slowCount(cards: readonly string[], trump: Trump): string {
  const row = ['CJ', 'SJ', 'HJ', 'DJ'];
  if (trump !== 'grand') for (const rank of 'A 10 K Q 9 8 7'.split(' ')) row.push(trump + rank);
  const marks = row.map((card) => (cards.includes(card) ? '+' : '-')).join('');
  const [run = ''] = /^(\++|-+)/.exec(marks) ?? [];
  return `${run.startsWith('+') ? 'with' : 'without'} ${run.length}`;
}

function hand(text: string): Card[] {
  return text.split(' ').filter(isCard);
}

function about(trumps: readonly Trump[], cards: string, skat = ''): MatadorsQuestion {
  const kind = trumps.length > 1 ? 'every' : 'with';
  return { level: 1, kind, key: '', trumps, hand: hand(cards), skat: hand(skat) };
}

describe('the questions', () => {
  it('have ten different cards and a skat of two or none', () => {
    every(QUESTIONS, ({ hand, skat }) => {
      expect(new Set([...hand, ...skat]).size).toBe(10 + skat.length);
      expect(hand).toHaveLength(10);
      expect([0, 2]).toContain(skat.length);
    });
  });

  it('have the answer that a slow count finds', () => {
    every(QUESTIONS, (question) => {
      const cards = [...question.hand, ...question.skat];
      const counts = question.trumps.map((trump) => slowCount(cards, trump));
      const said = matadors.answer(question).map((one) => {
        const [[word, number]] = Object.entries(one) as [[string, number]];
        return `${word} ${number}`;
      });
      expect(said).toEqual(counts);
    });
  });

  it('are of the kind that they say', () => {
    every(QUESTIONS, (question) => {
      const { kind, skat, trumps } = question;
      if (kind === 'every') {
        expect(trumps).toEqual(TRUMPS);
        return;
      }
      expect(trumps).toHaveLength(1);
      const [trump] = trumps as [Trump];
      const count = slowCount([...question.hand, ...skat], trump);
      const alone = slowCount(question.hand, trump);
      const [word, run] = count.split(' ') as [string, string];
      if (kind === 'skat') expect(alone).not.toBe(count);
      else if (kind === 'long') expect(Number(run)).toBeGreaterThan(4);
      else {
        expect(kind).toBe(trump === 'grand' ? `${word}-grand` : word);
        expect(Number(run)).toBeLessThan(5);
        expect(alone).toBe(count);
      }
    });
  });

  it('grant the wish for a kind at every level', () => {
    for (const level of LEVELS) {
      for (const kind of KINDS) {
        expect(ask(1, level, kind).kind, `level ${level}`).toBe(kind);
      }
    }
  });

  it('differ within a session, and follow from their seed', () => {
    for (const level of LEVELS) {
      const keys = SEEDS.map((seed) => ask(seed, level).key);
      expect(new Set(keys).size, `level ${level}`).toBeGreaterThan(290);
      expect(ask(5, level)).toEqual(ask(5, level));
    }
  });

  it('come in every length from 1 to 11, with and without', () => {
    const seen = new Set(
      SEEDS.flatMap((seed) => {
        const question = ask(seed, 4, 'long');
        return matadors.say(question, matadors.answer(question));
      }),
    );
    for (const word of ['with', 'without']) {
      for (let run = 5; run <= 11; run++) expect(seen).toContain(`${word} ${run}`);
    }
  });

  it('stay among the jacks of a suit, without a skat, at the first level', () => {
    const first = SEEDS.map((seed) => ask(seed, 1));
    every(first, (question) => {
      expect(question.trumps[0]).not.toBe('grand');
      expect(question.skat).toHaveLength(0);
      expect(matadors.say(question, matadors.answer(question))).toMatch(/^with(out)? [123]$/);
    });
  });
});

describe('the grading', () => {
  it('accepts the right answer and nothing else', () => {
    every(
      QUESTIONS.filter((_, index) => index % 7 === 0),
      (question) => {
        const right = matadors.answer(question);
        expect(matadors.grade(question, right)).toEqual({ right: true, faults: [] });
        const wanted = right.map((one) => JSON.stringify(one));
        question.trumps.forEach((_, index) => {
          for (let run = 1; run <= 11; run++) {
            for (const wrong of [{ with: run }, { without: run }]) {
              if (JSON.stringify(wrong) === wanted[index]) continue;
              const grade = matadors.grade(question, right.with(index, wrong));
              const said = `suit ${index + 1}, ${JSON.stringify(wrong)}`;
              expect(grade.right, said).toBe(false);
              expect(grade.faults, said).toHaveLength(1);
            }
          }
        });
      },
    );
  });

  it('names the card that was overlooked', () => {
    const question = about(['H'], 'CJ SJ DJ HA HK H9 SA S10 C9 C7');
    const fault = (answer: { with: number } | { without: number }) =>
      matadors.grade(question, [answer]).faults.join(' ');
    expect(fault({ with: 1 })).toContain('SJ is in your hand');
    expect(fault({ with: 3 })).toContain('HJ is not yours, and ends the run at 2');
    expect(fault({ without: 2 })).toContain('CJ is in your hand');
  });
});

describe('the explanation', () => {
  it('names as many cards in the run as the answer counts, and no card twice', () => {
    every(QUESTIONS, (question) => {
      question.trumps.forEach((trump, index) => {
        const [line = ''] = matadors.explain(question).slice(index);
        const cards = line.match(/\b[CSHD](10|[JAKQ987])\b/g) ?? [];
        const run = sequenceOf(question, trump).filter(({ counts }) => counts).length;
        const [, said] = /with(?:out)? (\d+)\.$/.exec(line) ?? [];
        expect(Number(said), trump).toBe(run);
        expect(new Set(cards).size, trump).toBe(cards.length);
        expect(cards.length, trump).toBe(Math.min(run + 1, trump === 'grand' ? 4 : 11));
      });
    });
  });
});

describe('the book’s hands', () => {
  it('of page 36, without the jacks: 4 in hearts and in Grand, 5 in the black suits, 7 in diamonds', () => {
    // The text gives only the counts: these ten cards are of that kind.
    const question = about(TRUMPS, 'C10 CQ C8 S10 S9 HA HK H9 DQ D8');
    expect(matadors.say(question, matadors.answer(question))).toBe(
      'Clubs without 5, Spades without 5, Hearts without 4, Diamonds without 7, Grand without 4',
    );
  });

  it('No. 6: the seven of spades is all, so without 10 in spades', () => {
    const question = about(['S'], 'CA C10 HA HQ H8 DA DK DQ D9 D8', 'S7 D10');
    expect(matadors.answer(question)).toEqual([{ without: 10 }]);
    expect(matadors.explain(question)[1]).toContain('without 11');
  });

  it('No. 18: the jack of clubs in the skat makes it with 3', () => {
    const question = about(['grand'], 'CA C10 SJ SA S10 HJ H10 H9 DQ D9', 'CJ D8');
    expect(matadors.answer(question)).toEqual([{ with: 3 }]);
    expect(matadors.explain(question)[1]).toContain('without 1');
  });

  it('cover the whole pack', () => {
    const seen = new Set(QUESTIONS.flatMap(({ hand }) => hand));
    expect(seen.size).toBe(CARDS.length);
  });
});

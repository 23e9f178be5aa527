/** The drill on game values, against a slow reckoner that knows only what the books print. */
import { describe, expect, test } from 'vitest';
import { Chance } from '../../../../src/lib/random.ts';
import { gameValueDrill as gameValues } from '../../../../src/practice/drills/game-value/drill.ts';
import { VALUE_KINDS as KINDS } from '../../../../src/practice/drills/game-value/kinds.ts';
import type { ValueQuestion } from '../../../../src/practice/drills/game-value/question.ts';
import { questionValue as valueOf } from '../../../../src/practice/drills/game-value/reckon.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import { matadorCount } from '../../../../src/game/skat/matadors.ts';
import { judgeDeclarer } from '../../../../src/game/skat/result.ts';
import { EXAMPLES } from '../../game/skat/foster-examples.ts';
import type { Happens } from '../../game/skat/foster-examples.ts';
import { every, madeFrom } from './every.ts';

const BOOKS = ['american-1922', 'league-1909', 'isko'] as const;
const LEVELS = gameValues.levels.map((_, index) => index + 1);
const SEEDS = Array.from({ length: 150 }, (_, index) => index * 7919 + 1);

const ask = (seed: number, level: number, law: string, kind: string | null = null) =>
  madeFrom(
    { seed, level, kind, law },
    gameValues.make(new Chance(seed), { level, kind, options: { law } }),
  );

/** Every book and level, of its own accord and with every kind wished for. */
const QUESTIONS = BOOKS.flatMap((law) =>
  LEVELS.flatMap((level) =>
    [null, ...KINDS].flatMap((kind) =>
      SEEDS.slice(0, kind === null ? 150 : 25).map((seed) => ask(seed, level, law, kind)),
    ),
  ),
);

/** The base values as they are printed: diamonds, hearts, spades, clubs; or one for all. */
const PRINTED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // Foster, laws 1 and 31; pages 44, 54, 78, 85, 122, 139, 141, 149, 172.
  'american-1922': {
    simple: '1 2 3 4',
    tournee: '5 6 7 8',
    'passt-mir-nicht': '5 6 7 8',
    solo: '9 10 11 12',
    'tournee-grand': '12',
    'passt-mir-nicht-grand': '12',
    'gucki-grand': '12',
    'grand-solo': '16',
    'open-grand': '24',
    nullo: '20',
    'open-nullo': '40',
  },
  // Eichhorn, “Value of Games”, “The Tourne”, “The Grand”, “The Guckser Grand”.
  'league-1909': {
    tournee: '5 6 7 8',
    'passt-mir-nicht': '5 6 7 8',
    solo: '9 10 11 12',
    'tournee-grand': '12',
    'passt-mir-nicht-grand': '12',
    'gucki-grand': '16',
    'grand-solo': '20',
    'open-grand': '24',
    nullo: '20',
    'open-nullo': '40',
  },
  // International Skat Order, section 5.
  isko: {
    'gucki-solo': '9 10 11 12',
    solo: '9 10 11 12',
    'open-solo': '9 10 11 12',
    'gucki-grand': '24',
    'grand-solo': '24',
    'open-grand': '24',
    'gucki-nullo': '23',
    nullo: '35',
    'gucki-open-nullo': '46',
    'open-nullo': '59',
  },
};

/** Down the printed row of trumps until something changes. */
function slowMatadors({ cards, contract, matadors }: ValueQuestion): number {
  if (cards === null) return matadors === null ? 0 : matadorCount(matadors);
  const row = ['CJ', 'SJ', 'HJ', 'DJ'];
  if (contract.trump !== null) {
    for (const rank of 'A 10 K Q 9 8 7'.split(' ')) row.push(contract.trump + rank);
  }
  const twelve: readonly string[] = [...cards.hand, ...cards.skat];
  const marks = row.map((card) => (twelve.includes(card) ? '+' : '-')).join('');
  return /^(\++|-+)/.exec(marks)?.[0].length ?? 0;
}

/**
 * What is written down, reckoned from the printed tables: Foster’s values of games (p. 86) instead
 * of single multipliers, and the bid raised step by step.
 */
function slowScore(question: ValueQuestion): number {
  const { bid, contract, law, result } = question;
  const { announced, kind, trump } = contract;
  const today = law === 'isko';
  const printed = PRINTED[law]?.[kind]?.split(' ').map(Number) ?? [];
  const base = printed.length === 1 ? printed[0] : printed['DHSC'.indexOf(trump ?? '')];
  if (base === undefined) throw new Error(`${law} prints nothing for a ${kind}.`);
  const costs = today || kind.startsWith('passt') || kind.startsWith('gucki') ? 2 : 1;
  const { points, tricks } = result;

  const raise = (value: number): number => {
    let raised = value;
    while (bid !== null && raised < bid) raised += base;
    return raised;
  };
  if (kind.includes('nullo')) {
    return tricks.declarer === 0 ? base : -raise(base) * costs;
  }

  const openGame = kind === 'open-grand' || kind === 'open-solo';
  const aimed = openGame || announced === 'schwarz' ? 3 : announced === 'schneider' ? 2 : 1;
  const line = today ? 90 : 91;
  // 1 the game, 2 schneider, 3 schwarz; below zero when it was done to the declarer.
  const reached =
    tricks.declarer === 10
      ? 3
      : points.declarer >= line
        ? 2
        : points.declarer >= 61
          ? 1
          : tricks.declarer === 0
            ? -3
            : points.declarer <= 30
              ? -2
              : -1;
  const counted = Math.max(aimed, Math.abs(reached));
  // The table of page 86: made without announcing, after announcing schneider, announced.
  const announcements = aimed - 1;
  let games = counted + announcements;
  const outOfHand = ['solo', 'grand-solo', 'open-grand', 'open-solo'].includes(kind);
  if (today && outOfHand) games += 1;
  if (today && openGame) games += 1;
  const value = (games + slowMatadors(question)) * base;
  const covered = bid === null || value >= bid;
  return reached >= aimed && covered ? value : -raise(value) * costs;
}

const scoreOf = (question: ValueQuestion): number => {
  const { amount, sign } = gameValues.answer(question);
  return sign === 'minus' ? -amount : amount;
};

describe('the questions', () => {
  test('have the answer that the slow reckoner finds', () => {
    every(QUESTIONS, (question) => {
      expect(scoreOf(question)).toBe(slowScore(question));
    });
  });

  test('are of the kind wished for, at every level', () => {
    for (const kind of KINDS) {
      for (const level of LEVELS) {
        expect(ask(5, level, 'american-1922', kind).kind, `level ${level}`).toBe(kind);
      }
    }
    every(QUESTIONS, (question) => {
      const value = valueOf(question);
      const { announced } = question.contract;
      if (question.kind === 'overbid') expect(value.overbid).not.toBeNull();
      else expect(value.overbid).toBeNull();
      if (question.kind === 'covered') {
        expect(question.bid).toBeGreaterThan(value.points - value.base);
        expect(value.won).toBe(true);
      }
      if (question.kind === 'double') expect(value.doubled).toBe(true);
      if (question.kind === 'win') expect(value.won).toBe(true);
      if (question.kind === 'lost') expect(value.won).toBe(false);
      if (question.kind === 'announced')
        expect([announced === null, value.won]).toEqual([false, true]);
      if (question.kind === 'failed')
        expect([announced === null, value.won]).toEqual([false, false]);
    });
  });

  test('can have been played: matadors take tricks and their points, the skat is the declarer’s', () => {
    every(QUESTIONS, ({ cards, contract, matadors, result }) => {
      const { points, tricks } = result;
      if (contract.kind.includes('nullo')) return;
      expect(tricks.declarer + tricks.defenders).toBe(10);
      expect([1, 119]).not.toContain(points.declarer);
      expect(points.declarer).toBeLessThanOrEqual(120);
      const withSome = matadors !== null && 'with' in matadors;
      if (tricks.declarer === 0) expect(withSome).toBe(false);
      if (tricks.declarer === 10) expect(withSome).toBe(true);
      if (cards === null) return;
      expect(cards.hand).toHaveLength(10);
      expect(new Set([...cards.hand, ...cards.skat]).size).toBe(12);
    });
  });

  test('show a skat that turned the trump where the trump was turned', () => {
    const shown = QUESTIONS.filter(({ cards, contract }) => {
      return cards !== null && /tournee|passt/.test(contract.kind);
    });
    expect(shown.length).toBeGreaterThan(50);
    every(shown, ({ cards, contract }) => {
      const sign = contract.trump ?? 'J';
      expect(cards?.skat.some((card) => card.includes(sign))).toBe(true);
    });
  });

  test('begin with suit games that were won', () => {
    every(
      QUESTIONS.filter(({ level, kind }) => level === 1 && kind === 'win'),
      (question) => {
        expect(question.contract.trump).not.toBeNull();
        expect(question.matadors).toHaveProperty('with');
        expect(question.bid).toBeNull();
      },
    );
  });

  test('are different enough for a long session, and the same again from the same seed', () => {
    for (const law of BOOKS) {
      for (const level of LEVELS) {
        const keys = SEEDS.map((seed) => ask(seed, level, law).key);
        expect(new Set(keys).size, `${law}, level ${level}`).toBeGreaterThan(75);
        expect(ask(77, level, law)).toEqual(ask(77, level, law));
      }
    }
  });

  test('take the laws of 1922 when the option says nothing or nonsense', () => {
    for (const options of [{}, { law: 'nonsense' }]) {
      expect(gameValues.make(new Chance(1), { level: 1, kind: null, options }).law).toBe(
        'american-1922',
      );
    }
    expect(ask(1, 99, 'isko').law).toBe('isko');
  });
});

describe('grading', () => {
  test('the right answer is right and has no fault', () => {
    every(QUESTIONS, (question) => {
      const grade = gameValues.grade(question, gameValues.answer(question));
      expect(grade).toEqual({ right: true, faults: [] });
    });
  });

  test('the wrong sign is one fault, the wrong amount another', () => {
    every(QUESTIONS, (question) => {
      const { amount, sign } = gameValues.answer(question);
      const other = sign === 'plus' ? 'minus' : 'plus';
      const faults = (said: number, as: 'plus' | 'minus') =>
        gameValues.grade(question, { amount: said, sign: as }).faults.length;
      expect(faults(amount, other)).toBe(1);
      expect(faults(amount + 1, sign)).toBe(1);
      expect(faults(0, other)).toBe(2);
    });
  });

  const clubSolo = (more: Partial<ValueQuestion> & { points?: number; tricks?: number }) => {
    const { points = 70, tricks = 7, ...rest } = more;
    const contract = rest.contract ?? { kind: 'solo', trump: 'C', announced: null };
    const law = rest.law ?? 'american-1922';
    const result = judgeDeclarer(
      {
        declarer: 'V',
        points: { declarer: points, defenders: 120 - points, skat: 0 },
        tricks: { declarer: tricks, defenders: 10 - tricks },
      },
      contract,
      LAWS[law],
    );
    const question: ValueQuestion = {
      level: 7,
      kind: 'win',
      key: '',
      law,
      contract,
      cards: null,
      bid: null,
      matadors: { with: 2 },
      ...rest,
      result,
    };
    return question;
  };
  const fault = (question: ValueQuestion, amount: number, sign: 'plus' | 'minus') =>
    gameValues.grade(question, { amount, sign }).faults.join(' ');

  test('the usual slips are called by their name', () => {
    expect(fault(clubSolo({}), 24, 'plus')).toBe(
      'That would be 2 × 12. The multiplier is 3 (1 for game, with 2).',
    );
    expect(fault(clubSolo({}), 48, 'plus')).toMatch(/^That would be 4 × 12\./);
    expect(fault(clubSolo({}), 24, 'plus')).not.toMatch(/another game/);
    const tournee = { kind: 'tournee', trump: 'C', announced: null } as const;
    expect(fault(clubSolo({ contract: tournee, matadors: { with: 4 } }), 60, 'plus')).toBe(
      '12 is the base value of another game; here it is 8.',
    );
    const overbid = clubSolo({ bid: 40 });
    expect(fault(overbid, 48, 'plus')).toBe(
      'It is minus: the points were made, but a game of 36 does not cover the bid of 40.',
    );
    expect(fault(overbid, 36, 'minus')).toMatch(/goes up to the next multiple of 12/);
    expect(fault(overbid, 40, 'minus')).toMatch(/^You lose not the bid itself/);
    const gucki = clubSolo({
      contract: { kind: 'gucki-grand', trump: null, announced: null },
      matadors: { with: 1 },
      points: 60,
    });
    expect(fault(gucki, 24, 'minus')).toBe(
      '24 is not all of it: a Gucki that is lost costs double.',
    );
    expect(fault(clubSolo({ points: 60 }), 72, 'minus')).toBe(
      'The loss of this game is not doubled.',
    );
    const announced = clubSolo({ contract: { kind: 'solo', trump: 'C', announced: 'schneider' } });
    expect(fault(announced, 60, 'plus')).toBe('It is minus: schneider was announced and not made.');
  });
});

test('the explanation’s sums add up, and end with what is written down', () => {
  every(QUESTIONS, (question) => {
    const lines = gameValues.explain(question);
    expect(lines.length).toBeLessThanOrEqual(3);
    const last = lines.at(-1) ?? '';
    const sum = /^(.*), is (\d+); (\d+) × (\d+) = (\d+)/.exec(last);
    if (question.matadors !== null) {
      const [, parts = '', multiplier, again, base, points] = sum ?? [];
      const added = [...parts.matchAll(/\d+/g)].reduce((total, [part]) => total + Number(part), 0);
      expect(added).toBe(Number(multiplier));
      expect(again).toBe(multiplier);
      expect(Number(multiplier) * Number(base)).toBe(Number(points));
    }
    const score = slowScore(question);
    expect(last.endsWith(`: ${score < 0 ? '−' : '+'}${Math.abs(score)}.`)).toBe(true);
  });
});

test('nothing before the answer gives it away', () => {
  every(QUESTIONS, (question) => {
    expect(gameValues.ask(question)).not.toMatch(/\d|won|lost|made/);
  });
});

describe('every value that Foster works out comes out of the drill as he has it', () => {
  const happened: Readonly<Record<Happens, readonly [points: number, tricks: number]>> = {
    'made 61': [61, 6],
    'made schneider': [91, 8],
    'made schwarz': [120, 10],
    lost: [60, 5],
    'lost, made schneider': [30, 3],
    'lost, made schwarz': [0, 0],
  };
  test.each(EXAMPLES)('%s: %s %s %s', (_, kind, trump, announced, matadors, what, bid, score) => {
    const contract = { kind, trump, announced };
    const [points, tricks] = happened[what];
    const result = judgeDeclarer(
      {
        declarer: 'V',
        points: { declarer: points, defenders: 120 - points, skat: 0 },
        tricks: { declarer: tricks, defenders: 10 - tricks },
      },
      contract,
      LAWS['american-1922'],
    );
    const question: ValueQuestion = {
      level: 7,
      kind: 'win',
      key: '',
      law: 'american-1922',
      cards: null,
      contract,
      matadors,
      bid,
      result,
    };
    expect(scoreOf(question)).toBe(score);
    expect(slowScore(question)).toBe(score);
  });
});

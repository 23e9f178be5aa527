/** Every sentence of the problems holds for none, one and two of what it counts. */
import { describe, expect, test } from 'vitest';
import { sampleSentence, sayDeals } from '#edition/problems/answer-words.ts';
import { knownAt } from '../../../src/problems/known.ts';
import { gameSentences } from '../../../src/problems/place.ts';
import { explainProblem } from '../../../src/problems/explain-problem.ts';
import type { Problem } from '../../../src/problems/problem.ts';
import { reasonFor } from '../../../src/problems/reasons.ts';
import { refutedSentences } from '../../../src/problems/refuted.ts';
import { sampleOf } from '../../../src/problems/shares.ts';
import { sayDays, sayRating } from '#edition/problems/standing-words.ts';
import { taskSentences } from '../../../src/problems/task.ts';
import { allProblems } from './set.ts';

const COUNTS = [0, 1, 2, 3];
const NOUNS = 'card|day|deal|point|problem|trick|trump';

/** What is wrong with a sentence that counts. */
const SLIPS = [
  // `1 points`, `2 deal`, `The 0 points`, `1 trump are`, `2 trumps is`, `All 1 deals`
  new RegExp(`\\b1 (?:${NOUNS})s\\b`, 'u'),
  new RegExp(`\\b(?!1\\b)\\d+ (?:${NOUNS})\\b`, 'u'),
  /\b[Tt]he 0\b|\b[Oo]nly 0\b|\b[Aa]ll [01] /u,
  new RegExp(`\\b1 (?:${NOUNS}) (?:are|were|agree|go|beat)\\b`, 'u'),
  new RegExp(`\\b(?:${NOUNS})s (?:is|was|agrees|goes|beats)\\b`, 'u'),
  /\bare 0\b|\bis 1\b.*\bthey are\b|\b1 trump\b.*\b(?:they|them|each)\b/iu,
  /undefined|NaN|null\b|\s\s|\.\.|,,|\s[,.]/u,
];

function expectSound(sentences: readonly string[]): void {
  for (const text of sentences)
    for (const slip of SLIPS) expect(text, String(slip)).not.toMatch(slip);
}

const problems = allProblems();
/** For each kind of aim, theme and side a problem. */
const some = [
  ...new Map(
    problems.map((one) => [`${one.aim} ${one.themes[0]!} ${String(one.isDeclarer)}`, one]),
  ).values(),
];

describe('of small counts', () => {
  test.each(COUNTS)('the reasons are right in number: %i', (count) => {
    let reasons = 0;
    for (const { refutation, right, themes, view } of problems) {
      const known = { ...knownAt(view), trumpsOut: count, onTable: count };
      const reason = reasonFor(themes[0]!, known, { right: right[0]!, wrong: refutation.wrong });
      if (reason === null) continue;
      reasons++;
      expectSound([reason]);
      expect(reason).toMatch(/^[A-Z\d].*\.$/u);
    }
    expect(reasons).toBeGreaterThan(problems.length / 2);
  });

  test.each(COUNTS.slice(1))('the sentences on deals are right in number: %i', (count) => {
    for (const problem of some) {
      // Where not all are weighed, many are.
      for (const left of count > 1 ? [count, 500] : [count]) {
        const deals = { left, weighed: count, even: count, played: count };
        const own: Problem = { ...problem, deals };
        expectSound([
          ...explainProblem(own),
          sampleSentence(sampleOf(own)),
          sayDeals(sampleOf(own)),
        ]);
      }
    }
  });

  test.each(COUNTS)('the sentences on days and answers are right in number: %i', (count) => {
    expectSound([
      sayDays({ all: count, running: Math.min(count, 1) }),
      sayDays({ all: count, running: count }),
      sayRating({ rating: 1500, deviation: 100 }, count),
    ]);
  });

  test('the task is right in number in every problem', () => {
    expectSound(problems.map((problem) => taskSentences(problem).join(' ')));
  });
});

test('the game is named as players say it, with or without the skat, an announcement and a bid', () => {
  const [problem] = problems.filter(
    ({ isDeclarer, law, view }) =>
      isDeclarer && law === 'isko' && view.contract?.kind === 'gucki-solo',
  );
  const say = (
    kind: 'gucki-solo' | 'solo' | 'grand-solo' | 'gucki-open-nullo',
    bid: number | null,
    announced: 'schneider' | null = null,
    law: Problem['law'] = 'isko',
  ): string => {
    const { view } = problem!;
    const trump = kind.endsWith('-solo') || kind === 'solo' ? 'H' : null;
    const contract = { kind, trump: kind === 'grand-solo' ? null : trump, announced } as const;
    const laws = problems.find((one) => one.law === law)!.view.law;
    return gameSentences({ ...problem!, view: { ...view, bid, contract, law: laws } }).replace(
      /^You are \w+, the declarer\. /u,
      '',
    );
  };
  expect([
    say('gucki-solo', 18),
    say('gucki-solo', null),
    say('solo', 27),
    say('solo', null),
    say('solo', 27, 'schneider'),
    say('grand-solo', 36),
    say('gucki-open-nullo', 46),
    say('solo', 16, null, 'american-1922'),
    say('gucki-open-nullo', null, null, 'american-1922'),
  ]).toEqual([
    'You play a suit game in hearts at a bid of 18.',
    'You play a suit game in hearts.',
    'You play a suit game in hearts from the hand at a bid of 27.',
    'You play a suit game in hearts from the hand.',
    'You play a suit game in hearts from the hand, schneider announced, at a bid of 27.',
    'You play Grand Hand at a bid of 36.',
    'You play Null ouvert at a bid of 46.',
    'You play Solo in hearts, without the skat, at a bid of 16.',
    'You play Gucki Open Nullo.',
  ]);
});

test('a refutation names its deal, and a lucky card with it', () => {
  const say = (isDealPlayed: boolean, isShown: boolean, luckyCard: 'SA' | null = null): string =>
    refutedSentences({ isDealPlayed, line: isShown ? {} : null, luckyCard });
  expect(say(true, false)).toBe('');
  expect(say(true, true)).toBe('The table shows what goes wrong in the deal that was played.');
  expect(say(true, false, 'SA')).toBe(
    'In the deal that was played SA does well, but in others that you could be facing it fails.',
  );
  for (const text of [say(false, true), say(false, true, 'SA'), say(false, false, 'SA')]) {
    expect(text).toMatch(/^[A-Z].*could.*be facing.*\.$/u);
    expectSound([text]);
  }
});

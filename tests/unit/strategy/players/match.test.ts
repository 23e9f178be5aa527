import { describe, expect, it } from 'vitest';
import { playMatch } from '../../../../src/strategy/players/match/job.ts';
import type { MatchJob } from '../../../../src/strategy/players/match/job.ts';
import { joinMatches, meanAndMargin } from '../../../../src/strategy/players/match/tally.ts';
import { SEATINGS } from '../../../../src/strategy/players/match/deal.ts';
import { expectNoGain } from './with-itself.ts';

const job = (kinds: readonly [string, string], more: Partial<MatchJob> = {}): MatchJob => ({
  law: 'isko',
  kinds,
  mode: 'whole',
  seed: 3,
  first: 0,
  end: 12,
  ...more,
});

describe('a match', () => {
  it.each(['drill', 'learner'])('of %s against itself is exactly nothing', (kind) => {
    expect.hasAssertions();
    expectNoGain(kind, 60);
  });

  it('seats each kind at each place as often as the other', () => {
    for (const seat of ['V', 'M', 'H'] as const) {
      expect(SEATINGS.filter((seating) => seating[seat] === 'a')).toHaveLength(3);
    }
    expect(new Set(SEATINGS.map(({ H, M, V }) => V + M + H)).size).toBe(6);
  });

  it('is the same whole or in parts', () => {
    const whole = playMatch(job(['bidder', 'learner']));
    const parts = joinMatches(
      playMatch(job(['bidder', 'learner'], { first: 7 })),
      playMatch(job(['bidder', 'learner'], { end: 7 })),
    );
    expect(parts).toEqual(whole);
  });

  it('at the same contracts gives both kinds the same games to play', () => {
    const { counts, samples } = playMatch(
      job(['drill', 'learner'], { mode: 'contracts', end: 40 }),
    );
    const games = 40 - (counts['no contract'] ?? 0);
    for (const pair of ['a:a', 'a:b', 'b:a', 'b:b']) {
      expect(samples[`won ${pair}`]?.count).toBe(games);
    }
  });

  it('gives the margin of a mean as the textbook has it', () => {
    // Of 2, 4, 4, 6 the mean is 4 and the spread the root of 8/3.
    const { margin, mean } = meanAndMargin({ count: 4, sum: 16, squares: 72 });
    expect(mean).toBe(4);
    expect(margin).toBeCloseTo((1.96 * Math.sqrt(8 / 3)) / 2);
  });
});

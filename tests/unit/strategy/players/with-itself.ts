import { expect } from 'vitest';
import { playMatch } from '../../../../src/strategy/players/match/job.ts';

/** Expects that a kind of player, matched with itself on so many deals of each law, gains nothing at all. */
export function expectNoGain(kind: string, deals: number): void {
  for (const law of ['isko', 'american-1922'] as const) {
    const { counts, samples } = playMatch({
      law,
      kinds: [kind, kind],
      mode: 'whole',
      seed: 3,
      first: 0,
      end: deals,
    });
    expect(samples['margin']).toMatchObject({ count: deals, sum: 0, squares: 0 });
    expect(samples['margin, Seeger']).toMatchObject({ sum: 0, squares: 0 });
    expect(counts['a score'] ?? 0).toBe(counts['b score'] ?? 0);
    expect(counts['deals played']).toBe(deals * 6);
  }
}

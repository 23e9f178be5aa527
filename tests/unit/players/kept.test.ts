import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import written from '../../../content/players/matches.json' with { type: 'json' };
import { contractRow, gamesRow, wholeRow } from '../../../src/players/match/kept.ts';
import type { KeptMatch } from '../../../src/players/match/kept.ts';
import { meanAndMargin } from '../../../src/players/match/tally.ts';

const matches = written as unknown as readonly KeptMatch[];
const readme = readFileSync('src/players/README.md', 'utf8').replace(/ +/g, ' ');

describe('the matches that are told of', () => {
  it('stand in the README as they came out, every one', () => {
    const rows = matches
      .filter(({ mode }) => mode !== 'audit')
      .map((match) => (match.mode === 'whole' ? wholeRow(match) : contractRow(match)));
    for (const row of rows) expect(readme).toContain(row);
    expect(readme.split('\n').filter((line) => line.includes('(2006)'))).toHaveLength(rows.length);
  });

  it('have what the strong player wins by game there too', () => {
    const games = ['tournee', 'solo', 'grand', 'nullo', 'nullo, open'];
    for (const match of matches) {
      if (match.mode !== 'whole' || !match.kinds[0].startsWith('strong')) continue;
      expect(readme).toContain(gamesRow(match, games));
    }
  });

  it('have the strong player above the book’s and the drills’ by more than chance, in both laws', () => {
    const pairs = matches.filter(
      ({ kinds, mode }) => mode === 'whole' && kinds[0].startsWith('strong'),
    );
    expect(new Set(pairs.map(({ law }) => law))).toEqual(new Set(['isko', 'american-1922']));
    for (const { kinds, samples } of pairs) {
      const { margin, mean } = meanAndMargin(samples['margin']!);
      expect(mean, kinds.join(' : ')).toBeGreaterThan(margin);
    }
  });
});

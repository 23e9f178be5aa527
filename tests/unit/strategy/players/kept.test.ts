import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import written from '../../../../content/players/matches.json' with { type: 'json' };
import {
  aloneRow,
  contractRow,
  gamesRow,
  ratedRow,
  wholeRow,
} from '../../../../src/strategy/players/match/kept.ts';
import type { KeptMatch } from '../../../../src/strategy/players/match/kept.ts';
import { meanAndMargin } from '../../../../src/strategy/players/match/tally.ts';

const matches = written as unknown as readonly KeptMatch[];
const readme = readFileSync('src/strategy/players/README.md', 'utf8').replace(/ +/g, ' ');

describe('the saved matches', () => {
  it('stand in the README as they came out, every one', () => {
    const rows = matches
      .filter(({ mode }) => mode === 'whole' || mode === 'contracts')
      .map((match) => (match.mode === 'whole' ? wholeRow(match) : contractRow(match)));
    for (const row of rows) expect(readme).toContain(row);
    expect(readme.split('\n').filter((line) => line.includes('(2006)'))).toHaveLength(rows.length);
  });

  it('have one kind at all seats there too, which bids and wins about as people do', () => {
    const alone = matches.filter(({ mode }) => mode === 'alone');
    expect(alone.map(({ kinds }) => kinds[0])).toEqual(['club', 'strong']);
    for (const match of alone) {
      expect(readme).toContain(aloneRow(match, ['solo', 'grand', 'nullo', 'nullo, open']));
      const { counts } = match;
      const share = (part: string, whole: string): number =>
        (100 * (counts[part] ?? 0)) / counts[whole]!;
      // People pass in 4.9 of 100 deals, and win 77 to 78 suit games, 91.4 Grands and 86.9 open Nulls.
      const passedIn = share('passed in', 'deals played');
      expect(passedIn).toBeGreaterThan(3);
      expect(passedIn).toBeLessThan(7);
      for (const [game, people] of [
        ['solo', 77.5],
        ['grand', 91.4],
        ['nullo, open', 86.9],
      ] as const) {
        const won = share(`a declared ${game} won`, `a declared ${game}`);
        expect(Math.abs(won - people), game).toBeLessThan(8);
      }
      expect(share('a overbid', 'a declared')).toBeLessThan(1);
    }
  });

  it('have what the strong player wins by game there too', () => {
    const games = ['tournee', 'solo', 'grand', 'nullo', 'nullo, open'];
    for (const match of matches) {
      if (match.mode !== 'whole' || !match.kinds[0].startsWith('strong')) continue;
      expect(readme).toContain(gamesRow(match, games));
    }
  });

  it('have today’s plain Nulls by what the hand was rated', () => {
    const today = matches.filter(
      ({ kinds, law, mode }) => mode === 'whole' && law === 'isko' && kinds[0].startsWith('strong'),
    );
    expect(today.length).toBeGreaterThan(1);
    for (const match of today) expect(readme).toContain(ratedRow(match, [80, 70, 60, 50, 0]));
  });

  it('have as many of the surest Nulls as people play won as often as people win theirs', () => {
    for (const { counts, kinds, law, mode } of matches) {
      if (mode !== 'whole' || law !== 'isko' || !kinds[0].startsWith('strong')) continue;
      // PLAY: 6.4 of 100 games are Nulls, of which 50.8 of 100 are plain, and 70.7 of 100 of those won.
      let left = counts['a declared']! * 0.064 * 0.508;
      let won = 0;
      const wanted = left * 0.707;
      for (let ten = 100; ten >= 0 && left > 0; ten -= 10) {
        const declared = counts[`a declared nullo rated ${ten}`] ?? 0;
        const part = Math.min(1, left / Math.max(1, declared));
        won += part * (counts[`a declared nullo rated ${ten} won`] ?? 0);
        left -= part * declared;
      }
      expect(left, kinds.join(' : ')).toBeLessThanOrEqual(0);
      expect(won, kinds.join(' : ')).toBeGreaterThan(wanted);
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

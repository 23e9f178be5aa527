import { describe, expect, test } from 'vitest';
import { gamesOnTwelve } from '../../../src/hand/on-twelve.ts';
import { CARDS, suitOf } from '../../../src/game/skat/cards.ts';
import type { Card } from '../../../src/game/skat/cards.ts';
import { SEATS } from '../../../src/game/skat/seats.ts';
import { contractName } from '#edition/game/words/game-name.ts';
import { Chance } from '../../../src/lib/random.ts';

const TEN: readonly Card[] = ['CJ', 'SJ', 'H10', 'HK', 'H9', 'H8', 'SA', 'S7', 'D10', 'C8'];

describe('the games on twelve cards', () => {
  test('come in the order of what they bring, each once, with two of the twelve to put away', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const chance = new Chance(seed);
      const twelve = chance.sample(CARDS, 12);
      const number = chance.pick([18, 24, 33]);
      const seat = chance.pick(SEATS);
      const games = gamesOnTwelve(twelve.slice(0, 10), twelve.slice(10), seat, number);
      expect(new Set(games.map(({ contract }) => contractName(contract, 'isko'))).size).toBe(7);
      for (const [at, { away, brings, isCovered, value }] of games.entries()) {
        expect(new Set(away.filter((card) => twelve.includes(card))).size).toBe(2);
        expect(isCovered).toBe(value >= number);
        expect(brings).toBeGreaterThanOrEqual(games[at + 1]?.brings ?? -Infinity);
        // A game below the bid cannot be won.
        if (!isCovered) expect(brings).toBeLessThanOrEqual(-2 * number);
      }
    }
  });

  test('keep the trumps and put away what is in danger: hearts with a lone club and a bare ten', () => {
    const [first] = gamesOnTwelve(TEN, ['HA', 'S8'], 'V', 18);
    expect(first!.contract).toMatchObject({ kind: 'gucki-solo', trump: 'H' });
    expect(first!.value).toBe(30);
    expect(first!.away.map(suitOf)).not.toContain('H');
    expect(first!.away).toContain('D10');
  });
});

/** What the chapter on Open Grands says of its four hands, held against the cards. */
import { describe, expect, test } from 'vitest';
import { parseCards } from '../../../src/tools/examples/counting.ts';
import type { Card } from '../../../src/skat/cards.ts';
import { sumPoints } from '../../../src/skat/cards.ts';
import type { Contract } from '../../../src/skat/contract.ts';
import { LAWS } from '../../../src/skat/laws.ts';
import type { Law } from '../../../src/skat/laws.ts';
import { countMatadors } from '../../../src/skat/matadors.ts';
import { playCard, startPlay } from '../../../src/skat/play.ts';
import { gameValue } from '../../../src/skat/value.ts';
import { openPosition } from '../../../src/solver/position.ts';
import { makeSolver } from '../../../src/solver/solver.ts';
import { finish } from '../../../src/solver/task.ts';
import { readChapter } from '../reading/chapter-text.ts';
import { GRAND, best, bestByCard, bestOf, dealsAround, dealsIn, pile } from './grands.ts';

const chapter = readChapter('content/manual/17-open-grands.mdx');
const shown = chapter.tags
  .filter(({ name }) => name === 'GrandHand')
  .map(({ props }) => props['cards'] ?? '');
const [open = '', first = '', second = '', third = ''] = shown;

/** What an open Grand with these cards is worth when every trick is won. */
function worth(cards: readonly Card[], law: Law): number {
  const contract: Contract = { kind: 'open-grand', trump: null, announced: 'schwarz' };
  const value = gameValue(
    {
      contract,
      matadors: countMatadors(cards, GRAND),
      bid: null,
      result: {
        declarer: 'V',
        points: { declarer: 120, defenders: 0, skat: 0 },
        tricks: { declarer: 10, defenders: 0 },
        schneider: 'defenders',
        schwarz: 'defenders',
        made: true,
      },
    },
    law,
  );
  return value.ok ? value.value.points : NaN;
}

describe('the value of an Open Grand', () => {
  test('168 with 2, 216 with 4, and 144 for Foster’s own example', () => {
    const law = LAWS['american-1922'];
    expect(worth(['CJ', 'SJ'], law)).toBe(168);
    expect(worth(['CJ', 'SJ', 'HJ', 'DJ'], law)).toBe(216);
    expect(worth(parseCards(open), law)).toBe(144);
    for (const points of ['168', '216', '144']) expect(chapter.prose).toContain(`= ${points}`);
  });

  test('264 today, with 4', () => {
    expect(worth(['CJ', 'SJ', 'HJ', 'DJ'], LAWS.isko)).toBe(264);
  });
});

describe('the open hand', () => {
  test('takes every trick in Vorhand, however the others lie', () => {
    const solver = makeSolver();
    for (const deal of dealsAround(open, 'V', 40)) {
      const position = openPosition(startPlay(deal, GRAND, 'V'), deal.skat);
      expect(finish(solver.tricks(position, 'all'))).toBe(true);
    }
  });

  test('is a certain Grand elsewhere', () => {
    for (const seat of ['M', 'H'] as const) {
      for (const deal of dealsAround(open, seat, 25)) {
        expect(bestOf(deal, seat)).toBeGreaterThan(60);
      }
    }
  });
});

test('the first two hands cannot lose in Vorhand: 58 and 59 at most', () => {
  expect(pile(first, 'C9 C8 C7 S9').most).toBe(58);
  expect(pile(second, 'HQ H9 H7').most).toBe(59);
  expect(pile(second.replace('HQ', 'HK'), 'HK H9 H7').most).toBe(60);
  for (const hand of [first, second]) {
    for (const deal of dealsAround(hand, 'V', 25)) {
      expect(bestOf(deal, 'V')).toBeGreaterThan(60);
    }
  }
});

describe('the third hand', () => {
  test('loses 57 at most in Vorhand: three tricks, one with the jack of clubs', () => {
    const five: readonly Card[] = ['CA', 'SA', 'DA', 'C10', 'S10'];
    expect(sumPoints([...five, 'CJ', 'SJ', 'C9', 'S9'])).toBe(57);
    for (const deal of dealsAround(third, 'V', 25)) {
      expect(bestOf(deal, 'V')).toBeGreaterThanOrEqual(63);
    }
  });

  test('loses 59 at most elsewhere, with the ten of hearts on their heart', () => {
    const four: readonly Card[] = ['CA', 'SA', 'DA', 'C10'];
    expect(sumPoints([...four, 'CJ', 'HK', 'H10', 'C9', 'S9'])).toBe(59);
    for (const seat of ['M', 'H'] as const) {
      for (const deal of dealsAround(third, seat, 25)) {
        expect(bestOf(deal, seat)).toBeGreaterThan(60);
      }
    }
  });

  test('in the deal shown the ten wins with 61 and the ace loses with 60', () => {
    const [deal] = dealsIn(chapter);
    if (deal === undefined) throw new Error('No deal is shown.');
    const cards: readonly Card[] = ['CA', 'C9', 'DA', 'SA', 'S9', 'S10', 'HK'];
    const position = cards.reduce(playCard, startPlay(deal, GRAND, 'M'));
    expect(sumPoints(['CA', 'C9', 'DA', 'SA', 'S9', 'S10'])).toBe(43);
    const values = bestByCard(position, deal.skat);
    expect(values.get('H10')).toBe(61);
    expect(values.get('HA')).toBe(60);
    const small = [...values].filter(([card]) => card !== 'H10' && card !== 'HA');
    for (const [, points] of small) expect(points).toBeLessThan(60);
    expect(best(position, deal.skat)).toBe(61);
  });
});

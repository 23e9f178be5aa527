/**
 * What the chapter on Open Grands says of its four hands, held against the cards. What the defenders
 * can pile on their losing cards is checked by the build, in GrandHand.
 */
import { describe, expect, test } from 'vitest';
import { cardsOfText } from '../../../../src/book/exhibits/examples/counting.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import { sumPoints } from '../../../../src/game/skat/cards.ts';
import type { Contract } from '../../../../src/game/skat/contract.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import type { Law } from '../../../../src/game/skat/laws.ts';
import { countMatadors } from '../../../../src/game/skat/matadors.ts';
import { playCard, startPlay } from '../../../../src/game/skat/play.ts';
import { gameValue } from '../../../../src/game/skat/value.ts';
import { openPosition } from '../../../../src/game/solver/position.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { finish } from '../../../../src/game/solver/task.ts';
import { readChapter } from '../chapter-text.ts';
import { quoting } from '../quote.ts';
import { GRAND, bestByCard, bestOf, dealsAround, dealsIn, pile } from './grands.ts';

const chapter = readChapter('content/manual/17-open-grands.mdx');
const says = quoting(chapter);
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
  test('144 at the least, as in Foster’s own example, 168 with his two jacks, and 216 with 4', () => {
    says(
      'The hand above is with 1, unless the jack of spades is in the skat, and so it is worth 6 × 24 = 144, which is the least that any Open Grand can be worth. The highest has three matadors more: 9 × 24 = 216.',
    );
    const law = LAWS['american-1922'];
    expect(worth(['CJ', 'SJ'], law)).toBe(168);
    expect(worth(['CJ', 'SJ', 'HJ', 'DJ'], law)).toBe(216);
    expect(worth(cardsOfText(open), law)).toBe(144);
    // No game counts fewer matadors than one, with or without.
    expect(worth(['CJ'], law)).toBe(144);
    expect(worth(['SJ'], law)).toBe(144);
  });

  test('264 today, with 4', () => {
    says(
      'An Open Grand is now worth up to 264, still the highest game,',
      'With 4 that makes eleven.',
    );
    expect(worth(['CJ', 'SJ', 'HJ', 'DJ'], LAWS.isko)).toBe(264);
  });
});

describe('the open hand', () => {
  test('takes every trick in Vorhand, however the others lie', () => {
    says(
      'The ace and ten of clubs are the best of their suit, and no trump is left to ruff them. So you win ten tricks.',
    );
    const solver = makeSolver();
    for (const deal of dealsAround(open, 'V', 40)) {
      const position = openPosition(startPlay(deal, GRAND, 'V'), deal.skat);
      expect(finish(solver.tricks(position, 'all')), deal.M.join(' ')).toBe(true);
    }
  });

  test('is a certain Grand elsewhere', () => {
    says(
      'The fourth is the hand with which this chapter began: an Open Grand for Vorhand only, and a certain Grand Solo for anyone else.',
    );
    for (const seat of ['M', 'H'] as const) {
      for (const deal of dealsAround(open, seat, 25)) {
        expect(bestOf(deal, seat), deal.V.join(' ')).toBeGreaterThan(60);
      }
    }
  });
});

test('the first two hands cannot lose in Vorhand, the second by a point', () => {
  says(
    'The first two are for Vorhand only, and neither can be lost. All the clubs of the second are tricks,',
    'It comes as near to losing as a safe hand can: with a king in place of the queen the defenders could get 60.',
  );
  expect(pile(second.replace('HQ', 'HK'), 'HK H9 H7').most).toBe(60);
  for (const hand of [first, second]) {
    for (const deal of dealsAround(hand, 'V', 25)) {
      expect(bestOf(deal, 'V'), `${hand} against ${deal.M.join(' ')}`).toBeGreaterThan(60);
    }
  }
});

describe('the third hand', () => {
  test('loses 57 at most in Vorhand: three tricks, one with the jack of clubs', () => {
    says(
      'You lose the nine of clubs, the nine of spades, and a trick to the jack of clubs.',
      'As Vorhand you lead a jack, which draws the jack of clubs, and the defenders get 57 at most.',
    );
    const five: readonly Card[] = ['CA', 'SA', 'DA', 'C10', 'S10'];
    expect(sumPoints([...five, 'CJ', 'SJ', 'C9', 'S9'])).toBe(57);
    for (const deal of dealsAround(third, 'V', 25)) {
      expect(bestOf(deal, 'V'), deal.M.join(' ')).toBeGreaterThanOrEqual(120 - 57);
    }
  });

  test('wins in the other seats too', () => {
    says('The third is for any seat, he says, and cannot be lost either');
    for (const seat of ['M', 'H'] as const) {
      for (const deal of dealsAround(third, seat, 25)) {
        expect(bestOf(deal, seat), deal.V.join(' ')).toBeGreaterThan(60);
      }
    }
  });

  test('in the deal shown the ten wins with 61 and the ace loses with 60', () => {
    says(
      'Vorhand leads the ace of clubs, which Hinterhand fattens with the ace of diamonds, and then the ace of spades, on which Hinterhand plays the ten: 43 points. Now comes the king of hearts. If you play your ace, Hinterhand ruffs it, and the defenders have 60. If you play your ten, they have 59.',
    );
    const [deal] = dealsIn(chapter);
    if (deal === undefined) throw new Error('No deal is shown.');
    const cards: readonly Card[] = ['CA', 'C9', 'DA', 'SA', 'S9', 'S10', 'HK'];
    const position = cards.reduce(playCard, startPlay(deal, GRAND, 'M'));
    const taken = position.tricks.filter(({ winner }) => winner !== 'M');
    expect(taken.reduce((sum, { points }) => sum + points, 0)).toBe(43);
    const values = bestByCard(position, deal.skat);
    expect(values.get('HA')).toBe(120 - 60);
    expect(values.get('H10')).toBe(120 - 59);
    for (const [card, points] of values) {
      if (card !== 'H10') expect(points, card).toBeLessThan(61);
    }
  });
});

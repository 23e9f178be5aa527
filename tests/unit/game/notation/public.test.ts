/** Hands as data have the shape that programs rely on. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Hand } from '../../../../src/game/notation/hand.ts';
import { parseHand } from '../../../../src/game/notation/parse.ts';
import {
  makePublicHand,
  makePublicIndex,
  summariseHand,
} from '../../../../src/game/notation/write/public.ts';

function load(id: string): Hand {
  const parsed = parseHand(readFileSync(`content/hands/${id}.hand`, 'utf8'));
  if (!parsed.ok) throw new Error(`${id} has mistakes.`);
  return parsed.value;
}

describe('a hand as data', () => {
  test('is for hand 9 the example that the data was agreed on', () => {
    const data = makePublicHand(load('foster-09'));
    expect(data).toMatchObject({
      id: 'foster-09',
      number: 9,
      laws: 'american-1922',
      contract: { kind: 'solo', trump: 'C', announced: null },
      declarer: 'M',
      layout: null,
      points: { declarer: 60, defenders: 60, skat: 0 },
      matadors: { with: 3 },
      value: { base: 12, multiplier: 4, points: 48 },
      won: false,
      score: -48,
    });
    expect(data.deal.skat).toEqual(['S9', 'S7']);
    expect(data.tricks).toHaveLength(10);
    expect(data.tricks[0]).toMatchObject({
      leader: 'V',
      V: 'HA',
      M: 'HK',
      H: 'HQ',
      winner: 'V',
      points: 18,
    });
  });

  test('has these fields and no others', () => {
    const fields = [
      ...['id', 'number', 'title', 'source', 'page', 'laws', 'contract', 'declarer', 'bidding'],
      ...['turned', 'deal', 'layout', 'handedRound', 'exchange', 'tricks', 'points', 'matadors'],
      ...['value', 'won', 'score', 'errata', 'format'],
    ];
    const own = [...fields, 'biddingComment', 'comment'].toSorted();
    expect(Object.keys(makePublicHand(load('foster-09'))).toSorted()).toEqual(own);
    const ramsch = Object.keys(makePublicHand(load('foster-21'))).toSorted();
    expect(ramsch).toEqual([...fields, 'biddingComment', 'loser'].toSorted());
  });

  test('survives JSON unchanged', () => {
    for (const id of ['foster-01', 'foster-17', 'foster-21', 'foster-23']) {
      const data = makePublicHand(load(id));
      expect(JSON.parse(JSON.stringify(data))).toEqual(data);
    }
  });

  test('counts no skat for a declarer without a trick (p. 86)', () => {
    const { points, deal, layout } = makePublicHand(load('foster-17'));
    expect(points).toMatchObject({ declarer: 0, defenders: 116, skat: 4 });
    expect(layout ?? deal.skat).toHaveLength(2);
  });

  test('has in a Ramsch no declarer, the points by seat, and the loser', () => {
    expect(makePublicHand(load('foster-21'))).toMatchObject({
      declarer: null,
      points: { V: 2, M: 17, H: 88 },
      matadors: null,
      value: { base: 20, multiplier: 1, points: 20 },
      won: null,
      score: -20,
      loser: 'H',
    });
  });
});

test('the index has a line for each hand, in the order given', () => {
  const [solo, ramsch, nullo] = makePublicIndex(
    ['foster-09', 'foster-21', 'foster-23'].map((id) => load(id)),
  );
  expect(solo).toEqual({
    id: 'foster-09',
    number: 9,
    title: load('foster-09').title,
    page: '99',
    game: 'solo',
    contract: 'solo clubs',
    declarer: 'M',
    result: 'lost',
    won: false,
    points: 60,
    value: 48,
    score: -48,
  });
  expect(ramsch).toMatchObject({ declarer: null, result: null, won: null, points: 88, score: -20 });
  expect(nullo).toMatchObject({ game: 'nullo', points: null, result: 'lost', score: -20 });
});

test('a hand that breaks off has no summary', () => {
  const text = readFileSync('tests/unit/game/notation/good.hand', 'utf8');
  const parsed = parseHand(text.replace(/^10\. .*\nresult:.*$/m, '*'));
  expect(parsed.ok).toBe(true);
  if (parsed.ok) expect(() => summariseHand(parsed.value)).toThrow(RangeError);
});

/** The League's fines and forfeits against what the book prints. */
import { expect, test } from 'vitest';
import {
  LEAGUE_PENALTIES,
  slipScore,
} from '../../../../../src/game/skat/laws/league-1909-penalties.ts';
import type { SlipId } from '../../../../../src/game/skat/laws/league-1909-penalties.ts';

test('the fines are the ones printed: ten points for five slips, 25 and no bid for one', () => {
  const fined = Object.entries(LEAGUE_PENALTIES).flatMap(([id, { penalty }]) => {
    if (penalty.by === 'fine') return [[id, penalty.points]];
    return penalty.by === 'new-deal' && penalty.fine > 0 ? [[id, penalty.fine]] : [];
  });
  expect(fined).toEqual([
    ['misdeal', 10],
    ['skat-in-hand', 25],
    ['dealer-looks-in-skat', 10],
    ['pausing-looks-in-skat', 10],
    ['hand-exposed', 10],
  ]);
  expect(LEAGUE_PENALTIES['skat-in-hand'].penalty).toMatchObject({ noBid: true });
});

test('a card exposed in dealing always means a new deal, without a fine', () => {
  const ids: readonly SlipId[] = [
    'card-exposed',
    'skat-exposed-in-dealing',
    'declarer-wrong-number',
  ];
  for (const id of ids) {
    expect(LEAGUE_PENALTIES[id].penalty).toEqual({ by: 'new-deal', fine: 0 });
  }
});

test('a defender who revokes pays what the declarer wins, and the third stays even', () => {
  expect(slipScore({ by: 'defender', value: 48 })).toEqual({ declarer: 48, erring: -48, third: 0 });
  expect(slipScore({ by: 'declarer', value: 48 })).toEqual({
    declarer: -48,
    erring: -48,
    third: 0,
  });
});

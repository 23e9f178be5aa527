import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../../../../src/game/skat/cards.ts';
import { KINDS } from '../../../../src/game/skat/contract.ts';
import { sortCards } from '../../../../src/game/skat/deal.ts';
import type { Layout } from '../../../../src/game/skat/deal.ts';
import { playedHands } from '../../../../src/game/skat/played-hands.ts';
import type { Preparation } from '../../../../src/game/skat/played-hands.ts';
import { anyContract, anyDeal, cards, contract, deal, value } from './support.ts';

/** Illustrative Hand 1 as dealt (p. 41). */
const DEAL = deal(
  'CJ C10 SJ S10 S8 S7 H7 D10 DK D9',
  'C8 SK SQ HJ HQ H9 H8 DA DQ D8',
  'CK CQ C9 C7 S9 HA H10 HK DJ D7',
  'CA SA',
);

const SIMPLE: Preparation = {
  contract: contract('simple', 'S'),
  declarer: 'V',
  deal: DEAL,
  layout: ['D10', 'H7'],
  handedRound: null,
  exchange: null,
};
const SOLO: Preparation = { ...SIMPLE, contract: contract('solo', 'S'), layout: null };
const REVOLUTION: Preparation = { ...SOLO, contract: contract('revolution') };
const SCHIEBE: Preparation = {
  ...SOLO,
  contract: contract('schiebe-ramsch'),
  declarer: null,
  handedRound: { V: ['CA', 'C10'], M: ['CA', 'DA'], H: ['CA', 'HA'] },
};

describe('the hands that are played', () => {
  test('the declarer keeps ten of the twelve (law 32, Illustrative Hand 1)', () => {
    expect(value(playedHands(SIMPLE))).toEqual({
      V: cards('CJ CA C10 SJ SA S10 S8 S7 DK D9'),
      M: sortCards(DEAL.M),
      H: sortCards(DEAL.H),
    });
  });

  test('are those dealt when the skat is left alone', () => {
    expect(value(playedHands(SOLO))).toEqual({ V: DEAL.V, M: DEAL.M, H: DEAL.H });
  });

  test('in a Schiebe-Ramsch two cards go round, Vorhand beginning with the skat (p. 182–183)', () => {
    expect(value(playedHands(SCHIEBE))).toEqual({
      V: cards('CJ SJ SA S10 S8 S7 H7 D10 DK D9'),
      M: cards('C10 C8 SK SQ HJ HQ H9 H8 DQ D8'),
      H: cards('CK CQ C9 C7 S9 H10 HK DJ DA D7'),
    });
  });

  test('in a Revolution the defenders may change cards (p. 182)', () => {
    const exchange = { from: 'M', to: 'H', give: cards('C8 DA'), take: cards('HA DJ') } as const;
    expect(value(playedHands({ ...REVOLUTION, exchange }))).toEqual({
      V: DEAL.V,
      M: cards('SK SQ HJ HA HQ H9 H8 DJ DQ D8'),
      H: cards('CK CQ C9 C8 C7 S9 H10 HK DA D7'),
    });
  });

  test.each<[string, Preparation, string, string | null, string | null]>([
    ['put away nothing', { ...SIMPLE, layout: null }, 'layout-missing', 'V', null],
    ['put away another’s card', { ...SIMPLE, layout: ['D10', 'C8'] }, 'layout-not-held', 'V', 'C8'],
    [
      'put one card away twice',
      { ...SIMPLE, layout: ['D10', 'D10'] },
      'layout-repeats',
      'V',
      'D10',
    ],
    ['put away in a Solo', { ...SOLO, layout: ['D10', 'H7'] }, 'layout-not-allowed', 'V', null],
    ['have no declarer', { ...SIMPLE, declarer: null }, 'layout-missing', null, null],
    ['hand nothing round', { ...SCHIEBE, handedRound: null }, 'layout-missing', null, null],
    [
      'hand round in a Solo',
      { ...SOLO, handedRound: SCHIEBE.handedRound },
      'layout-not-allowed',
      null,
      null,
    ],
    [
      'hand on what was not handed to it',
      { ...SCHIEBE, handedRound: { V: ['CA', 'C10'], M: ['SA', 'DA'], H: ['DA', 'HA'] } },
      'layout-not-held',
      'M',
      'SA',
    ],
    [
      'exchange in a Solo',
      { ...SOLO, exchange: { from: 'M', to: 'H', give: [], take: [] } },
      'exchange-not-allowed',
      null,
      null,
    ],
    [
      'exchange with the declarer',
      { ...REVOLUTION, exchange: { from: 'M', to: 'V', give: ['C8'], take: ['H7'] } },
      'exchange-not-allowed',
      null,
      null,
    ],
    [
      'exchange, being the declarer',
      { ...REVOLUTION, exchange: { from: 'V', to: 'M', give: ['H7'], take: ['C8'] } },
      'exchange-not-allowed',
      null,
      null,
    ],
    [
      'exchange with oneself',
      { ...REVOLUTION, exchange: { from: 'M', to: 'M', give: ['C8'], take: ['DA'] } },
      'exchange-not-allowed',
      null,
      null,
    ],
    [
      'exchange two for one',
      { ...REVOLUTION, exchange: { from: 'M', to: 'H', give: cards('C8 DA'), take: ['D7'] } },
      'exchange-uneven',
      null,
      null,
    ],
    [
      'exchange a card not held',
      { ...REVOLUTION, exchange: { from: 'M', to: 'H', give: ['C8'], take: ['C10'] } },
      'exchange-not-held',
      'H',
      'C10',
    ],
    [
      'exchange one card twice',
      {
        ...REVOLUTION,
        exchange: { from: 'M', to: 'H', give: cards('C8 C8'), take: cards('D7 DJ') },
      },
      'exchange-repeats',
      'M',
      'C8',
    ],
  ])('cannot %s', (_name, preparation, code, seat, card) => {
    expect(playedHands(preparation)).toEqual({ ok: false, errors: [{ code, seat, card }] });
  });

  test('keep every card in its place, whatever is dealt and put away', () => {
    const twoOfTwelve = fc
      .tuple(fc.nat(11), fc.integer({ min: 1, max: 11 }))
      .map(([first, step]) => [first, (first + step) % 12] as const);
    fc.assert(
      fc.property(anyDeal, anyContract, twoOfTwelve, (dealt, game, [first, second]) => {
        const { skat, aim } = KINDS[game.kind];
        if (skat === 'handed-round') return;
        const twelve = [...dealt.M, ...dealt.skat];
        const layout: Layout | null =
          skat === 'untouched' ? null : [twelve[first]!, twelve[second]!];
        const declarer = aim === 'fewest-points' ? null : 'M';
        const hands = value(
          playedHands({
            contract: game,
            declarer,
            deal: dealt,
            layout,
            handedRound: null,
            exchange: null,
          }),
        );
        expect([hands.V.length, hands.M.length, hands.H.length]).toEqual([10, 10, 10]);
        const all = [...hands.V, ...hands.M, ...hands.H, ...(layout ?? dealt.skat)];
        expect(new Set(all)).toEqual(new Set(CARDS));
        expect(sortCards(dealt.V)).toEqual(hands.V);
      }),
    );
  });
});

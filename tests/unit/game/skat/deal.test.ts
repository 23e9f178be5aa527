import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../../../../src/game/skat/cards.ts';
import { dealCards, sortCards } from '../../../../src/game/skat/deal.ts';
import { anyPack, cards } from './support.ts';

/** Chance that can be had again: a small linear congruential generator. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('dealing', () => {
  test('gives every card once, ten to each seat and two to the skat', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { V, M, H, skat } = dealCards(seeded(seed));
        expect([V.length, M.length, H.length, skat.length]).toEqual([10, 10, 10, 2]);
        expect(new Set([...V, ...M, ...H, ...skat])).toEqual(new Set(CARDS));
      }),
    );
  });

  test('the same chance gives the same deal, another chance another', () => {
    expect(dealCards(seeded(7))).toEqual(dealCards(seeded(7)));
    expect(dealCards(seeded(7))).not.toEqual(dealCards(seeded(8)));
  });

  test('goes three, the skat, four, three, beginning with Vorhand (law 18)', () => {
    // The highest chance leaves the pack as it is, so the cards come off in the order of CARDS.
    const unshuffled = dealCards(() => 1 - Number.EPSILON);
    const pack = [...CARDS];
    const rounds = { V: [] as string[], M: [] as string[], H: [] as string[] };
    for (const seat of ['V', 'M', 'H'] as const) rounds[seat].push(...pack.splice(0, 3));
    const skat = pack.splice(0, 2);
    for (const seat of ['V', 'M', 'H'] as const) rounds[seat].push(...pack.splice(0, 4));
    for (const seat of ['V', 'M', 'H'] as const) rounds[seat].push(...pack.splice(0, 3));
    expect(pack).toEqual([]);
    expect(unshuffled).toEqual({ ...rounds, skat });
  });

  test('every place in the pack is as likely for every card', () => {
    const counts = new Map<string, number>();
    const random = seeded(1922);
    const deals = 4000;
    for (let n = 0; n < deals; n++) {
      const { V, skat } = dealCards(random);
      for (const card of [...V, ...skat]) counts.set(card, (counts.get(card) ?? 0) + 1);
    }
    // Each card is among these twelve of 32 in 1500 of 4000 deals; 150 is five standard deviations.
    for (const card of CARDS) expect(Math.abs((counts.get(card) ?? 0) - 1500)).toBeLessThan(150);
  });

  test('sorts as hands are printed: clubs to diamonds, each jack first and seven last', () => {
    expect(sortCards(cards('D7 HA C8 CJ H10 SK DJ C10'))).toEqual(
      cards('CJ C10 C8 SK HA H10 DJ D7'),
    );
    fc.assert(
      fc.property(anyPack, (pack) => {
        expect(sortCards(pack)).toEqual(CARDS);
      }),
    );
  });
});

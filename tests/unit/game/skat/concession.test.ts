/** Hands that one side gives up: who gets the rest, and what it is worth. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumPoints } from '../../../../src/game/skat/cards.ts';
import { concededResult } from '../../../../src/game/skat/concession.ts';
import { KINDS, isRamsch } from '../../../../src/game/skat/contract.ts';
import type { Contract } from '../../../../src/game/skat/contract.ts';
import { LAWS, LAW_IDS } from '../../../../src/game/skat/laws.ts';
import { isOver, legalPlays, playCard, startPlay } from '../../../../src/game/skat/play.ts';
import { handResult } from '../../../../src/game/skat/result.ts';
import type { PlayedHand, Side } from '../../../../src/game/skat/result.ts';
import { settleHand } from '../../../../src/game/skat/settlement.ts';
import { anyContract, anyDeal, contract, deal, value } from './support.ts';

/** The skat is SA and SK, 15 points; Hinterhand has the jacks of clubs, spades, hearts, diamonds. */
const DEAL = deal(
  'C10 C9 C8 S10 SQ DK DQ D9 D8 D7',
  'CA CQ S9 S8 S7 H10 HK H9 H8 H7',
  'CJ CK C7 SJ HJ HA HQ DJ DA D10',
  'SA SK',
);

type Tricks = PlayedHand['tricks'];
const hand = (tricks: Tricks, game: Contract = contract('solo', 'C')): PlayedHand => ({
  contract: game,
  declarer: 'H',
  deal: DEAL,
  layout: null,
  tricks,
});
const conceded = (tricks: Tricks, by: Side, game?: Contract) =>
  concededResult({ ...hand(tricks, game), conceded: by }, LAWS.isko);

describe('a game with trumps', () => {
  test('gives the rest to the declarer when the defenders give up', () => {
    expect(conceded([{ winner: 'V', points: 21 }], 'defenders')).toEqual({
      declarer: 'H',
      points: { declarer: 99, defenders: 21, skat: 15 },
      tricks: { declarer: 9, defenders: 1 },
      schneider: 'declarer',
      schwarz: null,
      made: true,
    });
  });

  test('gives it to the defenders when the declarer gives up, which makes the declarer schneider', () => {
    expect(conceded([{ winner: 'H', points: 14 }], 'declarer')).toMatchObject({
      points: { declarer: 29, defenders: 91 },
      tricks: { declarer: 1, defenders: 9 },
      schneider: 'defenders',
      schwarz: null,
      made: false,
    });
  });

  test('given up in the first trick is today lost and no more', () => {
    expect(conceded([], 'declarer')).toMatchObject({
      points: { declarer: 15, defenders: 105 },
      schneider: null,
      schwarz: null,
      made: false,
    });
    const settled = settleHand({ ...hand([]), conceded: 'declarer' }, 18, LAWS.isko);
    // With four, game five, hand six.
    expect(value(settled).value.score).toBe(-2 * 6 * 12);
  });

  /** What H loses who gives up a game in clubs with four, by law, cards on the table and tricks. */
  test.each([
    // Law 51: the adversaries take all cards that are left, and the declarer is schwarz. Law 44: a Tournee
    // may be abandoned before a card is played, "but not … Solo, Grand, or Nullo".
    ['american-1922', 'solo', 0, [], -7 * 12],
    ['american-1922', 'tournee', 0, [], -5 * 8],
    ['american-1922', 'tournee', 1, [], -7 * 8],
    ['american-1922', 'passt-mir-nicht', 0, [], -2 * 7 * 8],
    // Eichhorn, "Throwing up the Game": up to the lead of the second trick.
    ['league-1909', 'solo', 0, [], -5 * 12],
    ['league-1909', 'solo', 0, [{ winner: 'V', points: 21 }], -5 * 12],
    ['league-1909', 'solo', 1, [{ winner: 'V', points: 21 }], -7 * 12],
    ['league-1909', 'grand-solo', 0, [{ winner: 'V', points: 21 }], -5 * 20],
    // The Hoyle, "To Lay Down": a Tourné, after the first card is played.
    ['hoyle-1912', 'tournee', 1, [], -5 * 8],
    ['hoyle-1912', 'tournee', 0, [{ winner: 'V', points: 21 }], -6 * 8],
    ['hoyle-1912', 'solo', 0, [], -6 * 12],
    ['isko', 'solo', 2, [], -2 * 6 * 12],
    ['isko', 'solo', 0, [{ winner: 'V', points: 21 }], -2 * 8 * 12],
  ] as const)('given up under %s: a %s, %i on the table', (law, kind, onTable, tricks, score) => {
    const played = hand(tricks, contract(kind, kind === 'grand-solo' ? null : 'C'));
    const settled = settleHand({ ...played, onTable, conceded: 'declarer' }, null, LAWS[law]);
    expect(value(settled).value.score).toBe(score);
  });

  test('given up at once by the defenders is schwarz', () => {
    expect(conceded([], 'defenders')).toMatchObject({
      points: { declarer: 120, defenders: 0 },
      tricks: { declarer: 10, defenders: 0 },
      schwarz: 'declarer',
      made: true,
    });
  });

  test('is won by a declarer who has enough points and gives up the rest', () => {
    const tricks: Tricks = Array.from({ length: 3 }, () => ({ winner: 'H', points: 20 }));
    expect(conceded(tricks, 'declarer')).toMatchObject({ points: { declarer: 75 }, made: true });
  });

  test('is lost when the declarer announced more than was reached', () => {
    const tricks: Tricks = Array.from({ length: 3 }, () => ({ winner: 'H', points: 20 }));
    const game = contract('solo', 'C', 'schneider');
    expect(conceded(tricks, 'declarer', game).made).toBe(false);
    expect(conceded(tricks, 'defenders', game).made).toBe(true);
  });
});

describe('a Nullo', () => {
  const nullo = contract('nullo');
  test.each([
    ['the defenders give up before he has a trick', [], 'defenders', true],
    ['he gives up', [], 'declarer', false],
    ['he has a trick already', [{ winner: 'H', points: 0 }], 'defenders', false],
  ] as const)('when %s', (_, tricks, by, made) => {
    expect(conceded(tricks, by, nullo)).toMatchObject({ made, schneider: null, schwarz: null });
  });
});

test('a Ramsch has no sides, and ten tricks leave nothing to give up', () => {
  const ramsch = { ...hand([], contract('ramsch')), declarer: null, conceded: 'declarer' } as const;
  expect(() => concededResult(ramsch, LAWS['american-1922'])).toThrow(/give up/);
  const all: Tricks = Array.from({ length: 10 }, () => ({ winner: 'V', points: 10 }));
  expect(() => conceded(all, 'defenders')).toThrow(/nothing left/);
});

test('giving up what the other side would have won anyway changes nothing', () => {
  fc.assert(
    fc.property(
      anyDeal,
      anyContract.filter(({ kind }) => !isRamsch(kind) && KINDS[kind].aim !== 'no-trick'),
      fc.constantFrom('V' as const, 'M' as const, 'H' as const),
      fc.constantFrom(...LAW_IDS),
      fc.infiniteStream(fc.nat()),
      (dealt, game, declarer, lawId, choices) => {
        const law = LAWS[lawId];
        let position = startPlay(dealt, game, declarer);
        while (!isOver(position)) {
          const legal = legalPlays(position);
          position = playCard(position, legal[choices.next().value % legal.length]!);
        }
        const { tricks } = position;
        const last = tricks.at(-1)!.winner === declarer ? 'declarer' : 'defenders';
        const same = tricks.findLastIndex(
          ({ winner }) => (winner === declarer) !== (last === 'declarer'),
        );
        const played = { contract: game, declarer, deal: dealt, layout: null, tricks };
        // Past the time at which every law lets a declarer save schneider by giving up.
        const short = { ...played, tricks: tricks.slice(0, Math.max(2, same + 1)) };
        const by = last === 'declarer' ? 'defenders' : 'declarer';
        expect(concededResult({ ...short, conceded: by }, law)).toEqual(handResult(played, law));
        expect(sumPoints(dealt.skat)).toBeLessThanOrEqual(22);
      },
    ),
    { numRuns: 300 },
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumPoints } from '../../../../src/game/skat/cards.ts';
import type { Contract } from '../../../../src/game/skat/contract.ts';
import { KINDS, isRamsch } from '../../../../src/game/skat/contract.ts';
import type { Deal, Layout } from '../../../../src/game/skat/deal.ts';
import { LAWS, LAW_IDS } from '../../../../src/game/skat/laws.ts';
import type { LawId } from '../../../../src/game/skat/laws.ts';
import { isOver, legalPlays, playCard, startPlay } from '../../../../src/game/skat/play.ts';
import type { PlayedTrick } from '../../../../src/game/skat/play.ts';
import { handResult } from '../../../../src/game/skat/result.ts';
import type { DeclarerResult, PlayedHand, RamschResult } from '../../../../src/game/skat/result.ts';
import { SEATS } from '../../../../src/game/skat/seats.ts';
import type { Seat } from '../../../../src/game/skat/seats.ts';
import { settleHand } from '../../../../src/game/skat/settlement.ts';
import { anyContract, anyDeal, contract, deal, value } from './support.ts';

/** Tricks as a book prints them: `V 18, M 20, …`, the winner and the points. */
function tricks(text: string): Pick<PlayedTrick, 'winner' | 'points'>[] {
  return text.split(', ').map((trick) => {
    const [winner = '', points = ''] = trick.split(' ');
    return { winner: winner as Seat, points: Number(points) };
  });
}

/** A deal in which the skat is SA and SK, 15 points. */
const DEAL = deal(
  'C10 C9 C8 S10 SQ DK DQ D9 D8 D7',
  'CA CQ S9 S8 S7 H10 HK H9 H8 H7',
  'CJ CK C7 SJ HJ HA HQ DJ DA D10',
  'SA SK',
);

function declared(
  played: string,
  more: Partial<PlayedHand> = {},
  law: LawId = 'american-1922',
): DeclarerResult {
  const hand: PlayedHand = {
    contract: contract('solo', 'C', 'schneider'),
    declarer: 'H',
    deal: DEAL,
    layout: null,
    tricks: tricks(played),
    ...more,
  };
  const result = handResult(hand, LAWS[law]);
  if (result.declarer === null) throw new Error('That was a Ramsch.');
  return result;
}

const EVERY_TRICK = 'H 10, H 10, H 10, H 10, H 10, H 10, H 10, H 10, H 10, H 15';
const NO_TRICK = EVERY_TRICK.replaceAll('H', 'V');

describe('a game with a declarer', () => {
  test('counts the skat for the declarer: Illustrative Hand 8, 15 in play and 15 in the skat (p. 91)', () => {
    const played = 'V 25, M 25, V 17, V 23, H 2, H 2, H 2, H 2, H 4, H 3';
    expect(declared(played)).toEqual({
      declarer: 'H',
      points: { declarer: 30, defenders: 90, skat: 15 },
      tricks: { declarer: 6, defenders: 4 },
      schneider: 'defenders',
      schwarz: null,
      made: false,
    });
  });

  test('counts the cards put away and not those that lay there', () => {
    const played = 'H 50, V 56, H 0, H 0, H 0, H 0, H 0, H 0, H 0, H 0';
    const layout: Layout = ['D10', 'HJ'];
    const hand = { contract: contract('gucki-solo', 'C'), layout };
    expect(declared(played, hand).points).toEqual({ declarer: 62, defenders: 56, skat: 12 });
  });

  test.each([
    [59, true, null],
    [45, false, null],
    [46, true, null],
    [15, false, 'defenders'],
    [16, false, null],
    [76, true, 'declarer'],
    [75, true, null],
  ] as const)(
    'with 15 in the skat and %i in play: made %s, schneider by %s (laws 56 and 57)',
    (points, made, schneider) => {
      const played = `H ${points}, V ${105 - points}, H 0, H 0, H 0, H 0, H 0, H 0, H 0, H 0`;
      const result = declared(played, { contract: contract('solo', 'C') });
      expect([result.made, result.schneider]).toEqual([made, schneider]);
    },
  );

  test.each([
    ['american-1922', null],
    ['league-1909', null],
    ['hoyle-1912', 'declarer'], // “Thirty points or less … works both ways”
    ['isko', 'declarer'], // 5.2.3: a side with 30 points is schneider
  ] as const)('is out of schneider with 31, wins with 61, makes it with 91: %s', (law, with90) => {
    const at = (points: number) => {
      const played = `H ${points - 15}, V ${120 - points}, H 0, H 0, H 0, H 0, H 0, H 0, H 0, H 0`;
      const { made, schneider } = declared(played, { contract: contract('solo', 'C') }, law);
      return [made, schneider];
    };
    expect([30, 31, 60, 61, 90, 91].map(at)).toEqual([
      [false, 'defenders'],
      [false, null],
      [false, null],
      [true, null],
      [true, with90],
      [true, 'declarer'],
    ]);
  });

  test('makes an announced schneider with 91 and not with 90 (p. 86)', () => {
    const with91 = 'H 76, V 29, H 0, H 0, H 0, H 0, H 0, H 0, H 0, H 0';
    const with90 = 'H 75, V 30, H 0, H 0, H 0, H 0, H 0, H 0, H 0, H 0';
    expect(declared(with91).made).toBe(true);
    expect(declared(with90).made).toBe(false);
  });

  test('makes schwarz with every trick, and not when a trick without points is lost (p. 86)', () => {
    const all = declared(EVERY_TRICK, { contract: contract('solo', 'C', 'schwarz') });
    expect([all.schwarz, all.made]).toEqual(['declarer', true]);
    const lostOne = EVERY_TRICK.replace('H 10, H 10', 'H 20, V 0');
    const allButOne = declared(lostOne, { contract: contract('solo', 'C', 'schwarz') });
    expect([allButOne.points.declarer, allButOne.schwarz, allButOne.made]).toEqual([
      120,
      null,
      false,
    ]);
  });

  test('is schwarz in the Hoyle without a point, though not without a trick', () => {
    const lostOne = EVERY_TRICK.replace('H 10, H 10', 'H 20, V 0');
    expect(declared(lostOne, {}, 'hoyle-1912').schwarz).toBe('declarer');
  });

  test('asks for every trick of an Open Grand, announced or not (p. 139)', () => {
    const open = { contract: contract('open-grand') };
    expect(declared(EVERY_TRICK, open).made).toBe(true);
    expect(declared(EVERY_TRICK.replace('H 10', 'V 10'), open).made).toBe(false);
    const pointless = EVERY_TRICK.replace('H 10, H 10', 'H 20, V 0');
    for (const law of LAW_IDS) expect(declared(pointless, open, law).made).toBe(false);
  });

  test.each([
    ['american-1922', 0, 105],
    ['league-1909', 0, 120],
    ['hoyle-1912', 15, 105],
    ['isko', 15, 105],
  ] as const)('without a trick under %s has %i points against %i', (law, own, theirs) => {
    const hand = { contract: contract('solo', 'C') };
    const result = declared(NO_TRICK, hand, law);
    expect(result.points).toEqual({ declarer: own, defenders: theirs, skat: 15 });
    expect(result.schneider).toBe('defenders');
  });
});

describe('a Nullo', () => {
  const nullo = { contract: contract('nullo') };

  test('is made without a trick, whatever the points', () => {
    expect(declared(NO_TRICK, nullo)).toMatchObject({ made: true, schneider: null, schwarz: null });
  });

  test('is lost with the first trick, and needs no more of them (p. 173)', () => {
    expect(declared('V 10, H 0', nullo)).toMatchObject({
      made: false,
      tricks: { declarer: 1, defenders: 1 },
    });
  });

  test('is not decided before the end while the declarer has none', () => {
    expect(() => declared('V 10, M 0', nullo)).toThrow(RangeError);
  });
});

/** A Ramsch in the deal above: 105 points in play, 15 in the skat. */
function ramsch(
  played: string,
  law: LawId = 'american-1922',
  kind: 'ramsch' | 'schiebe-ramsch' = 'ramsch',
): { result: RamschResult; scores: unknown; score: number } {
  const hand: PlayedHand = {
    contract: contract(kind),
    declarer: null,
    deal: DEAL,
    layout: null,
    tricks: tricks(played),
  };
  const { result, value: worth } = value(settleHand(hand, null, LAWS[law]));
  if (result.declarer !== null || worth.declarer !== null) throw new Error('No Ramsch.');
  return { result, scores: worth.scores, score: worth.score };
}

describe('a Ramsch (law 4, p. 163)', () => {
  test('costs the most points 20, and nobody gets the skat', () => {
    const { result, scores } = ramsch('H 70, V 20, M 15, H 0, H 0, H 0, H 0, H 0, H 0, M 0');
    expect(result.points).toEqual({ V: 20, M: 15, H: 70 });
    expect(result.losers).toEqual(['H']);
    expect(scores).toEqual({ V: 0, M: 0, H: -20 });
  });

  test('costs 30 when a player takes no trick, and still 20 with one trick without points', () => {
    expect(ramsch('H 70, V 35, V 0, H 0, H 0, H 0, H 0, H 0, H 0, V 0').score).toBe(-30);
    const pointless = ramsch('H 105, V 0, M 0, H 0, H 0, H 0, H 0, H 0, H 0, V 0');
    expect(pointless.score).toBe(-20);
  });

  test('costs 50 when one takes every trick', () => {
    const { scores, result } = ramsch(EVERY_TRICK);
    expect(result.everyTrick).toBe('H');
    expect(scores).toEqual({ V: 0, M: 0, H: -50 });
  });

  const TIED = 'H 45, V 45, M 15, H 0, H 0, V 0, H 0, H 0, V 0';
  test.each([
    ['american-1922', 'H', ['H'], { V: 0, M: 0, H: -20 }],
    ['american-1922', 'V', ['V'], { V: -20, M: 0, H: 0 }],
    // Law 4 says the winner of the last trick, and does not require one of the tied players.
    ['american-1922', 'M', ['M'], { V: 0, M: -20, H: 0 }],
  ] as const)('tied under %s, %s taking the last trick, loses %s', (law, last, losers, scores) => {
    const found = ramsch(`${TIED}, ${last} 0`, law);
    expect(found.result.losers).toEqual(losers);
    expect(found.scores).toEqual(scores);
  });

  test('gives the skat to the last trick in the League, and a tie to the last trick of the tied', () => {
    const skatDecides = ramsch(
      'H 45, V 45, M 15, H 0, H 0, V 0, H 0, H 0, V 0, V 0',
      'league-1909',
    );
    expect(skatDecides.result.points).toEqual({ V: 60, M: 15, H: 45 });
    // M has the skat and 30; V and H have 45 each, and V took a trick after H's last.
    const tied = ramsch('H 45, V 45, M 15, H 0, V 0, M 0, M 0, M 0, M 0, M 0', 'league-1909');
    expect(tied.result.points).toEqual({ V: 45, M: 30, H: 45 });
    expect(tied.result.losers).toEqual(['V']);
  });

  test('costs ten in the Hoyle, each of two who tie, and nobody when all are level', () => {
    const tied = ramsch('H 45, V 45, M 15, H 0, V 0, M 0, M 0, M 0, M 0, M 0', 'hoyle-1912');
    expect(tied.scores).toEqual({ V: -10, M: 0, H: -10 });
    const level = ramsch('H 40, V 40, M 25, H 0, V 0, M 0, M 0, M 0, M 0, M 0', 'hoyle-1912');
    expect(level.result.losers).toEqual([]);
    expect(level.scores).toEqual({ V: 0, M: 0, H: 0 });
    expect(ramsch(EVERY_TRICK, 'hoyle-1912').score).toBe(-15);
  });

  test('costs fifteen in the Hoyle with all the points, also where others have empty tricks', () => {
    const others = 'H 45, H 45, H 15, M 0, V 0, H 0, H 0, H 0, H 0, H 0';
    expect(ramsch(others, 'hoyle-1912').scores).toEqual({ V: 0, M: 0, H: -15 });
    // The skat's 15 points go with the last trick to M: not all the points.
    const skat = 'H 45, H 45, H 15, H 0, V 0, H 0, H 0, H 0, H 0, M 0';
    expect(ramsch(skat, 'hoyle-1912').scores).toEqual({ V: 0, M: 0, H: -10 });
    expect(ramsch(others).score).toBe(-20);
  });
});

describe('a Schiebe-Ramsch (p. 182–183)', () => {
  test('costs as many points as the loser took', () => {
    const played = 'H 70, V 20, M 15, H 0, H 0, H 0, H 0, H 0, H 0, M 0';
    expect(ramsch(played, 'american-1922', 'schiebe-ramsch').scores).toEqual({
      V: 0,
      M: 0,
      H: -70,
    });
  });

  test('is shared by two who tie, half each', () => {
    const played = 'H 40, V 40, M 25, H 0, H 0, H 0, H 0, H 0, H 0, M 0';
    expect(ramsch(played, 'american-1922', 'schiebe-ramsch').scores).toEqual({
      V: -20,
      M: 0,
      H: -20,
    });
  });

  test('charges the League’s other two 60 each when one takes every trick, else the points', () => {
    const usual = 'H 70, V 20, M 15, H 0, H 0, H 0, H 0, H 0, H 0, M 0';
    expect(ramsch(usual, 'league-1909', 'schiebe-ramsch').scores).toEqual({ V: 0, M: 0, H: -70 });
    const { scores } = ramsch(EVERY_TRICK, 'league-1909', 'schiebe-ramsch');
    expect(scores).toEqual({ V: -60, M: -60, H: 0 });
  });
});

describe('what does not fit together is the caller’s mistake', () => {
  test.each([
    ['a Ramsch with a declarer', { contract: contract('ramsch') }],
    ['a Solo without one', { declarer: null }],
    ['nine tricks', { tricks: tricks(EVERY_TRICK).slice(1) }],
    ['no trick at all', { tricks: [] }],
  ] as const)('%s', (_name, more) => {
    expect(() => declared(EVERY_TRICK, more)).toThrow(RangeError);
  });
});

/** Plays the hands as they are with the given choices. */
function playOut(dealt: Deal, game: Contract, declarer: Seat | null, choices: readonly number[]) {
  let position = startPlay(dealt, game, declarer);
  for (let n = 0; !isOver(position); n++) {
    const legal = legalPlays(position);
    position = playCard(position, legal[(choices[n] ?? 0) % legal.length]!);
  }
  return position.tricks;
}

describe('any hand, played out and settled under any law', () => {
  const anyHand = fc.tuple(
    anyDeal,
    anyContract,
    fc.constantFrom(...SEATS),
    fc.array(fc.nat(9), { minLength: 30 }),
    fc.constantFrom(...LAW_IDS),
  );

  test('has 120 points and ten tricks, and is won for its value or lost for no less', () => {
    fc.assert(
      fc.property(anyHand, ([dealt, game, seat, choices, lawId]) => {
        const declarer = isRamsch(game.kind) ? null : seat;
        const hand: PlayedHand = {
          contract: game,
          declarer,
          deal: dealt,
          layout: null,
          tricks: playOut(dealt, game, declarer, choices),
        };
        const settled = settleHand(hand, null, LAWS[lawId]);
        const known =
          Object.hasOwn(LAWS[lawId].rates, game.kind) ||
          Object.hasOwn(LAWS[lawId].ramsch, game.kind);
        expect(settled.ok).toBe(known);
        const result = handResult(hand, LAWS[lawId]);
        const skat = sumPoints(dealt.skat);
        if (result.declarer === null) {
          const sum = result.points.V + result.points.M + result.points.H;
          expect([120, 120 - skat]).toContain(sum);
          expect(result.tricks.V + result.tricks.M + result.tricks.H).toBe(10);
        } else {
          const sum = result.points.declarer + result.points.defenders;
          const counted =
            result.tricks.declarer > 0 || lawId !== 'american-1922' ? 120 : 120 - skat;
          expect(sum).toBe(counted);
          expect(result.tricks.declarer + result.tricks.defenders).toBe(10);
          const { aim } = KINDS[game.kind];
          if (aim === 'points') expect(result.made).toBe(result.points.declarer > 60);
          if (aim === 'no-trick') expect(result.made).toBe(result.tricks.declarer === 0);
          if (aim === 'every-trick') expect(result.made).toBe(result.tricks.declarer === 10);
        }
      }),
    );
  });

  test('is settled the same whatever the order of the cards in the hands', () => {
    fc.assert(
      fc.property(anyHand, ([dealt, game, seat, choices, lawId]) => {
        const declarer = isRamsch(game.kind) ? null : seat;
        const played = playOut(dealt, game, declarer, choices);
        const settled = [dealt, { ...dealt, V: dealt.V.toReversed(), H: dealt.H.toReversed() }].map(
          (order) =>
            settleHand(
              { contract: game, declarer, deal: order, layout: null, tricks: played },
              null,
              LAWS[lawId],
            ),
        );
        expect(settled[0]).toEqual(settled[1]);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildReplay } from '../../../../src/game/replay/build.ts';
import { countsAt, countsPoints, pointsOf, sideOf } from '../../../../src/game/replay/counts.ts';
import { skatCounts, skatPoints } from '../../../../src/game/replay/skat.ts';
import { milestones } from '../../../../src/game/replay/milestones.ts';
import type { Hand } from '../../../../src/game/notation/hand.ts';
import { firstPosition } from '../../../../src/game/notation/check/setting.ts';
import { lineOf, stopOf } from '../../../../src/game/replay/replay.ts';
import { verdictOf } from '../../../../src/game/replay/verdict.ts';
import { lineOfCards } from '../../../../src/game/codes/course-of-play.ts';
import { bareHand } from '../../../../src/game/codes/hand-code.ts';
import { PACK_POINTS, sumPoints } from '../../../../src/game/skat/cards.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import { dealCards } from '../../../../src/game/skat/deal.ts';
import { LAW_IDS } from '../../../../src/game/skat/laws.ts';
import { isOver, legalPlays, playCard } from '../../../../src/game/skat/play.ts';
import { pointLines } from '../../../../src/game/skat/targets.ts';
import { SEATS } from '../../../../src/game/skat/seats.ts';
import { PRINTED_HANDS } from '../golden/foster-1922.ts';
import { arbitraryHand } from '../notation/arbitrary-hand.ts';
import { Chance } from '../notation/chance.ts';
import { WITH_VARIATIONS, parseOrThrow, readHand } from './book-hands.ts';

const replayOf = (id: string) => buildReplay(readHand(id));

describe('the count', () => {
  test('what was put away is the declarer’s from the first', () => {
    const replay = replayOf('foster-01');
    const count = (name: string) =>
      countsAt(replay, stopOf(replay, name), 'with-skat').map(({ points }) => points);
    expect(['deal', 'layout', 't1.2', 't1.3', 't4.3', 't10.3'].map(count)).toEqual([
      [0, 0],
      [10, 0],
      [10, 0],
      [17, 0],
      [32, 4],
      [77, 43],
    ]);
    expect(countsAt(replay, stopOf(replay, 't10.3'), 'tricks-only')).toEqual([
      { side: 'declarer', points: 67, tricks: 7 },
      { side: 'defenders', points: 43, tricks: 3 },
    ]);
  });

  test('in a Ramsch every seat counts for itself, and the skat for nobody', () => {
    const replay = replayOf('foster-21');
    const end = lineOf(replay, null).path.at(-1)!;
    expect(countsAt(replay, end, 'with-skat')).toEqual(countsAt(replay, end, 'tricks-only'));
    expect(countsAt(replay, end, 'with-skat').map(({ points, side }) => [side, points])).toEqual([
      ['V', 2],
      ['M', 17],
      ['H', 88],
    ]);
  });

  test('a line with another layout counts its own', () => {
    const replay = buildReplay(parseOrThrow(WITH_VARIATIONS));
    const line = lineOf(replay, 'ten-kept');
    expect(skatPoints(replay, line)).toBe(0);
    expect(pointsOf(replay, line.path.at(-1)!, 'declarer', 'with-skat')).toBe(11);
  });

  test('at the end of any hand that is played out, all sides and the skat make 120', () => {
    fc.assert(
      fc.property(arbitraryHand, (hand) => {
        const replay = buildReplay(hand);
        for (const line of replay.lines.values()) {
          const end = line.path.at(-1)!;
          if (end.trick !== 10 || end.taken === null) continue;
          const sum = countsAt(replay, end, 'with-skat').reduce(
            (points, count) => points + count.points,
            0,
          );
          const skat = sumPoints(line.layout ?? hand.deal.skat);
          expect(sum).toBe(skatCounts(line) ? PACK_POINTS : PACK_POINTS - skat);
        }
      }),
      { numRuns: 80 },
    );
  });

  test.each(
    PRINTED_HANDS.filter(({ result }) => result.inPlay !== null).map(
      (hand) => [hand.number, hand] as const,
    ),
  )('hand %i comes to the points in play that the book prints', (number, { result }) => {
    const replay = replayOf(`foster-${String(number).padStart(2, '0')}`);
    const line = lineOf(replay, null);
    if (line.declarer === null) return;
    const end = line.path.at(-1)!;
    expect(pointsOf(replay, end, sideOf(line, line.declarer), 'tricks-only')).toBe(result.inPlay);
  });
});

describe('milestones', () => {
  const words = (id: string) => {
    const replay = replayOf(id);
    return milestones(replay, null).map(({ points, side, trick }) => [trick, side, points]);
  };

  test('hand 1: out of schneider with the fourth trick, won with the eighth', () => {
    expect(words('foster-01')).toEqual([
      [4, 'declarer', 31],
      [8, 'declarer', 61],
      [10, 'defenders', 30],
    ]);
  });

  test('hand 9: the sixth trick gives the defenders their 60', () => {
    expect(words('foster-09')).toEqual([
      [4, 'declarer', 31],
      [5, 'defenders', 30],
      [6, 'defenders', 60],
    ]);
  });

  test('hand 23: the Nullo is lost with its last trick', () => {
    const found = words('foster-23');
    expect(found).toEqual([[10, 'declarer', null]]);
  });

  test('every line of the count that is passed is named once, by the side that passes it', () => {
    fc.assert(
      fc.property(arbitraryHand, (hand) => {
        const replay = buildReplay(hand);
        for (const line of replay.lines.values()) {
          const found = milestones(replay, line.id);
          const keys = found.map(({ points, side }) => `${side} ${String(points)}`);
          expect(new Set(keys).size).toBe(keys.length);
          if (line.declarer === null || !countsPoints(line)) continue;
          const end = line.path.findLast(({ taken }) => taken !== null);
          if (end === undefined) continue;
          const points = pointsOf(replay, end, 'declarer', 'with-skat', line.id);
          const schneider = hand.laws === 'isko' || hand.laws === 'hoyle-1912' ? 90 : 91;
          expect(keys.includes('declarer 61')).toBe(points >= 61);
          expect(keys.includes(`declarer ${schneider}`)).toBe(points >= schneider);
        }
      }),
      { numRuns: 60 },
    );
  });
});

/** A Grand from the hand, played at random until the declarer has so many points. */
function playedTo(points: number): Hand {
  for (let seed = 1; ; seed++) {
    const chance = new Chance(seed);
    const deal = dealCards(() => chance.next());
    const contract = { kind: 'grand-solo', trump: null, announced: null } as const;
    const settled = {
      ...{ contract, deal, declarer: 'V' as const, layout: null, bidding: [], turned: null },
      ...{ handedRound: null, exchange: null },
    };
    const cards: Card[] = [];
    let position = firstPosition(settled);
    while (!isOver(position)) {
      const card = chance.pick(legalPlays(position));
      cards.push(card);
      position = playCard(position, card);
    }
    const own = position.tricks.filter(({ winner }) => winner === 'V');
    const found = own.reduce((sum, trick) => sum + trick.points, sumPoints(deal.skat));
    if (found !== points) continue;
    const line = lineOfCards(firstPosition(settled), cards);
    return bareHand({ ...settled, laws: 'isko', line, title: `A Grand of ${points}` });
  }
}

describe('under the laws of the hand', () => {
  const ninety = playedTo(90);
  const thirty = playedTo(30);

  /** Where a side has passed a line of the count, as `defenders 30`. */
  const passed = (hand: Hand, laws: Hand['laws']): readonly string[] =>
    milestones(buildReplay({ ...hand, laws }), null).map(({ points, side }) => `${side} ${points}`);

  test.each([
    ['isko', 'declarer 90', true],
    ['hoyle-1912', 'declarer 90', true],
    ['league-1909', 'defenders 30', false],
    ['american-1922', 'defenders 30', false],
  ] as const)(
    '90 to 30 passes in %s the line of “%s”, as the verdict says',
    (laws, line, schneider) => {
      const lines = passed(ninety, laws);
      expect(lines.filter((one) => one === 'declarer 90' || one === 'defenders 30')).toEqual([
        line,
      ]);
      const verdict = verdictOf(buildReplay({ ...ninety, laws }), null)?.sentence ?? '';
      expect(verdict.endsWith('schneider.')).toBe(schneider);
    },
  );

  test('30 to 90 makes the declarer schneider in every book', () => {
    for (const laws of LAW_IDS) {
      const lines = passed(thirty, laws);
      expect(lines.at(-1)).toBe('defenders 90');
      expect(lines.filter((one) => one.startsWith('declarer'))).toEqual([]);
    }
  });

  test('the lines of a count are the declarer’s', () => {
    expect(pointLines(buildReplay({ ...ninety, laws: 'isko' }).targets)).toEqual([31, 61, 90]);
    expect(pointLines(replayOf('foster-01').targets)).toEqual([31, 61, 91]);
  });
});

describe('verdicts', () => {
  test.each([
    [
      'foster-01',
      'Vorhand makes 77 points, 10 of them put away, and wins.',
      '1 for game, with 2, is 3; 3 × 3 = 9',
      9,
    ],
    [
      'foster-09',
      'Mittelhand makes 60 points and loses.',
      '1 for game, with 3, is 4; 4 × 12 = 48',
      -48,
    ],
  ])('%s: %s', (id, sentence, working, score) => {
    expect(verdictOf(replayOf(id), null)).toMatchObject({ sentence, working, score });
  });

  test.each(PRINTED_HANDS.map((hand) => [hand.number, hand.result] as const))(
    'hand %i is won or lost as printed, for the score printed',
    (number, result) => {
      const id = `foster-${String(number).padStart(2, '0')}`;
      const verdict = verdictOf(replayOf(id), null);
      expect(verdict?.won).toBe(result.won);
      expect(verdict?.score).toBe(result.score);
    },
  );

  test('a line that breaks off has none', () => {
    expect(verdictOf(buildReplay(parseOrThrow(WITH_VARIATIONS)), 'jack-again')).toBeNull();
  });

  test('the verdict and the running count agree, in any hand with a declarer who took a trick', () => {
    fc.assert(
      fc.property(arbitraryHand, (hand) => {
        const replay = buildReplay(hand);
        const line = lineOf(replay, null);
        const end = line.path.at(-1)!;
        if (line.declarer === null || !countsPoints(line)) return;
        if (end.score[line.declarer].tricks === 0 || end.toPlay !== null) return;
        const points = pointsOf(replay, end, 'declarer', 'with-skat');
        expect(verdictOf(replay, null)?.sentence).toContain(
          `makes ${points} point${points === 1 ? '' : 's'}`,
        );
      }),
      { numRuns: 60 },
    );
  });
});

test('the seats of a side are those that play together', () => {
  const line = lineOf(replayOf('foster-09'), null);
  expect(SEATS.map((seat) => sideOf(line, seat))).toEqual(['defenders', 'declarer', 'defenders']);
});

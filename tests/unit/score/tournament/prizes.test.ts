/** The prizes of a tournament against the rules of 1922 (p. 186–187), example by example. */
import { describe, expect, test } from 'vitest';
import { withCut, withSlip } from '../../../../src/score/tournament/edit.ts';
import { awardsOf } from '../../../../src/score/tournament/prizes.ts';
import { placesOf, rankedBy, standingsOf } from '../../../../src/score/tournament/standings.ts';
import { USUAL_PRIZES } from '../../../../src/score/tournament/tournament.ts';
import type {
  HardGame,
  RoundSlip,
  Tournament,
} from '../../../../src/score/tournament/tournament.ts';
import { usualValue } from '../../../../src/score/tournament/usual-value.ts';
import { resultsOf, tournamentOf } from './support.ts';

const winners = (tournament: Tournament): Record<string, readonly number[]> =>
  Object.fromEntries(awardsOf(tournament).map(({ id, winners: who }) => [id, who]));

const game = (player: number, without: number, more: Partial<HardGame> = {}): HardGame => ({
  player,
  kind: 'solo',
  trump: 'H',
  against: without,
  value: 10 * (without + 1),
  ...more,
});

describe('Foster’s prizes', () => {
  test('the sheet in the chapter: points for Jones, games for Smith, the hardest game and the booby as it says', () => {
    const sheet = tournamentOf({
      slips: [
        { round: 0, player: 0, points: 52, games: 3 },
        { round: 0, player: 1, points: 34, games: 0 },
        { round: 0, player: 2, points: 74, games: 1 },
        { round: 0, player: 3, points: -15, games: 0 },
      ],
      hard: [game(1, 6)],
      prizes: { list: 'foster', each: 1, before: 'points', hardest: true, booby: true },
    });
    expect(winners(sheet)).toEqual({
      'points-1': [2],
      'games-1': [0],
      hardest: [1],
      booby: [3],
    });
  });

  test('equal points go to more games, equal games to more points', () => {
    const tied = resultsOf([
      [100, 5],
      [100, 7],
      [60, 9],
      [80, 9],
    ]);
    expect(winners(tied)).toMatchObject({ 'points-1': [1], 'games-1': [3] });
  });

  test('nobody has both: who leads in both takes the one that was settled, and the next in line the other', () => {
    const results = [
      [100, 9],
      [90, 8],
      [95, 2],
    ] as const;
    expect(winners(resultsOf(results))).toMatchObject({ 'points-1': [0], 'games-1': [1] });
    expect(winners(resultsOf(results, { plan: { before: 'games' } }))).toMatchObject({
      'games-1': [0],
      'points-1': [2],
    });
  });

  test('who are level in both cut, later prizes wait for it, and the loser of the cut is next in line', () => {
    const level = resultsOf(
      [
        [100, 9],
        [100, 9],
        [10, 1],
      ],
      { plan: { each: 1, hardest: false } },
    );
    expect(awardsOf(level).map(({ cutAmong, winners: who }) => [who, cutAmong])).toEqual([
      [[], [0, 1]],
      [[], []],
    ]);
    expect(winners(withCut(level, 'points-1', 1, [0, 1]))).toEqual({
      'points-1': [1],
      'games-1': [0],
    });
    // A cut between people who are no longer level decides nothing.
    expect(winners(withCut(level, 'points-1', 2, [1, 2]))['points-1']).toEqual([]);
  });

  test('a cut counts for those who took part: who comes level later cuts anew, who falls back changes nothing', () => {
    const slip = (player: number, points: number): RoundSlip => ({
      round: 0,
      player,
      points,
      games: 2,
    });
    const slips = [slip(0, 20), slip(1, 20), slip(2, 20), slip(3, 5)];
    const three = withCut(
      tournamentOf({ slips, prizes: { ...USUAL_PRIZES, hardest: false } }),
      'points-1',
      1,
      [0, 1, 2],
    );
    const mended = (...given: readonly RoundSlip[]): Tournament =>
      given.reduce((one, { player, ...rest }) => withSlip(one, 0, player, rest), three);
    expect(winners(three)['points-1']).toEqual([1]);
    expect(winners(mended(slip(2, 10)))['points-1']).toEqual([1]);
    expect(winners(mended(slip(3, 20)))['points-1']).toEqual([]);
    expect(winners(mended(slip(0, 10), slip(2, 10), slip(3, 20)))['points-1']).toEqual([]);
    expect(winners(mended(slip(1, 10)))['points-1']).toEqual([]);
    // A mistake that is put right brings the cut back.
    expect(winners(mended(slip(3, 20), slip(3, 5)))['points-1']).toEqual([1]);
  });

  test('a spade Tournee without ten goes before a heart Solo without six, a spade Solo before a heart Solo', () => {
    const tournee = game(0, 10, { kind: 'tournee', trump: 'S', value: 77 });
    const spade = game(2, 6, { trump: 'S', value: 77 });
    const results = [
      [1, 1],
      [2, 1],
      [3, 1],
    ] as const;
    const hardest = (...hard: HardGame[]): readonly number[] | undefined =>
      winners(resultsOf(results, { hard }))['hardest'];
    expect(hardest(game(1, 6), tournee)).toEqual([0]);
    expect(hardest(game(1, 6), spade)).toEqual([2]);
    expect(hardest(game(1, 6), game(0, 6))).toEqual([]);
    expect(hardest()).toEqual([]);
  });

  test('whose slip has not come in has no prize', () => {
    const one = tournamentOf({ slips: [{ round: 0, player: 3, points: -20, games: -1 }] });
    expect(winners(one)).toMatchObject({ 'points-1': [3], 'games-1': [] });
  });
});

describe('other lists', () => {
  test('the League’s seven go games first, then points', () => {
    const league = resultsOf(
      [
        [300, 5],
        [100, 9],
        [200, 8],
      ],
      { plan: { list: 'league' }, hard: [game(0, 5), game(2, 4, { kind: 'tournee' })] },
    );
    expect(awardsOf(league)).toHaveLength(7);
    expect(winners(league)).toMatchObject({ 'league-1': [1], 'league-2': [0], 'league-3': [0] });
    expect(winners(league)['league-7']).toEqual([2]);
    expect(awardsOf(league)[3]?.title).toBe('4th prize, second in games');
  });

  test('by the total alone, who are level share a place and the next is left out', () => {
    const list = resultsOf(
      [
        [900, 0],
        [1000, 0],
        [1000, 0],
        [800, 0],
      ],
      { plan: { list: 'list', each: 3 } },
    );
    expect(winners(list)).toEqual({ 'list-1': [1, 2], 'list-3': [0] });
  });
});

test.each([
  // A heart Solo without 6 is 10 × 7, a spade Tournee without 10 is 7 × 11 (p. 44–122).
  [{ kind: 'solo', trump: 'H', against: 6 }, 70],
  [{ kind: 'tournee', trump: 'S', against: 10 }, 77],
  [{ kind: 'solo', trump: null, against: 4 }, 80],
  [{ kind: 'other', trump: 'C', against: 4 }, null],
] as const)('what a hard game is usually worth: %o', (played, worth) => {
  expect(usualValue(played)).toBe(worth);
});

test('those who are level share a place in the table, as they do in the prizes of a list', () => {
  const ranked = rankedBy(
    standingsOf(
      resultsOf([
        [5, 1],
        [20, 2],
        [20, 2],
        [20, 3],
      ]),
    ),
    'points',
  );
  expect(ranked.map(({ name }) => name)).toEqual(['P4', 'P2', 'P3', 'P1']);
  expect(placesOf(ranked, ['points', 'games'])).toEqual([1, 2, 2, 4]);
  expect(placesOf(ranked, ['points'])).toEqual([1, 1, 1, 4]);
});

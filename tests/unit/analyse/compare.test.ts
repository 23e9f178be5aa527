/** What differs between two hands, and what best play comes to in each. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { shortWorth } from '#edition/analyse/compare-words.ts';
import { changesBetween, compareWorths, gameChange } from '../../../src/analyse/compare.ts';
import {
  EMPTY,
  cardsAt,
  dealRest,
  swapCards,
  togglePutAway,
  withDeclarer,
  withKind,
} from '../../../src/analyse/set-up.ts';
import type { SetUp } from '../../../src/analyse/set-up.ts';
import { makeHandOf } from '../../../src/analyse/to-hand.ts';
import { choiceBefore, layoutStanding } from '../../../src/analyse/worth.ts';
import type { Worth } from '../../../src/analyse/worth.ts';
import { layoutsAsked, valueAsked } from '../../../src/game/analysis/asked.ts';
import { choiceAt, playOf } from '../../../src/game/analysis/at-stop.ts';
import { layoutQuestion, rankLayouts } from '../../../src/game/analysis/layouts.ts';
import { LAWS } from '../../../src/game/skat/laws.ts';
import { RAMSCH } from '#edition/game/analysis/analysis-words.ts';
import { workOut } from '../../../src/game/analysis/work-out.ts';
import type { Hand } from '../../../src/game/notation/hand.ts';
import { parseHand } from '../../../src/game/notation/parse.ts';
import { buildReplay } from '../../../src/game/replay/build.ts';
import { lineOf } from '../../../src/game/replay/replay.ts';
import type { OpenPosition } from '../../../src/game/solver/position.ts';
import { makeSolver } from '../../../src/game/solver/solver.ts';
import { finish } from '../../../src/game/solver/task.ts';
import { Chance } from '../game/notation/chance.ts';

const solver = makeSolver();

function dealt(seed: number): SetUp {
  const chance = new Chance(seed);
  return dealRest(EMPTY, () => chance.next());
}

function made(setUp: SetUp): Hand {
  const hand = makeHandOf(setUp);
  if (!hand.ok) throw new Error(hand.errors[0].text);
  return hand.value;
}

function book(number: string): Hand {
  const parsed = parseHand(readFileSync(`content/hands/foster-${number}.hand`, 'utf8'));
  if (!parsed.ok) throw new Error(parsed.errors[0].message);
  return parsed.value;
}

function worth(hand: Hand): Worth | null {
  const choice = choiceBefore(hand);
  if (choice === null) return null;
  return { measure: choice.measure, value: finish(workOut(solver, valueAsked(choice))) };
}

const grandOf = (setUp: SetUp): SetUp => withKind(withDeclarer(setUp, 'V'), 'grand-solo');

describe('what was changed', () => {
  const before = grandOf(dealt(11));
  const [mine] = cardsAt(before, 'V');
  const [theirs, second] = cardsAt(before, 'M');
  const [third] = cardsAt(before, 'H');
  const [hidden] = cardsAt(before, 'skat');

  test('two cards that changed places, with where they came from', () => {
    const [said, ...more] = changesBetween(made(before), made(swapCards(before, mine!, hidden!)));
    expect(more).toEqual([]);
    const both = [`${mine!} (Vorhand)`, `${hidden!} (the skat)`];
    expect(
      [both.join(' and '), both.reverse().join(' and ')].map((x) => `${x} change places`),
    ).toContain(said);
  });

  test('three cards, each by where it goes', () => {
    const turned = swapCards(swapCards(before, mine!, theirs!), mine!, third!);
    const said = changesBetween(made(before), made(turned));
    expect(said).toContain(`${theirs!} goes to Vorhand`);
    expect(said).toContain(`${third!} goes to Mittelhand`);
    expect(said).toContain(`${mine!} goes to Hinterhand`);
  });

  test('many cards only by their number', () => {
    expect(changesBetween(made(before), made(grandOf(dealt(12))))[0]).toMatch(
      /^\d+ cards are in other places/,
    );
  });

  test('another game, another declarer, other cards put away', () => {
    const gucki = togglePutAway(
      togglePutAway(withKind(withDeclarer(dealt(11), 'M'), 'gucki-grand'), theirs!),
      second!,
    );
    const [game, who, away] = changesBetween(made(before), made(gucki));
    expect(game).toMatch(/^Grand.* instead of Grand/);
    expect(who).toBe('Mittelhand is the declarer');
    expect(away).toBe(`${theirs!} and ${second!} put away`);
  });

  test('nothing of a hand with itself', () => {
    expect(changesBetween(made(before), made(before))).toEqual([]);
  });
});

describe('what a contract is worth', () => {
  test.each(['01', '07', '09', '18', '21', '23'])(
    'is asked about hand %s as the analysis asks before the first card',
    (number) => {
      const hand = book(number);
      const replay = buildReplay(hand);
      const line = lineOf(replay, null);
      const choice = choiceAt(replay, line, playOf(line)[0]!);
      const asked = choiceBefore(hand);
      expect(asked?.measure).toBe(choice?.measure);
      if (asked === null || choice === null) return;
      // Points count only where points are asked about.
      const counting = (one: OpenPosition): OpenPosition =>
        asked.measure === 'points' ? one : { ...one, pointsSoFar: 0 };
      expect(counting(asked.position)).toEqual(counting(choice.position));
    },
  );

  test('a skat game comes to what the layouts say of the two cards put away', () => {
    const hand = book('18');
    const question = layoutQuestion(hand, hand)!;
    const values = finish(workOut(solver, layoutsAsked(question)));
    const standing = layoutStanding(question, values, hand.layout);
    const ranked = rankLayouts(question, values);
    const chosen = ranked.find(({ rank }) => rank === standing.rank)!;
    expect(worth(hand)).toEqual({ measure: 'points', value: chosen.value });
    expect(standing.bestWorth.value).toBe(Math.max(...values.values));
    expect(standing.bestCount).toBe(
      values.values.filter((value) => value === standing.bestWorth.value).length,
    );
    expect(layoutStanding(question, values, null).rank).toBeNull();
  });
});

describe('both in words', () => {
  const points = (value: number): Worth => ({ measure: 'points', value });
  const kept: Worth = { measure: 'no-trick', value: 1 };
  const lost: Worth = { measure: 'no-trick', value: 0 };

  test.each([
    [points(67), points(67), 'With all cards open, the declarer makes 67, as before.'],
    [
      points(67),
      points(63),
      'With all cards open, the declarer makes 63; before, it was 67: 4 fewer.',
    ],
    [
      points(58),
      points(92),
      'With all cards open, the declarer makes 92; before, it was 58: 34 more. The lines at 61 and 91 lie between.',
    ],
    [
      points(61),
      points(60),
      'With all cards open, the declarer makes 60; before, it was 61: 1 fewer. The line at 61 lies between.',
    ],
    [kept, lost, 'With all cards open, a trick is forced; before, no trick can be forced.'],
    [
      points(70),
      kept,
      'With all cards open, no trick can be forced; before, the declarer makes 70.',
    ],
    [null, points(70), 'With all cards open, the declarer makes 70; before, it was a Ramsch.'],
    [points(70), null, `Now it is a Ramsch. ${RAMSCH}`],
    [null, null, RAMSCH],
  ])('%o, %o', (before, after, said) => {
    expect(compareWorths(before, after, LAWS['american-1922'].targets)).toBe(said);
  });

  test('by the lines of the law: 90 is one today, in 1922 it is 91', () => {
    const said = (laws: 'isko' | 'american-1922') =>
      compareWorths(points(89), points(90), LAWS[laws].targets);
    expect(said('isko')).toMatch(/1 more\. The line at 90 lies between\.$/);
    expect(said('american-1922')).toMatch(/1 more\.$/);
  });

  test('short enough for a table', () => {
    const all: Worth = { measure: 'every-trick', value: 1 };
    expect([points(7), kept, lost, all].map(shortWorth)).toEqual([
      '7',
      'no trick',
      'a trick is forced',
      'every trick',
    ]);
  });

  test('a cell of the table of games shows what changed', () => {
    const grand = { seat: 'V', game: 'grand', untouched: 60, taken: 71, layout: null } as const;
    const nullo = { ...grand, game: 'null', untouched: 0, taken: 1 } as const;
    const other = { ...grand, untouched: 58 };
    expect(gameChange(grand, other, 'untouched')).toEqual({ text: '60 → 58', changed: true });
    expect(gameChange(grand, other, 'taken')).toEqual({ text: '71', changed: false });
    expect(gameChange(nullo, { ...nullo, taken: 0 }, 'taken').text).toBe('none → a trick');
    expect(gameChange(undefined, grand, 'taken')).toEqual({ text: '', changed: false });
  });
});

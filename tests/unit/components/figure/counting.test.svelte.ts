/** Counting along: when the reader is asked, what stays hidden meanwhile, and the grade. */
import { describe, expect, test } from 'vitest';
import type { SkatFigure as Figure } from '../../../../components/figure/figure.svelte.ts';
import type { CountingAlong } from '../../../../components/figure/parts.ts';
import { SPEEDS } from '../../../../components/figure/speeds.ts';
import { questionTricks } from '../../../../src/game/replay/count-along.ts';
import type { SkatReplay } from '../../../../src/game/replay/skat-replay.ts';
import { bookHand, figureAt, settled, withVariations } from './support.ts';
import type { TestClock } from './support.ts';

interface Counted {
  readonly figure: Figure;
  readonly counting: CountingAlong;
  readonly clock: TestClock;
}

const SEED = 7;

/** A reader who has begun to count at a place. */
async function countAt(
  replay: SkatReplay,
  place: string,
  sides: 'first' | 'all' = 'first',
): Promise<Counted> {
  const { clock, figure } = figureAt(replay, place);
  figure.startCounting(SEED, sides);
  await settled();
  return { figure, counting: figure.counting!, clock };
}

/** Goes on a trick at a time and gives these answers to whatever is asked; null passes over. */
function answerAll(
  { counting, figure }: Counted,
  points: (trick: number) => number | null,
): number[] {
  const asked: number[] = [];
  while (counting.phase === 'counting') {
    const trick = counting.question;
    if (trick === null) figure.trick('forward');
    else {
      asked.push(trick);
      const said = points(trick);
      if (said === null) counting.skip();
      else counting.answer(counting.sides.map((side) => ({ trick, side, points: said })));
    }
  }
  return asked;
}

/** The declarer's card points after each trick, added up from what the hand file prints. */
const TRUE_SUMS = [0, 7, 7, 18, 22, 36, 50, 50, 67, 67, 67];

describe('while the reader counts', () => {
  test('a reader who counts begins before the first lead, from any place', async () => {
    expect((await countAt(withVariations(), 't5.2')).figure.stop.name).toBe('layout');
  });

  test('nothing is given away, and no card can be played', async () => {
    const { figure } = await countAt(withVariations(), 't5.2');
    expect([figure.spoilers, figure.playable]).toEqual([false, []]);
    figure.stopCounting();
    expect([figure.spoilers, figure.counting]).toEqual([true, null]);
    expect(figure.playable).not.toEqual([]);
  });

  test('the question bars the way forward until it is answered or passed over, not the way back', async () => {
    const { counting, figure } = await countAt(withVariations(), 'deal');
    const [first, second] = questionTricks(10, SEED);
    figure.goToTrick(first!);
    expect(counting.question).toBe(first);
    const { stop } = figure;
    figure.card('forward');
    figure.trick('forward');
    figure.end();
    expect(figure.stop).toBe(stop);
    figure.card('back');
    expect([figure.stop === stop, counting.question]).toEqual([false, null]);
    figure.card('forward');
    counting.skip();
    expect(counting.question).toBeNull();
    figure.goToTrick(second!);
    expect(counting.question).toBe(second);
  });

  test('a hand that plays itself stops at the question', async () => {
    const { clock, counting, figure } = await countAt(withVariations(), 'deal');
    figure.playOrPause();
    clock.pass(60 * SPEEDS.normal);
    expect([figure.ticker.running, counting.question]).toEqual([
      false,
      questionTricks(10, SEED)[0],
    ]);
    figure.playOrPause();
    expect(figure.ticker.running).toBe(false);
  });

  test('nothing is asked in another line', async () => {
    const { counting, figure } = await countAt(withVariations(), 'deal');
    for (const stop of figure.replay.lines.get('jack-again')!.stops) {
      figure.go(stop);
      expect(counting.question).toBeNull();
    }
  });
});

describe('the grade', () => {
  test('comes at the end: all right for who counted tricks and layout right', async () => {
    const counted = await countAt(withVariations(), 'deal');
    const layout = 10;
    const asked = answerAll(counted, (trick) => TRUE_SUMS[trick]! + layout);
    expect(counted.counting.skat).toBe('with-skat');
    expect(asked).toEqual(questionTricks(10, SEED));
    expect(counted.counting.grade).toEqual({
      questions: asked.length,
      right: asked.length,
      firstMistakes: [],
    });
    expect([counted.figure.spoilers, counted.figure.question]).toEqual([true, null]);
  });

  test('a seat that did not put cards away counts the tricks alone', async () => {
    const { clock, figure } = figureAt(withVariations(), 'deal');
    figure.look.seeAs('M');
    figure.startCounting(SEED, 'first');
    await settled();
    const counted = { figure, counting: figure.counting!, clock };
    expect(counted.counting.skat).toBe('tricks-only');
    answerAll(counted, (trick) => TRUE_SUMS[trick]!);
    expect(counted.counting.grade?.firstMistakes).toEqual([]);
  });

  test('finds the first wrong count, and leaves out what was passed over', async () => {
    const counted = await countAt(withVariations(), 'deal');
    const [first, second, third] = questionTricks(10, SEED);
    answerAll(counted, (trick) =>
      trick === first ? null : TRUE_SUMS[trick]! + 10 + (trick === second ? 0 : 1),
    );
    const { grade } = counted.counting;
    expect([grade?.questions, grade?.right]).toEqual([questionTricks(10, SEED).length - 1, 1]);
    expect(grade?.firstMistakes).toMatchObject([
      { answer: { trick: third }, right: TRUE_SUMS[third!]! + 10, from: { trick: second } },
    ]);
  });

  test('may be asked for early, and takes no answers after', async () => {
    const { counting } = await countAt(withVariations(), 'deal');
    counting.gradeNow();
    counting.answer([{ trick: 1, side: 'declarer', points: 1 }]);
    expect([counting.phase, counting.grade?.questions]).toEqual(['graded', 0]);
  });

  test('in a Ramsch each seat can be counted', async () => {
    const { counting } = await countAt(bookHand('foster-21'), 'deal', 'all');
    expect(counting.sides).toEqual(['V', 'M', 'H']);
  });
});

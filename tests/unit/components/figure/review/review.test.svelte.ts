/** The review while it is made: what it says while something is still unknown, and how much of it. */
import { describe, expect, test } from 'vitest';
import { playedDeal } from '../../../play/learners-deal.ts';
import { Review } from '../../../../../components/figure/review/review.svelte.ts';
import type { ReviewSource } from '../../../../../components/figure/review/review.svelte.ts';
import { handOfState, showDeal } from '../../../../../src/play/shown.ts';
import { stateOfDeal } from '../../../../../src/play/sitting.ts';
import { readersDecisions } from '../../../../../src/play/table-decisions.ts';
import type { TableDeal } from '../../../../../src/play/sitting.ts';
import type { Judgement } from '../../../../../src/strategy/players/judgement.ts';
import { taskFor } from '../../../../../src/game/solver/answerer.ts';
import type { Question } from '../../../../../src/game/solver/protocol.ts';
import { makeSolver } from '../../../../../src/game/solver/solver.ts';
import { finish } from '../../../../../src/game/solver/task.ts';

const LAWS = 'american-1922';
const SEED = 4;

/** A deal with a declarer. */
const played = (): TableDeal => playedDeal(LAWS, SEED, 'V');

/** The same judgement of whatever was decided. */
const judged = (share: number): Judgement => ({
  decision: { action: { do: 'pass' }, reasons: [], worlds: 100, weighed: [] },
  own: { action: { do: 'pass' }, share, brings: null },
  better: { action: { do: 'pass' }, share: 0.9, brings: null },
  gap: { by: 0.9 - share, margin: 0.05, isSteady: true },
  worlds: 100,
  about: 'card',
});

function sourceOf(judge: ReviewSource['judge'], answers: boolean): ReviewSource {
  const deal = played();
  const final = stateOfDeal(deal, LAWS);
  expect(final.declarer).not.toBeNull();
  const solver = makeSolver();
  const ask = (question: Question) =>
    answers ? Promise.resolve(finish(taskFor(solver, question))) : new Promise(() => undefined);
  const engine = { ask } as unknown as ReviewSource['engine'];
  const decisions = readersDecisions(deal, LAWS);
  const hand = handOfState(final);
  const shown = showDeal(final);
  return { seat: deal.seat, decisions, final, hand, shown, seed: SEED, judge, engine };
}

describe('the look back', () => {
  test('counts every mistake, and lists the three that cost most, in the order of the hand', async () => {
    let number = 0;
    // Every second decision is a mistake, each dearer than the last.
    const judge = () => Promise.resolve(judged(number++ % 2 === 0 ? 0.9 : 0.7 - number / 100));
    const review = new Review(sourceOf(judge, true));
    await review.begin(new AbortController().signal);
    expect(review.over).toBe(true);
    const { decisions, costliest, mistakes } = review;
    expect(decisions.length).toBeGreaterThan(8);
    expect(mistakes).toHaveLength(Math.floor(decisions.length / 2));
    expect(costliest.map(({ index }) => index)).toEqual(
      mistakes.slice(-3).map(({ index }) => index),
    );
  });

  test('says with all cards open what is known of the cards and of all before them, and nothing earlier', async () => {
    const judge = () => Promise.resolve(judged(0.9));
    const known = new Review(sourceOf(judge, true));
    await known.begin(new AbortController().signal);
    expect(known.isValued).toBe(true);
    const words = known.seenDecisions.filter(({ isWord }) => isWord);
    expect(known.seenDecisions.length).toBeGreaterThan(words.length);
    expect(known.seenLast).toEqual([
      ...words.slice(-1),
      ...known.seenDecisions.filter(({ isWord }) => !isWord),
    ]);
    for (const { index, says } of known.seenDecisions) {
      expect(known.seenOf(known.decisions.find((one) => one.index === index)!)).not.toBeNull();
      expect(says('french')).toContain('With all cards open ');
    }
    const waiting = new Review(sourceOf(judge, false));
    void waiting.begin(new AbortController().signal);
    for (let turn = 0; turn < 100; turn++) await Promise.resolve();
    expect([waiting.over, waiting.isValued, waiting.seenDecisions]).toEqual([true, false, []]);
  });

  test('that is stopped goes on from the decision at which it stopped', async () => {
    let asked = 0;
    const stop = new AbortController();
    const judge: ReviewSource['judge'] = () => {
      if (++asked === 4) stop.abort();
      return Promise.resolve(judged(0.9));
    };
    const review = new Review(sourceOf(judge, true));
    await review.begin(stop.signal);
    expect([review.done, review.over, review.failed]).toEqual([3, false, '']);
    await review.begin(new AbortController().signal);
    expect([review.done, review.over]).toEqual([review.decisions.length, true]);
    expect(review.judgedDecisions.map(({ index }) => index)).toEqual(
      review.decisions.map(({ index }) => index),
    );
  });

  test('gives its sentence once both measures are known, and not before', async () => {
    const judge = () => Promise.resolve(judged(0.9));
    const waiting = new Review(sourceOf(judge, false));
    void waiting.begin(new AbortController().signal);
    for (let turn = 0; turn < 100; turn++) await Promise.resolve();
    expect([waiting.over, waiting.verdict]).toEqual([true, null]);
    const known = new Review(sourceOf(judge, true));
    await known.begin(new AbortController().signal);
    expect(known.verdict).not.toBeNull();
  });

  test('that breaks off is not over, and says why', async () => {
    const judge = () => Promise.reject(new Error('Nobody can be asked.'));
    const review = new Review(sourceOf(judge, true));
    await review.begin(new AbortController().signal);
    expect([review.over, review.failed]).toEqual([false, 'Nobody can be asked.']);
  });
});

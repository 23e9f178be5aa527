/** An analysis that is open: what it asks for and when, what it keeps, what it says. */
import { flushSync } from 'svelte';
import { describe, expect, test } from 'vitest';
import { Analysis } from '../../../../components/figure/analysis/analysis.svelte.ts';
import type { SkatFigure as Figure } from '../../../../components/figure/figure.svelte.ts';
import { analyseHand } from '../../../../src/game/analysis/analyse.ts';
import type { HandAnalysis } from '../../../../src/game/analysis/analyse.ts';
import { choiceAt, choiceKey, playOf } from '../../../../src/game/analysis/at-stop.ts';
import type { AnalysisSource } from '../../../../src/game/analysis/source.ts';
import { BEFORE_LAYOUT } from '#edition/game/analysis/analysis-words.ts';
import { lineOf, stopOf } from '../../../../src/game/replay/replay.ts';
import type { SkatStop } from '../../../../src/game/replay/skat-replay.ts';
import type { AskOptions } from '../../../../src/game/solver/client.ts';
import { withEffects } from '../../support/effects.svelte.ts';
import { bookHand, figureAt, settled, withVariations } from './support.ts';

const replay = withVariations();
const whole = analyseHand(replay);

const keyOf = (stop: SkatStop): string =>
  choiceKey(choiceAt(replay, lineOf(replay, stop.line), stop)!);
const keyAt = (place: string): string => keyOf(stopOf(replay, place));
/** What the solver says of every place, under the key by which it is asked for. */
const answers = new Map(
  [...whole.stops].map(([name, values]) => [keyOf(stopOf(replay, name)), values]),
);

/** What a source was asked for, to be answered by the test. */
interface Wanted {
  readonly what: string;
  readonly options: AskOptions;
  readonly give: (value: unknown) => void;
  readonly fail: (error: Error) => void;
}

/** A source that gives what the test gives, and what it has been asked for. */
function testSource(prepared: HandAnalysis | null): AnalysisSource & { readonly wanted: Wanted[] } {
  const wanted: Wanted[] = [];
  const want = (what: string, options: AskOptions = {}): Promise<never> =>
    new Promise((give, fail) => {
      wanted.push({ what, options, give: give as (value: unknown) => void, fail });
    });
  return {
    wanted,
    prepared: () => Promise.resolve(prepared),
    values: (choice, options) => want(choiceKey(choice), options),
    layouts: (_, options) => want('layouts', options),
    games: (_, options) => want('games', options),
  };
}

/** An analysis opened at a place, with what was made beforehand or without. */
async function openAt(
  place: string,
  prepared: HandAnalysis | null,
): Promise<{ analysis: Analysis; figure: Figure; wanted: Wanted[] }> {
  const { figure } = figureAt(replay, place);
  const source = testSource(prepared);
  const analysis = new Analysis(figure, source);
  await analysis.load(new AbortController().signal);
  return { analysis, figure, wanted: source.wanted };
}

/** Answers everything that is asked, as the solver would, until nothing more is. */
async function answerAll(wanted: readonly Wanted[]): Promise<void> {
  // It grows meanwhile: what is asked next is answered too.
  for (const { give, what } of wanted) {
    give(answers.get(what));
    await settled();
  }
}

const going = (): AbortSignal => new AbortController().signal;

describe('with what was made beforehand', () => {
  test('everything is known once it has arrived, and nothing is asked for', async () => {
    const { analysis, wanted } = await openAt('t3.2', whole);
    expect(analysis.ready).toBe(true);
    await analysis.complete(going());
    await analysis.findLayouts(going());
    await analysis.findGames(going());
    expect(wanted).toEqual([]);
    expect(analysis.games).toBe(whole.games);
    expect(analysis.layouts).toBe(whole.layouts[0]);
    expect(analysis.course.every(({ value }) => value !== null)).toBe(true);
  });

  test('each card that may be played bears what it keeps, the best ones marked', async () => {
    const { analysis, figure } = await openAt('t3.2', whole);
    const values: ReadonlyMap<string, number> = whole.stops.get('t3.2')!;
    const best = Math.max(...values.values());
    const { cards } = analysis.remarks;
    expect([...cards.keys()].sort()).toEqual([...figure.playable].sort());
    for (const [card, remark] of cards) {
      expect(remark).toEqual({
        label: String(values.get(card)),
        spoken: `keeps ${values.get(card)!}`,
        best: values.get(card) === best,
      });
    }
  });

  test('is followed from place to place by every view that shows it', async () => {
    const { analysis, figure } = await openAt('t3.2', whole);
    const seen: number[] = [];
    await withEffects(() => {
      $effect(() => {
        seen.push(analysis.remarks.cards.size);
      });
      flushSync();
      figure.card('forward');
      flushSync();
      figure.end();
      flushSync();
    });
    const legal = (place: string): number => whole.stops.get(place)!.size;
    expect(seen).toEqual([legal('t3.2'), legal('t3.3'), 0]);
  });

  test('is read aloud only where all hands are open', async () => {
    const { analysis, figure } = await openAt('t3.2', whole);
    expect(analysis.remarks.spoken).not.toBe('');
    figure.look.seeAs('V');
    expect(analysis.remarks.spoken).toBe('');
  });

  test('at the deal says how good the layout was, but not to a seat that did not see it', async () => {
    const { analysis, figure } = await openAt('deal', whole);
    expect(analysis.sentences).toHaveLength(1);
    expect(analysis.sentences).not.toEqual([BEFORE_LAYOUT]);
    figure.look.seeAs('M');
    expect(analysis.sentences).toEqual([BEFORE_LAYOUT]);
  });

  test('that could not be had is said, and tried again when the reader wishes', async () => {
    const { figure } = figureAt(replay, 'deal');
    let offline = true;
    const source = testSource(null);
    const analysis = new Analysis(figure, {
      ...source,
      prepared: () =>
        offline ? Promise.reject(new Error('Are you offline?')) : Promise.resolve(whole),
    });
    await analysis.load(going());
    expect([analysis.ready, analysis.failure?.message]).toEqual([false, 'Are you offline?']);
    const { tries } = analysis;
    offline = false;
    analysis.failure?.retry();
    expect([analysis.failure, analysis.tries]).toEqual([null, tries + 1]);
    await analysis.load(going());
    expect([analysis.ready, analysis.failure]).toEqual([true, null]);
  });
});

describe('worked out in the page', () => {
  test('the present place is asked for first, then what follows, then what came before', async () => {
    const { analysis, wanted } = await openAt('t3.2', null);
    const done = analysis.complete(going());
    await answerAll(wanted);
    await done;
    const line = lineOf(replay, null);
    const stops = playOf(line).filter((stop) => choiceAt(replay, line, stop) !== null);
    const here = stops.indexOf(stopOf(replay, 't3.2'));
    const order = [...stops.slice(here), ...stops.slice(0, here)].map(keyOf);
    expect(wanted.map(({ what }) => what)).toEqual(order);
  });

  test('comes to what is made beforehand', async () => {
    const { analysis, wanted } = await openAt('t3.2', null);
    const done = analysis.complete(going());
    await answerAll(wanted);
    await done;
    const { analysis: prepared } = await openAt('t3.2', whole);
    expect(analysis.course).toEqual(prepared.course);
    expect(analysis.changes).toEqual(prepared.changes);
    expect(analysis.remarks).toEqual(prepared.remarks);
  });

  test('says how many places are known, until all are', async () => {
    const { analysis, wanted } = await openAt('t9.2', null);
    const done = analysis.complete(going());
    const first = analysis.placesProgress!;
    wanted[0]!.give(answers.get(wanted[0]!.what));
    await settled();
    expect(analysis.placesProgress).toEqual({ done: first.done + 1, total: first.total });
    await answerAll(wanted);
    await done;
    expect(analysis.placesProgress).toBeNull();
  });

  test('a variation asks only for what the record has not answered', async () => {
    const { analysis, figure, wanted } = await openAt('t1.1', null);
    const first = analysis.complete(going());
    await answerAll(wanted);
    await first;
    const told = wanted.length;
    figure.enter('jack-again');
    const second = analysis.complete(going());
    await answerAll(wanted);
    await second;
    const more = wanted.slice(told).map(({ what }) => what);
    expect(more).toContain(keyAt('jack-again/t2.1'));
    expect(new Set(more).size).toBe(more.length);
    expect(more).not.toContain(keyAt('t1.3'));
    expect(more.length).toBeLessThanOrEqual(lineOf(replay, 'jack-again').stops.length);
  });

  test('what is withdrawn has neither failed nor is it kept', async () => {
    const { analysis, wanted } = await openAt('t3.2', null);
    const withdrawn = new AbortController();
    const done = analysis.complete(withdrawn.signal);
    expect(wanted[0]!.options.signal).toBe(withdrawn.signal);
    withdrawn.abort();
    wanted[0]!.fail(new Error('withdrawn'));
    await done;
    expect(analysis.failure).toBeNull();
    expect(analysis.remarks.cards.size).toBe(0);
  });

  test('what was worked out stays when the engine fails, and is not asked for again', async () => {
    const { analysis, wanted } = await openAt('t3.2', null);
    const first = analysis.complete(going());
    wanted[0]!.give(answers.get(wanted[0]!.what));
    await settled();
    wanted[1]!.fail(new Error('The engine has failed.'));
    await first;
    expect([analysis.failure?.message, analysis.placesProgress]).toEqual([
      'The engine has failed.',
      null,
    ]);
    expect(analysis.remarks.cards.size).toBeGreaterThan(0);
    analysis.failure?.retry();
    void analysis.complete(going());
    expect(wanted[2]!.what).toBe(wanted[1]!.what);
  });

  test('layouts and games are asked for once, and report their progress', async () => {
    const { analysis, wanted } = await openAt('layout', null);
    for (const [find, progress, value] of [
      [() => analysis.findLayouts(going()), () => analysis.layoutsProgress, whole.layouts[0]],
      [() => analysis.findGames(going()), () => analysis.gamesProgress, whole.games],
    ] as const) {
      const done = find();
      const put = wanted.at(-1)!;
      put.options.onProgress?.({ done: 3, total: 66 });
      expect(progress()).toEqual({ done: 3, total: 66 });
      put.give(value);
      await done;
      expect(progress()).toBeNull();
      await find();
    }
    expect(wanted.map(({ what }) => what)).toEqual(['layouts', 'games']);
    expect([analysis.layouts, analysis.games]).toEqual([whole.layouts[0], whole.games]);
  });

  test('a Ramsch has nothing to be asked for, and no card bears a remark', async () => {
    const { figure } = figureAt(bookHand('foster-21'), 't1.1');
    const source = testSource(null);
    const analysis = new Analysis(figure, source);
    await analysis.load(going());
    await analysis.complete(going());
    await analysis.findLayouts(going());
    expect(source.wanted).toEqual([]);
    expect([analysis.measure, analysis.remarks.onCards]).toEqual([null, false]);
  });
});

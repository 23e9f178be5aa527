/** What a game cost: held against the book’s own analysis, which goes by the cards and not by the places. */
import { describe, expect, test } from 'vitest';
import { analyseHand } from '../../../../src/game/analysis/analyse.ts';
import { changesOf } from '../../../../src/game/analysis/course.ts';
import type { Known } from '../../../../src/game/analysis/course.ts';
import { choiceKey, choiceAt } from '../../../../src/game/analysis/at-stop.ts';
import { givenBy } from '../../../../src/game/analysis/cost.ts';
import { buildReplay } from '../../../../src/game/replay/build.ts';
import { lineOf } from '../../../../src/game/replay/replay.ts';
import { readHand } from '../../content/chapters/hand-text.ts';
import { costed } from './costed.ts';

describe('what a game cost', () => {
  test.each(['foster-01', 'foster-09', 'foster-12', 'foster-17'])(
    'is what the analysis of %s finds card by card',
    async (id) => {
      const hand = readHand(id);
      const replay = buildReplay(hand);
      const line = lineOf(replay, null);
      const analysis = analyseHand(replay);
      const byKey = new Map(
        [...replay.stops.values()].flatMap((stop) => {
          const choice = choiceAt(replay, lineOf(replay, stop.line), stop);
          return choice === null
            ? []
            : [[choiceKey(choice), analysis.stops.get(stop.name)!] as const];
        }),
      );
      const known: Known = (choice) => byKey.get(choiceKey(choice));
      const cost = await costed(hand);
      const cards = cost.mistakes.filter(({ deed }) => deed !== 'layout' && deed !== 'giving-up');
      expect(cards.map(({ cost: points, place, seat }) => [place, seat, points])).toEqual(
        changesOf(replay, line, known).map(({ after, before, seat, stop }) => [
          stop.name,
          seat,
          cost.measure === 'points' ? Math.abs(after - before) : 0,
        ]),
      );
      // What each side gives away brings the value from where the cards were to where play ended.
      if (cost.measure === 'points') {
        expect(cost.best - givenBy('declarer', cost) + givenBy('defenders', cost)).toBe(cost.end);
      }
      const [layouts] = analysis.layouts;
      if (layouts !== undefined) expect(cost.best).toBe(Math.max(...layouts.values));
    },
    60_000,
  );
});

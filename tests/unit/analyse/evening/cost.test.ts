/** What a game cost: held against the book’s own analysis, which goes by the cards and not by the places. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { analyseHand } from '../../../../src/game/analysis/analyse.ts';
import { changesOf } from '../../../../src/game/analysis/course.ts';
import type { Known } from '../../../../src/game/analysis/course.ts';
import { choiceKey, choiceAt } from '../../../../src/game/analysis/at-stop.ts';
import { ask, valueAsked } from '../../../../src/game/analysis/asked.ts';
import { costOf, givenBy, owedTo, toAsk } from '../../../../src/analyse/evening/cost.ts';
import type { Cost } from '../../../../src/analyse/evening/deeds.ts';
import { parseIssRecords } from '../../../../src/game/notation/iss/parse.ts';
import { parseHand } from '../../../../src/game/notation/parse.ts';
import type { Hand } from '../../../../src/game/notation/hand.ts';
import { buildReplay } from '../../../../src/game/replay/build.ts';
import { lineOf } from '../../../../src/game/replay/replay.ts';
import { taskFor } from '../../../../src/game/solver/answerer.ts';
import type { AnswerTo, Question } from '../../../../src/game/solver/protocol.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { finish } from '../../../../src/game/solver/task.ts';

const solver = makeSolver();
const engine = {
  ask: <Asked extends Question>(question: Asked): Promise<AnswerTo<Asked['name']>> =>
    Promise.resolve(finish(taskFor(solver, question)) as AnswerTo<Asked['name']>),
};

async function costed(hand: Hand): Promise<Cost> {
  const asked = toAsk(hand);
  if (asked === null || hand.declarer === null) throw new Error(hand.id);
  const answers: number[] = [];
  for (const step of asked.steps) {
    if (step.is === 'asked') answers.push(await ask(engine, valueAsked(step.choice)));
  }
  let best: number | null = null;
  if (asked.layout) {
    const of = { deal: hand.deal, seat: hand.declarer, game: hand.contract };
    const made = await engine.ask({ name: 'gameTaken', ...of });
    best = 'points' in made ? made.points : Number(made.reached);
  }
  return costOf(hand, asked, best, answers);
}

function ofBook(id: string): Hand {
  const parsed = parseHand(readFileSync(`content/hands/${id}.hand`, 'utf8'));
  if (!parsed.ok) throw new Error(id);
  return parsed.value;
}

const RECORDS = parseIssRecords(
  readFileSync('tests/unit/game/notation/iss/records.sgf', 'utf8'),
).flatMap(({ record }) => (record.ok && record.value.hand !== null ? [record.value.hand] : []));

describe('what a game cost', () => {
  test.each(['foster-01', 'foster-09', 'foster-12', 'foster-17'])(
    'is what the analysis of %s finds card by card',
    async (id) => {
      const hand = ofBook(id);
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

  test('adds up in every record of the server, and says to what each game is owed', async () => {
    for (const hand of RECORDS.slice(0, 6)) {
      const cost = await costed(hand);
      if (cost.measure === 'points') {
        expect(cost.best - givenBy('declarer', cost) + givenBy('defenders', cost)).toBe(cost.end);
      }
      expect(owedTo(hand, cost)).toMatch(/^(?:cards|play|bid)$/);
      // A game that is owed to the play has a card, a layout or a word that turned it.
      if (owedTo(hand, cost) === 'play') {
        expect(cost.mistakes.some(({ turned }) => turned)).toBe(true);
      }
    }
  }, 60_000);

  test('of foster-09 is the play of Mittelhand, who is told to come to 67 and comes to 60', async () => {
    const hand = ofBook('foster-09');
    const cost = await costed(hand);
    expect([cost.end, owedTo(hand, cost)]).toEqual([60, cost.best >= 61 ? 'play' : 'cards']);
  });
});

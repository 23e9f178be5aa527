import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { analyseHand } from '../../../../src/game/analysis/analyse.ts';
import { choiceAt, choiceKey, playOf, settledAt } from '../../../../src/game/analysis/at-stop.ts';
import { changesOf, courseOf } from '../../../../src/game/analysis/course.ts';
import type { Known } from '../../../../src/game/analysis/course.ts';
import { makeAnalysis, parseAnalysis } from '../../../../src/game/analysis/analysis-format.ts';
import { layoutQuestion, rankLayouts, sameLayout } from '../../../../src/game/analysis/layouts.ts';
import { bestValue, declarerMoves } from '../../../../src/game/analysis/values.ts';
import { RAMSCH } from '#edition/game/analysis/analysis-words.ts';
import { sentencesAt } from '../../../../src/game/analysis/sentences-at.ts';
import { parseHand } from '../../../../src/game/notation/parse.ts';
import { buildReplay } from '../../../../src/game/replay/build.ts';
import { lineOf } from '../../../../src/game/replay/replay.ts';
import type { SkatReplay } from '../../../../src/game/replay/skat-replay.ts';
import { SEATS } from '../../../../src/game/skat/seats.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { finish } from '../../../../src/game/solver/task.ts';

// A busy machine may take its time; nothing here is about how long it takes.
vi.setConfig({ testTimeout: 120_000 });

function read(id: string): SkatReplay {
  const file = `content/hands/${id}.hand`;
  const parsed = parseHand(readFileSync(file, 'utf8'), { file });
  if (!parsed.ok) throw new Error(parsed.errors[0].message);
  return buildReplay(parsed.value);
}

const solver = makeSolver();

/** A simple game, a Solo and a Grand with variations, a Nullo, a Ramsch, other contracts within. */
const hands = ['foster-01', 'foster-05', 'foster-09', 'foster-19', 'foster-21', 'foster-23'].map(
  (id) => {
    const replay = read(id);
    const analysis = analyseHand(replay, solver);
    const byKey = new Map(
      [...analysis.stops].map(([name, values]) => {
        const stop = replay.stops.get(name)!;
        return [choiceKey(choiceAt(replay, lineOf(replay, stop.line), stop)!), values];
      }),
    );
    const known: Known = (choice) => byKey.get(choiceKey(choice));
    return { id, replay, analysis, known };
  },
);

describe.each(hands)('$id', ({ analysis, id, known, replay }) => {
  test('the value of every place is what the solver says of it', () => {
    for (const line of replay.lines.values()) {
      for (const { stop, value } of courseOf(replay, line, known)) {
        const choice = choiceAt(replay, line, stop);
        if (choice === null) {
          expect(value).toBe(settledAt(replay, line, stop));
          continue;
        }
        const { measure, position } = choice;
        const asked =
          measure === 'points'
            ? finish(solver.points(position))
            : Number(finish(solver.tricks(position, measure === 'no-trick' ? 'none' : 'all')));
        expect([stop.name, value]).toEqual([stop.name, asked]);
      }
    }
  });

  test('a best card keeps the value, and no other card betters it for its player', () => {
    for (const line of replay.lines.values()) {
      const stops = playOf(line);
      for (const [index, stop] of stops.entries()) {
        const choice = choiceAt(replay, line, stop);
        const next = stops[index + 1];
        if (choice === null || next === undefined) continue;
        const values = known(choice)!;
        const before = bestValue(choice, values);
        const after = values.get(next.table.at(-1)!.card)!;
        if (declarerMoves(choice)) expect(after).toBeLessThanOrEqual(before);
        else expect(after).toBeGreaterThanOrEqual(before);
        expect(courseOf(replay, line, known)[index + 1]?.value).toBe(after);
      }
      for (const change of changesOf(replay, line, known)) {
        expect(change.best).not.toContain(change.card);
        expect(change.after).not.toBe(change.before);
      }
    }
  });

  test('what is written reads back the same', () => {
    const data: unknown = JSON.parse(JSON.stringify(makeAnalysis(analysis)));
    expect(parseAnalysis(data, replay)).toEqual({ ok: true, value: analysis });
  });

  test('of no card it is said that it was a mistake', () => {
    for (const line of replay.lines.values()) {
      for (const stop of line.path) {
        const said = sentencesAt(replay, line, stop, known);
        expect(said.join(' ')).not.toMatch(/mistake|error|wrong|undefined|NaN/i);
        if (id === 'foster-21' && line.declarer === null) expect(said).toEqual([RAMSCH]);
      }
    }
  });

  test('the result of best play with all cards open comes first', () => {
    for (const line of replay.lines.values()) {
      for (const stop of line.path) {
        if (choiceAt(replay, line, stop) === null) continue;
        const [first] = sentencesAt(replay, line, stop, known);
        expect(first).toMatch(/^With all cards open,/);
      }
    }
  });

  test('to a reader who sees one hand no card is named that another still holds', () => {
    for (const line of replay.lines.values()) {
      for (const stop of line.path) {
        for (const seat of SEATS) {
          const said = sentencesAt(replay, line, stop, known, (other) => other === seat);
          const named: readonly string[] =
            said.join(' ').match(/\b[CSHD](?:10|[JAKQ987])\b/g) ?? [];
          const hidden = SEATS.filter((other) => other !== seat).flatMap(
            (other) => stop.hands[other],
          );
          expect(hidden.filter((card) => named.includes(card))).toEqual([]);
        }
      }
    }
  });

  test('the layout that was chosen is among the 66, with the value the play begins with', () => {
    for (const line of replay.lines.values()) {
      const question = layoutQuestion(replay.hand, line);
      if (question === null) continue;
      const found = analysis.layouts.find(
        ({ declarer }) => declarer === question.exchange.declarer,
      )!;
      const ranked = rankLayouts(question, found);
      expect(ranked).toHaveLength(66);
      const chosen = ranked.find(({ layout }) => sameLayout(layout, line.layout))!;
      expect(chosen.value).toBe(courseOf(replay, line, known)[0]?.value);
    }
  });
});

test('the claims of the book with all cards open are the solver’s', () => {
  const { known, replay } = hands.find(({ id }) => id === 'foster-09')!;
  const record = lineOf(replay, null);
  // Page 110: the ace holds Mittelhand to 60; the seven gives 78.
  expect(courseOf(replay, record, known)[0]?.value).toBe(60);
  const low = lineOf(replay, 'low-heart');
  expect(
    courseOf(replay, low, known).find(({ stop }) => stop.name === 'low-heart/t1.3')?.value,
  ).toBe(78);
});

describe('damaged data', () => {
  const { analysis, replay } = hands[0]!;
  type Data = Record<string, unknown> & { stops: Record<string, Record<string, unknown>> };
  const damaged = (change: (data: Data) => void): unknown => {
    const data = structuredClone(makeAnalysis(analysis)) as Data;
    change(data);
    return data;
  };
  const cases: [string, unknown, string][] = [
    ['no object', null, ''],
    ['another format', damaged((data) => (data['format'] = 'x')), 'format'],
    ['a later version', damaged((data) => (data['version'] = 2)), 'version'],
    ['another hand', damaged((data) => (data['hand'] = 'foster-02')), 'hand'],
    ['a place too few', damaged((data) => delete data.stops['t3.1']), 'stops.t3.1'],
    ['a place too many', damaged((data) => (data.stops['x/t1.1'] = {})), 'stops.x/t1.1'],
    ['a card too few', damaged((data) => delete data.stops['layout']!['CJ']), 'stops.layout.CJ'],
    ['a strange card', damaged((data) => (data.stops['layout']!['H11'] = 1)), 'stops.layout.H11'],
    ['a great number', damaged((data) => (data.stops['layout']!['CJ'] = 121)), 'stops.layout.CJ'],
    ['no number', damaged((data) => (data.stops['layout']!['CJ'] = '85')), 'stops.layout.CJ'],
    ['no layouts', damaged((data) => (data['layouts'] = [])), 'layouts'],
    ['no games', damaged((data) => (data['games'] = {})), 'games'],
  ];
  test.each(cases)('%s is refused, with its place', (_, data, where) => {
    const checked = parseAnalysis(data, replay);
    expect(checked.ok).toBe(false);
    if (!checked.ok) expect(checked.errors.map((fault) => fault.where)).toEqual([where]);
  });

  test('is reported whole: a fault in one entry does not hide one in another', () => {
    const data = damaged((data) => {
      delete data.stops['t3.1'];
      data.stops['layout']!['CJ'] = -1;
      data['layouts'] = 7;
      (data['games'] as Record<string, unknown>[])[4]!['untouched'] = 1.5;
    });
    const checked = parseAnalysis(data, replay);
    expect(checked.ok ? [] : checked.errors.map(({ where }) => where)).toEqual([
      'stops.layout.CJ',
      'stops.t3.1',
      'layouts',
      'games.4.untouched',
    ]);
  });
});

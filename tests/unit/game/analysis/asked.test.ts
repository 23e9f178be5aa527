/** From what a game is measured by to the solver's questions, and back to numbers. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ask, valueAsked, valuesAsked } from '../../../../src/game/analysis/asked.ts';
import { choiceAt } from '../../../../src/game/analysis/at-stop.ts';
import type { Choice } from '../../../../src/game/analysis/at-stop.ts';
import { workOut } from '../../../../src/game/analysis/work-out.ts';
import { parseHand } from '../../../../src/game/notation/parse.ts';
import { buildReplay } from '../../../../src/game/replay/build.ts';
import { lineOf, stopOf } from '../../../../src/game/replay/replay.ts';
import type { Client } from '../../../../src/game/solver/client.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { finish } from '../../../../src/game/solver/task.ts';

const solver = makeSolver();

/** Answers from the solver's own methods, and keeps the names of what it was asked. */
function answering(): { client: Pick<Client, 'ask'>; names: string[] } {
  const names: string[] = [];
  const ask = (question: Parameters<Client['ask']>[0]): Promise<unknown> => {
    names.push('aim' in question ? `${question.name} ${question.aim}` : question.name);
    if (question.name === 'points')
      return Promise.resolve(finish(solver.points(question.position)));
    if (question.name === 'cardPoints') {
      return Promise.resolve(finish(solver.cardPoints(question.position)));
    }
    if (question.name === 'tricks') {
      return Promise.resolve(finish(solver.tricks(question.position, question.aim)));
    }
    if (question.name === 'cardTricks') {
      return Promise.resolve(finish(solver.cardTricks(question.position, question.aim)));
    }
    return Promise.reject(new Error(question.name));
  };
  return { client: { ask: ask as Client['ask'] }, names };
}

function choiceOf(id: string, place: string): Choice {
  const parsed = parseHand(readFileSync(`content/hands/${id}.hand`, 'utf8'));
  if (!parsed.ok) throw new Error(parsed.errors[0].message);
  const replay = buildReplay(parsed.value);
  return choiceAt(replay, lineOf(replay, null), stopOf(replay, place))!;
}

const grand = choiceOf('foster-12', 't6.3');
const nullo = choiceOf('foster-23', 't1.3');

describe.each([
  { choice: grand, asked: ['points', 'cardPoints'] },
  { choice: nullo, asked: ['tricks none', 'cardTricks none'] },
  {
    choice: { ...grand, measure: 'every-trick' } satisfies Choice,
    asked: ['tricks all', 'cardTricks all'],
  },
])('$choice.measure', ({ asked, choice }) => {
  test('is asked about by its own questions', async () => {
    const { client, names } = answering();
    await ask(client, valueAsked(choice));
    await ask(client, valuesAsked(choice));
    expect(names).toEqual(asked);
  });

  test('comes to the same numbers from the worker and worked out here', async () => {
    const { client } = answering();
    const value = await ask(client, valueAsked(choice));
    expect(value).toBe(finish(workOut(solver, valueAsked(choice))));
    const values = await ask(client, valuesAsked(choice));
    expect(values).toEqual(finish(workOut(solver, valuesAsked(choice))));
    expect([...values.values()]).toContain(value);
    expect([...values.values(), value].every((one) => typeof one === 'number')).toBe(true);
  });
});

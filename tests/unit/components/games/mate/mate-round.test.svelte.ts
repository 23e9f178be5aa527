/** A round of Mate as a reader presses his way through it, against the solver without its worker. */
import { expect, test } from 'vitest';
import { answerMate } from '../../../../../src/game/others/mate/answerer.ts';
import type { MateEngine } from '../../../../../components/games/mate/engine.ts';
import { MateRound } from '../../../../../components/games/mate/mate-round.svelte.ts';
import { tellLost, tellRound } from '../../../../../components/games/mate/tell-round.ts';
import { MateSolver, firstAsides } from '../../../../../src/game/others/mate/solver.ts';
import { mateDeal } from '../../../../../src/game/others/mate/deal-number.ts';

const engine = (): MateEngine => {
  const solver = new MateSolver('plain');
  return { ask: (question) => Promise.resolve(answerMate(solver, question)) };
};

/** Waits until the engine has said what it has to say. */
async function settled(round: MateRound): Promise<void> {
  for (let turn = 0; turn < 200; turn++) {
    await Promise.resolve();
    if (round.readersTurn && round.worths !== null) return;
    if (round.stage === 'between' || round.stage === 'done') return;
  }
}

/** Plays to the end of a round, taking what `pick` says of the engine’s own list. */
async function playRound(round: MateRound, pick: 'best' | 'worst'): Promise<void> {
  for (let turn = 0; turn < 60 && round.stage !== 'done'; turn++) {
    await settled(round);
    if (round.stage === 'between') round.changeHands();
    else if (round.worths !== null) {
      const sorted = round.worths.toSorted((a, b) => a.worth - b.worth);
      round.choose((pick === 'best' ? sorted.at(-1) : sorted[0])?.card ?? null);
    }
  }
}

test.each([13_074, 77_777, 150_000])(
  'deal %i: who plays as well as the engine holds the round even, and it says nothing was lost',
  async (number) => {
    const { X, Y } = mateDeal(number);
    const due = Math.max(...firstAsides(new MateSolver('plain'), X, Y).map(({ worth }) => worth));
    const round = new MateRound({ number, law: 'plain', seat: 'X' }, engine());
    await playRound(round, 'best');
    expect(round.sheet.you - round.sheet.engine).toBe(0);
    expect(Math.max(round.sheet.you, round.sheet.engine)).toBe(Math.abs(due));
    expect(tellLost(round, (card) => card)).toBe('');
    expect(tellRound(round, (card) => card)).toContain('The round is even');
  },
);

test('who plays worse than he could is told by how much, and loses the round', async () => {
  const round = new MateRound({ number: 13_074, law: 'plain', seat: 'Y' }, engine());
  await settled(round);
  expect(round.stage).toBe('aside');
  await playRound(round, 'worst');
  expect(round.stage).toBe('done');
  expect(round.sheet.engine).toBeGreaterThan(round.sheet.you);
  expect(tellRound(round, (card) => card)).toContain('The round is the engine’s');
});

test('a card that may not be played is let be, and so is a press while the engine chooses', async () => {
  const round = new MateRound({ number: 13_074, law: 'plain', seat: 'Y' }, engine());
  round.choose(null);
  expect(round.stage).toBe('aside');
  await settled(round);
  round.choose(null);
  await settled(round);
  const before = round.cards('Y');
  const forbidden = before.find((card) => !round.allowed.includes(card));
  expect(forbidden).toBeDefined();
  round.choose(forbidden!);
  expect(round.cards('Y')).toEqual(before);
});

test('where the engine cannot be had the reader is told, and may try again', async () => {
  let there = false;
  const solver = new MateSolver('plain');
  const round = new MateRound(
    { number: 1, law: 'plain', seat: 'X' },
    {
      ask: (question) =>
        there
          ? Promise.resolve(answerMate(solver, question))
          : Promise.reject(new Error('The engine could not be loaded.')),
    },
  );
  await Promise.resolve();
  await Promise.resolve();
  expect(round.trouble).toBe('The engine could not be loaded.');
  there = true;
  round.tryAgain();
  await settled(round);
  expect(round.trouble).toBe('');
  expect(round.worths).not.toBeNull();
});

test('who plays on without what the engine says is told of no trouble that is over', async () => {
  const solver = new MateSolver('plain');
  let asked = 0;
  const round = new MateRound(
    { number: 1, law: 'plain', seat: 'X' },
    {
      ask: (question) =>
        asked++ === 0
          ? Promise.reject(new Error('The engine could not be loaded.'))
          : Promise.resolve(answerMate(solver, question)),
    },
  );
  await Promise.resolve();
  await Promise.resolve();
  expect(round.trouble).not.toBe('');
  round.choose(null);
  await settled(round);
  expect(round.trouble).toBe('');
  expect(tellLost(round, (card) => card)).toBe('');
});

test('the same deal again begins with the hand the reader had first', async () => {
  const round = new MateRound({ number: 13_074, law: 'plain', seat: 'Y' }, engine());
  expect(round.began).toEqual({ number: 13_074, law: 'plain', seat: 'Y' });
  await playRound(round, 'best');
  expect(round.seat).toBe('X');
  expect(round.began.seat).toBe('Y');
});

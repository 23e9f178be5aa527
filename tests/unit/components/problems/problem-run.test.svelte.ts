import { expect, test } from 'vitest';
import { ProblemRun } from '../../../../components/problems/problem-run.svelte.ts';
import { NO_PROGRESS, withResults } from '../../../../src/practice/progress.ts';
import type { Progress, Result } from '../../../../src/practice/progress.ts';
import type { BegunProblem } from '../../../../src/problems/begun.ts';
import { FIRST_DAY, problemOfDay } from '../../../../src/problems/daily.ts';
import type { Problem } from '../../../../src/problems/problem.ts';
import type { ProblemLaw } from '../../../../src/problems/problem-set.ts';
import { problemSets } from '../../../../src/problems/at-build.ts';

const TODAY = FIRST_DAY + 40;
const isko = problemSets().find(({ law }) => law === 'isko')!;
const wrongCard = ({ right, shares }: Problem) =>
  shares.find(({ card }) => !right.includes(card))!.card;

class Store {
  progress: Progress = $state.raw(NO_PROGRESS);
  today = $state(TODAY);
  look(): void {
    // The clock stands still.
  }
  record(result: Result): void {
    this.progress = withResults(this.progress, [result]);
  }
}

/** A page with its storage and its clock. */
function page() {
  let number = 0;
  let begun: BegunProblem | null = null;
  const store = new Store();
  const still = (): void => undefined;
  const world = {
    store,
    device: {
      now: () => store.today * 86_400_000 + ++number,
      day: () => store.today,
      seed: () => 1,
      name: () => `n${++number}`,
      watch: { pause: still, resume: still, start: still, seconds: 9 },
    },
    load: (law: ProblemLaw) => Promise.resolve(problemSets().find((set) => set.law === law)!),
    chapters: { 'today/defending-together': 'Defending together' },
    begun: {
      read: () => begun ?? undefined,
      write: (value: BegunProblem | null) => {
        begun = value;
      },
    },
  };
  return { store, world, open: () => new ProblemRun(world) };
}

test('without an address it is the problem of the day, and a wrong card is kept as missed', async () => {
  const { open, store } = page();
  const run = open();
  await run.open('', 'isko');
  expect(run.day).toBe(TODAY);
  expect(run.problem?.id).toBe(problemOfDay(TODAY, isko.heads).id);
  const problem = run.problem!;
  run.answer(wrongCard(problem));
  expect(run.isRight).toBe(false);
  expect(store.progress.results).toMatchObject([
    { drill: 'problem', question: problem.id, right: false, again: false, level: problem.grade },
  ]);
  // One press, one answer.
  run.answer(problem.right[0]!);
  expect(store.progress.results).toHaveLength(1);
  expect(run.due).toEqual([]);
  store.today = TODAY + 1;
  expect(run.due).toEqual([problem.id]);
});

test('an answer is there again after a reload, and the set that the problem is one of', async () => {
  const { open } = page();
  const run = open();
  await run.open('#grade=2', 'isko');
  const { id } = run.problem!;
  expect(run.problem?.grade).toBe(2);
  run.answer(run.problem!.right[0]!);
  const after = open();
  await after.open(`#${id}`, 'isko');
  expect(after.isRight).toBe(true);
  expect(after.of).toEqual({ kind: 'grade', of: '2' });
  after.next();
  expect(after.card).toBe(null);
  expect(after.problem?.grade).toBe(2);
  expect(after.problem?.id).not.toBe(id);
});

test('the same problem once more on the same day says nothing about the skill', async () => {
  const { open, store } = page();
  const run = open();
  await run.open('', 'isko');
  run.answer(wrongCard(run.problem!));
  run.again();
  run.answer(run.problem!.right[0]!);
  expect(store.progress.results.map(({ again, right }) => [again, right])).toEqual([
    [false, false],
    [true, true],
  ]);
  expect(run.answered.get(run.problem!.id)).toEqual({ first: false, solved: false });
  expect(run.firstAnswers).toHaveLength(1);
});

test('“Next problem” never asks one that is solved, and a set ends when all of it is', async () => {
  const { open } = page();
  const run = open();
  await run.open('#grade=1', 'isko');
  const ids: string[] = [];
  for (let guard = 0; guard < 2000 && run.problem !== null; guard++) {
    expect(ids).not.toContain(run.problem.id);
    ids.push(run.problem.id);
    run.answer(run.problem.right[0]!);
    run.next();
  }
  expect(ids).toHaveLength(isko.heads.filter(({ grade }) => grade === 1).length);
  expect(run.isDone).toBe(true);
});

test('what was missed comes back by its address, one after the other, until none is left', async () => {
  const { open, store } = page();
  const run = open();
  await run.open('#grade=1', 'isko');
  const missed: string[] = [];
  for (let count = 0; count < 2; count++) {
    missed.push(run.problem!.id);
    run.answer(wrongCard(run.problem!));
    run.next();
  }
  store.today = TODAY + 1;
  await run.open('#again', 'isko');
  const back: string[] = [];
  for (let guard = 0; guard < 5 && run.problem !== null; guard++) {
    back.push(run.problem.id);
    run.answer(run.problem.right[0]!);
    run.next();
  }
  expect(back.toSorted()).toEqual(missed.toSorted());
  expect(run.isDone).toBe(true);
});

test('an address that nothing is at leads to today’s problem, and says so', async () => {
  const { open } = page();
  for (const hash of ['#nothing-12', '#day=2031-01-01', '#theme=no-such-theme']) {
    const run = open();
    await run.open(hash, 'isko');
    expect(run.problem?.id).toBe(problemOfDay(TODAY, isko.heads).id);
    expect(run.trouble).not.toBe('');
  }
});

test('without a connection it says what to do', async () => {
  const { world } = page();
  const run = new ProblemRun({ ...world, load: () => Promise.reject(new Error('offline')) });
  await run.open('', 'isko');
  expect(run.problem).toBe(null);
  expect(run.trouble).toContain('reload the page');
});

test('the last address asked for is shown, whichever problems are loaded first', async () => {
  const { world } = page();
  const loads: Partial<Record<ProblemLaw, () => void>> = {};
  const load = (law: ProblemLaw) =>
    new Promise<void>((done) => (loads[law] = done)).then(() => world.load(law));
  const run = new ProblemRun({ ...world, load });
  const first = run.open('#grade=2', 'isko');
  const last = run.open('', 'american-1922');
  loads['american-1922']!();
  await last;
  loads.isko!();
  await first;
  expect([run.set?.law, run.problem?.law, run.of]).toEqual([
    'american-1922',
    'american-1922',
    null,
  ]);
});

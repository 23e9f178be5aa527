/** What is due counts only what can be asked. */
import { expect, test } from 'vitest';
import { loadDue } from '../../../../components/practice/due/load-due.ts';
import { NO_PROGRESS, withResults } from '../../../../src/practice/progress.ts';
import type { Result } from '../../../../src/practice/progress.ts';

const TODAY = 20_000;
const missedIn = (drill: string): Result => ({
  id: `${drill}.1`,
  at: (TODAY - 3) * 86_400_000,
  day: TODAY - 3,
  drill,
  kind: 'single',
  level: 1,
  right: false,
  seconds: 3,
  again: false,
});

test('what was missed in a drill that this version does not have is kept, but not asked', async () => {
  const progress = withResults(NO_PROGRESS, ['points', 'bluffing'].map(missedIn));
  const { missed } = await loadDue({ progress, today: TODAY });
  expect(missed.map(({ drill }) => drill)).toEqual(['points']);
});

/** Fills in how many missed questions come back today, and how many of the day’s are answered. */
import { GO_ON_PRACTICE } from '#edition/practice/go-on-words.ts';
import { sayDueToday } from '#edition/practice/memory/due-words.ts';
import { BROWSER } from '../../../src/lib/storage/browser.ts';
import { Kept } from '../../../src/lib/storage/kept.ts';
import { PROGRESS_FORMAT } from '../../../src/practice/parse-progress.ts';
import { dailyAnswers } from '../../../src/practice/daily/done.ts';
import { OF_A_DAY } from '../../../src/practice/daily/plan.ts';
import type { Progress } from '../../../src/practice/progress.ts';
import { clockDay } from '../../parts/device.ts';
import { showGoOn } from '../../parts/go-on.ts';
import { loadDue } from './load-due.ts';

async function show(progress: Progress): Promise<void> {
  const today = clockDay();
  const answered = dailyAnswers(progress.results).get(today)?.size ?? 0;
  const place = answered === 0 ? GO_ON_PRACTICE.whole : GO_ON_PRACTICE.left(OF_A_DAY - answered);
  showGoOn('today', answered >= OF_A_DAY ? '' : place);
  const { missed } = await loadDue({ progress, today });
  showGoOn('due', missed.length === 0 ? '' : GO_ON_PRACTICE.dueToday(missed.length));
  for (const place of document.querySelectorAll('[data-due-count]')) {
    place.textContent = missed.length === 0 ? '' : sayDueToday(missed.length);
  }
}

new Kept(PROGRESS_FORMAT, BROWSER, {
  holds: false,
  tell: ({ value }) => void show(value),
}).open();

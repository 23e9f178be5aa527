/** Fills in how many missed questions come back today. */
import { BROWSER } from '../../../src/lib/storage/browser.ts';
import { Kept } from '../../../src/lib/storage/kept.ts';
import { PROGRESS_FORMAT } from '../../../src/practice/parse-progress.ts';
import type { Progress } from '../../../src/practice/progress.ts';
import { clockDay } from '../../parts/device.ts';
import { loadDue } from './load-due.ts';

async function show(progress: Progress): Promise<void> {
  const { missed } = await loadDue({ progress, today: clockDay() });
  for (const place of document.querySelectorAll('[data-due-count]')) {
    place.textContent = missed.length === 0 ? '' : `${missed.length} due today.`;
  }
}

new Kept(PROGRESS_FORMAT, BROWSER, {
  holds: false,
  tell: ({ value }) => void show(value),
}).open();

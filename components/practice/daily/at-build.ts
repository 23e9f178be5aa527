/** Collects at build what the pages of a day’s questions need of the drills. */
import { SPECIMEN_DAY, dailyPlan } from '../../../src/practice/daily/plan.ts';
import type { DailyFacts } from '../../../src/practice/daily/plan.ts';
import { sayFullDate } from '../../../src/lib/days.ts';
import type { Origin } from '../../../src/practice/origin.ts';
import { AFTER_LESSON, taughtFactsOf } from '../../../src/practice/taught/taught.ts';
import { loadAllDrills, loadDrill } from '../load-drill.ts';
import type { DrillParts } from '../load-drill.ts';

/** All drills on Skat, with the facts that the plan of a day needs. */
export async function dailyDrills(): Promise<DailyFacts[]> {
  return (await loadAllDrills())
    .filter(({ ofSkat = true }) => ofSkat)
    .map((drill) => ({
      ...taughtFactsOf(drill),
      id: drill.id,
      title: drill.title,
      seconds: drill.levels.map((_, at) => drill.usualSeconds(at + 1)),
    }));
}

/** The questions and the date of the day that is shown where no script can find today’s. */
export async function specimenDay(drills: readonly DailyFacts[]): Promise<{
  readonly items: readonly { readonly parts: DrillParts; readonly origin: Origin }[];
  readonly date: string;
}> {
  const items = await Promise.all(
    dailyPlan(SPECIMEN_DAY, drills, AFTER_LESSON).map(async ({ drill, origin }) => ({
      parts: await loadDrill(drill),
      origin,
    })),
  );
  return { items, date: sayFullDate(SPECIMEN_DAY) };
}

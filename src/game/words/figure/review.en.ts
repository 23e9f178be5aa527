/** What a review of a game has found. */
import type { Measure } from '../../analysis/measure.ts';
import { saySpokenChange } from '#edition/game/analysis/analysis-words.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { capital } from '../text.ts';

/** The values with all cards open could not be had. */
export const NOT_SEEN =
  'The values of bids and games with all cards open could not be loaded. Are you offline?';

/** A card that gave nothing away with all cards open. */
export const COST_NOTHING = 'With all cards open it cost nothing.';

/** What a card gave away with all cards open. */
export const sayCost = (measure: Measure, change: { before: number; after: number }): string =>
  `${capital(saySpokenChange(measure, change))}.`;

/** How far the review has come. */
export const sayLookedAt = (done: number, all: number, isStopped: boolean): string =>
  `${done} of ${counted(all, 'decision')} looked at${isStopped ? '.' : ' …'}`;

/** How many decisions cost something. @param isMore whether only those that cost most are shown. */
export const sayCostly = (costly: number, all: number, isMore: boolean): string =>
  `By what you could know, ${costly} of ${counted(all, 'decision')} clearly cost points${isMore ? '. These cost most' : ''}.`;

/** What a decision costs on the sheet, in points. */
export const sayOnSheet = (points: number): string =>
  `On the sheet that is about ${counted(points, 'point')} on average.`;

/** Where it is taught, in lines with gaps for the chapter and the drill. */
export const TAUGHT = {
  chapter: 'It is taught in {chapter}.',
  both: 'It is taught in {chapter}, and practised in {drill}.',
  drill: 'the drill',
} as const;

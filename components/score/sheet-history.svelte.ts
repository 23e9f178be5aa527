/** The changes to the open sheet that can be undone and done again. */
import { STEPS } from '#edition/score/pad-words.ts';
import type { KeptSheet } from '../../src/score/score-sheet.ts';

/** A change to a sheet. */
export interface SheetStep {
  /** What was done, in words. */
  readonly did: string;
  readonly before: KeptSheet;
  readonly after: KeptSheet;
}

/** Whether all that stands on two sheets is the same. */
export const isSameSheet = (a: KeptSheet, b: KeptSheet): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

export class SheetHistory {
  #done: readonly SheetStep[] = $state.raw([]);
  #undone: readonly SheetStep[] = $state.raw([]);

  /** The step that can be undone: the last one, or after a reload the last deal; null where there is none. */
  stepToUndo(sheet: KeptSheet): SheetStep | null {
    const step = this.#done.at(-1);
    if (step !== undefined && isSameSheet(step.after, sheet)) return step;
    const { deals } = sheet;
    if (deals.length === 0) return null;
    const before = { ...sheet, deals: deals.slice(0, -1) };
    return { did: STEPS.deal(deals.length), before, after: sheet };
  }

  /** The step that can be done again; null where there is none. */
  stepToRedo(sheet: KeptSheet): SheetStep | null {
    const step = this.#undone.at(-1);
    return step !== undefined && isSameSheet(step.before, sheet) ? step : null;
  }

  /** Notes a new step, after which nothing can be done again. */
  add(step: SheetStep): void {
    this.#done = [...this.#done, step];
    this.#undone = [];
  }

  /** Notes that a step has been undone. */
  moveBack(step: SheetStep): void {
    this.#done = this.#done.at(-1) === step ? this.#done.slice(0, -1) : [];
    this.#undone = [...this.#undone, step];
  }

  /** Notes that a step has been done again. */
  moveOn(step: SheetStep): void {
    this.#undone = this.#undone.slice(0, -1);
    this.#done = [...this.#done, step];
  }

  clear(): void {
    this.#done = [];
    this.#undone = [];
  }
}

/** The remarks of an analysis on the cards of a figure. */
import type { Choice } from '../../../src/game/analysis/at-stop.ts';
import type { CourseChange } from '../../../src/game/analysis/course.ts';
import type { Measure } from '../../../src/game/analysis/measure.ts';
import { bestCards } from '../../../src/game/analysis/values.ts';
import type { CardValues } from '../../../src/game/analysis/values.ts';
import { cardSign, shortChange } from '../../../src/game/analysis/value-signs.ts';
import { cardValueWords, saySpokenChange } from '#edition/game/analysis/analysis-words.ts';
import type { Card } from '../../../src/game/skat/cards.ts';
import type { Remark } from '../remarks.ts';

/** Remarks with the value of each playable card. */
export function cardRemarks(
  measure: Measure,
  choice: Choice,
  values: CardValues,
): ReadonlyMap<Card, Remark> {
  const best = bestCards(choice, values);
  return new Map(
    [...values].map(([card, value]) => [
      card,
      {
        label: cardSign(choice, values, card),
        spoken: cardValueWords(measure, value),
        best: best.includes(card),
      },
    ]),
  );
}

/** Remarks on the cards that changed the value, by the places after them. */
export function playRemarks(
  measure: Measure,
  changes: readonly CourseChange[],
): ReadonlyMap<string, Remark> {
  return new Map(
    changes.map((change) => [
      change.stop.name,
      {
        label: shortChange(measure, change),
        spoken: saySpokenChange(measure, change),
        best: false,
      },
    ]),
  );
}

/** No remarks on any card. */
export const NO_CARDS: ReadonlyMap<Card, Remark> = new Map();
export const NO_PLAYS: ReadonlyMap<string, Remark> = new Map();

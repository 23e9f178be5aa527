import { findPlace } from '../../../src/game/replay/step.ts';
import type { SkatFigure as Figure } from '../figure.svelte.ts';

/**
 * The places of a figure that have a question, by full name, with the view of the table there: the
 * unanswered ones on the page, `extraPlaces`, and those already known (`before`).
 */
export function questionPlaces(
  figure: Figure,
  hand: string,
  extraPlaces: readonly string[],
  before: ReadonlyMap<string, 'seat' | 'open'> = new Map(),
): ReadonlyMap<string, 'seat' | 'open'> {
  const questions = new Map(before);
  const add = (name: string, view: 'seat' | 'open'): void => {
    const found = findPlace(figure.replay, name);
    if (found.ok) questions.set(found.stop.name, view);
  };
  for (const name of extraPlaces) add(name, 'seat');
  const elements = document.querySelectorAll<HTMLElement>(
    `[data-ask^="${hand}/"]:not([data-told])`,
  );
  for (const { dataset } of elements) {
    add(
      (dataset['ask'] ?? '').slice(hand.length + 1),
      dataset['open'] === undefined ? 'seat' : 'open',
    );
  }
  return questions;
}

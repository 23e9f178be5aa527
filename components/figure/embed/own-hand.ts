/** Reads a hand that a page provides as text; loaded only for such a page. */
import { parseHand } from '../../../src/game/notation/parse.ts';
import { figureData } from '../../../src/game/replay/figure-data.ts';
import type { HandToShow, TextMistakes } from './hand-source.ts';
import MistakesList from './MistakesList.svelte';

/** Reads a hand in the hand notation; returns the mistakes if there are any. */
export function readOwnHand(text: string): HandToShow | TextMistakes {
  const parsed = parseHand(text);
  if (!parsed.ok) return { text, entries: parsed.errors, list: MistakesList };
  return { data: figureData(parsed.value), number: null, home: null };
}

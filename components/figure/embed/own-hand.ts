/** A hand of the page’s own, from its text; loaded where one stands. */
import { parseHand } from '../../../src/game/notation/parse.ts';
import { figureData } from '../../../src/game/replay/figure-data.ts';
import type { HandToShow, TextMistakes } from './hand-source.ts';
import MistakesList from './MistakesList.svelte';

/** Reads a hand in the notation of the book; or all that is wrong with it. */
export function readOwnHand(text: string): HandToShow | TextMistakes {
  const parsed = parseHand(text);
  if (!parsed.ok) return { text, entries: parsed.errors, list: MistakesList };
  return { data: figureData(parsed.value), number: null, home: null };
}

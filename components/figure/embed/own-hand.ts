/** Reads a hand that a page provides as text or JSON; loaded only for such a page. */
import { parseHand } from '../../../src/game/notation/parse.ts';
import { parsePublicHand } from '../../../src/game/notation/read/public.ts';
import { figureData } from '../../../src/game/replay/figure-data.ts';
import type { HandToShow, TextMistakes } from './hand-source.ts';
import MistakesList from './MistakesList.svelte';

/** Reads a hand in the hand notation or as JSON; returns the mistakes if there are any. */
export function readOwnHand(text: string): HandToShow | TextMistakes {
  const parsed = /^\s*[[{]\s*["{]/u.test(text) ? parsePublicHand(text) : parseHand(text);
  if (parsed.ok) return { data: figureData(parsed.value), number: null, home: null };
  const entries = parsed.errors.map(({ column, hint, line, message }) => ({
    ...{ message, hint },
    line: line ?? 1,
    column: column ?? 1,
  }));
  return { text, entries, list: MistakesList };
}

/** Slips of the 1922 text, from the chapters’ notes on it and their misprints, for the list of errata. */
import { lawNumber } from './exhibits/laws/law-number.ts';
import { lawMention } from './law-links.ts';
import { cardName } from '../game/words/cards.ts';
import { isCard } from '../game/skat/cards.ts';

/** A slip of the text of 1922. */
export interface TextErratum {
  /** The page of 1922, or the pages: `37`, `82–83`. */
  readonly page: string;
  /** What is wrong, in plain words; null when a part of it is only known when the chapter is built. */
  readonly text: string | null;
}

const NOTE = /<(Note book="Foster"|Misprint) page="([^"]+)">\n(.*?)<\/(?:Note|Misprint)>/gs;

/**
 * Finds the notes on Foster’s own text and the misprints in a chapter, in their order.
 *
 * @param chapter the chapter as its author wrote it.
 */
export function findTextErrata(chapter: string): TextErratum[] {
  return [...chapter.matchAll(NOTE)].map(({ 2: page = '', 3: note = '' }) => ({
    page,
    text: plainWords(note),
  }));
}

function plainWords(note: string): string | null {
  const words = note
    .replace(/<InlineCard card="([^"]*)" \/>/g, (whole, card: string) =>
      isCard(card) ? cardName(card) : whole,
    )
    .replace(/<Law n="([^"]*)" \/>/g, (_, n: string) =>
      lawMention(n)
        .map(({ text }) => text)
        .join(''),
    )
    .replace(/<LawValue of="([^"]*)"(?: law="([^"]*)")? \/>/g, (_, of: string, law?: string) =>
      String(lawNumber(of, law ?? 'american-1922')),
    )
    .replace(
      /<(?:Fact|Measured|Verdict|Worst)\b[^>]*>([^<]*)<\/(?:Fact|Measured|Verdict|Worst)>/g,
      '$1',
    )
    .replace(/<(At|Term|i|em|span)\b[^>]*>(.*?)<\/\1>/gs, '$2')
    .replace(/\{' '\}/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return /[<{]/.test(words) ? null : words;
}

/** The number by which notes are put in order: `82` for pages 82–83. */
export function firstPageOf({ page }: TextErratum): number {
  return Number(/^\d+/.exec(page)?.[0] ?? 0);
}

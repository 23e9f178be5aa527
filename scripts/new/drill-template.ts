/**
 * The files of a new drill, from the texts in `scripts/new/drill`. They are a small drill that works, on the
 * points of a card: its author changes it into another, and fills in the marks.
 */
import { readFileSync } from 'node:fs';
import { MARK } from '../../src/book/marks.ts';
import type { NewFile } from './new-file.ts';

/** Where each text belongs, by its name; `@id@` is the drill’s id. */
const FILES = [
  ['drill.ts', 'src/practice/drills/@id@/drill.ts'],
  ['words.en.ts', 'src/practice/drills/@id@/@id@-words.en.ts'],
  ['words.de.ts', 'src/practice/drills/@id@/@id@-words.de.ts'],
  ['Question.svelte', 'components/practice/drills/@id@/Question.svelte'],
  ['test.ts', 'tests/unit/practice/drills/@id@.test.ts'],
  ['way.ts', 'tests/browser/support/ways/@id@.ts'],
] as const;

/** @param id the name of its folder, `card-count`; names in its code are made from it, `cardCount`, `CARD_COUNT`. */
export function drillFiles(id: string): readonly NewFile[] {
  const name = id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const fill = (text: string): string =>
    text
      .replaceAll('@id@', id)
      .replaceAll('@name@', name)
      .replaceAll('@NAME@', id.toUpperCase().replaceAll('-', '_'))
      .replaceAll('@Name@', `${name.charAt(0).toUpperCase()}${name.slice(1)}`)
      .replaceAll('@MARK@', MARK);
  return FILES.map(([from, to]) => ({
    file: fill(to),
    text: fill(readFileSync(new URL(`drill/${from}.txt`, import.meta.url), 'utf8')),
  }));
}

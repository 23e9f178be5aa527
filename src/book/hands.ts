/**
 * The book's hands, read from content/hands when the site is built. A file with a mistake stops
 * the build and says where.
 */
import type { Hand } from '../game/notation/hand.ts';
import { parseHand } from '../game/notation/parse.ts';
import { compareHands } from './hand-names.ts';

const files = import.meta.glob<string>('/content/hands/*.hand', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const texts = new Map<string, string>();
const read: Hand[] = [];
const mistakes: string[] = [];

for (const [path, text] of Object.entries(files)) {
  const file = path.slice(1);
  const parsed = parseHand(text, { file });
  if (!parsed.ok) {
    for (const { line, column, message, hint } of parsed.errors) {
      mistakes.push(`${file}:${line}:${column}: ${message} ${hint}`);
    }
  } else if (file !== `content/hands/${parsed.value.id}.hand`) {
    mistakes.push(`${file}:1:1: The id is “${parsed.value.id}”; it must be the file’s name.`);
  } else {
    read.push(parsed.value);
    texts.set(parsed.value.id, text);
  }
}
if (mistakes.length > 0) throw new Error(`Hands with mistakes:\n${mistakes.join('\n')}`);

/** All hands, those of the manual first. */
export const hands: readonly Hand[] = read.sort(compareHands);

/**
 * The hand of this id.
 *
 * @throws Error when there is none: that stops the build, for a page or chapter names the wrong id.
 */
export function handById(id: string): Hand {
  const hand = hands.find((each) => each.id === id);
  if (hand === undefined) throw new Error(`There is no hand “${id}” in content/hands.`);
  return hand;
}

/** The text of a hand's file as its author wrote it. */
export function handText(hand: Hand): string {
  return texts.get(hand.id) ?? '';
}

/**
 * The book's hands, read from content/hands when the site is built. A file with a mistake stops
 * the build and says where.
 */
import type { Hand } from '../game/notation/hand.ts';
import { parseHand } from '../game/notation/parse.ts';
import { compareHands } from './hand-names.ts';
import { errorAt, idsOf, reportMistakes } from './hand-mistakes.ts';
import type { HandMistake } from './hand-mistakes.ts';

const files = import.meta.glob<string>('/content/hands/*.hand', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const fileOf = (id: string): string => `content/hands/${id}.hand`;

const texts = new Map<string, string>();
const read: Hand[] = [];
const mistakes: HandMistake[] = [];

for (const [path, text] of Object.entries(files)) {
  const file = path.slice(1);
  const parsed = parseHand(text, { file });
  if (!parsed.ok) {
    for (const { line, column, message, hint } of parsed.errors) {
      mistakes.push({ file, line, column, message: `${message} ${hint}` });
    }
  } else if (file !== fileOf(parsed.value.id)) {
    const message = `The id is “${parsed.value.id}”; it must be the file’s name.`;
    mistakes.push({ file, line: 1, column: 1, message });
  } else {
    read.push(parsed.value);
    texts.set(parsed.value.id, text);
  }
}
reportMistakes(mistakes);

/** All hands, those of the manual first. */
export const hands: readonly Hand[] = read.sort(compareHands);

/** The ids of all hands, and in `npm run dev` of those with mistakes, whose pages show the mistake. */
export const handIds: readonly string[] = [...hands.map(({ id }) => id), ...idsOf(mistakes)];

/**
 * The hand of this id.
 *
 * @throws Error when there is none, for a page or chapter names the wrong id, or it has a mistake.
 */
export function handById(id: string): Hand {
  const mistake = mistakes.find(({ file }) => file === fileOf(id));
  if (mistake !== undefined) throw errorAt(mistake);
  const hand = hands.find((each) => each.id === id);
  if (hand === undefined) throw new Error(`There is no hand “${id}” in content/hands.`);
  return hand;
}

/** The text of a hand's file as its author wrote it. */
export function handText(hand: Hand): string {
  return texts.get(hand.id) ?? '';
}

/**
 * The hands of the other games, read from `content/hands/<game>` when the site is built. A file with a
 * mistake stops the build and says where.
 */
import { GAMES } from '../game/others/games.ts';
import { gameOfText } from '../game/notation/games/parse.ts';
import type { GameHand } from '../game/notation/hand.ts';
import { errorAt, idsOf, reportMistakes } from './hand-mistakes.ts';
import type { HandMistake } from './hand-mistakes.ts';

const files = import.meta.glob<string>('/content/hands/*/*.hand', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const texts = new Map<string, string>();
const read: GameHand[] = [];
const mistakes: HandMistake[] = [];

for (const [path, text] of Object.entries(files)) {
  const file = path.slice(1);
  const game = GAMES.find(({ id }) => id === gameOfText(text));
  if (game === undefined || !file.startsWith(`content/hands/${game.id}/`)) {
    const message = 'The file does not name the game of its folder, as in game: whist';
    mistakes.push({ file, line: 1, column: 1, message });
    continue;
  }
  const parsed = game.read(text, file);
  if (!parsed.ok) {
    for (const { line, column, message, hint } of parsed.errors) {
      mistakes.push({ file, line, column, message: `${message} ${hint}` });
    }
  } else if (!file.endsWith(`/${parsed.value.id}.hand`)) {
    const message = `The id is “${parsed.value.id}”; it must be the file’s name.`;
    mistakes.push({ file, line: 1, column: 1, message });
  } else {
    read.push(parsed.value);
    texts.set(parsed.value.id, text);
  }
}
reportMistakes(mistakes);

/** All of them, game by game, by their numbers; those without one after the others. */
export const gameHands: readonly GameHand[] = read.sort(
  (a, b) =>
    GAMES.findIndex(({ id }) => id === a.game) - GAMES.findIndex(({ id }) => id === b.game) ||
    Number(a.number === null) - Number(b.number === null) ||
    (a.number ?? 0) - (b.number ?? 0),
);

/** The ids of all of them, and in `npm run dev` of those with mistakes. */
export const gameHandIds: readonly string[] = [
  ...gameHands.map(({ id }) => id),
  ...idsOf(mistakes),
];

/**
 * The hand of this id.
 *
 * @throws Error when there is none, for a page or chapter names the wrong id, or it has a mistake.
 */
export function gameHandById(id: string): GameHand {
  const mistake = mistakes.find(({ file }) => file.endsWith(`/${id}.hand`));
  if (mistake !== undefined) throw errorAt(mistake);
  const hand = gameHands.find((each) => each.id === id);
  if (hand === undefined) throw new Error(`There is no hand “${id}” in a folder of content/hands.`);
  return hand;
}

/** The text of a hand's file as its author wrote it. */
export function gameHandText({ id }: GameHand): string {
  return texts.get(id) ?? '';
}

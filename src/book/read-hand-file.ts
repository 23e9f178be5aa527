/** One hand’s file, read: the hand, or what is wrong with the file. */
import { gameOfText } from '../game/notation/games/parse.ts';
import type { GameHand, Hand } from '../game/notation/hand.ts';
import { parseHand } from '../game/notation/parse.ts';
import { GAMES } from '../game/others/games.ts';
import type { HandMistake } from './hand-mistakes.ts';
import { findMarks, sayMark } from './marks.ts';

/** A file of `content/hands`: of Skat, or in a folder of `content/hands/<game>` of another game. */
export interface HandReading {
  /** From the top folder, with `/` on every system: `content/hands/foster-01.hand`. */
  readonly file: string;
  /** The file’s name without its ending, which is the id of its hand. */
  readonly id: string;
  /** As its author wrote it, or as it is printed with the words of a translation. */
  readonly text: string;
  /** Null where there are mistakes. */
  readonly hand: Hand | GameHand | null;
  readonly mistakes: readonly HandMistake[];
}

/** Reads a hand’s text. The file’s folder says which game it must be, and its name the id. */
export function readHandFile(file: string, text: string): HandReading {
  const [, , ...path] = file.split('/');
  const id = (path.at(-1) ?? '').replace(/\.hand$/, '');
  const atHead = (message: string): HandReading => ({
    ...{ file, id, text, hand: null },
    mistakes: [{ file, line: 1, column: 1, message }],
  });
  const marks = findMarks(text);
  if (marks.length > 0) {
    const mistakes = marks.map((mark) => ({
      ...{ file, line: mark.line, column: mark.column },
      message: sayMark(mark),
    }));
    return { file, id, text, hand: null, mistakes };
  }
  const game = path.length === 1 ? undefined : GAMES.find((one) => one.id === gameOfText(text));
  if (path.length > 1 && game?.id !== path[0]) {
    return atHead('The file does not name the game of its folder, as in game: whist');
  }
  const parsed = game === undefined ? parseHand(text, { file }) : game.read(text, file);
  if (!parsed.ok) {
    const mistakes = parsed.errors.map(({ column, hint, line, message }) => ({
      ...{ file, line, column },
      message: `${message} ${hint}`,
    }));
    return { file, id, text, hand: null, mistakes };
  }
  if (parsed.value.id !== id) {
    return atHead(`The id is “${parsed.value.id}”; it must be the file’s name.`);
  }
  return { file, id, text, hand: parsed.value, mistakes: [] };
}

/** Whether a file is of Skat, and not in the folder of another game. */
export const isSkatFile = ({ file }: HandReading): boolean => file.split('/').length === 3;

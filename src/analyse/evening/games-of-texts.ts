/** The rows of an evening that was kept, from its texts. */
import { NOTHING } from '#edition/analyse/paste/paste-words.ts';
import { isOpenable } from '../paste/account-of.ts';
import { readPaste } from '../paste/read.ts';
import { entryOf } from './entry-of.ts';
import { wrongGame } from './game.ts';
import type { EveningGame } from './game.ts';

/** The rows of texts that were one piece each when they were read first, in their order. */
export function gamesOfTexts(texts: readonly string[]): EveningGame[] {
  return texts.map((text) => {
    const { pieces } = readPaste(text);
    const piece = pieces.find(isOpenable) ?? pieces[0];
    return piece === undefined ? wrongGame(text, EMPTY) : { ...entryOf(piece), text };
  });
}

const EMPTY = { line: null, column: null, message: NOTHING, hint: '' };

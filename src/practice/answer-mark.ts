/** How the choices of a question are marked after the answer. */
import { MARK_NAMES } from '#edition/practice/frame-words.ts';

const SIGNS = { right: '✓', missed: '○', wrong: '✗' } as const;

/** A mark as a sign and a word. */
export interface AnswerMark {
  readonly sign: string;
  readonly word: string;
}

/**
 * The mark of one choice: right, wrong, or missed where it would have been right; null for a wrong one
 * that was not chosen.
 */
export function answerMark(isRight: boolean, isChosen: boolean): AnswerMark | null {
  if (!isRight && !isChosen) return null;
  const mark = isRight ? (isChosen ? 'right' : 'missed') : 'wrong';
  return { sign: SIGNS[mark], word: MARK_NAMES[mark] };
}

/** A mark with its sign before it: `✓ right`; empty where there is none. */
export const sayMark = (mark: AnswerMark | null): string =>
  mark === null ? '' : `${mark.sign} ${mark.word}`;

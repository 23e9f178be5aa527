/** Reads a question from stored progress; question-text.ts writes it. */
import { questionHash } from '../question-text.ts';
import type { Drill, QuestionBase } from '../drill.ts';
import { makeQuestion } from '../origin.ts';
import type { Origin } from '../origin.ts';
import { PROBLEM_DRILL, drillAddress } from '../permalink.ts';
import { parseQuestionAddress } from '../read-permalink.ts';

/**
 * The origin of a stored question.
 *
 * @returns undefined where the text is not valid, or the drill now makes another question of it.
 */
export function readQuestionText<Question extends QuestionBase, Answer>(
  drill: Drill<Question, Answer>,
  text: string,
): Origin | undefined {
  const origin = parseQuestionAddress(drill, text);
  if (!origin.ok || origin.value === null) return undefined;
  const { key } = makeQuestion(drill, origin.value);
  return new URLSearchParams(text).get('is') === questionHash(key) ? origin.value : undefined;
}

/** The address of a stored question, for a link. */
export function storedQuestionAddress(drill: string, text: string): string {
  if (drill === PROBLEM_DRILL) return `${drillAddress(drill)}#${text}`;
  const parts = new URLSearchParams(text);
  parts.delete('is');
  return `${drillAddress(drill)}?${parts.toString()}`;
}

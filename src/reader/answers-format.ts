/**
 * Answers to the questions of chapters as they are kept:
 *
 *     {"vorhand": "answers", "version": 1, "answers": {"foster-01/t7": {card or null, at}, …}}
 */
import { isObject } from '../lib/json/json.ts';
import type { Format, Reading } from '../lib/storage/format.ts';
import { isCard } from '../game/skat/cards.ts';
import type { AnswerGiven, AnswersGiven } from './answers.ts';
import { isHandPlace, isSlug, isTime, versionOf } from './checks.ts';

const VERSION = 1;

/** Answers as they are kept. What makes no sense is left out. */
export const ANSWERS_FORMAT: Format<AnswersGiven> = {
  key: 'vorhand-answers',
  asideKey: 'vorhand-answers-aside',
  empty: {},
  make: (answers) => ({ vorhand: 'answers', version: VERSION, answers }),
  read,
};

function read(data: unknown): Reading<AnswersGiven> {
  const version = versionOf(data, 'answers', VERSION);
  if (version === 'newer') return { is: 'newer' };
  const answers: unknown = isObject(data) ? data['answers'] : undefined;
  if (version === null || !isObject(answers)) return { is: 'damaged', value: {} };
  const listed = Object.entries(answers);
  const sound = listed.flatMap(([question, entry]): [string, AnswerGiven][] => {
    const answer = isAsked(question) ? readAnswer(entry) : null;
    return answer === null ? [] : [[question, answer]];
  });
  return {
    is: sound.length === listed.length ? 'whole' : 'damaged',
    value: Object.fromEntries(sound),
  };
}

/** Whether it names a hand and a place in it. */
function isAsked(name: string): boolean {
  const [hand, ...place] = name.split('/');
  return isSlug(hand) && isHandPlace(place.join('/'));
}

function readAnswer(entry: unknown): AnswerGiven | null {
  if (!isObject(entry)) return null;
  const { at, card } = entry;
  if (!isTime(at)) return null;
  if (card === null) return { card, at };
  return typeof card === 'string' && isCard(card) ? { card, at } : null;
}

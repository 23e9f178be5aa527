/** Stores the reader's answers to the questions of chapters, and shows them on a later visit. */
import { BROWSER } from '../../src/lib/storage/browser.ts';
import { Kept } from '../../src/lib/storage/kept.ts';
import { ANSWERS_FORMAT } from '../../src/reader/answers-format.ts';
import { withAnswer, withoutAnswer } from '../../src/reader/answers.ts';
import type { Card } from '../../src/game/skat/cards.ts';
import { sayAnswer } from '#edition/reader/answer-words.ts';

const store = new Kept(ANSWERS_FORMAT, BROWSER, { holds: false, tell: () => undefined });
store.open();

/**
 * Stores the answer to a question, which has the name of its place; null for the card if the reader
 * asked for the answer.
 */
export function keepAnswer(question: string, card: Card | null): void {
  store.change((answers) => withAnswer(answers, question, { card, at: Date.now() }));
}

/** Shows at each of these questions what the reader did about it on an earlier visit. */
export function tellAnswers(questions: readonly HTMLElement[]): void {
  for (const question of questions) {
    const answer = store.value[question.dataset['ask'] ?? ''];
    const message = question.querySelector('.said');
    if (answer === undefined || message === null) continue;
    message.textContent = sayAnswer(answer.card);
  }
}

/** Puts a question again, in the text and at the table, together with all equal questions. */
export function askAgain(origin: HTMLElement, questions: readonly HTMLElement[]): void {
  const name = origin.dataset['ask'] ?? '';
  for (const question of questions) {
    if (question.dataset['ask'] !== name) continue;
    delete question.dataset['told'];
    question.querySelector('.said')?.replaceChildren();
  }
  origin.querySelector<HTMLElement>('.to-table')?.focus({ preventScroll: true });
  store.change((answers) => withoutAnswer(answers, name));
  const [hand = '', ...place] = name.split('/');
  const detail = { place: place.join('/') };
  document
    .getElementById(hand)
    ?.dispatchEvent(new CustomEvent('replay:ask', { bubbles: true, detail }));
}

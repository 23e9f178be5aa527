/** Keeps what a reader has answered to the questions of chapters, and tells it when he comes back. */
import { BROWSER } from '../../src/kept/browser.ts';
import { Kept } from '../../src/kept/kept.ts';
import { ANSWERS_FORMAT } from '../../src/reader/answers-format.ts';
import { withAnswer, withoutAnswer } from '../../src/reader/answers.ts';
import type { Card } from '../../src/skat/cards.ts';
import { cardName } from '../../src/words/cards.ts';

const kept = new Kept(ANSWERS_FORMAT, BROWSER, { holds: false, tell: () => undefined });
kept.open();

/** Notes the answer to a question, named as in an address; null for the card where he was told. */
export function keepAnswer(asked: string, card: Card | null): void {
  kept.change((answers) => withAnswer(answers, asked, { card, at: Date.now() }));
}

/** Forgets the answer to a question that is put again. */
export function forgetAnswer(asked: string): void {
  kept.change((answers) => withoutAnswer(answers, asked));
}

/** What a reader did about a question when he was here before; empty when nothing is kept of it. */
export function answerWords(asked: string): string {
  const given = kept.value[asked];
  if (given === undefined) return '';
  return given.card === null
    ? 'You asked to be told.'
    : `You played the ${cardName(given.card)} here.`;
}

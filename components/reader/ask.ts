/**
 * The questions of a chapter: each is open until its figure says that it has been answered, or the
 * reader asks for the answer here. An answer that they have opened is open on their next visit, and
 * they can have the question put again. The events between a question and its figure are described
 * in components/figure/think/tie-questions.svelte.ts; a figure that is hydrated later finds here what
 * has been answered.
 */
import type { Card } from '../../src/game/skat/cards.ts';
import { decodeHash } from '../../src/lib/address/decode-hash.ts';

interface Answered {
  readonly hand: string;
  readonly place: string;
  readonly card: Card | null;
  readonly words: string;
}

const questions = [...document.querySelectorAll<HTMLElement>('[data-ask]')];

/** What a question asks about: the hand, and the place in it. */
const namesOf = (question: HTMLElement): readonly [hand: string, place: string] => {
  const [hand = '', ...place] = (question.dataset['ask'] ?? '').split('/');
  return [hand, place.join('/')];
};

/** The module that stores answers is loaded with the first one. */
const keeping = () => import('./answers.ts');

/** Sends an event to the figure of a question. */
function send(question: HTMLElement, type: string): void {
  const [hand, place] = namesOf(question);
  const figure = document.getElementById(hand);
  figure?.dispatchEvent(new CustomEvent(type, { bubbles: true, detail: { place } }));
}

/** Opens the answer; if the focus was on a control that disappears, it stays at this place. */
function openAnswer(question: HTMLElement): void {
  if (question.dataset['told'] !== undefined) return;
  const focused = question.querySelector('.ways')?.contains(document.activeElement) === true;
  const { height, top } = question.getBoundingClientRect();
  question.dataset['told'] = '';
  // An answer opened above the reading place must not push it down; most browsers see to that
  // themselves.
  if (top + height < 0 && !CSS.supports('overflow-anchor', 'auto')) {
    scrollBy(0, question.getBoundingClientRect().height - height);
  }
  if (!focused) return;
  const answer = question.querySelector<HTMLElement>('.answer');
  answer?.setAttribute('tabindex', '-1');
  answer?.focus({ preventScroll: true });
}

function keep(name: string, card: Card | null): void {
  void keeping().then(({ keepAnswer }) => {
    keepAnswer(name, card);
  });
}

/**
 * Opens what the reader has opened before. It reads the storage itself and at once, or the page
 * would move.
 */
function openKept(): void {
  let stored = '';
  try {
    stored = localStorage.getItem('vorhand-answers') ?? '';
  } catch {
    // Where nothing can be stored, every question is put again.
  }
  // As src/reader/answers-format.ts writes it: the question, and what became of it.
  const answered = questions.filter(({ dataset }) => stored.includes(`"${dataset['ask'] ?? ''}":`));
  for (const question of answered) {
    question.dataset['told'] = '';
    send(question, 'replay:known');
  }
  if (answered.length > 0) {
    void keeping().then(({ tellAnswers }) => {
      tellAnswers(answered);
    });
  }
}

/** Opens the answer that contains the target of the address. */
function openAddressed(): void {
  const id = decodeHash(location.hash.slice(1));
  const target = id === '' ? null : document.getElementById(id);
  const question = target?.closest('.answer')?.closest<HTMLElement>('[data-ask]');
  if (target === null || question === null || question === undefined) return;
  openAnswer(question);
  target.scrollIntoView();
}

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const question = target.closest<HTMLElement>('[data-ask]');
  if (question === null) return;
  if (target.closest('.to-table') !== null) send(question, 'replay:open');
  else if (target.closest('.again') !== null) {
    void keeping().then(({ askAgain }) => {
      askAgain(question, questions);
    });
  } else if (target.closest('.tell') !== null) {
    send(question, 'replay:tell');
    openAnswer(question);
    keep(question.dataset['ask'] ?? '', null);
  }
});

document.addEventListener('replay:answered', (event) => {
  const { card, hand, place, words } = (event as CustomEvent<Answered>).detail;
  const name = `${hand}/${place}`;
  const answered = questions.filter(({ dataset }) => dataset['ask'] === name);
  for (const question of answered) {
    openAnswer(question);
    const message = question.querySelector('.said');
    if (message !== null && words !== '') message.textContent = words;
  }
  // A reader who only went past the place has not answered, so the question is put again next time.
  if (words !== '' && answered.length > 0) keep(name, card);
});

addEventListener('hashchange', openAddressed);
openKept();
openAddressed();

/**
 * The questions of a chapter: each is open until its figure says that it has been answered, or the
 * reader asks here to be told. What a figure tells and takes is described in
 * components/replay/think/tie-asks.svelte.ts; a figure that is not running yet finds here later
 * what has been told.
 */
interface Answered {
  readonly hand: string;
  readonly place: string;
  readonly words: string;
}

const questions = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-ask]')];

const figureOf = (question: HTMLElement): HTMLElement | null =>
  document.getElementById(question.dataset['ask']?.split('/')[0] ?? '');

/** Opens the answer for good; the focus, where it was on what goes, stays at the place. */
function openAnswer(question: HTMLElement): void {
  if (question.dataset['told'] !== undefined) return;
  const focused = question.querySelector('.ways')?.contains(document.activeElement) === true;
  const { height, top } = question.getBoundingClientRect();
  question.dataset['told'] = '';
  // Above what is being read nothing may push it down; most browsers see to that by themselves.
  if (top + height < 0 && !CSS.supports('overflow-anchor', 'auto')) {
    scrollBy(0, question.getBoundingClientRect().height - height);
  }
  if (!focused) return;
  const answer = question.querySelector<HTMLElement>('.answer');
  answer?.setAttribute('tabindex', '-1');
  answer?.focus({ preventScroll: true });
}

/** Opens the answer that holds what the address names. */
function openAddressed(): void {
  const id = decodeURIComponent(location.hash.slice(1));
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
  const figure = figureOf(question);
  if (target.closest('.to-table') !== null) {
    figure?.dispatchEvent(new CustomEvent('replay:open', { bubbles: true }));
  } else if (target.closest('.tell') !== null) {
    const place = question.dataset['ask']?.split('/').slice(1).join('/') ?? '';
    figure?.dispatchEvent(new CustomEvent('replay:tell', { detail: { place } }));
    openAnswer(question);
  }
});

document.addEventListener('replay:answered', (event) => {
  const { hand, place, words } = (event as CustomEvent<Answered>).detail;
  for (const question of questions()) {
    if (question.dataset['ask'] !== `${hand}/${place}`) continue;
    openAnswer(question);
    const said = question.querySelector('.said');
    if (said !== null) said.textContent = words;
  }
});

addEventListener('hashchange', openAddressed);
openAddressed();

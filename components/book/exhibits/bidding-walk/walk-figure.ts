/** Hydrates the biddings of a page: word by word, with limits to change. */
import { WALK } from '#edition/book/exhibits/bidding-walk/walk-words.ts';
import { isSeat } from '../../../../src/game/skat/seats.ts';
import { converse } from '../../../../src/game/skat/conversation.ts';
import type { Ladder } from '../../../../src/book/exhibits/bidding-walk/ladders.ts';
import { sayOutcome, sayWords } from '../../../../src/book/exhibits/bidding-walk/say.ts';
import type { SpokenLine } from '../../../../src/book/exhibits/bidding-walk/say.ts';

/** Starts every figure that BiddingWalk.astro has written. */
export function startWalks(): void {
  for (const figure of document.querySelectorAll<HTMLElement>('[data-bidding-walk]')) start(figure);
}

function start(figure: HTMLElement): void {
  const ladder: Ladder = {
    way: figure.dataset['biddingWalk'] === 'numbers' ? 'numbers' : 'suits',
    rungs: figure.dataset['rungs']?.split(' ') ?? [],
  };
  const list = figure.querySelector<HTMLElement>('[data-words]');
  const model = figure.querySelector<HTMLElement>('[data-word]');
  const outcome = figure.querySelector<HTMLElement>('[data-outcome]');
  const controls = figure.querySelector<HTMLElement>('[data-controls]');
  const next = figure.querySelector<HTMLButtonElement>('[data-do="next"]');
  const all = figure.querySelector<HTMLButtonElement>('[data-do="all"]');
  if (!list || !model || !outcome || !controls || !next || !all) return;
  const selects = [...figure.querySelectorAll<HTMLSelectElement>('[data-limit]')];
  let shownCount = 0;

  /** Starts the conversation again, with the limits now chosen. */
  function begin(): void {
    const limits = { V: -1, M: -1, H: -1 };
    for (const { dataset, value } of selects) {
      const seat = dataset['limit'] ?? '';
      if (isSeat(seat)) limits[seat] = Number(value);
    }
    const talk = converse(limits);
    if (list && model)
      list.replaceChildren(...sayWords(talk, ladder).map((line) => item(model, line)));
    if (outcome) outcome.textContent = sayOutcome(talk, ladder);
    show(1);
  }

  function show(count: number): void {
    const items = [...(list?.children ?? [])];
    shownCount = Math.min(count, items.length);
    for (const [index, word] of items.entries()) {
      if (word instanceof HTMLElement) word.hidden = index >= shownCount;
    }
    const over = shownCount === items.length;
    if (outcome) outcome.hidden = !over;
    if (next) next.textContent = over ? WALK.again : WALK.next;
    if (all) all.hidden = over;
  }

  next.addEventListener('click', () => {
    show(shownCount === list.children.length ? 1 : shownCount + 1);
  });
  all.addEventListener('click', () => {
    show(list.children.length);
    next.focus();
  });
  for (const select of selects) select.addEventListener('change', begin);
  list.setAttribute('aria-live', 'polite');
  controls.hidden = false;
  begin();
}

/** A line of the conversation, cloned from one that the page came with. */
function item(model: HTMLElement, { from, means, says, who }: SpokenLine): Node {
  const copy = model.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return copy;
  const speech = copy.querySelector('[data-says]');
  speech?.classList.remove('V', 'M', 'H');
  speech?.classList.add(from);
  const write = (part: string, text: string): void => {
    const place = copy.querySelector(part);
    if (place) place.textContent = text;
  };
  write('[data-who]', `${who}: `);
  write('[data-quote]', says);
  write('[data-means]', means);
  return copy;
}

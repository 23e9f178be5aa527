/**
 * Answers for a figure until its script is there: it makes the next steps as the build has worked them
 * out, and keeps whatever else is pressed until the figure lives. It stands in the pages themselves.
 */
import { apply } from './apply.ts';
import type { Change } from './delta.ts';

/** A step: the name of the place it leads to, and what changes in the figure. */
export type EarlyStep = readonly [place: string, ...changes: readonly Change[]];

/** The key and the button that make them, on or back, and the steps in their order. */
export type Ahead = readonly [key: string, button: string, ...steps: readonly EarlyStep[]];

/** What the figure is given when it comes to life, beside what the build gives it (island.ts). */
type Island = HTMLElement & { early?: { readonly start: string; readonly moved: true } };

/** The keys that mean something to a figure, but for those that move the page where they do not. */
const KEYS = /^(?:ArrowLeft|ArrowRight|Home|End| |[0-9?[\]pt])$/i;

let ahead: Ahead | undefined;
let made = 0;
/** What was pressed and is not answered yet, in its order. */
const held: (() => void)[] = [];

/** The figure around what was pressed, while it does not live. */
const sleeping = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest('figure:not([data-live]) .replay') : null;

/** Makes a step that is asked for, where the page has it; not where the address asks for another place. */
function step(replay: HTMLElement, asks: (key: string, button: string) => boolean): boolean {
  const figure = replay.closest('figure')!;
  const island: Island = replay.closest('astro-island')!;
  if (held.length > 0 || !island.hasAttribute('ssr') || location.hash.includes(figure.id))
    return false;
  try {
    // What holds them may not be there yet, or not whole.
    ahead ??= JSON.parse(island.nextElementSibling!.textContent) as Ahead;
  } catch {
    return false;
  }
  const [key, button, ...steps] = ahead;
  const next = steps[made];
  if (!asks(key, button) || next === undefined) return false;
  const [start, ...changes] = next;
  made += 1;
  apply(replay, changes);
  figure.dataset['place'] = start;
  island.early = { start, moved: true };
  return true;
}

document.addEventListener(
  'keydown',
  (event) => {
    const { altKey, ctrlKey, key, metaKey, shiftKey, target } = event as KeyboardEvent & {
      readonly target: HTMLElement;
    };
    const replay = sleeping(event);
    if (replay === null || altKey || ctrlKey || metaKey || !KEYS.test(key)) return;
    if (target.matches('input') || (key === ' ' && target.closest('button, a, summary'))) return;
    event.preventDefault();
    if (!shiftKey && step(replay, (own) => own === key)) return;
    held.push(() => {
      target.dispatchEvent(
        new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }),
      );
    });
  },
  true,
);

document.addEventListener(
  'click',
  (event) => {
    const replay = sleeping(event);
    const button = (event.target as Element).closest<HTMLElement>('button');
    if (replay === null || button === null) return;
    // Parts of the figure may live already.
    event.stopPropagation();
    if (step(replay, (_, one) => button.matches(one))) return;
    held.push(() => {
      button.click();
    });
  },
  true,
);

document.addEventListener('replay:live', ({ target }) => {
  if ((target as Element).querySelector('.replay') === null) return;
  for (const act of held.splice(0)) act();
});

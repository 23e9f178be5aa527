/**
 * Queues key presses and clicks on a figure until it is hydrated, then repeats them in order. The
 * script is inline before the first figure, so that it runs before anything can be pressed.
 */

/** The keys of a figure, except up and down, which scroll the page. */
const KEYS = /^(?:Arrow(?:Left|Right)|Home|End| |[0-9?[\]pt])$/i;

interface Press {
  readonly figure: Element;
  readonly repeat: () => void;
}
let pendingPresses: readonly Press[] = [];

/** The figure around an event's target if it is not hydrated yet, or null. */
const waitingFigure = ({ target }: Event): Element | null =>
  target instanceof Element
    ? (target.closest('.replay')?.closest('figure:not([data-hydrated])') ?? null)
    : null;

function hold(figure: Element, repeat: () => void): void {
  pendingPresses = [...pendingPresses, { figure, repeat }];
}

document.addEventListener(
  'keydown',
  (event) => {
    const { altKey, ctrlKey, key, metaKey, repeat, shiftKey } = event;
    const target = event.target as Element;
    const figure = waitingFigure(event);
    if (figure === null || altKey || ctrlKey || metaKey || !KEYS.test(key)) return;
    if (target.matches('input') || (key === ' ' && target.closest('button, a, summary'))) return;
    event.preventDefault();
    if (repeat) return;
    hold(figure, () => {
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
    const button = (event.target as Element).closest('button');
    const figure = waitingFigure(event);
    if (button === null || figure === null) return;
    hold(figure, () => {
      button.click();
    });
  },
  true,
);

document.addEventListener('replay:hydrated', ({ target }) => {
  const presses = pendingPresses.filter(({ figure }) => figure === target);
  pendingPresses = pendingPresses.filter(({ figure }) => figure !== target);
  for (const { repeat } of presses) repeat();
});

export {};

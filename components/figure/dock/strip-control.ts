/** Opens the docked strip of a small screen to the whole table, and closes it. */
import { DOCK } from '#edition/game/words/figure/steps.ts';

/** Opens the strip of a figure. */
export interface StripControl {
  open(figure: HTMLElement): void;
}

/** Lets the buttons of the figures in `prose` open and close their strip; Escape and leaving close it. */
export function controlStrip(prose: HTMLElement): StripControl {
  let opened: HTMLElement | null = null;

  const set = (figure: HTMLElement, open: boolean): void => {
    if (opened !== null && opened !== figure) set(opened, false);
    opened = open ? figure : null;
    figure.toggleAttribute('data-open', open);
    document.documentElement.toggleAttribute('data-strip-open', open);
    const button = figure.querySelector('.dock-button');
    button?.setAttribute('aria-expanded', String(open));
    button?.setAttribute('aria-label', open ? DOCK.backToText : DOCK.openTable);
  };
  const shut = (): void => {
    if (opened !== null) set(opened, false);
  };

  prose.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('.dock-button') : null;
    const figure = button?.closest<HTMLElement>('figure[data-hand]');
    if (figure !== null && figure !== undefined) set(figure, figure !== opened);
  });
  prose.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || opened === null) return;
    const button = opened.querySelector<HTMLElement>('.dock-button');
    shut();
    button?.focus({ preventScroll: true });
  });
  // An open strip covers the text, so it closes when the focus moves there.
  prose.ownerDocument.addEventListener('focusin', ({ target }) => {
    if (target instanceof Node && opened?.contains(target) === false) shut();
  });
  // Sent by the link in the strip that leads into the text.
  prose.addEventListener('replay:read', shut);

  return {
    open(figure) {
      // Beside the text the whole table is visible already.
      if (figure.querySelector('.dock-button')?.checkVisibility() === true) set(figure, true);
    },
  };
}

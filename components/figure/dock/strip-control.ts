/** The docked strip of a small screen, opened to the whole table and shut again. */

/** A strip that can be opened. */
export interface StripControl {
  open(figure: HTMLElement): void;
}

/** Makes the buttons of the figures in `prose` open and shut their strip; Escape and leaving shut it. */
export function controlStrip(prose: HTMLElement): StripControl {
  let opened: HTMLElement | null = null;

  const set = (figure: HTMLElement, open: boolean): void => {
    if (opened !== null && opened !== figure) set(opened, false);
    opened = open ? figure : null;
    figure.toggleAttribute('data-open', open);
    document.documentElement.toggleAttribute('data-strip-open', open);
    const button = figure.querySelector('.dock-button');
    button?.setAttribute('aria-expanded', String(open));
    button?.setAttribute('aria-label', open ? 'Back to the text' : 'Open the table');
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
  // What lies below an open sheet cannot be seen: whoever goes there wants it shut.
  prose.ownerDocument.addEventListener('focusin', ({ target }) => {
    if (target instanceof Node && opened?.contains(target) === false) shut();
  });
  // A link inside the sheet that leads into the text.
  prose.addEventListener('replay:read', shut);

  return {
    open(figure) {
      // At the side of the text the whole table stands already.
      if (figure.querySelector('.dock-button')?.checkVisibility() === true) set(figure, true);
    },
  };
}

/**
 * A press on a word (`a.term`) shows its meaning beside it, instead of following its link to the
 * glossary. The popover is loaded with the first press; if it cannot be loaded, the link is
 * followed.
 */
for (const term of document.querySelectorAll<HTMLAnchorElement>('a.term')) {
  term.setAttribute('aria-haspopup', 'dialog');
  term.setAttribute('aria-expanded', 'false');
  term.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    import('./term-popover.ts').then(
      ({ show }) => {
        show(term);
      },
      () => {
        location.href = term.href;
      },
    );
  });
}

export {};

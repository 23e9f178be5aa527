/**
 * A press on a word (`a.term`) shows what it means beside it, in place of following its link to the
 * glossary. What shows it is loaded with the first press; where it cannot be had, the link is followed.
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

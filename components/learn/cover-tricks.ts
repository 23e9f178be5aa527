/**
 * Plays the tricks on the cover. The reply to each card is on its button (`data-said`); the card
 * that takes the trick is marked (`data-takes`).
 */
for (const trick of document.querySelectorAll<HTMLElement>('[data-cover-tricks] .trick')) {
  const replyText = trick.querySelector('.said');
  const place = trick.querySelector('.place');
  const againButton = trick.querySelector<HTMLButtonElement>('.another');
  const cards = [...trick.querySelectorAll<HTMLButtonElement>('.hand button')];

  for (const card of cards) {
    card.addEventListener('click', () => {
      if (replyText !== null) replyText.textContent = card.dataset['said'] ?? '';
      trick.dataset['answered'] = '';
      if (card.dataset['takes'] === undefined) return;
      place?.replaceChildren(...[...card.children].map((child) => child.cloneNode(true)));
      card.dataset['played'] = '';
      for (const other of cards) other.disabled = true;
      if (againButton !== null) againButton.hidden = false;
      // The focused card is gone.
      (againButton ?? document.querySelector<HTMLElement>('.cover a'))?.focus({
        preventScroll: true,
      });
    });
  }

  againButton?.addEventListener('click', () => {
    const next = trick.nextElementSibling;
    if (!(next instanceof HTMLElement)) return;
    trick.hidden = true;
    next.hidden = false;
    next.querySelector<HTMLElement>('.hand button')?.focus({ preventScroll: true });
  });
}

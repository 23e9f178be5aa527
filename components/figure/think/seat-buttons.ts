/** Lets the buttons of SeatButtons.astro start a hand's figure as one seat. */
import { isSeat } from '../../../src/game/skat/seats.ts';

for (const group of document.querySelectorAll<HTMLElement>('[data-seats-of]')) {
  group.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-seat]') : null;
    const seat = button?.dataset['seat'] ?? '';
    const figure = document.getElementById(group.dataset['seatsOf'] ?? '');
    if (figure === null || !isSeat(seat)) return;
    figure.scrollIntoView({ block: 'start' });
    figure.dispatchEvent(new CustomEvent('replay:seat', { detail: { seat } }));
    figure.querySelector<HTMLElement>('.table')?.focus({ preventScroll: true });
  });
}

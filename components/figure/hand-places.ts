/**
 * Keeps the place in the hand that was last played through. Stepping is quick: only the place where the
 * reader stops is kept, and what keeps it is loaded with the first.
 */
export function keepHandPlaces(): void {
  let timer = 0;
  document.addEventListener('replay:place', (event) => {
    const { hand, place } = (
      event as CustomEvent<{ readonly hand: string; readonly place: string }>
    ).detail;
    const figure = event.target instanceof Element ? event.target : null;
    const heading = document.getElementById(figure?.getAttribute('aria-labelledby') ?? '');
    const title = (heading?.textContent ?? document.title).replace(/\s+/g, ' ').trim();
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      void import('./note-place.ts').then(({ noteHand }) => {
        noteHand(hand, title, place);
      });
    }, 600);
  });
}

/**
 * Saves the reader's place in the hand last stepped through. Waits until the reader pauses, and loads
 * the storage with the first place.
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

/** Shows an item of what is to be gone on with, and says how far it is; empty words hide it. */
export function showGoOn(name: string, words: string): void {
  for (const item of document.querySelectorAll<HTMLElement>(`[data-go-on="${name}"]`)) {
    const place = item.querySelector('span');
    if (place !== null) place.textContent = words;
    item.hidden = words === '';
  }
}

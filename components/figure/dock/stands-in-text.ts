/**
 * Marks a figure while its title (`data-title-seen`) or the question at its place (`data-question-seen`) is in
 * view in the text, so that the table beside the text need not say the same (dock.css).
 */
export function markWhatStandsInText(prose: HTMLElement, figures: Iterable<HTMLElement>): void {
  const seen = new Set<Element>();
  const titles = new Map(
    [...figures].flatMap((figure) => {
      const title = figure.querySelector('.title');
      return title === null ? [] : [[figure, title] as const];
    }),
  );
  const questions = [...prose.querySelectorAll<HTMLElement>('[data-ask] > .question')];

  const mark = (): void => {
    for (const [figure, title] of titles) {
      const place = `${figure.id}/${figure.dataset['place'] ?? ''}`;
      figure.toggleAttribute('data-title-seen', seen.has(title));
      figure.toggleAttribute(
        'data-question-seen',
        questions.some((one) => seen.has(one) && one.parentElement?.dataset['ask'] === place),
      );
    }
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) seen.add(target);
        else seen.delete(target);
      }
      mark();
    },
    // Without the running head, which covers what is under it.
    { rootMargin: '-48px 0px 0px' },
  );
  for (const one of [...titles.values(), ...questions]) observer.observe(one);
  prose.addEventListener('replay:place', mark);
  // A figure names its place just after it has come to life.
  prose.addEventListener('replay:hydrated', () => requestAnimationFrame(mark));
}

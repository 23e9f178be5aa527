/**
 * Tells a reader that a newer version of the book has been published, when this page misses a part of
 * its own: what it asks for only when it is wanted may be gone from the host by then. Who finds a part
 * missing tells by an event: Vite where it imports a script or a style, Astro where it hydrates a
 * component, and our own code where it begins a worker. Every page loads this, so it is as short as can be.
 */
const lookForNewer = (): void => {
  // By another name, so that no kept copy answers.
  const request = `${location.pathname}?newer`;
  fetch(request)
    .then((page) => (page.ok ? page.text() : ''))
    .then(
      (page) => {
        // Names hold the content, and that of what they load: a newer page names others.
        const names = [...document.querySelectorAll('script[src], astro-island')].map(
          (script) => script.getAttribute('src') ?? script.getAttribute('component-url')!,
        );
        const notice = document.querySelector('#newer')!;
        const words = notice.querySelector('template');
        if (!page || !words || names.every((name) => page.includes(name))) return;
        words.replaceWith(words.content);
        notice.querySelector('button')!.onclick = () => {
          location.reload();
        };
      },
      // A reader who is offline learns so where it matters.
      () => undefined,
    );
};

for (const missing of ['vite:preloadError', 'astro:hydration-error', 'vorhand-missing']) {
  addEventListener(missing, lookForNewer);
}

/**
 * Tells a reader that a newer version of the book has been published, when this page misses a part of
 * its own: what it asks for only when it is wanted may be gone from the host by then. Who finds a part
 * missing sends the window the event `vorhand-missing`: what loads scripts and styles
 * (src/build/load-styles.ts), what brings components to life (src/build/island.ts), and who begins a
 * worker. Every page loads this, so it is as short as can be.
 */
addEventListener('vorhand-missing', () => {
  // By another name, so that no kept copy answers.
  const request = `${location.pathname}?newer`;
  fetch(request)
    .then((page) => (page.ok ? page.text() : ''))
    .then(
      (page) => {
        // Names hold the content, and that of what they load: a newer page names others.
        const names = [...document.querySelectorAll('[data-soon]')].map((script) =>
          script.getAttribute('href')!,
        );
        const said = document.querySelector('#newer')!;
        const words = said.querySelector('template');
        if (!page || !words || names.every((name) => page.includes(name))) return;
        words.replaceWith(words.content);
        said.querySelector('button')!.onclick = () => {
          location.reload();
        };
      },
      // Who is offline is told so where it matters.
      () => undefined,
    );
});

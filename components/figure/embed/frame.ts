/**
 * The page in a frame, controlled by its address: `#foster-09/t6.2` or `?place=t6.2` is the place, and
 * `?theme=`, `?suits=` and `?terms=` are as on the element. With `?grow` the hand takes its natural
 * height instead of filling the frame. It posts messages to the page around: `{ vorhand: 'height',
 * height }` and `{ vorhand: 'place', hand, place }`.
 */
import { readAddress } from '../../../src/game/replay/address.ts';
import { decodeHash } from '../../../src/lib/address/decode-hash.ts';

const element = document.querySelector('vorhand-hand');
const query = new URLSearchParams(location.search);

/** The place in the address, after its `#` or as `place`. */
function requestedPlace(): string | null {
  return readAddress(decodeHash(location.hash))?.place ?? query.get('place');
}

/** Posts to any parent page, because the messages contain no secrets. */
const postToParent = (message: Readonly<Record<string, unknown>>): void => {
  if (parent !== window) parent.postMessage(message, '*');
};

if (element !== null) {
  for (const name of ['theme', 'suits', 'terms']) {
    const value = query.get(name);
    if (value !== null) element.setAttribute(name, value);
  }
  const theme = query.get('theme');
  if (theme !== null) document.documentElement.dataset['theme'] = theme;

  const goThere = (): void => {
    const place = requestedPlace();
    if (place !== null) element.setAttribute('place', place);
  };
  goThere();
  addEventListener('hashchange', goThere);

  element.addEventListener('placechange', (event) => {
    const { hand, place } = (event as CustomEvent<{ hand: string; place: string }>).detail;
    postToParent({ vorhand: 'place', hand, place });
  });

  if (query.has('grow')) {
    element.removeAttribute('fills');
    new ResizeObserver(() => {
      postToParent({
        vorhand: 'height',
        height: Math.ceil(element.getBoundingClientRect().height),
      });
    }).observe(element);
  }
  // Open links outside the frame.
  element.addEventListener('click', (event) => {
    const link = event.composedPath().find((part) => part instanceof HTMLAnchorElement);
    if (link !== undefined && !link.getAttribute('href')?.startsWith('#')) link.target = '_blank';
  });
}

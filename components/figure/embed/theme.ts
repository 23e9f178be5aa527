/**
 * Light or dark as the page around: by the colour on which the element stands. Most pages say nowhere
 * else which of the two they are, and a page of its own dark is dark by day.
 */

/**
 * A colour as browsers compute it: `rgb(247, 241, 227)`, `rgb(0 0 0 / 0.5)`, and in the form in which the
 * page has written it `oklch(0.2 0.05 260)`, `lab(15 0 0)`, `color(srgb 0.1 0.1 0.1)`.
 */
const COLOUR =
  /^(?:(rgb|ok|l)\w*\(|color\((?:srgb|display-p3)\s)\s*([\d.e-]+)[,\s]+([\d.e-]+)[,\s]+([\d.e-]+)(?:[,/\s]+([\d.]+)(%?))?/;

/** How light a colour is, from 0 to 1; null for one that lets through what is behind it. */
export function lightnessOf(colour: string): number | null {
  const [, form, first, second, third, alpha = '1', percent] =
    COLOUR.exec(colour.replaceAll('none', '0')) ?? [];
  if (first === undefined) return null;
  if (Number(alpha) / (percent === '%' ? 100 : 1) < 0.5) return null;
  if (form === 'l') return Number(first) / 100;
  // A grey that is 0.5 to the others is 0.6 here.
  if (form === 'ok') return Number(first) ** 1.36;
  // As light as it looks; the reckoning of television will do to tell dark from light.
  const shares = 0.299 * Number(first) + 0.587 * Number(second) + 0.114 * Number(third);
  return form === 'rgb' ? shares / 255 : shares;
}

/** Which of the two suits the page around an element. */
export function themeAround(element: Element): 'light' | 'dark' {
  for (let at: Element | null = element; at !== null; at = parentOf(at)) {
    const lightness = lightnessOf(getComputedStyle(at).backgroundColor);
    if (lightness !== null) return lightness < 0.45 ? 'dark' : 'light';
  }
  // Nothing is painted: the window's own colour, which a page that knows dark has by its scheme.
  const { colorScheme } = getComputedStyle(document.documentElement);
  const dark = /\bdark\b/.test(colorScheme);
  const light = /\blight\b/.test(colorScheme);
  return dark && (!light || systemDark().matches) ? 'dark' : 'light';
}

/** The element around, out of a shadow tree as well. */
function parentOf(element: Element): Element | null {
  const parent = element.assignedSlot ?? element.parentNode;
  if (parent instanceof ShadowRoot) return parent.host;
  return parent instanceof Element ? parent : null;
}

const systemDark = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

/** How long a page may take to go over from light to dark, in milliseconds. */
const FADING = 600;

/** Calls whenever the page may have become light or dark, until the function given is called. */
export function watchTheme(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    changed();
    clearTimeout(timer);
    timer = setTimeout(changed, FADING);
  };
  const system = systemDark();
  system.addEventListener('change', look);
  const observer = new MutationObserver(look);
  for (const element of [document.documentElement, document.body]) {
    observer.observe(element, { attributes: true });
  }
  return () => {
    clearTimeout(timer);
    system.removeEventListener('change', look);
    observer.disconnect();
  };
}

/**
 * Finds the theme of the page around an element by its background colour. Most pages declare no theme,
 * and one with a dark design is dark whatever the system's setting.
 */

/**
 * A computed colour: `rgb(247, 241, 227)`, `rgb(0 0 0 / 0.5)`, or as the page wrote it
 * `oklch(0.2 0.05 260)`, `lab(15 0 0)`, `color(srgb 0.1 0.1 0.1)`.
 */
const COLOUR =
  /^(?:(rgb|ok|l)\w*\(|color\((?:srgb|display-p3)\s)\s*([\d.e-]+)[,\s]+([\d.e-]+)[,\s]+([\d.e-]+)(?:[,/\s]+([\d.]+)(%?))?/;

/** The lightness of a colour, from 0 to 1; null if it is mostly transparent. */
export function lightnessOf(colour: string): number | null {
  const [, form, first, second, third, alpha = '1', percent] =
    COLOUR.exec(colour.replaceAll('none', '0')) ?? [];
  if (first === undefined) return null;
  if (Number(alpha) / (percent === '%' ? 100 : 1) < 0.5) return null;
  if (form === 'l') return Number(first) / 100;
  // OKLab's 0.6 is about 0.5 on the other scales.
  if (form === 'ok') return Number(first) ** 1.36;
  // Perceived lightness: the luma weights suffice to tell dark from light.
  const shares = 0.299 * Number(first) + 0.587 * Number(second) + 0.114 * Number(third);
  return form === 'rgb' ? shares / 255 : shares;
}

/** The theme that suits the page around an element. */
export function themeAround(element: Element): 'light' | 'dark' {
  for (let at: Element | null = element; at !== null; at = parentOf(at)) {
    const lightness = lightnessOf(getComputedStyle(at).backgroundColor);
    if (lightness !== null) return lightness < 0.45 ? 'dark' : 'light';
  }
  // No background: the window's own colour depends on the colour scheme.
  const { colorScheme } = getComputedStyle(document.documentElement);
  const dark = /\bdark\b/.test(colorScheme);
  const light = /\blight\b/.test(colorScheme);
  return dark && (!light || systemDark().matches) ? 'dark' : 'light';
}

/** The parent element, also across the border of a shadow tree. */
function parentOf(element: Element): Element | null {
  const parent = element.assignedSlot ?? element.parentNode;
  if (parent instanceof ShadowRoot) return parent.host;
  return parent instanceof Element ? parent : null;
}

const systemDark = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

/** How long a page's transition between themes may take, in milliseconds. */
const FADING = 600;

/** Calls `changed` when the page's theme may have changed, until the returned function is called. */
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

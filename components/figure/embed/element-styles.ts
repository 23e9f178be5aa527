/**
 * The styles inside all elements of the page: one constructed sheet, which a page's policy lets in
 * where it refuses `<style>`. A part that is loaded later adds its own.
 */
const sheet = new CSSStyleSheet();
const texts = new Map<string, string>();
let isUpdateQueued = false;

/** Adds styles under a name, once. They hold before the next thing is painted. */
export function addStyles(name: string, css: string): void {
  if (texts.has(name)) return;
  texts.set(name, css);
  if (isUpdateQueued) return;
  isUpdateQueued = true;
  queueMicrotask(() => {
    isUpdateQueued = false;
    sheet.replaceSync([...texts.values()].join('\n'));
  });
}

/** Lets the styles hold in a shadow tree. */
export function adoptStyles(root: ShadowRoot): void {
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}

/**
 * Makes the size that the reader has set in the browser known to all styles, as `--vorhand-rem`: `rem`
 * is what the page makes of it. A browser that cannot takes sixteen pixels.
 */
export function registerRemProperty(): void {
  try {
    CSS.registerProperty({
      name: '--vorhand-rem',
      syntax: '<length>',
      inherits: true,
      initialValue: '16px',
    });
  } catch {
    // It is known already: the page has two copies of this script.
  }
}

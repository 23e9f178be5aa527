/**
 * The styles of all elements on the page, in one constructed style sheet: a page's policy may refuse
 * `<style>`. Parts that are loaded later add their own styles.
 */
const sheet = new CSSStyleSheet();
const texts = new Map<string, string>();
let isUpdateQueued = false;

/** Adds styles under a name, once. They apply before the next paint. */
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

/** Adopts the style sheet in a shadow tree. */
export function adoptStyles(root: ShadowRoot): void {
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}

/**
 * Registers `--vorhand-rem`, the font size set in the browser, since a page can change what `rem` is.
 * Sixteen pixels if it cannot be registered.
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
    // Already registered by another copy of this script.
  }
}

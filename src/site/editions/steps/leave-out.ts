/** Leaves out what has no use on paper: controls, what a script fills, what is said elsewhere. */
import { OWN_TERMS } from '#edition/game/words/own-terms.ts';
import type { Element } from 'hast';
import { classesOf, elementsOf, isElement, replaceElements } from '../tree.ts';

/** Elements that are removed whole. */
const ELEMENTS = new Set([
  'script',
  'style',
  'link',
  'template',
  'nav',
  'form',
  'select',
  'input',
  'textarea',
  'dialog',
]);

/** Classes of elements that are removed with all their content. */
const CLASSES = new Set([
  'no-print',
  'live',
  'card-sprite',
  // Another pack’s words and letters, beside those that stay.
  OWN_TERMS === 'de' ? 'terms-en' : 'terms-de',
  'terms-gs',
  'suits-gs',
  // The words that announce a fold's content, and the mark of its end.
  'begins',
  'note-end',
  // What stands around a question while it is open.
  'ways',
  'told',
  'notice',
]);

/** Elements that only hold others together for a script, a disabled form, or who has no scripts. */
const WRAPPERS = new Set(['astro-island', 'astro-slot', 'noscript']);

/** Classes that only say which pack the words belong to, needless when there is one pack. */
const PACKS = new Set([`terms-${OWN_TERMS}`, 'suits-fr']);

/** Takes out of a leaf what a book on paper has no use for. Comments of the framework go too. */
export function leaveOut(leaf: Element): void {
  replaceElements(leaf, (element) => {
    const classes = classesOf(element);
    if (goesWhole(element)) return [];
    if (element.properties.hidden !== undefined && element.properties.hidden !== false) {
      // The printed hand is hidden while the reader plays; a page as built never is.
      if (!classes.includes('printed')) return [];
    }
    if (WRAPPERS.has(element.tagName) || isFoldWithoutName(element)) return element.children;
    // In SVG these words are classes of drawings.
    if (isElement(element, 'span') && classes.some((name) => PACKS.has(name))) {
      return element.children;
    }
    element.children = element.children.filter(({ type }) => type !== 'comment');
    for (const name of Object.keys(element.properties)) {
      if (isForScripts(name)) element.properties[name] = undefined;
    }
    return undefined;
  });
}

/** Whether nothing of an element stays. */
function goesWhole(element: Element): boolean {
  return ELEMENTS.has(element.tagName) || classesOf(element).some((name) => CLASSES.has(name));
}

/** A fold whose summary goes: a browser would write “Details” in its place. */
function isFoldWithoutName(element: Element): boolean {
  if (!isElement(element, 'details')) return false;
  return elementsOf(element).some((child) => isElement(child, 'summary') && goesWhole(child));
}

/** Attributes that only scripts read, except by which styles of one component find their elements. */
function isForScripts(name: string): boolean {
  return (
    (/^data[A-Z-]/.test(name) && !name.startsWith('dataAstroCid')) ||
    ['tabIndex', 'ariaLive', 'ariaExpanded', 'ariaPressed', 'inert', 'hidden', 'disabled'].includes(
      name,
    )
  );
}

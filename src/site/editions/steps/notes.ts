/** The notes in the margin, as notes of an e-book: a mark in the text, the note at the leaf’s end. */
import { sayBackToNote } from '#edition/site/editions/edition-words.ts';
import type { Element, Parents } from 'hast';
import { h } from 'hastscript';
import { attribute, elementsOf, hasClass, isElement, replaceElements, textOf } from '../tree.ts';

/** Elements whose last paragraph or item the mark goes into. */
const HOLDERS = ['div', 'ul', 'ol', 'dl', 'figure', 'section', 'blockquote', 'article'];
/** What may hold the mark itself. */
const TEXTS = ['p', 'li', 'dd', 'dt', 'figcaption'];

/**
 * Takes the notes out of the text and puts them, numbered in reading order, at the end of the leaf.
 * @throws Error when a note has another form than components/book/Note.astro gives it
 */
export function collectNotes(leaf: Element): void {
  const found: { note: Element; parent: Parents }[] = [];
  replaceElements(leaf, (note, parent) => {
    if (isNote(note)) found.push({ note, parent });
    return undefined;
  });
  if (found.length === 0) return;
  const notes = found.map(({ note, parent }, index) => {
    const number = index + 1;
    const at = parent.children.findIndex((child) => child === note);
    const before = parent.children.slice(0, at).findLast((child) => isElement(child));
    const end = before && endOf(before);
    const mark = asMark(number);
    if (end === undefined) parent.children.splice(at, 1, h('p', { className: ['noted'] }, [mark]));
    else {
      // Two marks are not to be read as one number.
      if (hasClass(end.children.at(-1) ?? end, 'noteref'))
        end.children.push({ type: 'text', value: ' ' });
      end.children.push(mark);
      parent.children.splice(at, 1);
    }
    return asFootnote(note, number);
  });
  leaf.children.push(
    h('section', { 'epub:type': 'footnotes', className: ['notes'] }, [
      h('hr', { className: ['notes-rule'] }),
      ...notes,
    ]),
  );
}

function isNote(node: { type: string }): node is Element {
  return hasClass(node, 'note') && attribute(node, 'role') === 'note';
}

/** The element in which a text ends: itself, or the last paragraph or item in it. */
function endOf(element: Element): Element | undefined {
  const last = elementsOf(element).at(-1);
  if (isElement(element, ...TEXTS))
    return last !== undefined && isElement(last, 'p') ? last : element;
  return isElement(element, ...HOLDERS) && last !== undefined ? endOf(last) : undefined;
}

function asMark(number: number): Element {
  const properties = {
    'epub:type': 'noteref',
    role: 'doc-noteref',
    id: `noted-${number}`,
    href: `#note-${number}`,
    className: ['noteref'],
  };
  return h('a', properties, [String(number)]);
}

/** The note with its number, which leads back, and whose book it is from. */
function asFootnote(note: Element, number: number): Element {
  const [fold] = elementsOf(note);
  const parts = fold === undefined ? [] : elementsOf(fold);
  const head = parts.find((part) => hasClass(part, 'was-summary') || isElement(part, 'summary'));
  const body = parts.find((part) => hasClass(part, 'body'));
  if (head === undefined || body === undefined) {
    throw new Error(`A note has another form than is known: “${textOf(note)}”`);
  }
  const properties = { role: 'doc-backlink', href: `#noted-${number}` };
  const back = h('a', { ...properties, ariaLabel: sayBackToNote(number) }, [String(number)]);
  return h('aside', { 'epub:type': 'footnote', role: 'doc-footnote', id: `note-${number}` }, [
    h('p', { className: ['note-head'] }, [back, ' ', h('b', [`${textOf(head)}.`])]),
    ...body.children,
  ]);
}

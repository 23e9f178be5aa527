/** Trees as text: XHTML for an e-book. */
import { PAGE_LANGUAGE } from '#edition/lib/language.ts';
import type { Element, ElementContent } from 'hast';
import { toXast } from 'hast-util-to-xast';
import { toXml } from 'xast-util-to-xml';
import { h } from 'hastscript';
import { attribute, findAll } from './tree.ts';

/** One document of an e-book. */
export interface Document {
  readonly title: string;
  /** The style sheet, as seen from the document. */
  readonly style: string;
  /** The part of the book it is in: `frontmatter`, `bodymatter`, `backmatter`, `cover`. */
  readonly part: string;
  readonly body: readonly ElementContent[];
}

/** A document as well-formed XML, with its language said in both ways that readers look for. */
export function makeXhtml({ body, part, style, title }: Document): string {
  const root = h('html', {
    xmlns: 'http://www.w3.org/1999/xhtml',
    'xmlns:epub': 'http://www.idpf.org/2007/ops',
    lang: PAGE_LANGUAGE,
  });
  root.children = [
    h('head', [
      h('title', [title]),
      h('link', { rel: ['stylesheet'], type: 'text/css', href: style }),
    ]),
    h('body', { 'epub:type': part }, [...body]),
  ];
  for (const element of findAll({ type: 'root', children: [root] }, () => true)) mend(element);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html>\n${toXml(toXast(root))}\n`;
}

/** Turns what HTML allows, and XHTML or a reader of e-books does not, into what they do. */
function mend(element: Element): void {
  const lang = attribute(element, 'lang');
  if (lang !== undefined) element.properties.xmlLang = lang;
  const { className } = element.properties;
  if (Array.isArray(className)) {
    // A class that the styles of one component made is known by its attribute there.
    if (className.length === 0) delete element.properties.className;
  }
  // Only a list without bullets needs this role for screen readers; an e-book keeps its bullets.
  if (attribute(element, 'role') === 'list') delete element.properties.role;
}

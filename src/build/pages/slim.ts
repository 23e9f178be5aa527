/** A page in fewer letters, with nothing less in it. */
import { reviveAll } from './properties.ts';
import type { Written } from './properties.ts';

const ISLAND = /(<astro-island\b(?:"[^"]*"|[^>"])*>)([\s\S]*?)(<\/astro-island>)/g;

/** What Svelte notes for a component that comes to life. */
const SVELTE_NOTE = /<!--(?:\[-?\d*|\]|)-->/g;

/** The properties of a component, as Astro writes them. */
const PROPS = / props="([^"]*)"/g;

/** The play of a hand as it is printed, where no script runs. */
const PRINTED = /<noscript>[\s\S]*?<\/noscript>/g;

/** Ends of parts of a table, which HTML takes as read where the next part begins or the table ends. */
const TAKEN_AS_READ = /<\/(?:t[dhr]|tbody|thead)>/g;

/** Attributes that need no quotation marks there. */
const PLAIN = / (class|colspan|id|scope)="([\w./-]*[\w.-])"/g;

/** Shapes in a drawing, which may end in themselves. */
const EMPTY_SHAPE = /><\/(?:use|path|circle|rect|line)>/g;

/**
 * Leaves out Svelte’s notes wherever nothing comes to life, and what HTML can do without in the tables
 * of printed play, a third of a chapter; lets shapes of drawings end in themselves; and writes the properties of what comes to life as plain data, in single quotation marks:
 * in double ones each quotation mark of theirs is six letters long.
 */
export function slim(html: string): string {
  let from = 0;
  let slimmed = '';
  for (const { 0: whole, 1: begin = '', 2: content = '', 3: end = '', index } of html.matchAll(
    ISLAND,
  )) {
    slimmed += html.slice(from, index).replace(SVELTE_NOTE, '');
    slimmed += begin.replace(PROPS, rewrite) + content + end;
    from = index + whole.length;
  }
  return (slimmed + html.slice(from).replace(SVELTE_NOTE, ''))
    .replace(EMPTY_SHAPE, '/>')
    .replace(PRINTED, (printed) => printed.replace(TAKEN_AS_READ, '').replace(PLAIN, ' $1=$2'));
}

function rewrite(_: string, value: string): string {
  const plain = reviveAll(JSON.parse(unescaped(value)) as Record<string, Written>);
  const json = JSON.stringify(plain).replaceAll('&', '&amp;').replaceAll("'", '&#39;');
  return ` props='${json}'`;
}

/** An attribute’s value as Astro escapes it. */
function unescaped(value: string): string {
  return value
    .replaceAll('&quot;', '"')
    .replaceAll('&#34;', '"')
    .replaceAll('&#38;', '&')
    .replaceAll('&amp;', '&');
}

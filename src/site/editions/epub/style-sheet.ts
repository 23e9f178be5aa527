/**
 * The styles of the site’s figures for an e-book. The look of a component is defined once, in the
 * component; of it stays here what holds on paper and finds an element in the book.
 */
import type { AtRule, ChildNode, Root, Rule } from 'postcss';
import { parse } from 'postcss';
import { onPaper } from './media.ts';

/** Classes and attributes of the elements in the book. */
export interface Used {
  readonly classes: ReadonlySet<string>;
  readonly attributes: ReadonlySet<string>;
}

/** At-rules that an e-book does without: its own style sheet has the faces, and nothing moves. */
const LEFT_OUT =
  /^(?:font-face|(?:-webkit-)?keyframes|page|property|supports|starting-style|import|charset)$/;

/** Layers whose place the e-book’s own style sheet takes. */
const OWN_LAYERS = /^(?:base|book)$/;

/** States and parts that there are only on a screen with a pointer, or in another element. */
const ON_SCREEN =
  /:has\(|:is\(|:where\(|:hover|:focus|:active|:target|:checked|:disabled|:popover|::backdrop|::details|::-webkit|::marker|:root\[|\[open\]|\[hidden\]|\[aria-|\[data-(?!astro)/;

/** Elements that are plain ones on paper: see steps/unfold.ts. */
const UNFOLDED =
  /(?<=^|[\s>+~,(])(details|summary|fieldset|legend|label|button)(?=$|[\s.:[>+~,)])/g;

/**
 * Makes one style sheet of several.
 * @param sheets the style sheets of the site’s pages, in their order there
 */
export function bindStyles(sheets: readonly string[], used: Used): string {
  const controls: ChildNode[] = [];
  const components: ChildNode[] = [];
  for (const sheet of sheets) {
    const root = parse(sheet);
    unnest(root);
    flatten(root);
    prune(root, used);
    for (const node of root.nodes) {
      const layered = node.type === 'atrule' && node.name === 'layer';
      if (layered) controls.push(...(node.nodes ?? []));
      else components.push(node);
    }
  }
  return `${[...controls, ...components].map(String).join('\n')}\n`;
}

/** Sets rules within rules beside each other, as old readers know them. */
function unnest(root: Root): void {
  root.walkRules((rule) => {
    const { parent } = rule;
    const within = rule.nodes.filter(({ type }) => type === 'rule' || type === 'atrule');
    let last: ChildNode = rule;
    for (const node of within) {
      node.remove();
      if (node.type === 'rule') node.selectors = joinSelectors(rule.selectors, node.selectors);
      else if (node.type === 'atrule') {
        // A condition within a rule: the rule’s selector goes inside.
        node.walkRules((inner) => {
          inner.selectors = joinSelectors(rule.selectors, inner.selectors);
        });
      }
      parent?.insertAfter(last, node);
      last = node;
    }
  });
}

/** The selectors of a rule within another: each below each, or where its `&` stands. */
function joinSelectors(outer: readonly string[], inner: readonly string[]): string[] {
  return outer.flatMap((above) =>
    inner.map((below) =>
      below.includes('&') ? below.replaceAll('&', () => above) : `${above} ${below}`,
    ),
  );
}

/** Resolves what depends on the medium, and leaves out what never holds in an e-book. */
function flatten(root: Root): void {
  root.walkAtRules((rule: AtRule) => {
    if (LEFT_OUT.test(rule.name)) rule.remove();
    else if (rule.name === 'layer') {
      if (rule.nodes === undefined || OWN_LAYERS.test(rule.params)) rule.remove();
    } else if (rule.name === 'media') {
      const media = onPaper(rule.params);
      if (media === false) rule.remove();
      else if (media === true) rule.replaceWith(rule.nodes ?? []);
      else rule.params = media;
    }
  });
}

/** Takes away the selectors that find nothing, and what is empty then. */
function prune(root: Root, used: Used): void {
  root.walkRules((rule: Rule) => {
    const selectors = rule.selectors
      .flatMap((selector) => inPlainWords(selector.replaceAll(UNFOLDED, '.was-$1')))
      .filter((selector) => !ON_SCREEN.test(selector) && findsSomething(selector, used));
    if (selectors.length === 0 || rule.nodes.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  root.walkComments((comment) => {
    comment.remove();
  });
}

/**
 * A selector as old readers know them: without `:is()` and `:where()`, one for each of their ways, and
 * with one thing in each `:not()`.
 */
function inPlainWords(selector: string): readonly string[] {
  const found = /:(?:is|where)\(([^()]*)\)/.exec(selector);
  if (found === null) {
    return [
      selector.replaceAll(/:not\(([^()]*)\)/g, (_, list: string) =>
        list
          .split(',')
          .map((one) => `:not(${one.trim()})`)
          .join(''),
      ),
    ];
  }
  const [whole, ways = ''] = found;
  return ways.split(',').flatMap((way) => inPlainWords(selector.replace(whole, () => way.trim())));
}

function findsSomething(selector: string, { attributes, classes }: Used): boolean {
  // What stands in brackets is not to be there.
  const plain = selector.replaceAll(/:not\([^()]*\)/g, '');
  const names = [...plain.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
  const owned = [...plain.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name);
  // A rule for plain elements is no component’s.
  if (names.length + owned.length === 0) return false;
  return names.every((name) => classes.has(name)) && owned.every((name) => attributes.has(name));
}

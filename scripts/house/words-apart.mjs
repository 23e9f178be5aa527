/**
 * A lint rule: what a reader can see stands in the files of words, one for each language (`sheet.en.ts`,
 * imported as `#edition/…/sheet.ts`), and never in markup or logic.
 */

/** The folders and files whose words are apart; the others are still to come. */
export const WORDS_APART = [
  'components/analyse',
  'components/book/*.{ts,astro}',
  'components/book/exhibits',
  'components/book/proof',
  'components/figure',
  'components/games',
  'components/hand',
  'components/learn',
  'components/parts',
  'components/play',
  'components/practice',
  'components/problems',
  'components/reader',
  'components/score',
  'components/site',
  'src/analyse',
  'src/book/*.ts',
  'src/book/exhibits',
  'src/book/pages',
  'src/game/analysis/!(analysis-format).ts',
  'src/game/codes',
  'src/game/notation',
  'src/game/others/*/{book,table,variants}.ts',
  'src/game/replay',
  'src/game/skat/exceptional/!(headings).ts',
  'src/game/skat/laws/league-1909-penalties.ts',
  'src/game/spelling',
  'src/game/two-handed',
  'src/hand',
  'src/layouts',
  'src/learn',
  'src/lib/days.ts',
  'src/lib/storage',
  'src/pages/404.astro',
  'src/pages/about.astro',
  'src/pages/analyse/index.astro',
  'src/pages/changes',
  'src/pages/data',
  'src/pages/developers',
  'src/pages/embed',
  'src/pages/errata',
  'src/pages/glossary',
  'src/pages/hand.astro',
  'src/pages/hands',
  'src/pages/icons',
  'src/pages/index.astro',
  'src/pages/kept',
  'src/pages/learn',
  'src/pages/manifest.webmanifest.ts',
  'src/pages/manual',
  'src/pages/notation',
  'src/pages/offline',
  'src/pages/pictures',
  'src/pages/play',
  'src/pages/play.astro',
  'src/pages/practice',
  'src/pages/problems',
  'src/pages/proof.astro',
  'src/pages/score',
  'src/pages/search',
  'src/pages/shelf',
  'src/pages/sources',
  'src/pages/today',
  'src/play',
  'src/practice/!(measuring)/**/*.ts',
  'src/practice/*.ts',
  'src/problems',
  'src/reader',
  'src/score',
  'src/site',
  'src/strategy/advice',
  'src/strategy/bidding',
  'src/strategy/layout',
  'src/strategy/players/bid',
  'src/strategy/players/cards',
  'src/strategy/players/rules',
  'src/strategy/review',
  'src/strategy/which-card',
];

/** Files whose sentences only the authors of chapters and hands read, in the terminal or in the overlay. */
export const FOR_AUTHORS = [
  'components/book/check-marks.ts',
  'components/book/heading-ids.ts',
  'components/book/import-parts.ts',
  'components/book/part-attributes.ts',
  'src/book/ask-problem.ts',
  'src/book/chapter-faults.ts',
  'src/book/facts.ts',
  'src/book/hand-loader.ts',
  'src/book/hand-mistakes.ts',
  'src/book/marks.ts',
  'src/book/mentions.ts',
  'src/book/place-link.ts',
  'src/book/read-hand-file.ts',
  'src/book/read-hand-words.ts',
  'src/book/typed-claims.ts',
  'src/book/verdicts.ts',
  'src/game/notation/command/**',
  'src/game/notation/games/**',
  'src/game/notation/hand-words.ts',
  // What a hand keeps of a record in its source, and the record is made of again.
  'src/game/notation/iss/head.ts',
  'src/game/notation/open-spiel.ts',
  'src/game/notation/write/losses.ts',
  'src/site/editions/integration.ts',
];

/**
 * What the parsers for TypeScript, Svelte and Astro have in common.
 *
 * @typedef {object} AnyNode
 * @property {string} type
 * @property {AnyNode | null} [parent] none for the program
 * @property {unknown} [value]
 * @property {AnyNode} [key]
 * @property {AnyNode} [callee]
 * @property {AnyNode} [left]
 * @property {AnyNode} [property]
 * @property {AnyNode} [openingElement]
 * @property {string | AnyNode} [name]
 */

/** Attributes whose value is spoken or shown, of HTML and of our own parts. */
const SPOKEN =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|title|alt|placeholder|label|summary|caption|heading|description|question|text|words|hint|legend)$/u;

/** Two words beside each other, or a single one that stands like a label. */
const SENTENCE = /(?:^|[\s“(])[\p{L}’]+,? (?:[\p{L}’]+|\d+)\b|^\s*\p{Lu}\p{Ll}+[.!?…:]?\s*$/u;

/** What looks like words and is none: keys of the keyboard, selectors, declarations, addresses. */
const NO_WORDS =
  /^(?:Arrow\w+|Enter|Escape|Home|End|Tab|Delete|Backspace|Space|PageUp|PageDown|Shift|[a-z]+ [a-z-]+:.*|.*[{}<>=[\]#@/\\|].*)$/su;

/** A list of elements and classes: `textarea, select`, `, li, .law-text`. */
const SELECTORS =
  /^(?:,? *(?:\.[\w-]+|a|article|blockquote|button|details|h[1-6]|input|label|li|p|select|summary|t[dhr]|textarea)\b)+$/u;

/** Cards as a notation writes them, with the seats that lead: `CJ S10 / V HA`. */
const CARDS = /^(?:[CSHD](?:[JAKQ789]|10)|[VMH]|[/\s])+$/u;

/** @param {string} text */
const isWord = (text) => /\p{L}{2,}/u.test(text);

/** @param {string} text */
const isSentence = (text) =>
  SENTENCE.test(text) &&
  [NO_WORDS, SELECTORS, CARDS].every((pattern) => !pattern.test(text.trim()));

/**
 * @param {AnyNode | null | undefined} node
 * @returns {string}
 */
function nameOf(node) {
  const name = node?.name;
  return typeof name === 'object' ? nameOf(name) : (name ?? '');
}

/**
 * Whether a reader never sees a piece of script: a directive, an import, a key, a type, the message of an
 * error that is a fault of ours.
 *
 * @param {AnyNode} node
 */
function isHidden(node) {
  let inner = node;
  for (let outer = node.parent; outer; outer = outer.parent) {
    switch (outer.type) {
      case 'NewExpression':
        return nameOf(outer.callee).endsWith('Error');
      case 'ImportDeclaration':
      case 'ImportExpression':
      case 'ExportAllDeclaration':
      case 'TSLiteralType':
        return true;
      case 'ExportNamedDeclaration':
        return inner === node;
      case 'Property':
        // What should stand in a text of the notation is shown by the command line alone.
        if (/(?:^e|E)xpected$/u.test(nameOf(outer.key))) return true;
        // A type of schema.org is a name for programs.
        if (outer.key === inner || outer.key?.value === '@type') return true;
        break;
      case 'SvelteAttribute':
        return !SPOKEN.test(nameOf(outer.key));
      case 'JSXAttribute':
        return !SPOKEN.test(nameOf(outer));
      case 'ExpressionStatement':
        return inner === node;
      case 'AssignmentExpression':
        if (nameOf(outer.left?.property) === 'className') return true;
        break;
    }
    inner = outer;
  }
  return false;
}

/** @type {import('eslint').Rule.RuleModule} */
export const wordsApart = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { apart: 'A reader can see “{{text}}”: it belongs in a file of words.' },
  },
  create(context) {
    /**
     * @param {AnyNode} node
     * @param {(text: string) => boolean} isSeen
     */
    const look = (node, isSeen) => {
      const { value } = node;
      if (typeof value !== 'string' || !isSeen(value)) return;
      const text = value.trim().replaceAll(/\s+/gu, ' ').slice(0, 60);
      context.report({
        node: /** @type {import('estree').Node} */ (node),
        messageId: 'apart',
        data: { text },
      });
    };
    /** @param {AnyNode} node */
    const inScript = (node) => {
      if (!isHidden(node)) look(node, isSentence);
    };
    /** @param {AnyNode} node */
    const inMarkup = (node) => {
      look(node, isWord);
    };
    const listener = {
      Literal: inScript,
      /** @param {AnyNode & { value: { raw: string } }} node */
      TemplateElement(node) {
        if (!isHidden(node)) look({ ...node, value: node.value.raw }, isSentence);
      },
      /** @param {AnyNode} node */
      SvelteText(node) {
        if (node.parent?.type !== 'SvelteStyleElement') inMarkup(node);
      },
      /** @param {AnyNode} node */
      SvelteLiteral(node) {
        if (SPOKEN.test(nameOf(node.parent?.key))) inMarkup(node);
      },
      JSXText: inMarkup,
      /** @param {AnyNode} node */
      AstroRawText(node) {
        if (!/^(?:script|style)$/u.test(nameOf(node.parent?.openingElement))) inMarkup(node);
      },
      /** @param {AnyNode & { value: string }} node */
      'JSXAttribute > Literal'(node) {
        // A sentence has been reported as one.
        if (SPOKEN.test(nameOf(node.parent)) && !isSentence(node.value)) inMarkup(node);
      },
    };
    // The types of ESLint know the nodes of JavaScript alone.
    return /** @type {import('eslint').Rule.RuleListener} */ (/** @type {unknown} */ (listener));
  },
};

/**
 * Colours for code at build time, with our grammar for the hand notation. The colours are classes
 * (`code-keyword`, see src/styles/base.css) because the site's policy allows no inline styles.
 */
import { createCssVariablesTheme } from 'shiki';
import type { LanguageRegistration, ShikiTransformer } from 'shiki';
import grammar from '../../editors/vscode-hand/hand.tmLanguage.json' with { type: 'json' };

/** Replaces the inline style of each coloured token by the class of its kind. */
const classes: ShikiTransformer = {
  name: 'classes',
  pre(node) {
    delete node.properties.style;
  },
  span(node) {
    const style = node.properties.style;
    const kind = typeof style === 'string' ? /--code-token-([a-z]+)/.exec(style)?.[1] : undefined;
    delete node.properties.style;
    if (kind !== undefined) node.properties['class'] = `code-${kind}`;
  },
};

/** The hand notation as the highlighter takes it. */
export const handLanguage = grammar as unknown as LanguageRegistration;

/** The options of Astro's highlighter, for MDX and for the pages alike. */
export const highlighting = {
  langs: [handLanguage],
  theme: createCssVariablesTheme({ variablePrefix: '--code-' }),
  wrap: null,
  transformers: [classes],
};

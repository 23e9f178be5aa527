/** Sentences of a page in another language than the page says: by the small words that only one language has. */
import { fromHtml } from 'hast-util-from-html';
import type { Element, RootContent } from 'hast';

/** Words of a language that are frequent in it, and are none of the other’s. */
const SMALL_WORDS = {
  en: new Set(
    'the of and to is that it with for are this you your by from or which they their has have be can not if there what when who'.split(
      ' ',
    ),
  ),
  de: new Set(
    'der die das und ist nicht mit ein eine einen einem einer zu den dem des sich du dein deine auf für von im auch als oder wer wie wenn noch nur aus bei hat wird kann'.split(
      ' ',
    ),
  ),
} as const;

type Language = keyof typeof SMALL_WORDS;

const LANGUAGES = Object.keys(SMALL_WORDS) as Language[];

/** What is no text for readers. */
const NO_TEXT = new Set(['script', 'style', 'template', 'code', 'pre', 'svg', 'noscript']);

/** What begins a text of its own; whatever else stands within a sentence. */
const BLOCKS = new Set(
  'html body main header footer nav article section aside div p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table caption thead tbody tr th td figure figcaption form fieldset legend label button select option details summary blockquote astro-island br input textarea output'.split(
    ' ',
  ),
);

/** Attributes that are read out or shown. */
const SPOKEN = ['ariaLabel', 'title', 'alt', 'placeholder'] as const;

/** The texts of a page that are said to be in each language, in the order of the page. */
function textsOf(html: string): readonly { readonly language: string; readonly text: string }[] {
  const texts: { language: string; text: string }[] = [];
  let page = '';
  let open = { language: '', text: '' };
  const close = (language: string): void => {
    if (open.text.trim() !== '') texts.push(open);
    open = { language, text: '' };
  };
  const visit = (node: RootContent, inherited: string): void => {
    if (node.type === 'text') {
      if (open.language !== inherited) close(inherited);
      open.text += node.value;
    }
    if (node.type !== 'element' || NO_TEXT.has(node.tagName)) return;
    const language = langOf(node) ?? inherited;
    if (node.tagName === 'html') page = language;
    for (const name of SPOKEN) {
      const value = node.properties[name];
      // A tool within a text of another language is named in that of the page.
      if (typeof value === 'string') texts.push({ language: page, text: value });
    }
    if (BLOCKS.has(node.tagName)) close(language);
    for (const child of node.children) visit(child, language);
    if (BLOCKS.has(node.tagName)) close(inherited);
  };
  for (const node of fromHtml(html).children) if (node.type !== 'doctype') visit(node, '');
  close('');
  return texts;
}

const langOf = ({ properties }: Element): string | null =>
  typeof properties.lang === 'string' ? properties.lang.slice(0, 2) : null;

/**
 * The sentences of a page that stand in the other language without saying so (`lang`): those with at least
 * two small words of the other language, and more than of their own.
 */
export function inOtherLanguage(html: string): readonly string[] {
  return textsOf(html).flatMap(({ language, text }) => {
    const own = LANGUAGES.find((each) => each === language);
    if (own === undefined) return [];
    const other = own === 'en' ? 'de' : 'en';
    // A title in quotation marks is in the language of what it names.
    const unquoted = text.replace(/„[^“]*“|“[^”]*”/gu, '…');
    return unquoted.split(/(?<=[.?!:;])\s+|\n{2,}/u).flatMap((sentence) => {
      const words = sentence.toLowerCase().match(/\p{L}+/gu) ?? [];
      const count = (of: Language): number =>
        words.filter((word) => SMALL_WORDS[of].has(word)).length;
      return count(other) >= 2 && count(other) > count(own)
        ? [sentence.replace(/\s+/gu, ' ').trim()]
        : [];
    });
  });
}

/** The edition whose words an element has: that of its script, or by its attribute `lang` the other one. */
import { PAGE_LANGUAGE } from '#edition/lib/language.ts';
import { SOURCE_LANGUAGE, TRANSLATION } from '../../../src/lib/languages.ts';
import type { PageLanguage } from '../../../src/lib/languages.ts';
import { BOOK, HAS_OTHER_EDITION, bookIn } from './book-address.ts';
import { openHand } from './open-hand.ts';

/** What the script of an edition has for the elements of both. */
export interface EmbedEdition {
  readonly EMBED_LANGUAGE: PageLanguage;
  readonly openHand: typeof openHand;
}

const OWN: EmbedEdition = { EMBED_LANGUAGE: PAGE_LANGUAGE, openHand };

/** The language of an attribute `lang`, `de` or `de-AT`; null where the book has no edition in it. */
export function readLang(lang: string | null): PageLanguage | null {
  const named = lang?.trim().split('-')[0]?.toLowerCase();
  return named === SOURCE_LANGUAGE || named === TRANSLATION ? named : null;
}

/** The edition in a language; that of this script where there is no other, or it cannot be loaded. */
export async function embedEdition(language: PageLanguage | null): Promise<EmbedEdition> {
  if (language === null || language === PAGE_LANGUAGE || !HAS_OTHER_EDITION) return OWN;
  const script = `${bookIn(language, BOOK)}embed/v1/vorhand.js`;
  try {
    return (await import(/* @vite-ignore */ script)) as EmbedEdition;
  } catch (error) {
    // A hand in the other language is better than none.
    console.error(error);
    return OWN;
  }
}

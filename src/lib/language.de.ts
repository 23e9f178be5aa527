import type { PageLanguage } from './page-language.ts';

/** The language of the edition, as `lang` has it. */
export const PAGE_LANGUAGE: PageLanguage = 'de';

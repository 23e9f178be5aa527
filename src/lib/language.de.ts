import type { PageLanguage } from './languages.ts';

/** The language of the edition, as `lang` has it. */
export const PAGE_LANGUAGE: PageLanguage = 'de';

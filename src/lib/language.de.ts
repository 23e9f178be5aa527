/** The language of the edition, as `lang` has it. */
export const PAGE_LANGUAGE = 'de';

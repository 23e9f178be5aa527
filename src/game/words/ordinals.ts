/** The place of a thing in a row, in words and in figures. */
import { LOCALES } from './language.ts';
import type { Language } from './language.ts';

/** The first to the tenth, which is as far as tricks go. */
export const ORDINAL_WORDS: Readonly<Record<Language, readonly string[]>> = {
  en: 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' '),
};

/** What stands behind the figures, for each case that `Intl` tells apart. */
const ENDINGS: Readonly<
  Record<Language, Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>>
> = {
  en: { one: 'st', two: 'nd', few: 'rd', other: 'th' },
};

/** In figures: `1st`, `22nd`, `13th`. */
export function ordinal(number: number, language: Language = 'en'): string {
  const rules = new Intl.PluralRules(LOCALES[language], { type: 'ordinal' });
  const endings = ENDINGS[language];
  return `${number}${endings[rules.select(number)] ?? endings.other}`;
}

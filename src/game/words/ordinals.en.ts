/** The place of a thing in a row, in words and in figures. */

/** The first to the tenth, which is as far as tricks go. */
export const ORDINAL_WORDS: readonly string[] =
  'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/** What stands behind the figures, for each case that `Intl` distinguishes. */
const ENDINGS: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
};

/** In figures: `1st`, `22nd`, `13th`. */
export function ordinal(number: number): string {
  const rules = new Intl.PluralRules('en-GB', { type: 'ordinal' });
  return `${number}${ENDINGS[rules.select(number)] ?? 'th'}`;
}

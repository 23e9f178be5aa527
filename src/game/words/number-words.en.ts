/** Numbers in words, written and read. `Intl` has none, so they are spelled out here. */

const ONES =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A number from 0 to 99 in words, small letters: `no`, `sixty-one`. */
export function numberWord(number: number): string {
  const small = ONES[number];
  if (small !== undefined) return small;
  const ten = TENS[Math.floor(number / 10)] ?? String(number);
  return number % 10 === 0 ? ten : `${ten}-${ONES[number % 10] ?? ''}`;
}

/** What else a text may say for a number. */
const OTHER_NUMBERS: ReadonlyMap<string, number> = new Map([
  ['zero', 0],
  ['nothing', 0],
  ['a', 1],
  ['an', 1],
]);

/** A count in running text, in words up to ten and in figures beyond: `ten`, `11`. */
export function inWords(number: number): string {
  return Number.isInteger(number) && number >= 0 && number <= 10
    ? numberWord(number)
    : String(number);
}

/**
 * The number that a piece of text names, or null when it is none: `61`, `−48`, `sixty`, `Sixty-one`.
 * Words go to ninety-nine.
 */
export function readNumber(text: string): number | null {
  const plain = text.trim().toLowerCase().replace('−', '-');
  if (/^-?\d+$/.test(plain)) return Number(plain);
  const other = OTHER_NUMBERS.get(plain);
  if (other !== undefined) return other;
  for (let number = 0; number < 100; number++) {
    if (numberWord(number) === plain) return number;
  }
  return null;
}

/** A large number in figures: `13,074`. */
export const grouped = (number: number): string => number.toLocaleString('en');

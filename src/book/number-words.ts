/** Numbers as running text has them: in figures, or in words. */

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

/**
 * The number that a piece of text names, or null when it is none: `61`, `−48`, `sixty`, `Sixty-one`.
 * Words go to ninety-nine.
 */
export function readNumber(text: string): number | null {
  const plain = text.trim().toLowerCase().replace('−', '-');
  if (/^-?\d+$/.test(plain)) return Number(plain);
  if (plain === 'zero' || plain === 'nothing') return 0;
  if (plain === 'a' || plain === 'an') return 1;
  for (let number = 0; number < 100; number++) if (numberWord(number) === plain) return number;
  return null;
}

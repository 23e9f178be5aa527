/**
 * A large number as a short word for addresses: digits and lower-case letters without i, l, o and
 * u, which are easily taken for others, and two letters that show whether it came through whole.
 */
import { invalid, valid } from '../skat/checked.ts';
import type { Checked } from '../skat/checked.ts';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const BASE = 32n;

/** The version of what the number means: the first letter of every word made here. */
export const CODE_VERSION = '1';

/** Longer than any hand; a longer text is not even looked at. */
const LONGEST = 1000;

/** A prime just below 32 × 32, so that two letters hold every remainder. */
const CHECK_PRIME = 1021;

/** What can be wrong with a word, as a sentence for the reader. */
export type CodeProblem = string;

/** The word for a number from 0 up: version, check, number. That for 0 ends with the check. */
export function makeCode(number: bigint): string {
  let body = '';
  for (let rest = number; rest > 0n; rest /= BASE) body = ALPHABET[Number(rest % BASE)]! + body;
  return `${CODE_VERSION}${checkLetters(body)}${body}`;
}

/**
 * Reads such a word. Capitals count as small letters, `i` and `l` as 1, `o` as 0.
 *
 * @returns the number, or one sentence on what is wrong with the word.
 */
export function parseCode(text: string): Checked<bigint, CodeProblem> {
  const word = text.toLowerCase().replaceAll(/[il]/g, '1').replaceAll('o', '0');
  if (word.length > LONGEST) return invalid('The address is longer than that of any hand.');
  const stranger = /[^0-9a-hjkmnp-tv-z]/u.exec(word)?.[0];
  if (stranger !== undefined) {
    return invalid(`“${stranger}” stands in no address of a hand; something was added or changed.`);
  }
  if (!word.startsWith(CODE_VERSION)) {
    return invalid(
      `The address begins with “${word.charAt(0)}”, and this page reads those that begin with “${CODE_VERSION}”. It is damaged, or from a newer version: reload the page and try again.`,
    );
  }
  const [check, body] = [word.slice(1, 3), word.slice(3)];
  if (check !== checkLetters(body) || body.startsWith('0')) {
    return invalid(
      'The address is damaged: a letter is wrong or missing, perhaps at its end. Copy the whole of it again.',
    );
  }
  let number = 0n;
  for (const letter of body) number = number * BASE + BigInt(ALPHABET.indexOf(letter));
  return valid(number);
}

/** Two letters that change with any one letter of `body`, and with any two that change places. */
function checkLetters(body: string): string {
  let sum = body.length;
  for (const letter of body) sum = (sum * 37 + ALPHABET.indexOf(letter) + 1) % CHECK_PRIME;
  return ALPHABET[Math.floor(sum / 32)]! + ALPHABET[sum % 32]!;
}

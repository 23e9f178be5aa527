/**
 * A large number as a short word for addresses: digits and lower-case letters without i, l, o and
 * u, which are easily taken for others, and some that show whether it came through whole.
 */
import { invalid, valid } from '../../lib/checked.ts';
import type { Checked } from '../../lib/checked.ts';
import { CODE_FAULTS, sayOtherVersion, sayStranger } from '#edition/game/codes/code-words.ts';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const BASE = 32n;

/**
 * The versions of these words, the first letter of each. What the number means is the same in both;
 * the first had two letters for its check, which let one damaged word in a thousand through.
 */
const OLD_VERSION = '1';
export const CODE_VERSION = '2';
export type CodeVersion = typeof OLD_VERSION | typeof CODE_VERSION;

/** Longer than any hand; a longer text is not even looked at. */
const LONGEST = 1000;

/** How a version makes its check: so many letters of a remainder. */
interface Check {
  readonly letters: number;
  readonly factor: number;
  /** A prime just below 32 to the power of the letters, so that they hold every remainder. */
  readonly prime: number;
}

const CHECKS: Readonly<Record<CodeVersion, Check>> = {
  '1': { letters: 2, factor: 37, prime: 1021 },
  // The product of factor and remainder stays below 2 to the power of 53.
  '2': { letters: 6, factor: 4_194_301, prime: 1_073_741_789 },
};

/** What can be wrong with a word, as a sentence for the reader. */
export type CodeProblem = string;

/** The number of a word, and the version that wrote it. */
export interface CodeNumber {
  readonly number: bigint;
  readonly version: CodeVersion;
}

/** The word for a number from 0 up: version, check, number. That for 0 ends with the check. */
export function makeCode(number: bigint, version: CodeVersion = CODE_VERSION): string {
  let body = '';
  for (let rest = number; rest > 0n; rest /= BASE) body = ALPHABET[Number(rest % BASE)]! + body;
  return `${version}${checkLetters(body, CHECKS[version])}${body}`;
}

/**
 * Reads such a word. Capitals count as small letters, `i` and `l` as 1, `o` as 0.
 *
 * @returns the number, or one sentence on what is wrong with the word.
 */
export function parseCode(text: string): Checked<CodeNumber, CodeProblem> {
  const parsed = parseBody(text);
  if (!parsed.ok) return parsed;
  const { body, version } = parsed.value;
  let number = 0n;
  for (const letter of body) number = number * BASE + BigInt(ALPHABET.indexOf(letter));
  return valid({ number, version });
}

/** The letters of a word that came through whole, without its version and check. */
function parseBody(
  text: string,
): Checked<{ readonly body: string; readonly version: CodeVersion }, CodeProblem> {
  const word = text.toLowerCase().replaceAll(/[il]/g, '1').replaceAll('o', '0');
  if (word.length > LONGEST) return invalid(CODE_FAULTS.tooLong);
  const stranger = /[^0-9a-hjkmnp-tv-z]/u.exec(word)?.[0];
  if (stranger !== undefined) {
    return invalid(sayStranger(stranger));
  }
  const version = word.charAt(0);
  if (version !== OLD_VERSION && version !== CODE_VERSION) {
    return invalid(sayOtherVersion(version, CODE_VERSION));
  }
  const check = CHECKS[version];
  const end = 1 + check.letters;
  const body = word.slice(end);
  if (word.slice(1, end) !== checkLetters(body, check) || body.startsWith('0')) {
    return invalid(CODE_FAULTS.damaged);
  }
  return valid({ body, version });
}

/**
 * Whether a word is letter for letter as {@link makeCode} writes words today, and came through whole.
 * What its number means is not looked at.
 */
export function isCodeOfToday(text: string): boolean {
  const parsed = parseBody(text);
  return parsed.ok && parsed.value.version === CODE_VERSION && !/[A-Zilo]/u.test(text);
}

/**
 * Letters that change with any one letter of `body`, and with any two that change places: neither the
 * factor nor what one letter can differ by is a multiple of the prime.
 */
function checkLetters(body: string, { factor, letters, prime }: Check): string {
  let sum = body.length;
  for (const letter of body) sum = (sum * factor + ALPHABET.indexOf(letter) + 1) % prime;
  let text = '';
  for (let remaining = letters; remaining > 0; remaining--) {
    text = ALPHABET[sum % 32]! + text;
    sum = Math.floor(sum / 32);
  }
  return text;
}

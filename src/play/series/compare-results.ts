/** Results of friends set side by side: the codes in what was pasted, and which of them belong together. */
import { isSameName } from '../../game/words/one-line.ts';
import { sayPlayer } from '#edition/game/words/players-by-number.ts';
import { NO_CODE, sayUnread } from '#edition/play/series/code-words.ts';
import type { PlayRules } from '../sitting.ts';
import { parseResultCode } from './result-code.ts';
import { totalOf } from './series-result.ts';
import type { SeriesResult } from './series-result.ts';
import { readSeriesId } from './series.ts';

/** What was found in a text. */
export interface FoundCodes {
  /** The codes that came through whole, each once, as they are kept. */
  readonly codes: readonly string[];
  /** What is wrong, a sentence for each code that did not. */
  readonly problems: readonly string[];
}

/** How a long code is named in a message: by both its ends. */
const LONGEST_NAMED = 24;
const nameOf = (word: string): string =>
  word.length <= LONGEST_NAMED ? word : `${word.slice(0, 10)}…${word.slice(-6)}`;

/** Shorter than any code, and longer than most words of a message. */
const LEAST = 24;

/**
 * Finds the codes in a text: bare, in links, several in one link, and among the words of messages.
 *
 * @param text what was pasted, or the part of an address from its `#` on.
 */
export function findCodes(text: string): FoundCodes {
  const codes: string[] = [];
  const problems: string[] = [];
  for (const word of text.split(/[\s,;#/?&=<>()[\]"'“”„]+/u)) {
    const bare = word.replaceAll(/^[^0-9a-z]+|[^0-9a-z]+$/giu, '');
    if (!/\d/u.test(bare) || (bare.length < LEAST && !/^s[12][0-9a-z]+$/iu.test(bare))) continue;
    const read = parseResultCode(bare);
    const code = bare.toLowerCase();
    if (!read.ok) problems.push(sayUnread(nameOf(bare), read.errors[0]));
    else if (!codes.includes(code)) codes.push(code);
  }
  if (codes.length === 0 && problems.length === 0 && text.trim() !== '') {
    problems.push(NO_CODE);
  }
  return { codes, problems };
}

/** A result with the code that it comes from. */
export interface CodedResult extends SeriesResult {
  readonly code: string;
}

/** Results that can be compared: of one series, by one rule book. */
export interface ResultGroup extends Pick<PlayRules, 'laws'> {
  readonly id: string;
  /** The best first. */
  readonly results: readonly CodedResult[];
}

/** The results by their series and rule books, the latest series first. Codes that cannot be read are left out. */
export function groupResults(codes: readonly string[]): readonly ResultGroup[] {
  const groups = new Map<string, CodedResult[]>();
  for (const code of codes) {
    const read = parseResultCode(code);
    if (!read.ok) continue;
    const { id, laws } = read.value;
    const key = `${id} ${laws}`;
    groups.set(key, [...(groups.get(key) ?? []), { ...read.value, code }]);
  }
  const startOf = (id: string): number => readSeriesId(id)?.start ?? 0;
  return [...groups.values()]
    .map((results) => ({
      id: results[0]!.id,
      laws: results[0]!.laws,
      results: results.toSorted((one, other) => totalOf(other) - totalOf(one)),
    }))
    .toSorted((one, other) => startOf(other.id) - startOf(one.id));
}

/** What each result is called in a table: its name, or `Player 2`; equal names get their place behind them. */
export function namesOf(results: readonly Pick<SeriesResult, 'name'>[]): readonly string[] {
  return results.map(({ name }, index) => {
    if (name === '') return sayPlayer(index + 1);
    const isTwice = results.some((other, at) => at !== index && isSameName(other.name, name));
    return isTwice ? `${name} (${index + 1})` : name;
  });
}

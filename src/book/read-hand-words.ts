/** The words of a hand in the language of an edition: `content/de/hands/foster-09.json`. */
import type { AnyHand } from '../game/notation/hand.ts';
import { translateHand } from '../game/notation/hand-words.ts';
import type { ErratumWords, HandWords } from '../game/notation/hand-words.ts';
import { makeHand } from '../game/notation/write/make.ts';
import { checkedAs, isObject, isText, parseJson } from '../lib/json/json.ts';
import type { DataFault } from '../lib/json/json.ts';
import { locateJson, memberPath, spotAt } from '../lib/json/locate.ts';
import type { Checked } from '../lib/checked.ts';
import type { HandMistake } from './hand-mistakes.ts';
import type { HandReading } from './read-hand-file.ts';

/** More than the longest comment. */
const LONGEST = 5000;

/**
 * A hand’s reading with the words of a file of words, and with its text in them.
 *
 * @param reading what the hand’s own file gave; one with mistakes stays as it is.
 * @param file the file of words, for the places of its mistakes.
 */
export function withHandWords(reading: HandReading, file: string, text: string): HandReading {
  const { hand } = reading;
  if (hand === null) return reading;
  const words = readHandWords(text);
  const translated = words.ok ? translateHand<typeof hand & AnyHand>(hand, words.value) : words;
  if (translated.ok) {
    const { value } = translated;
    // Only hands of Skat can be printed.
    return { ...reading, hand: value, text: 'game' in value ? reading.text : makeHand(value) };
  }
  const { starts, broken } = locateJson(text);
  const mistakes = translated.errors.map(({ message, where }): HandMistake => {
    return { file, ...spotAt(text, broken ?? starts.get(where) ?? 0), message };
  });
  return { ...reading, hand: null, mistakes };
}

/** Reads a file of words: JSON with `title`, `source`, `comments`, `variations` and `errata`. */
export function readHandWords(text: string): Checked<HandWords, DataFault> {
  const json = parseJson(text);
  const faults: DataFault[] = [];
  const data = json.ok && isObject(json.value) ? json.value : {};
  if (!json.ok) faults.push({ where: '', message: `This is no JSON: ${json.errors[0]}.` });
  const textAt = (where: string, value: unknown): string => {
    if (isText(value, LONGEST)) return value;
    faults.push({ where, message: 'It must be a text.' });
    return '';
  };
  const textsAt = (part: string): Record<string, string> => {
    const texts = data[part] ?? {};
    if (!isObject(texts)) faults.push({ where: part, message: 'It must be an object of texts.' });
    return Object.fromEntries(
      Object.entries(texts).map(([key, value]) => [key, textAt(memberPath(part, key), value)]),
    );
  };
  const errata = data['errata'] ?? [];
  if (!Array.isArray(errata)) faults.push({ where: 'errata', message: 'It must be a list.' });
  const words: HandWords = {
    title: textAt('title', data['title']),
    source: (data['source'] ?? null) === null ? null : textAt('source', data['source']),
    comments: textsAt('comments'),
    variations: textsAt('variations'),
    errata: (Array.isArray(errata) ? errata : []).map((erratum: unknown, index): ErratumWords => {
      const own = isObject(erratum) ? erratum : {};
      const where = memberPath('errata', index);
      const orNull = (name: string): string | null =>
        (own[name] ?? null) === null ? null : textAt(memberPath(where, name), own[name]);
      return {
        printed: orNull('printed'),
        corrected: textAt(memberPath(where, 'corrected'), own['corrected']),
        why: textAt(memberPath(where, 'why'), own['why']),
        open: orNull('open'),
      };
    }),
  };
  return checkedAs(words, faults);
}

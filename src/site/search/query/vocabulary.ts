/** The words that the book has: whether one is there, and which is meant by one that is not. */
import { FOREIGN, LONG, stem } from '#edition/site/search/query/spelling.ts';
import { fold, withoutSpeltOut } from './query-words.ts';

export interface Vocabulary {
  /** The word of the book for a typed one, in its own spelling without dots; undefined for none. */
  readonly find: (word: string) => string | undefined;
  /** Whether a word of the book begins so. */
  readonly begins: (word: string) => boolean;
  /** The nearest word of the book to a misspelt one; undefined when none is near. */
  readonly guess: (word: string) => string | undefined;
  /** Whether a word is one of a name in the index of subjects, which the text need not have. */
  readonly isNamed: (word: string) => boolean;
  /** A folded word as the book writes it: `überreizt`, `Solo`. */
  readonly spell: (folded: string) => string;
}

/** Below this length too much is near. */
const SHORTEST_GUESSED = 4;

/**
 * @param words the book’s words, the commonest first; later ones lose against earlier.
 * @param understood words that it does not have and that may be meant all the same.
 * @param named words of the names of subjects.
 */
export function makeVocabulary(
  words: readonly string[],
  understood: readonly string[] = [],
  named: readonly string[] = [],
): Vocabulary {
  const spellings = new Map<string, string>();
  for (const word of [...words, ...understood, ...named]) {
    const before = spellings.get(fold(word));
    // The words of the text are small, and names are not.
    if (before === undefined || before === word.toLowerCase()) spellings.set(fold(word), word);
  }
  const folded = [...new Set(words.map(fold))];
  const meant = understood.map(fold);
  const known = new Set(folded);
  const byStem = new Map<string, string>();
  for (const word of folded) if (!byStem.has(stem(word))) byStem.set(stem(word), word);
  const sorted = folded.toSorted();

  // The understood words are from elsewhere for the most part: two letters away from one stands another.
  const others = new Set(meant);
  const isForeign = (word: string): boolean => others.has(word) || FOREIGN.test(word);

  const find = (typed: string): string | undefined => {
    const word = fold(typed);
    if (known.has(word)) return word;
    const plain = withoutSpeltOut(word);
    if (plain !== word && known.has(plain)) return plain;
    return word.length > 3 ? byStem.get(stem(word)) : undefined;
  };
  const begins = (typed: string): boolean => {
    const word = fold(typed);
    return sorted.some((each) => each.startsWith(word));
  };
  const guess = (typed: string): string | undefined => {
    const word = fold(typed);
    if (word.length < SHORTEST_GUESSED || /\d/.test(word)) return undefined;
    let best: { readonly word: string; readonly cost: number } | undefined;
    const most = word.length < LONG ? 1 : 2;
    for (const each of [...folded, ...meant]) {
      if (each.length < SHORTEST_GUESSED || Math.abs(each.length - word.length) > most) continue;
      const wrong = distance(word, each, isForeign(word) || isForeign(each) ? 1 : most);
      // People rarely mistake the first letter.
      const cost = wrong + (each.startsWith(word.slice(0, 1)) ? 0 : 0.9);
      if (cost <= most && (best === undefined || cost < best.cost)) best = { word: each, cost };
    }
    return best?.word;
  };
  const namedStems = new Set(named.map((word) => stem(fold(word))));
  const isNamed = (word: string): boolean => namedStems.has(stem(fold(word)));
  const spell = (word: string): string => spellings.get(word) ?? word;
  return { find, begins, guess, isNamed, spell };
}

/**
 * How many letters must be changed, put in, left out or swapped with their neighbour to make one word
 * of another (optimal string alignment); more than `most` counts as infinite.
 */
export function distance(a: string, b: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const line = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      const cost = Math.min(
        last[column - 1]! + (same ? 0 : 1),
        last[column]! + 1,
        line[column - 1]! + 1,
      );
      const swapped =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      line.push(swapped ? Math.min(cost, before[column - 2]! + 1) : cost);
    }
    if (Math.min(...line) > most) return Infinity;
    before = last;
    last = line;
  }
  const found = last[b.length]!;
  return found > most ? Infinity : found;
}

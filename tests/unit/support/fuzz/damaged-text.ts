/** Texts that were good, with a few edits that know what such a text is made of. */
import fc from 'fast-check';
import { HOSTILE_TEXTS } from './hostile.ts';

/** Words, numbers, and every other sign by itself. */
const TOKEN = /\s+|\p{L}+|\d+|[^\s\p{L}\d]/gu;

const tokensOf = (text: string): string[] => text.match(TOKEN) ?? [];

type Edit = (tokens: string[]) => string[];

const at = (tokens: readonly string[], place: number): number => place % Math.max(1, tokens.length);

/** What may be done to the tokens of a text, given the tokens of another good one. */
const EDITS: Readonly<
  Record<string, (one: number, two: number, put: string, other: readonly string[]) => Edit>
> = {
  delete: (one) => (tokens) => tokens.toSpliced(at(tokens, one), 1),
  cut: (one) => (tokens) => tokens.slice(0, at(tokens, one)),
  double: (one) => (tokens) => tokens.toSpliced(at(tokens, one), 0, tokens[at(tokens, one)] ?? ''),
  repeat: (one, two) => (tokens) =>
    tokens.toSpliced(
      at(tokens, one),
      0,
      (tokens[at(tokens, one)] ?? '').slice(0, 20).repeat(two % 300),
    ),
  swap: (one, two) => (tokens) => {
    const [a, b] = [at(tokens, one), at(tokens, two)];
    return tokens.map(
      (token, place) => (place === a ? tokens[b] : place === b ? tokens[a] : token) ?? '',
    );
  },
  move: (one, two) => (tokens) =>
    tokens
      .toSpliced(at(tokens, one), 1)
      .toSpliced(at(tokens, two), 0, tokens[at(tokens, one)] ?? ''),
  insert: (one, _, put) => (tokens) => tokens.toSpliced(at(tokens, one), 0, put),
  replace: (one, _, put) => (tokens) => tokens.toSpliced(at(tokens, one), 1, put),
  /** A word of the same text or of another in its place. */
  neighbour: (one, two, _, other) => (tokens) =>
    tokens.toSpliced(at(tokens, one), 1, other[at(other, two)] ?? ''),
  /** The beginning of this text and the end of another. */
  splice: (one, two, _, other) => (tokens) => [
    ...tokens.slice(0, at(tokens, one)),
    ...other.slice(at(other, two)),
  ],
  count: (one, two) => (tokens) =>
    tokens.toSpliced(
      at(tokens, one),
      1,
      (tokens[at(tokens, one)] ?? '').replace(/\d+/, (n) => String(Number(n) + (two % 3) - 1)),
    ),
  turnCase: (one) => (tokens) => {
    const token = tokens[at(tokens, one)] ?? '';
    const upper = token.toUpperCase();
    return tokens.toSpliced(at(tokens, one), 1, token === upper ? token.toLowerCase() : upper);
  },
  decompose: () => (tokens) => tokens.map((token) => token.normalize('NFD')),
};

/**
 * Good texts with up to so many edits; without any now and then.
 *
 * @param corpus good texts, at least one.
 * @param own pieces to put in beside the hostile ones: what this kind of text is made of.
 */
export function damagedText(
  corpus: readonly string[],
  own: readonly string[] = [],
  most = 5,
): fc.Arbitrary<string> {
  const edit = fc.record({
    how: fc.constantFrom(...Object.keys(EDITS)),
    one: fc.nat(),
    two: fc.nat(),
    put: fc.constantFrom(...HOSTILE_TEXTS, ...own, ...own),
    other: fc.constantFrom(...corpus),
  });
  return fc
    .tuple(fc.constantFrom(...corpus), fc.array(edit, { maxLength: most }))
    .map(([text, edits]) =>
      edits
        .reduce(
          (tokens, { how, one, other, put, two }) =>
            EDITS[how]!(one, two, put, how === 'swap' ? [] : tokensOf(other))(tokens),
          tokensOf(text),
        )
        .join(''),
    );
}

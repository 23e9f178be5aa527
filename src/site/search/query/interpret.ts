/** What to look for when a reader types words: the book’s words for them, and what was guessed. */
import { countOf } from './book-places.ts';
import type { NumberWords } from './book-places.ts';
import { withoutStopWords } from './stop-words.ts';
import { ABSENT, SYNONYMS } from '#edition/site/search/query/synonyms.ts';
import type { Absent } from './synonym.ts';
import type { Vocabulary } from './vocabulary.ts';
import { cardsInQuery } from './cards-in-query.ts';
import { fold, plainQuery, wordsOf } from './query-words.ts';

/** One thing that is looked for, in the words that the book may have for it, the best first. */
export type Concept = readonly string[];

/** A word that the book does not have, and what is looked for in its place. */
export interface Instead {
  readonly typed: string;
  readonly replacement: string;
  /** Whether the spelling was guessed; otherwise the book has another word for it. */
  readonly guessed: boolean;
}

export interface LookedFor {
  readonly concepts: readonly Concept[];
  readonly instead: readonly Instead[];
  /** Words for which the book has nothing, as typed. */
  readonly missing: readonly string[];
  /** The topics the book is known not to treat. */
  readonly absent: readonly Absent[];
}

/** How many ways to say it are looked for at most. */
const MOST_VARIANTS = 8;

const foldAll = (words: readonly string[]): readonly string[] => words.map(fold);

const MEANINGS = SYNONYMS.map(({ means, spellings }) => ({ means, folded: foldAll(spellings) }));
const ABSENT_WORDS = ABSENT.map((absent) => ({ absent, folded: foldAll(absent.spellings) }));

/** @param words what the book has; the glossary’s words among them. */
export function interpret(text: string, words: Vocabulary, numbers: NumberWords): LookedFor {
  const concepts: Concept[] = [];
  const instead: Instead[] = [];
  const missing: string[] = [];
  const absent: Absent[] = [];
  const query = cardsInQuery(plainQuery(text), (word) => words.find(word) !== undefined);
  instead.push(...query.named.map((one) => ({ ...one, guessed: false })));
  for (const typed of withoutLetters(withoutStopWords(wordsOf(query.text), numbers))) {
    const none = ABSENT_WORDS.find(({ folded }) => folded.includes(fold(typed)));
    if (none !== undefined) {
      absent.push(none.absent);
      continue;
    }
    const found = findConcept(typed, words, numbers);
    if (found === undefined) missing.push(typed);
    else {
      concepts.push(found.concept);
      if (found.instead !== undefined) instead.push(found.instead);
    }
  }
  return { concepts, instead, missing, absent };
}

/** Single letters are what is left of something else, as long as there is a word. */
function withoutLetters(words: readonly string[]): readonly string[] {
  const longWords = words.filter((word) => word.length > 1 || /\d/.test(word));
  return longWords.length === 0 ? words : longWords;
}

/** A text to look for, and how much what it finds counts. */
export interface Variant {
  readonly text: string;
  /** 1 for the reader’s own words, less for each other word in their place. */
  readonly weight: number;
}

/** How much another word counts beside the reader’s own. */
const OTHER_WORD = 0.7;

/** The texts to look for, so that a page that has any of them is found; the best first. */
export function variantsOf(concepts: readonly Concept[]): readonly Variant[] {
  let variants: Variant[] = concepts.length === 0 ? [] : [{ text: '', weight: 1 }];
  for (const concept of concepts) {
    const longer = concept.flatMap((word, index) =>
      variants.map(({ text, weight }) => ({
        text: `${text} ${word}`.trim(),
        weight: index === 0 ? weight : weight * OTHER_WORD,
      })),
    );
    variants = longer.sort((one, two) => two.weight - one.weight).slice(0, MOST_VARIANTS);
  }
  return variants;
}

interface Found {
  readonly concept: Concept;
  readonly instead?: Instead;
}

function findConcept(typed: string, words: Vocabulary, numbers: NumberWords): Found | undefined {
  const number = countOf(typed, numbers);
  if (number !== null) return { concept: spellNumber(number, numbers) };
  const known = words.find(typed);
  const others = synonymsOf(known ?? fold(typed));
  if (known !== undefined) return { concept: eachOnce([known, ...others]) };
  if (others.length > 0) return byOtherName(typed, others);
  // The reader may still be typing it.
  if (words.begins(typed)) return { concept: [fold(typed)] };
  const compound = partsOf(fold(typed), words);
  if (compound !== undefined) return byOtherName(typed, compound);
  if (words.isNamed(typed)) return { concept: [fold(typed)] };
  const guess = words.guess(typed);
  if (guess === undefined) return undefined;
  const own = words.find(guess) === undefined ? [] : [guess];
  return {
    concept: eachOnce([...own, ...synonymsOf(guess)]),
    instead: { typed, replacement: words.spell(guess), guessed: true },
  };
}

const eachOnce = (words: readonly string[]): Concept => [
  ...new Map(words.map((word) => [fold(word), word])).values(),
];

function byOtherName(typed: string, concept: Concept): Found {
  return { concept, instead: { typed, replacement: concept[0] ?? '', guessed: false } };
}

/** A number in words and in figures: both are in the book. */
function spellNumber(number: number, { cardinals }: NumberWords): Concept {
  const word = number === 0 ? undefined : cardinals[number];
  return word === undefined ? [String(number)] : [word, String(number)];
}

function synonymsOf(folded: string): Concept {
  return MEANINGS.filter((row) => row.folded.includes(folded)).flatMap(({ means }) => means);
}

/** The shortest part of a German compound. */
const SHORTEST_PART = 4;

/**
 * What the parts of a German compound mean: `skatkongress` is a congress. “Skat” itself says nothing
 * here, where all is about it.
 */
function partsOf(word: string, words: Vocabulary): Concept | undefined {
  for (let cut = SHORTEST_PART; cut <= word.length - SHORTEST_PART; cut++) {
    const first =
      meaning(word.slice(0, cut).replace(/(?<=...)s$/, ''), words) ??
      meaning(word.slice(0, cut), words);
    const second = meaning(word.slice(cut), words);
    if (first === undefined || second === undefined) continue;
    if (isSkat(first)) return second;
    if (isSkat(second)) return first;
    return [`${first[0] ?? ''} ${second[0] ?? ''}`];
  }
  return undefined;
}

const isSkat = ([word = '']: Concept): boolean => fold(word) === 'skat';

function meaning(part: string, words: Vocabulary): Concept | undefined {
  const others = synonymsOf(part);
  if (others.length > 0) return others;
  // Only a whole word: a stem would part what is one.
  return words.find(part) === part ? [words.spell(part)] : undefined;
}

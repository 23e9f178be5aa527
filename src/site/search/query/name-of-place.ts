/**
 * Reading what a reader types as the name of a place, in English or in German: `hand 9`, `§ 61`, `p. 84`,
 * `Kapitel 15.2`, `sechster Stich von Spiel 9`.
 */
import { countOf } from './book-places.ts';
import type { NumberWords } from './book-places.ts';

/** A place by its kind and number, whether the book has it or not. */
export type NamedPlace =
  | { readonly is: 'hand'; readonly hand: number; readonly trick?: number; readonly card?: number }
  | { readonly is: 'law'; readonly law: number }
  /** As printed: `84`, `xi`. */
  | { readonly is: 'page'; readonly page: string }
  | { readonly is: 'chapter'; readonly chapter: number; readonly part?: number };

const COUNT = String.raw`(\d{1,4}|\p{L}+(?:-\p{L}+| (?:one|two|three|four|five|six|seven|eight|nine))?)`;
/** What may stand before a number: `hand no. 9`, `law number 61`, `hand #9`. */
const NO = String.raw`(?:\s*(?:number|nummer|no|nr|num)\b\.?|\s*#)?\s*`;
const CARD = String.raw`(?:,?\s*(?:card|karte)\s+${COUNT})?`;
const HAND = String.raw`(?:(?:illustrative\s+)?hand|foster|(?:beispiel)?spiel)${NO}-?${COUNT}`;
const TRICK = String.raw`(?:trick|tr\.?|stich)${NO}${COUNT}${CARD}`;

type Numbers = readonly (number | undefined)[];

/** The ways to say it, and what each says. */
const WAYS: readonly (readonly [way: RegExp, read: (numbers: Numbers) => NamedPlace])[] = [
  [
    whole(`${HAND},?(?:\\s+(?:at|im))?\\s+${TRICK}`),
    ([hand, trick, card]) => inHand(hand, trick, card),
  ],
  [
    whole(`${TRICK},?(?:\\s+(?:of|in|from|von|aus))?\\s+${HAND}`),
    ([trick, card, hand]) => inHand(hand, trick, card),
  ],
  // As an address has it: #foster-09/t6.2.
  [
    whole(String.raw`#?foster-(\d{1,2})/t(\d{1,2})(?:\.(\d))?`),
    ([hand, trick, card]) => inHand(hand, trick, card),
  ],
  [whole(HAND), ([hand]) => inHand(hand)],
  [whole(String.raw`(?:(?:number|nummer|no|nr)\b\.?|#)\s*${COUNT}`), ([hand]) => inHand(hand)],
  [
    whole(
      String.raw`(?:laws?|(?:rule|regel)(?=(?:\s*nr\b\.?)?\s*\d)|paragraph|par\.|gesetz|§+)${NO}${COUNT}`,
    ),
    ([law = 0]) => ({ is: 'law', law }),
  ],
  [
    whole(
      String.raw`(?:chapter|chap|ch|kapitel|kap)\b\.?${NO}${COUNT}(?:(?:\.|,?\s*(?:part|teil)\s+)${COUNT})?`,
    ),
    ([chapter = 0, part]) =>
      part === undefined ? { is: 'chapter', chapter } : { is: 'chapter', chapter, part },
  ],
  [
    whole(String.raw`(\d{1,2})\.(\d)`),
    ([chapter = 0, part = 0]) => ({ is: 'chapter', chapter, part }),
  ],
];

const PAGE =
  /^(?:pages?|pp?\.?|pgs?\.?|seiten?|s\.)\s*(\d{1,4}|[xvi]+)(?:\s*(?:[-–]|bis)\s*\d{1,4})?(?:\s+(?:of|in|von|bei|im)\s+(?:1922|foster|(?:the\s+)?(?:manual|book)|handbuch|buch)){0,2}$/;
const NUMBER_ALONE = /^0*(\d{1,3})$/;
const ARTICLE = /^(?:the|der|die|das|dem|den|im)\s+/;
const ORDINAL =
  /(?<!\p{L})(?:(?:the|der|die|das|dem|den|im)\s+)?(?:(\d{1,2})(?:st|nd|rd|th|\.)|(\p{L}+))\s+(trick|hand|card|law|chapter|stich|(?:beispiel)?spiel|karte|regel|gesetz|kapitel)(?!\p{L})/gu;

/**
 * The places that a text names: one, or for a number alone every kind of place that could have it,
 * hands first. Empty when the text names none and is to be looked for as words.
 */
export function namedPlaces(text: string, words: NumberWords): readonly NamedPlace[] {
  const plainText = plain(text, words);
  const alone = NUMBER_ALONE.exec(plainText)?.[1];
  if (alone !== undefined) {
    const number = Number(alone);
    return [
      inHand(number),
      { is: 'law', law: number },
      { is: 'page', page: String(number) },
      { is: 'chapter', chapter: number },
    ];
  }
  const page = PAGE.exec(plainText)?.[1];
  if (page !== undefined) return [{ is: 'page', page: page.replace(/^0+(?=\d)/, '') }];
  for (const [way, read] of WAYS) {
    const match = way.exec(plainText);
    if (match === null) continue;
    const numbers = match
      .slice(1)
      .map((word: string | undefined) =>
        word === undefined ? undefined : countOf(word.replace(' ', '-'), words),
      );
    // A word after “hand” that is no number: “hand index”.
    if (!numbers.includes(null)) return [read(numbers as Numbers)];
  }
  return [];
}

/** Small letters, single spaces, ordinals after their noun: `sixth trick` is `trick 6`. */
function plain(text: string, { ordinals }: NumberWords): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .trim()
    .replace(ARTICLE, '')
    .replace(/[\s.,;:!?]+$/, '')
    .replace(/\s+/g, ' ')
    .replace(ORDINAL, (whole, digits: string | undefined, word: string, noun: string) => {
      const number = digits ?? String(placeOf(word, ordinals));
      return number === '0' ? whole : `${noun} ${number}`;
    });
}

/** Which place an ordinal names, in any case of its noun: `sixth`, `sechste`, `sechsten`; 0 for no ordinal. */
const placeOf = (word: string, ordinals: readonly string[]): number =>
  1 + ordinals.findIndex((one) => one === word || one === word.replace(/(?<=e)[mnrs]$/u, ''));

function inHand(hand = 0, trick?: number, card?: number): NamedPlace {
  return {
    is: 'hand',
    hand,
    ...(trick === undefined ? {} : { trick }),
    ...(card === undefined ? {} : { card }),
  };
}

function whole(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`, 'u');
}

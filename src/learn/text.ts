/**
 * The lesson's text. A card stands in it by its code in braces, `{HA}`, a suit by its letter, `{H}`,
 * so that both are called as the reader calls them, and the sign of a suit as `{+H}`; a new word
 * stands between stars. Where a language declines the names of cards, an article stands in the braces,
 * too: `{den HA}`.
 */
import { cardWithArticle } from '#edition/learn/article-words.ts';
import { isCard } from '../game/skat/cards.ts';
import type { Card, Suit } from '../game/skat/cards.ts';
import type { SuitStyle } from '../game/words/cards.ts';
import { capital } from '../game/words/text.ts';

/** What cards and suits are called. */
export interface LessonWords {
  readonly card: (card: Card) => string;
  readonly suit: (suit: Suit) => string;
  readonly suits: SuitStyle;
}

/** A piece of a paragraph: plain, or a word that is introduced here, or a suit’s sign. */
export interface LessonPiece {
  readonly text: string;
  readonly isNew: boolean;
  readonly sign?: Suit;
}

const TOKEN = /\{([^{}+]*)\}/g;
const SIGN = /(\{\+[CSHD]\})/;

/**
 * A paragraph in pieces, with every card and suit by name.
 *
 * @throws RangeError for a token that is neither a card nor a suit: a slip in the lesson.
 */
export function piecesOf(text: string, words: LessonWords): LessonPiece[] {
  return withNames(text, words)
    .split('*')
    .flatMap((piece, index) =>
      piece.split(SIGN).map((text) => ({ ...readSign(text), isNew: index % 2 === 1 })),
    )
    .filter((piece) => piece.text !== '' || 'sign' in piece);
}

function readSign(text: string): Omit<LessonPiece, 'isNew'> {
  return SIGN.test(text) ? { text: '', sign: text.charAt(2) as Suit } : { text };
}

/** A paragraph as plain text, for the ear. @throws RangeError as {@link piecesOf}. */
export function lessonText(text: string, words: LessonWords): string {
  return withNames(text.replaceAll('*', '').replace(/\s\{\+[CSHD]\}/g, ''), words);
}

function withNames(text: string, words: LessonWords): string {
  return text.replace(TOKEN, (_, code: string, at: number) => {
    const name = nameOf(code, words);
    return /(?:^|[.?!] )$/.test(text.slice(0, at)) ? capital(name) : name;
  });
}

function nameOf(code: string, words: LessonWords): string {
  if (isCard(code)) return words.card(code);
  if (isSuit(code)) return words.suit(code);
  const [article, card] = code.split(' ');
  if (article !== undefined && card !== undefined && isCard(card)) {
    return cardWithArticle(article, card, words.suits);
  }
  throw new RangeError(`The lesson names “${code}”, which is neither a card nor a suit.`);
}

const isSuit = (code: string): code is Suit => /^[CSHD]$/.test(code);

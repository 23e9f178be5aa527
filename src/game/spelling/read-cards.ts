/** The cards of a line, however they are written: `CJ ST`, `♣J`, `J♣`, `Kreuz-Bube`, `♣ J A 10`, `jack of clubs`. */
import type { Card, Rank, Suit } from '../skat/cards.ts';
import type { Pack } from './card-words.ts';
import { lexemesOf } from './lexemes.ts';
import type { Lexeme } from './lexemes.ts';

/** A card, and where it stands in its line, from 0. */
export interface ReadCard {
  readonly card: Card;
  readonly at: number;
}

/** Something in a line that is no card. */
export interface Stranger {
  readonly text: string;
  readonly at: number;
}

/** What a line holds. */
export interface LineOfCards {
  readonly cards: readonly ReadCard[];
  readonly strangers: readonly Stranger[];
}

/**
 * Reads a line. A word that is no card is reported by itself and does not disturb the others.
 *
 * @param pack which pack the letters of the whole text are of, see `packOf`.
 */
export function cardsOf(line: string, pack: Pack = 'french'): LineOfCards {
  const lexemes = lexemesOf(line, pack);
  return inItems(lexemes) ?? inOrder(settleEither(joined(lexemes)));
}

const cardOf = (suit: Suit, rank: Rank): Card => `${suit}${rank}`;

/** A suit and a rank, in whichever order, as one card; null for anything else. D goes by the other one. */
function pairOf([one, other, ...more]: readonly Lexeme[]): { suit: Suit; rank: Rank } | null {
  if (one === undefined || other === undefined || more.length > 0) return null;
  const suit = [one, other].find(({ is }) => is === 'suit');
  const rank = [one, other].find(({ is }) => is === 'rank');
  if (suit?.is === 'suit' && rank?.is === 'rank') return { suit: suit.suit, rank: rank.rank };
  if (one.is !== 'either' && other.is !== 'either') return null;
  if (rank?.is === 'rank') return { suit: 'D', rank: rank.rank };
  if (suit?.is === 'suit') return { suit: suit.suit, rank: 'Q' };
  return one.is === other.is ? { suit: 'D', rank: 'Q' } : null;
}

/** Between two items of a list. */
const SEPARATOR = /[,;|/•·+&]/u;

/** Cards each set apart by a comma or the like, each in any order; null for any other line. */
function inItems(lexemes: readonly Lexeme[]): LineOfCards | null {
  const items: Lexeme[][] = [[]];
  for (const lexeme of lexemes) {
    items.at(-1)!.push(lexeme);
    if (SEPARATOR.test(lexeme.after)) items.push([]);
  }
  const cards: ReadCard[] = [];
  for (const item of items) {
    const known = item.filter(({ is }) => is !== 'stranger');
    if (known.length === 0) continue;
    const [first] = known;
    const pair = first?.is === 'card' && known.length === 1 ? first : pairOf(known);
    if (pair === null || first === undefined) return null;
    cards.push({ card: cardOf(pair.suit, pair.rank), at: first.at });
  }
  return { cards, strangers: lexemes.filter(({ is }) => is === 'stranger').map(asStranger) };
}

/** The pieces of a line with each chunk that is a suit and a rank made a card: `♣J`, `J♣`, `KrB`. */
function joined(lexemes: readonly Lexeme[]): Lexeme[] {
  const result: Lexeme[] = [];
  for (let from = 0; from < lexemes.length;) {
    let to = from + 1;
    while (lexemes[to]?.chunk === lexemes[from]!.chunk) to++;
    const pieces = lexemes.slice(from, to);
    const [first] = pieces;
    const pair = pairOf(pieces);
    if (pair === null || first === undefined) result.push(...pieces);
    else {
      const text = pieces.map((piece) => piece.text).join('');
      const holds = first.is !== 'rank';
      result.push({ ...first, is: 'card', ...pair, holds, text, after: pieces.at(-1)!.after });
    }
    from = to;
  }
  return result;
}

/** Whether nothing is meant to stand there for a suit: `Herz: –`. */
const isVoid = ({ after }: Lexeme): boolean => /[-–—−:=]/u.test(after);

/**
 * Suits and ranks one after the other. Ranks before any suit go with the one after them (`J of ♣`, `A K of
 * spades`); once a suit stands before its rank, it holds for all that follow.
 */
function inOrder(lexemes: readonly Lexeme[]): LineOfCards {
  const cards: ReadCard[] = [];
  const strangers: Stranger[] = [];
  const isShort = lexemes.some(({ is, text }) => is === 'card' && /^\p{L}{3}$/u.test(text));
  let suit: { readonly suit: Suit; readonly lexeme: Lexeme } | null = null;
  let isMet = true;
  let ranks: (Lexeme & { readonly is: 'rank' })[] = [];
  /** What waits for a suit or a rank waits no longer. */
  const leave = (): void => {
    for (const rank of ranks) strangers.push(asStranger(rank));
    ranks = [];
    if (suit === null || isMet || isVoid(suit.lexeme)) return;
    const { lexeme } = suit;
    // Among `krb pib heb`, `pik` is a king.
    if (isShort && lexeme.text.toLowerCase() === 'pik') cards.push({ card: 'SK', at: lexeme.at });
    else strangers.push(asStranger(lexeme));
  };
  for (const lexeme of lexemes) {
    switch (lexeme.is) {
      case 'rank':
        if (suit === null) ranks.push(lexeme);
        else {
          const { at } = isMet ? lexeme : suit.lexeme;
          cards.push({ card: cardOf(suit.suit, lexeme.rank), at });
          isMet = true;
        }
        break;
      case 'suit':
        if (suit === null && ranks.length > 0) {
          for (const { at, rank } of ranks) cards.push({ card: cardOf(lexeme.suit, rank), at });
          ranks = [];
        } else {
          leave();
          [suit, isMet] = [{ suit: lexeme.suit, lexeme }, false];
        }
        break;
      case 'card':
        leave();
        cards.push({ card: cardOf(lexeme.suit, lexeme.rank), at: lexeme.at });
        [suit, isMet] = [lexeme.holds ? { suit: lexeme.suit, lexeme } : null, true];
        break;
      case 'either':
      case 'stranger':
        if (suit === null) leave();
        strangers.push(asStranger(lexeme));
    }
  }
  leave();
  return { cards, strangers };
}

const asStranger = ({ at, text }: Stranger): Stranger => ({ at, text });

/**
 * Whether a D is diamonds or the German queen: after a suit it is a queen, and before one at the
 * beginning; else it is diamonds where suits are letters.
 */
function settleEither(lexemes: readonly Lexeme[]): Lexeme[] {
  const letters = lexemes.every(
    ({ is, text }) => is !== 'suit' || (text.length === 1 && /[a-z]/i.test(text)),
  );
  const settledLexemes: Lexeme[] = [];
  for (const [index, lexeme] of lexemes.entries()) {
    if (lexeme.is !== 'either') {
      settledLexemes.push(lexeme);
      continue;
    }
    const { after, at, chunk, text } = lexeme;
    const placed = { after, at, chunk, text };
    const before = settledLexemes.at(-1);
    const next = lexemes[index + 1];
    const begins = before === undefined || before.is === 'stranger' || before.is === 'card';
    const asQueen = before?.is === 'suit' || (begins ? next?.is === 'suit' : !letters);
    settledLexemes.push(
      asQueen ? { is: 'rank', rank: 'Q', ...placed } : { is: 'suit', suit: 'D', ...placed },
    );
  }
  return settledLexemes;
}

/** The cards of a line, however they are written: `CJ ST`, `♣J ♠10`, `Kreuz-Bube`, `♣ J A 10 7`, `jack of clubs`. */
import { isCard } from '../../game/skat/cards.ts';
import type { Card, Rank, Suit } from '../../game/skat/cards.ts';
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

/** Reads a line. A word that is no card is reported by itself and does not disturb the others. */
export function cardsOf(line: string): LineOfCards {
  const lexemes = settleEither(lexemesOf(line));
  const cards: ReadCard[] = [];
  const strangers: Stranger[] = [];
  const add = (suit: Suit, rank: Rank, at: number): void => {
    const card = `${suit}${rank}`;
    if (isCard(card)) cards.push({ card, at });
  };
  // In a line that begins with a rank each card names its suit (`J♣`); else a suit holds for all
  // that follow.
  const rankFirst = lexemes.find(({ is }) => is !== 'stranger')?.is === 'rank';
  let suit: (Lexeme & { readonly is: 'suit' }) | null = null;
  /** Whether anything stands there for the suit, or the suit for the rank. */
  let met = true;
  let pendingRank: (Lexeme & { readonly is: 'rank' }) | null = null;
  const forsake = (lexeme: Lexeme | null): void => {
    if (lexeme !== null) strangers.push({ text: lexeme.text, at: lexeme.at });
  };
  for (const lexeme of lexemes) {
    if (lexeme.is === 'stranger') forsake(lexeme);
    else if (lexeme.is === 'card') add(lexeme.suit, lexeme.rank, lexeme.at);
    else if (lexeme.is === 'either') forsake(lexeme);
    else if (rankFirst) {
      if (lexeme.is === 'rank') {
        forsake(pendingRank);
        pendingRank = lexeme;
      } else if (pendingRank === null) forsake(lexeme);
      else {
        add(lexeme.suit, pendingRank.rank, pendingRank.at);
        pendingRank = null;
      }
    } else if (lexeme.is === 'suit') {
      if (!met) forsake(suit);
      [suit, met] = [lexeme, false];
    } else if (suit === null) forsake(lexeme);
    else {
      add(suit.suit, lexeme.rank, met ? lexeme.at : suit.at);
      met = true;
    }
  }
  if (!met) forsake(suit);
  forsake(pendingRank);
  return { cards, strangers };
}

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
    const { at, text } = lexeme;
    const before = settledLexemes.at(-1);
    const after = lexemes[index + 1];
    const begins = before === undefined || before.is === 'stranger' || before.is === 'card';
    const asQueen = before?.is === 'suit' || (begins ? after?.is === 'suit' : !letters);
    settledLexemes.push(
      asQueen ? { is: 'rank', rank: 'Q', at, text } : { is: 'suit', suit: 'D', at, text },
    );
  }
  return settledLexemes;
}

/** What the drill about tricks says. Sentences with cards in them are comment text. */
import type { Card, Suit } from '../../../game/skat/cards.ts';
import type { Seat } from '../../../game/skat/seats.ts';
import { SUIT_WORDS } from '../../../game/words/cards.ts';
import { listed } from '#edition/game/words/lists.ts';
import { SEAT_WORDS } from '../../../game/words/seats.ts';
import type { DrillWords } from '../../drill-words.ts';
import type { GameTrumps } from '../../game-trumps.ts';
import { sayTrumps } from '#edition/practice/trump-words.ts';
import type { TricksKind } from './question.ts';

/** The drill. */
export const TRICKS_WORDS: DrillWords<TricksKind> = {
  title: 'Stiche',
  task: 'Sag, welche Karten du spielen darfst und welche Karte den Stich macht.',
  levels: [
    'Eine Fehlfarbe: bedienen und sehen, welche Karte die höchste ist.',
    'Die Zehn über dem König; eine Farbe, die du nicht hast; Karten einer anderen Farbe.',
    'Trümpfe, zu denen jeder Bube gehört.',
    'Grand, bei dem nur die Buben Trumpf sind.',
    'Null, bei dem nichts Trumpf ist und die Zehn in der Reihe steht.',
  ],
  kinds: {
    follow: 'bedienen',
    highest: 'die höchste Karte einer Farbe',
    free: 'ohne eine Karte der ausgespielten Farbe',
    ten: 'die Zehn über dem König',
    discard: 'hohe Karten einer anderen Farbe',
    jacks: 'Buben, wenn du bedienen musst',
    ruff: 'Stiche mit Trümpfen',
    grand: 'Grand',
    nullo: 'Null',
  },
  primers: {
    follow:
      'Hast du eine Karte der ausgespielten Farbe, dann musst du bedienen, also eine davon spielen. Die Trümpfe sind eine Farbe für sich, und jeder Bube gehört dazu.',
    highest:
      'Die höchste Karte der ausgespielten Farbe macht den Stich: Ass, Zehn, König, Dame, Neun, Acht, Sieben. Ein Trumpf würde sie alle stechen.',
  },
};

/** Asks for the winner of a trick, or for the cards that may be played. */
export const askTrick = (trumps: GameTrumps, led: Card, isWinner: boolean): string =>
  `${sayTrumps(trumps)}. Ausgespielt wurde ${led}. ${isWinner ? 'Welche Karte macht den Stich?' : 'Markiere alle Karten in deinem Blatt, die du spielen darfst.'}`;

/** An answer in a few words. @param isAll whether it is every card of the hand. */
export function sayCards(cards: readonly Card[], isAll: boolean): string {
  if (isAll) return 'alle Karten';
  return cards.length === 0 ? 'keine Karte' : listed(cards);
}

/** What was led: a plain suit or trumps. */
type Led = Suit | 'trump';

const ledWord = (led: Led): string => (led === 'trump' ? 'Trumpf' : SUIT_WORDS.de.french[led]);

/** Some of the marked cards do not follow suit. */
export const sayMustFollow = (led: Led, wrong: readonly Card[]): string =>
  `Du kannst ${ledWord(led)} bedienen, also darfst du ${listed(wrong)} nicht spielen.`;

/** Some cards that may be played are not marked. @param isToo whether others are. */
export const sayMayPlay = (missed: readonly Card[], isToo: boolean): string =>
  `${listed(missed)} darfst du ${isToo ? 'auch ' : ''}spielen.`;

/** Why any card may be played. @param isNoRuff whether to say that nobody has to trump. */
export const sayFree = (led: Led, isNoRuff: boolean): string =>
  `Du hast ${led === 'trump' ? 'keinen Trumpf' : `kein ${ledWord(led)}`}, also darfst du jede Karte spielen.${isNoRuff ? ' Niemand muss stechen (Seite 40).' : ''}`;

/** A note on jacks where suit must be followed. */
export type JackNote =
  | { readonly is: 'none' | 'of-its-suit' | 'all-trumps' }
  | { readonly is: 'no-suit'; readonly jacks: readonly Card[] };

/** Which cards follow. */
export function sayFollow(first: Card, led: Led, right: readonly Card[], note: JackNote): string {
  return `${first} verlangt ${ledWord(led)}, und du musst mit ${listed(right, 'or')} bedienen.${sayJacks(led, note)}`;
}

function sayJacks(led: Led, note: JackNote): string {
  switch (note.is) {
    case 'none':
      return '';
    case 'no-suit':
      return note.jacks.length === 1
        ? ` ${listed(note.jacks)} ist Trumpf und gehört nicht zu ${ledWord(led)}.`
        : ` ${listed(note.jacks)} sind Trumpf und gehören nicht zu ${ledWord(led)}.`;
    case 'of-its-suit':
      return ' Beim Null gehört ein Bube zu seiner Farbe.';
    case 'all-trumps':
      return ' Jeder Bube ist Trumpf (Seite 40).';
  }
}

/** Why a card does not take the trick; `best` does. */
export const NOT_WINNING = {
  none: 'Du hast keine Karte gewählt.',
  noTrump: (card: Card, best: Card): string => `${best} ist Trumpf und sticht ${card}.`,
  discard: (card: Card): string =>
    `${card} bedient nicht und ist kein Trumpf, kann den Stich also nicht machen.`,
  lower: (card: Card, best: Card): string => `${best} ist höher als ${card}.`,
} as const;

/** Why a card takes the trick. */
export interface WinningCard {
  readonly best: Card;
  readonly isTrump: boolean;
  /** The cards of its suit in the trick, itself the first. */
  readonly rivals: readonly Card[];
  /** The order that a newcomer may not know, where it decides. */
  readonly note: 'none' | 'ten' | 'nullo';
}

const ORDER_NOTES: Readonly<Record<WinningCard['note'], string>> = {
  none: '',
  nullo: ' Beim Null ist die Reihenfolge Ass, König, Dame, Bube, 10, 9, 8, 7 (Seite 173).',
  ten: ' Die Zehn kommt gleich nach dem Ass, noch vor dem König (Seite 32).',
};

/** The reason in a sentence or two. */
export function sayWinner({ best, isTrump, note, rivals }: WinningCard): string {
  if (rivals.length > 1) {
    const highest = isTrump ? 'der höchste Trumpf' : 'die höchste Karte der ausgespielten Farbe';
    return `${best} ist ${highest}: ${rivals.join(' vor ')}.${ORDER_NOTES[note]}`;
  }
  const only = isTrump ? 'der einzige Trumpf' : 'die einzige Karte der ausgespielten Farbe';
  return `${best} ist ${only}.${ORDER_NOTES[note]}`;
}

/** The labels of the question. */
export const TRICKS = {
  winner: (leader: Seat): string =>
    `Welche Karte macht den Stich? ${SEAT_WORDS[leader]} hat ausgespielt; von links nach rechts, wie gespielt`,
  table: (leader: Seat): string => `Auf dem Tisch; ${SEAT_WORDS[leader]} hat ausgespielt`,
  mark: 'Dein Blatt: Markiere die Karten, die du spielen darfst',
  all: 'Alle',
} as const;

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
  title: 'Tricks',
  task: 'Say which cards you may play, and which card takes the trick.',
  levels: [
    'One plain suit: follow it, and see which card is the highest.',
    'The ten above the king; a suit you do not have; cards of another suit.',
    'Trumps, to which every jack belongs.',
    'Grand, where only the jacks are trumps.',
    'Nullo, where nothing is trump and the ten ranks just above the nine.',
  ],
  kinds: {
    follow: 'following suit',
    highest: 'the highest of a suit',
    free: 'playing without a card of the suit',
    ten: 'the ten above the king',
    discard: 'high cards of another suit',
    jacks: 'jacks when you must follow',
    ruff: 'tricks with trumps in them',
    grand: 'Grand',
    nullo: 'Nullo',
  },
  primers: {
    follow:
      'If you have a card of the suit that was led, you must play one of that suit. Trumps are a suit of their own; every jack is one of them.',
    highest:
      'The highest card of the suit that was led takes the trick: ace, ten, king, queen, nine, eight, seven. A trump would beat them all.',
  },
};

/** Asks for the winner of a trick, or for the cards that may be played. */
export const askTrick = (trumps: GameTrumps, led: Card, isWinner: boolean): string =>
  `${sayTrumps(trumps)}. ${led} was led. ${isWinner ? 'Which card takes the trick?' : 'Mark every card of your hand that you may play.'}`;

/** An answer in a few words. @param isAll whether it is every card of the hand. */
export function sayCards(cards: readonly Card[], isAll: boolean): string {
  if (isAll) return 'every card';
  return cards.length === 0 ? 'no card' : listed(cards);
}

/** What was led: a plain suit or trumps. */
type Led = Suit | 'trump';

const ledWord = (led: Led): string => (led === 'trump' ? 'trumps' : SUIT_WORDS.en.french[led]);

/** Some of the marked cards do not follow suit. */
export const sayMustFollow = (led: Led, wrong: readonly Card[]): string =>
  `You can follow suit in ${ledWord(led)}, so ${listed(wrong)} may not be played.`;

/** Some cards that may be played are not marked. @param isToo whether others are. */
export const sayMayPlay = (missed: readonly Card[], isToo: boolean): string =>
  `${listed(missed)} may be played${isToo ? ' too' : ''}.`;

/** Why any card may be played. @param isNoRuff whether to say that nobody has to trump. */
export const sayFree = (led: Led, isNoRuff: boolean): string =>
  `You have no ${ledWord(led)}, so you may play any card.${isNoRuff ? ' Nobody has to trump (page 40).' : ''}`;

/** A note on jacks where suit must be followed. */
export type JackNote =
  | { readonly is: 'none' | 'of-its-suit' | 'all-trumps' }
  | { readonly is: 'no-suit'; readonly jacks: readonly Card[] };

/** Which cards follow. */
export function sayFollow(first: Card, led: Led, right: readonly Card[], note: JackNote): string {
  return `${first} calls for ${ledWord(led)}, and you must follow with ${listed(right, 'or')}.${sayJacks(led, note)}`;
}

function sayJacks(led: Led, note: JackNote): string {
  switch (note.is) {
    case 'none':
      return '';
    case 'no-suit':
      return ` ${listed(note.jacks)} is a trump, not one of the ${ledWord(led)}.`;
    case 'of-its-suit':
      return ' In Nullo a jack belongs to its suit.';
    case 'all-trumps':
      return ' Every jack is a trump (page 40).';
  }
}

/** Why a card does not take the trick; `best` does. */
export const NOT_WINNING = {
  none: 'No card was chosen.',
  noTrump: (card: Card, best: Card): string => `${best} is a trump and beats ${card}.`,
  discard: (card: Card): string =>
    `${card} does not follow suit and is not a trump, so it cannot win.`,
  lower: (card: Card, best: Card): string => `${best} is higher than ${card}.`,
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
  nullo: ' In Nullo the order is ace, king, queen, jack, 10, 9, 8, 7 (page 173).',
  ten: ' The ten ranks next to the ace, above the king (page 32).',
};

/** The reason in a sentence or two. */
export function sayWinner({ best, isTrump, note, rivals }: WinningCard): string {
  const name = isTrump ? 'trump' : 'card of the suit led';
  return rivals.length > 1
    ? `${best} is the highest ${name}: ${rivals.join(' above ')}.${ORDER_NOTES[note]}`
    : `${best} is the only ${name}.${ORDER_NOTES[note]}`;
}

/** The labels of the question. */
export const TRICKS = {
  winner: (leader: Seat): string =>
    `Which card takes the trick? ${SEAT_WORDS[leader]} led, from left to right as played`,
  table: (leader: Seat): string => `On the table, ${SEAT_WORDS[leader]} led`,
  mark: 'Your hand: mark the cards that you may play',
  all: 'All',
} as const;

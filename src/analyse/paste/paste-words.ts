/**
 * How people write suits, ranks and places: the words that a pasted text is compared with. All in
 * small letters.
 */
import type { Rank, Suit } from '../../game/skat/cards.ts';
import type { SetUpPlace } from '../set-up.ts';

/** Signs and words that can only be a suit. */
export const SUIT_SPELLINGS: Readonly<Record<Suit, readonly string[]>> = {
  C: [
    '♣',
    '♧',
    'clubs',
    'club',
    'kreuz',
    'kr',
    'treff',
    'eicheln',
    'eichel',
    'acorns',
    'acorn',
    'trèfle',
  ],
  S: [
    '♠',
    '♤',
    'spades',
    'spade',
    'pik',
    'pi',
    'grün',
    'gruen',
    'laub',
    'blatt',
    'leaves',
    'leaf',
    'pique',
  ],
  H: ['♥', '♡', '❤', 'hearts', 'heart', 'herz', 'he', 'rot', 'cœur', 'coeur'],
  D: [
    '♦',
    '♢',
    'diamonds',
    'diamond',
    'karo',
    'ka',
    'eckstein',
    'schellen',
    'schell',
    'bells',
    'bell',
    'carreau',
  ],
};

/** Letters for suits; D is the German queen as well. */
export const SUIT_LETTERS: Readonly<Record<string, Suit>> = { c: 'C', s: 'S', h: 'H', d: 'D' };

/** Words and figures that can only be a rank. */
export const RANK_SPELLINGS: Readonly<Record<Rank, readonly string[]>> = {
  J: ['jack', 'knave', 'bube', 'bauer', 'wenzel', 'unter', 'under', 'valet', 'j', 'b', 'u'],
  A: ['ace', 'ass', 'as', 'daus', 'deuce', 'sau', 'a'],
  '10': ['10', 'ten', 'zehn', 'zehner', 't', 'x'],
  K: ['king', 'könig', 'koenig', 'roi', 'k'],
  Q: ['queen', 'dame', 'ober', 'over', 'q', 'o'],
  '9': ['9', 'nine', 'neun'],
  '8': ['8', 'eight', 'acht'],
  '7': ['7', 'seven', 'sieben'],
};

/** What stands before the cards of a place. */
export const PLACE_SPELLINGS: Readonly<Record<SetUpPlace, readonly string[]>> = {
  V: ['v', 'vh', 'vorhand', 'forehand', 'elder', 'player 0', 'p0'],
  M: ['m', 'mh', 'mittelhand', 'middlehand', 'player 1', 'p1'],
  H: ['h', 'hh', 'hinterhand', 'rearhand', 'rear hand', 'endhand', 'player 2', 'p2'],
  skat: ['skat', 'the skat', 'im skat', 's', 'stock', 'talon', 'blind', 'widow'],
};

/** Words between cards that say nothing. */
export const FILLERS: readonly string[] = ['of', 'and', 'the', 'und', 'von', 'de', 'deal'];

/** Words of the glossary. Bidding, and what a game is worth. */
import type { GlossaryEntry } from './entry.ts';

export const BIDDING_ENTRIES: readonly GlossaryEntry[] = [
  {
    word: 'announce',
    other: 'ansagen',
    means:
      'To say before the first card is played that you will make the defenders schneider or schwarz. It adds to the multiplier, and you lose if you fail.',
    see: ['schneider', 'schwarz', 'multiplier'],
    laws: [39],
    page: '86',
  },
  {
    word: 'base value',
    other: 'Grundwert',
    means:
      'The number that belongs to a kind of game and, in most games, to its trump suit. Times the multiplier it is the value of the game.',
    see: ['multiplier', 'game value'],
    laws: [1],
    page: '44',
  },
  {
    word: 'bid',
    other: 'reizen',
    also: ['bidding'],
    means:
      'To name a number that you undertake your game will be worth. Two players speak at a time: one names numbers, the other says yes or passes.',
    see: ['pass', 'game value'],
    laws: [33, 34, 35],
    page: '48',
  },
  {
    word: 'Eight Rule',
    means:
      'Foster’s measure of a Solo: your trumps, with the aces and tens beside them that will probably win, should come to eight.',
    see: ['Solo'],
    page: '95',
  },
  {
    word: 'game value',
    other: 'Spielwert',
    means:
      'What a game wins, or costs when it is lost: the base value times the multiplier. It must reach the number that you bid.',
    see: ['base value', 'multiplier', 'overbid'],
    laws: [2, 60, 61],
    page: '44',
  },
  {
    word: 'multiplier',
    other: 'Spitzen plus Gewinnstufen',
    means:
      'What the base value is taken times: the number of matadors, one for the game, and more for schneider, schwarz and announcing them.',
    see: ['base value', 'matadors', 'schneider', 'schwarz'],
    laws: [2],
    page: '44',
  },
  {
    word: 'overbid',
    other: 'sich überreizen',
    means:
      'To bid more than the game turns out to be worth. The game is lost, whatever you took in.',
    see: ['bid', 'game value'],
    laws: [61],
    page: '55',
  },
  {
    word: 'pass',
    other: 'passen',
    also: ['passing'],
    means: 'To leave the bidding. Who has passed stays out of it for this deal.',
    see: ['bid'],
    laws: [34],
    page: '48',
  },
  {
    word: 'schneider',
    say: 'SHNY-der',
    other: 'tailor',
    also: ['out of schneider'],
    means:
      'A defeat by a wide margin. The declarer makes the defenders schneider with 91 points, and is out of schneider with 31; the defenders are out with 30.',
    see: ['schwarz', 'multiplier'],
    laws: [56, 57],
    page: '45',
  },
  {
    word: 'schwarz',
    say: 'SHVARTS',
    other: 'black',
    means:
      'Said of a side that does not take a single trick. Making the others schwarz adds to the multiplier.',
    see: ['schneider', 'multiplier'],
    laws: [56, 57],
    page: '10',
  },
];

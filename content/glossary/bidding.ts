/** Words of the glossary. Bidding, and what a game is worth. */
import type { GlossaryEntry } from './entry.ts';

export const BIDDING_ENTRIES: readonly GlossaryEntry[] = [
  {
    word: 'announce',
    other: 'ansagen',
    means:
      'To promise before the first card that you will make the defenders schneider or schwarz. It raises the multiplier, but if you fall short you lose: with schneider announced, 85 points lose the game.',
    see: ['schneider', 'schwarz', 'multiplier'],
    laws: [39],
    page: '86',
  },
  {
    word: 'base value',
    other: 'Grundwert',
    means:
      'The number that belongs to a kind of game and, in most games, to its trump suit: 12 for a club Solo, and today for any game in clubs. The base value times the multiplier is the value of the game.',
    see: ['multiplier', 'game value'],
    laws: [1],
    page: '44',
  },
  {
    word: 'bid',
    other: 'reizen',
    also: ['bidding'],
    means:
      'To name a number that your game will be worth at least. Two players speak at a time: one names numbers, from 10 up in 1922 and from 18 up today, and the other says yes or passes.',
    see: ['pass', 'game value'],
    laws: [33, 34, 35],
    page: '48',
  },
  {
    word: 'Eight Rule',
    means:
      'Foster’s measure of a Solo: your trumps, and the aces and tens beside them that will probably win, should come to eight. Six trumps, an ace, and another ace with its ten count nine.',
    see: ['Solo'],
    page: '95',
  },
  {
    word: 'game value',
    other: 'Spielwert',
    means:
      'What a game wins, or costs when it is lost (today a lost game costs double): the base value times the multiplier. It must reach your bid; a club Solo with two matadors is worth 12 times 3, or 36.',
    see: ['base value', 'multiplier', 'overbid'],
    laws: [2, 60, 61],
    page: '44',
  },
  {
    word: 'multiplier',
    other: 'Spitzen plus Gewinnstufen',
    means:
      'What the base value is multiplied by: the number of matadors, one for the game, and more for schneider, schwarz and announcing them. With two matadors and schneider it is 2 + 1 + 1 = 4.',
    see: ['base value', 'matadors', 'schneider', 'schwarz'],
    laws: [2],
    page: '44',
  },
  {
    word: 'overbid',
    other: 'sich überreizen',
    means:
      'To bid more than the game turns out to be worth, say 24 on a game worth 20. The game is lost, whatever you took in.',
    see: ['bid', 'game value'],
    laws: [61],
    page: '55',
  },
  {
    word: 'pass',
    other: 'passen',
    also: ['passing'],
    means:
      'To leave the bidding, by saying “pass”. A player who has passed cannot bid again in this deal.',
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
      'A defeat by a wide margin. The declarer makes the defenders schneider with 91 points (today 90) and is out of schneider with 31; the defenders are out with 30 (today 31).',
    see: ['schwarz', 'multiplier'],
    laws: [56, 57],
    page: '45',
  },
  {
    word: 'schwarz',
    say: 'SHVARTS',
    other: 'black',
    means:
      'Said of a side that does not take a single trick. To make the others schwarz raises the multiplier by one more than schneider.',
    see: ['schneider', 'multiplier'],
    laws: [56, 57],
    page: '10',
  },
];

/** Words of the glossary. The cards, their names and what they are to a hand. */
import type { GlossaryEntry } from './entry.ts';

export const CARD_ENTRIES: readonly GlossaryEntry[] = [
  {
    word: 'Bube',
    say: 'BOO-beh',
    other: 'jack',
    also: ['Buben', 'Bauer', 'Junge'],
    means:
      'The jack under its French name; Bauer and Junge are other words for it. In a Nullo, where it is no trump, it is never anything else.',
    see: ['jack', 'Wenzel'],
    page: '192',
  },
  {
    word: 'Daus',
    say: 'DOWSS',
    other: 'ace',
    means:
      'The ace of a German pack, where the card shows two of its suit. The old word means the deuce.',
    page: '193',
  },
  {
    word: 'Fehlkarte',
    say: 'FAIL-kar-teh',
    other: 'a card that counts nothing',
    also: ['Fehlkarten'],
    means: 'A nine, eight or seven: it counts nothing in the tricks.',
    see: ['Zählkarte'],
    page: '192',
  },
  {
    word: 'guarded',
    other: 'besetzt',
    also: ['blank', 'bare'],
    means:
      'Said of a high card with a smaller one beside it, to follow with when a better one is led. Alone it is bare, or blank, and falls.',
    see: ['singleton'],
    page: '61',
  },
  {
    word: 'jack',
    other: 'Bube, Unter, Wenzel',
    also: ['jacks'],
    means:
      'The highest trumps in every game but Nullo, in this order: clubs, spades, hearts, diamonds. A jack counts two points.',
    see: ['matadors', 'Wenzel', 'Bube', 'Unter'],
    laws: [12],
    page: '31',
  },
  {
    word: 'long suit',
    other: 'lange Farbe',
    also: ['short suit'],
    means:
      'A suit of which you have many cards. In the defenders’ hands it wears down the declarer’s trumps. For Eichhorn three of a plain suit are long and two short; of trumps six are long and four short.',
    see: ['singleton'],
    page: '71',
  },
  {
    word: 'matadors',
    other: 'Spitzen',
    also: ['matador', 'with', 'without'],
    means:
      'The unbroken row of top trumps from the jack of clubs down. You are with as many as you hold, or without as many as are missing, and either number goes into the multiplier.',
    see: ['multiplier', 'jack'],
    laws: [2],
    page: '34',
  },
  {
    word: 'Ober',
    say: 'OH-ber',
    other: 'queen',
    means:
      'The upper officer of a German pack, which has no queen: his suit mark stands at the top. He takes the queen’s place.',
    see: ['Unter'],
    page: '193',
  },
  {
    word: 'plain suit',
    other: 'Fehlfarbe',
    also: ['plain suits', 'plain card'],
    means:
      'A suit that is not trump. Without its jack it has seven cards: ace, ten, king, queen, nine, eight, seven.',
    see: ['trump'],
    page: '31',
  },
  {
    word: 'points',
    other: 'Augen',
    also: ['card points', 'Augen'],
    means:
      'What cards count in the tricks: ace 11, ten 10, king 4, queen 3, jack 2, together 120. The declarer needs 61. The German word means eyes.',
    see: ['Zählkarte', 'schneider'],
    laws: [11, 56, 57],
    page: '33',
  },
  {
    word: 'singleton',
    other: 'blanke Karte',
    means: 'A card that is the only one of its suit in a hand.',
    see: ['guarded', 'long suit'],
    page: '43',
  },
  {
    word: 'trump',
    other: 'Trumpf',
    also: ['trumps', 'Trumpf'],
    means:
      'A card that beats any card that is not a trump: the four jacks and, except in Grand, the seven cards of the trump suit below them. A Nullo has none.',
    see: ['jack', 'plain suit', 'ruff'],
    laws: [3, 12],
    page: '31',
  },
  {
    word: 'Unter',
    say: 'OON-ter',
    other: 'jack',
    also: ['Unten'],
    means:
      'The lower officer of a German pack: his suit mark stands at the foot of the card. He takes the jack’s place.',
    see: ['Ober', 'jack'],
    page: '193',
  },
  {
    word: 'Wenzel',
    say: 'VEN-tsel',
    other: 'jack',
    also: ['Wenzels'],
    means: 'The jack as a trump: a German by-name for the four that stand above all other cards.',
    see: ['jack', 'Bube'],
    page: '192',
  },
  {
    word: 'Zählkarte',
    say: 'TSAIL-kar-teh',
    other: 'a card that counts',
    also: ['Zählkarten'],
    means: 'A card that counts in the tricks: ace, ten, king, queen or jack.',
    see: ['Fehlkarte', 'points'],
    page: '192',
  },
];

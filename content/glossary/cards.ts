/** Words of the glossary. The cards, their names and what they are to a hand. */
import type { GlossaryEntry } from './entry.ts';

export const CARD_ENTRIES: readonly GlossaryEntry[] = [
  {
    word: 'Bube',
    say: 'BOO-beh',
    other: 'jack',
    also: ['Buben', 'Bauer', 'Junge'],
    means:
      'The German word for the jack in a French pack; Bauer and Junge mean the same. In a Nullo, where the jacks are not trumps, it is their only name.',
    see: ['jack', 'Wenzel'],
    page: '192',
  },
  {
    word: 'Daus',
    say: 'DOWSS',
    other: 'ace',
    means:
      'The ace of a German pack, on which the mark of the suit stands twice. The old word means the deuce.',
    page: '193',
  },
  {
    word: 'Fehlkarte',
    say: 'FAIL-kar-teh',
    other: 'a card that counts nothing',
    also: ['Fehlkarten'],
    means: 'A nine, eight or seven: a card that counts nothing in a trick.',
    see: ['Zählkarte'],
    page: '192',
  },
  {
    word: 'guarded',
    other: 'besetzt',
    also: ['blank', 'bare'],
    means:
      'Said of a high card with a smaller one beside it to play when a better card is led, such as a ten with the seven. Alone, the ten is bare, or blank, and falls to the ace.',
    see: ['singleton'],
    page: '61',
  },
  {
    word: 'jack',
    other: 'Bube, Unter, Wenzel',
    also: ['jacks'],
    means:
      'One of the four highest trumps in every game but Nullo; they rank clubs, spades, hearts, diamonds, whatever suit is trumps. A jack counts two points.',
    see: ['matadors', 'Wenzel', 'Bube', 'Unter'],
    laws: [12],
    page: '31',
  },
  {
    word: 'long suit',
    other: 'lange Farbe',
    also: ['short suit'],
    means:
      'A suit of which you have many cards, such as five hearts; if a defender leads it again and again, it wears down the declarer’s trumps. For Eichhorn three cards of a plain suit are long and two short, six trumps are long and four short.',
    see: ['singleton'],
    page: '71',
  },
  {
    word: 'matadors',
    other: 'Spitzen',
    also: ['matador', 'with', 'without'],
    means:
      'The unbroken run of top trumps from the jack of clubs down; their number goes into the multiplier. You are with as many as you hold, or without as many as are missing: with two if you have both black jacks but not the jack of hearts.',
    see: ['multiplier', 'jack'],
    laws: [2],
    page: '34',
  },
  {
    word: 'Ober',
    say: 'OH-ber',
    other: 'queen',
    means:
      'The upper officer of a German pack: his suit mark stands at the top of the card. He takes the place of the queen, which that pack does not have.',
    see: ['Unter'],
    page: '193',
  },
  {
    word: 'plain suit',
    other: 'Fehlfarbe',
    also: ['plain suits', 'plain card'],
    means:
      'A suit that is not trumps. Its jack is a trump, so it has seven cards: ace, ten, king, queen, nine, eight, seven.',
    see: ['trump'],
    page: '31',
  },
  {
    word: 'points',
    other: 'Augen',
    also: ['card points', 'Augen'],
    means:
      'What cards count in the tricks: ace 11, ten 10, king 4, queen 3, jack 2, together 120, of which the declarer needs 61. The German word means eyes.',
    see: ['Zählkarte', 'schneider'],
    laws: [11, 56, 57],
    page: '33',
  },
  {
    word: 'singleton',
    other: 'blanke Karte',
    means:
      'The only card of its suit in a hand: an ace of hearts, for example, if you have no other heart.',
    see: ['guarded', 'long suit'],
    page: '43',
  },
  {
    word: 'trump',
    other: 'Trumpf',
    also: ['trumps', 'Trumpf'],
    means:
      'A card that beats every card that is not a trump. Trumps are the four jacks and, except in Grand, the seven cards of the trump suit below them; a Nullo has none.',
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
      'The lower officer of a German pack: his suit mark stands at the foot of the card. He takes the place of the jack.',
    see: ['Ober', 'jack'],
    page: '193',
  },
  {
    word: 'Wenzel',
    say: 'VEN-tsel',
    other: 'jack',
    also: ['Wenzels'],
    means: 'A German name for the jack as a trump: one of the four cards that beat all the others.',
    see: ['jack', 'Bube'],
    page: '192',
  },
  {
    word: 'Zählkarte',
    say: 'TSAIL-kar-teh',
    other: 'a card that counts',
    also: ['Zählkarten'],
    means: 'A card that counts in the tricks: an ace, ten, king, queen or jack.',
    see: ['Fehlkarte', 'points'],
    page: '192',
  },
];

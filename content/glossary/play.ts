/** Words of the glossary. From the deal to the last trick. */
import type { GlossaryEntry } from './entry.ts';

export const PLAY_ENTRIES: readonly GlossaryEntry[] = [
  {
    word: 'deal',
    other: 'geben',
    means:
      'To give each player three cards, lay two aside for the skat, then give four and three more. The deal goes round to the left.',
    see: ['skat', 'Vorhand'],
    laws: [18],
    page: '37',
  },
  {
    word: 'discard',
    other: 'abwerfen',
    also: ['throw off', 'throwing off'],
    means:
      'To play a card of another suit, not a trump, when you have none of the suit led. It cannot win the trick.',
    see: ['fatten', 'ruff'],
    page: '40',
  },
  {
    word: 'Drücken',
    say: 'DRÜK-en, with an i said through rounded lips',
    other: 'to lay out',
    also: ['pressing'],
    means:
      'The German word for laying out, literally to press: two cards go face down into the skat and count for the declarer at the end.',
    see: ['laying out'],
    laws: [32],
    page: '60',
  },
  {
    word: 'Einstechen',
    say: 'INE-shtekh-en',
    other: 'to trump in',
    means: 'To ruff: to win with a trump a trick to which another suit was led.',
    see: ['ruff'],
    page: '192',
  },
  {
    word: 'fatten',
    other: 'wimmeln',
    also: ['Wimmeln', 'smear', 'smearing', 'schmieren'],
    means:
      'To throw a card that counts, best of all a ten or an ace, on a trick that your partner wins. Wimmeln is said VIM-eln; smear is another English word for it, and players in Germany also say schmieren.',
    see: ['defenders', 'discard'],
    page: '192',
  },
  {
    word: 'finesse',
    other: 'schneiden',
    also: ['schneiden', 'ducking'],
    means:
      'To play a lower card, second in the trick, in place of your best, in the hope that the card between them lies on your right. The German word, said SHNY-den, means to cut.',
    see: ['tenace'],
    page: '77',
  },
  {
    word: 'follow suit',
    other: 'bedienen',
    means:
      'To play a card of the suit that was led, as you must when you have one. The jacks are of the trump suit, not of the suit they show.',
    see: ['revoke', 'trump'],
    page: '40',
  },
  {
    word: 'Fordern',
    say: 'FOR-dern',
    other: 'to draw trumps',
    also: ['Fordern ist die Seele des Spiels', 'draw trumps'],
    means:
      'To lead trumps so that the others must give theirs up. The saying “Fordern ist die Seele des Spiels” makes it the soul of the game.',
    see: ['trump'],
    page: '70',
  },
  {
    word: 'laying out',
    other: 'Drücken',
    also: ['lay out'],
    means:
      'Putting two cards face down for the skat after you have taken it into your hand. They count for you at the end.',
    see: ['Drücken', 'skat'],
    laws: [32],
    page: '60',
  },
  {
    word: 'lead',
    other: 'ausspielen',
    means:
      'To play the first card of a trick. Vorhand leads to the first; then the winner of each trick leads to the next.',
    see: ['trick', 'Vorhand'],
    laws: [45],
    page: '40',
  },
  {
    word: 'revoke',
    other: 'nicht bedienen',
    also: ['revoking'],
    means:
      'To play another suit though you could have followed. Unless it is put right before the trick is turned, it loses the game.',
    see: ['follow suit'],
    laws: [52, 53],
    page: '40',
  },
  {
    word: 'ruff',
    other: 'stechen',
    also: ['trump in'],
    means: 'To play a trump to the lead of another suit, of which you have none.',
    see: ['Einstechen', 'trump'],
    page: '40',
  },
  {
    word: 'skat',
    say: 'SKAHT, with the a of “father”',
    other: 'the two cards',
    means:
      'The two cards laid face down while the others are dealt. Their points, or those of the two laid out in their place, are the declarer’s; in a Ramsch nobody counts them.',
    see: ['laying out', 'deal'],
    laws: [18],
    page: '37',
  },
  {
    word: 'tenace',
    other: 'Gabel',
    means:
      'Two cards of a suit with the one between them missing, such as ace and king without the ten. Whoever must lead into it loses the card in the middle.',
    see: ['finesse'],
    page: '76',
  },
  {
    word: 'trick',
    other: 'Stich',
    means:
      'Three cards, one from each player. The highest trump in it wins, or without a trump the highest card of the suit led.',
    see: ['lead', 'follow suit', 'ruff'],
    page: '40',
  },
];

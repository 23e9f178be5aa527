/** Words of the glossary. From the deal to the last trick. */
import type { GlossaryEntry } from './entry.ts';

export const PLAY_ENTRIES: readonly GlossaryEntry[] = [
  {
    word: 'deal',
    other: 'geben',
    means:
      'To give each player three cards, put two face down for the skat, then give each player four and three more. The turn to deal goes round to the left.',
    see: ['skat', 'Vorhand'],
    laws: [18],
    page: '37',
  },
  {
    word: 'discard',
    other: 'abwerfen',
    also: ['throw off', 'throwing off'],
    means:
      'To play a card of another plain suit when you have none of the suit led. It cannot win the trick, but a card that would lose later is gone.',
    see: ['fatten', 'ruff'],
    page: '40',
  },
  {
    word: 'Drücken',
    say: 'DRÜK-en, with an i said through rounded lips',
    other: 'to put away',
    also: ['pressing'],
    means:
      'The German word for putting two cards away, literally to press. They go face down into the skat and count for the declarer at the end.',
    see: ['put away'],
    laws: [32],
    page: '60',
  },
  {
    word: 'Einstechen',
    say: 'INE-shtekh-en',
    other: 'to ruff',
    means: 'To ruff: to play a trump on a plain suit and win the trick with it.',
    see: ['ruff'],
    page: '192',
  },
  {
    word: 'fatten',
    other: 'wimmeln',
    also: ['Wimmeln', 'smear', 'smearing', 'schmieren'],
    means:
      'To add a card that counts, best of all a ten or an ace, to a trick that your partner wins. Germans say wimmeln, said VIM-eln, or schmieren, and English has the word smear.',
    see: ['defenders', 'discard'],
    page: '192',
  },
  {
    word: 'finesse',
    other: 'schneiden',
    also: ['schneiden', 'ducking'],
    means:
      'To play second in the trick a lower card than your best, such as the king from ace and king, in the hope that the card between the two is on your right. The German word, said SHNY-den, means to cut.',
    see: ['tenace'],
    page: '77',
  },
  {
    word: 'follow suit',
    other: 'bedienen',
    means:
      'To play a card of the suit that was led, as you must when you have one. Except in Nullo a jack belongs to the trumps, not to the suit it shows.',
    see: ['revoke', 'trump'],
    page: '40',
  },
  {
    word: 'Fordern',
    say: 'FOR-dern',
    other: 'to draw trumps',
    also: ['Fordern ist die Seele des Spiels', 'draw trumps'],
    means:
      'To lead trumps so that the others must play theirs. The saying “Fordern ist die Seele des Spiels” calls it the soul of the game.',
    see: ['trump'],
    page: '70',
  },
  {
    word: 'put away',
    anchor: 'laying-out',
    other: 'drücken',
    also: ['putting away', 'laying out', 'lay out'],
    means:
      'To put two of your twelve cards face down when you have taken up the skat. They count for you at the end; Foster calls this laying out.',
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
      'To play another suit although you could have followed. In 1922 it lost the game unless it was put right before the trick was turned down; today it ends the deal at once.',
    see: ['follow suit'],
    laws: [52, 53],
    page: '40',
  },
  {
    word: 'ruff',
    other: 'stechen',
    also: ['trump in'],
    means:
      'To play a trump to the lead of a plain suit of which you have none. Even the lowest trump beats the ace that was led.',
    see: ['Einstechen', 'trump'],
    page: '40',
  },
  {
    word: 'skat',
    say: 'SKAHT, with the a of “father”',
    other: 'the two cards',
    means:
      'The two cards put face down on the table during the deal. Their points, or those of the two put away in their place, count for the declarer; in a Ramsch nobody counts them.',
    see: ['put away', 'deal'],
    laws: [18],
    page: '37',
  },
  {
    word: 'tenace',
    other: 'Gabel',
    means:
      'Two cards of a suit without the one between them, such as ace and king without the ten. A player who has the ten and must lead the suit loses the ten.',
    see: ['finesse'],
    page: '76',
  },
  {
    word: 'trick',
    other: 'Stich',
    means:
      'Three cards, one from each player. The highest trump wins it or, if there is no trump in it, the highest card of the suit led.',
    see: ['lead', 'follow suit', 'ruff'],
    page: '40',
  },
];

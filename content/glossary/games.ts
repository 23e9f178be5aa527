/** Words of the glossary. Skat itself, and the games that can be played in it. */
import type { GlossaryEntry } from './entry.ts';

export const GAME_ENTRIES: readonly GlossaryEntry[] = [
  {
    word: 'Frage',
    say: 'FRAH-geh',
    other: 'the question',
    also: ['Call Play'],
    means:
      'The German name of the Simple Game, the cheapest of all: the declarer takes both skat cards into the hand and then names the trump suit.',
    see: ['Simple Game'],
    page: '40',
  },
  {
    word: 'Grand',
    say: 'GRAHN, as in French, or GRAHNT',
    other: 'a game with jacks alone for trumps',
    means:
      'A game in which only the four jacks are trumps, and each of the four suits has seven plain cards.',
    see: ['Grand Solo', 'Tournee Grand', 'Gucki Grand', 'open'],
    page: '24',
  },
  {
    word: 'Grand Solo',
    other: 'Grand without the skat',
    means: 'A Grand that is played without a look at the skat.',
    see: ['Grand', 'Solo'],
    page: '120',
  },
  {
    word: 'Gucki Grand',
    say: 'GOOK-ee',
    other: 'the peeping Grand',
    also: ['Gucki', 'Guckser'],
    means:
      'A Grand in which the declarer takes both skat cards into the hand first and lays out two. It costs double when it is lost. Eichhorn calls it Guckser; gucken means to look.',
    see: ['Grand', 'laying out'],
    laws: [28, 40],
    page: '149',
  },
  {
    word: 'Gucki Nullo',
    say: 'GOOK-ee NOO-loh',
    other: 'the peeping Nullo',
    means:
      'A Nullo for which the declarer takes both skat cards into the hand and lays out two. It is played where the table agrees.',
    see: ['Nullo', 'Gucki Grand'],
    page: '180',
  },
  {
    word: 'Nullo',
    say: 'NOO-loh',
    other: 'Null',
    also: ['Null'],
    means:
      'A game in which the declarer must lose every trick. There are no trumps, and the cards rank from the ace down to the seven with the ten below the jack. Germans call it Null.',
    see: ['Null-Ouvert', 'Gucki Nullo', 'Tournee Nullo', 'Revolution'],
    laws: [3, 13],
    page: '171',
  },
  {
    word: 'Null-Ouvert',
    say: 'NOOL oo-VAIR',
    other: 'Open Nullo',
    also: ['Null Ouvert', 'Open Nullo', 'ouvert'],
    means: 'A Nullo in which the declarer lays the hand face up on the table and plays it so.',
    see: ['Nullo', 'open'],
    laws: [5],
    page: '173',
  },
  {
    word: 'open',
    other: 'offen, ouvert',
    also: ['Open Grand', 'Grand Ouvert'],
    means:
      'Said of a game that the declarer plays with the hand face up. An Open Grand must win every trick.',
    see: ['Grand', 'Null-Ouvert'],
    laws: [5],
    page: '139',
  },
  {
    word: 'Passt-mir-nicht',
    say: 'PAHST meer nikht',
    other: 'it does not fit me',
    also: ['Passt mir nicht'],
    means:
      'What you say in a Tournee when the first turned card does not suit you. You must then turn the other, play what it says, and lose double if you fail.',
    see: ['Tournee'],
    laws: [28, 40],
    page: '78',
  },
  {
    word: 'Ramsch',
    say: 'RAHMSH',
    other: 'rummage, job lot',
    means:
      'The game when nobody has bid and Vorhand will not play: everyone alone, jacks for trumps, and whoever takes in the most points loses.',
    see: ['Schiebe-Ramsch', 'Grand'],
    laws: [4, 37, 43],
    page: '162',
  },
  {
    word: 'Revolution',
    say: 'ray-vo-loo-tsee-OHN',
    means:
      'An Open Nullo in which the two defenders may see each other’s cards, talk, and exchange as they like before the play. It is worth 60, where a table agrees to play it.',
    see: ['Nullo', 'Null-Ouvert'],
    page: '182',
  },
  {
    word: 'Schafkopf',
    say: 'SHAHF-kopf',
    other: 'sheep’s head',
    also: ['Schafskopf', 'sheepshead'],
    means:
      'An old card game from which Skat seems to have taken its jacks and its trumps. It is still played in Bavaria.',
    page: '3',
  },
  {
    word: 'Schiebe-Ramsch',
    say: 'SHEE-beh-rahmsh',
    other: 'pushed Ramsch',
    also: ['Schiebe Ramsch', 'Schieberamsch'],
    means:
      'A Ramsch in which each player in turn takes up two cards and lays two of their own choice out for the next, beginning with Vorhand and the skat.',
    see: ['Ramsch'],
    page: '182',
  },
  {
    word: 'Simple Game',
    other: 'Frage',
    means:
      'The cheapest game and the first to learn: the declarer takes both skat cards into the hand, lays two out and names a trump suit.',
    see: ['Frage', 'laying out'],
    page: '40',
  },
  {
    word: 'Skat',
    anchor: 'skat-the-game',
    say: 'SKAHT, with the a of “father”',
    other: 'the game',
    means: 'The game itself, for three players or more, of whom one plays alone against two.',
    see: ['skat'],
    page: '194',
  },
  {
    word: 'Solo',
    say: 'ZOH-loh',
    other: 'a game without the skat',
    means:
      'A game in which the declarer names a trump suit on the ten cards dealt and plays without the skat, which is looked at only after the last trick.',
    see: ['Eight Rule', 'Grand Solo'],
    laws: [38],
    page: '84',
  },
  {
    word: 'Tournee',
    say: 'toor-NAY',
    other: 'the turned-up game',
    also: ['Tourne'],
    means:
      'A game in which the declarer turns up one card of the skat, and its suit is trump. Both cards then come into the hand, and two are laid out.',
    see: ['Passt-mir-nicht', 'Tournee Grand', 'laying out'],
    laws: [28, 29, 30],
    page: '53',
  },
  {
    word: 'Tournee Grand',
    say: 'toor-NAY GRAHN',
    other: 'the turned-up Grand',
    means: 'The Grand that you may play when the card you turn up in a Tournee is a jack.',
    see: ['Tournee', 'Grand'],
    laws: [30],
    page: '141',
  },
  {
    word: 'Tournee Nullo',
    say: 'toor-NAY NOO-loh',
    other: 'the turned-up Nullo',
    means: 'A Nullo for whoever turns up a seven, where the table agrees to play it.',
    see: ['Tournee', 'Nullo'],
    laws: [31],
    page: '182',
  },
];

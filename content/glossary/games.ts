/** Words of the glossary. Skat itself, and the games that can be played in it. */
import type { GlossaryEntry } from './entry.ts';

export const GAME_ENTRIES: readonly GlossaryEntry[] = [
  {
    word: 'Frage',
    say: 'FRAH-geh',
    other: 'the question',
    also: ['Call Play'],
    means:
      'The German name of the Simple Game, in which the declarer takes up both cards of the skat and then names the trump suit. Today this is the ordinary suit game.',
    see: ['Simple Game'],
    page: '40',
  },
  {
    word: 'Grand',
    say: 'GRAHN, as in French, or GRAHNT',
    other: 'a game with jacks alone for trumps',
    means:
      'A game in which only the four jacks are trumps. Each of the four suits has seven plain cards, from the ace down to the seven.',
    see: ['Grand Solo', 'Tournee Grand', 'Gucki Grand', 'open'],
    page: '24',
  },
  {
    word: 'Grand Solo',
    other: 'Grand without the skat',
    means: 'A Grand that is played without taking up the skat. Today it is called Grand Hand.',
    see: ['Grand', 'Solo'],
    page: '120',
  },
  {
    word: 'Gucki Grand',
    say: 'GOOK-ee',
    other: 'the peeping Grand',
    also: ['Gucki', 'Guckser'],
    means:
      'A Grand for which the declarer takes up both cards of the skat and puts two away: today’s ordinary Grand. In 1922 it cost double when it was lost; Eichhorn calls it Guckser, from gucken, to look.',
    see: ['Grand', 'put away'],
    laws: [28, 40],
    page: '149',
  },
  {
    word: 'Gucki Nullo',
    say: 'GOOK-ee NOO-loh',
    other: 'the peeping Nullo',
    means:
      'A Nullo for which the declarer takes up both cards of the skat and puts two away. In 1922 it was played where the table agreed; today it is the ordinary Null.',
    see: ['Nullo', 'Gucki Grand'],
    page: '180',
  },
  {
    word: 'Nullo',
    say: 'NOO-loh',
    other: 'Null',
    also: ['Null'],
    means:
      'A game in which the declarer must lose every trick; today it is called Null. There are no trumps, and the cards rank ace, king, queen, jack, ten, nine, eight, seven.',
    see: ['Null-Ouvert', 'Gucki Nullo', 'Tournee Nullo', 'Revolution'],
    laws: [3, 13],
    page: '171',
  },
  {
    word: 'Null-Ouvert',
    say: 'NOOL oo-VAIR',
    other: 'Open Nullo',
    also: ['Null Ouvert', 'Open Nullo', 'ouvert'],
    means:
      'A Nullo that the declarer plays with the hand face up on the table. Today it may be played with the skat or without.',
    see: ['Nullo', 'open'],
    laws: [5],
    page: '173',
  },
  {
    word: 'open',
    other: 'offen, ouvert',
    also: ['Open Grand', 'Grand Ouvert'],
    means:
      'Said of a game that the declarer plays with the hand face up. In an Open Grand, today Grand Ouvert, the declarer must win every trick.',
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
      'What you say in a Tournee when the first card does not suit you. You must then turn the other card and play the game it gives, and if you lose, you lose double.',
    see: ['Tournee'],
    laws: [28, 40],
    page: '78',
  },
  {
    word: 'Ramsch',
    say: 'RAHMSH',
    other: 'rummage, job lot',
    means:
      'The game of 1922 when nobody has bid and Vorhand does not want to be declarer: each player is alone, jacks are trumps, and the player with the most points loses. Today’s official game does not have it.',
    see: ['Schiebe-Ramsch', 'Grand'],
    laws: [4, 37, 43],
    page: '162',
  },
  {
    word: 'Revolution',
    say: 'ray-vo-loo-tsee-OHN',
    means:
      'An Open Nullo in which the two defenders may look at each other’s cards, talk, and exchange cards as they like before the play. It is worth 60, where a table agrees to play it.',
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
      'A Ramsch before which two cards go round: Vorhand takes up the skat and passes any two cards to the next player, and the others do the same in turn.',
    see: ['Ramsch'],
    page: '182',
  },
  {
    word: 'Simple Game',
    other: 'Frage',
    means:
      'The cheapest game of the old books and the first to learn: the declarer takes up both cards of the skat, puts two away and names a trump suit. Today this is the ordinary suit game.',
    see: ['Frage', 'put away'],
    page: '40',
  },
  {
    word: 'Skat',
    anchor: 'skat-the-game',
    say: 'SKAHT, with the a of “father”',
    other: 'the game',
    means:
      'The game itself, for three players or more. In each deal one player plays alone against two.',
    see: ['skat'],
    page: '194',
  },
  {
    word: 'Solo',
    say: 'ZOH-loh',
    other: 'a game without the skat',
    means:
      'A game in which the declarer names a trump suit on the ten cards dealt and leaves the skat alone until after the last trick. Today it is called a Hand game.',
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
      'A game in which the declarer turns up one card of the skat and its suit is trumps; both cards then go into the hand, and two are put away. It is no longer played.',
    see: ['Passt-mir-nicht', 'Tournee Grand', 'put away'],
    laws: [28, 29, 30],
    page: '53',
  },
  {
    word: 'Tournee Grand',
    say: 'toor-NAY GRAHN',
    other: 'the turned-up Grand',
    means:
      'The Grand that you may play when the card you turn up in a Tournee is a jack. It is no longer played.',
    see: ['Tournee', 'Grand'],
    laws: [30],
    page: '141',
  },
  {
    word: 'Tournee Nullo',
    say: 'toor-NAY NOO-loh',
    other: 'the turned-up Nullo',
    means:
      'A Nullo that you may play when the card you turn up is a seven, where the table agrees to it. It is no longer played.',
    see: ['Tournee', 'Nullo'],
    laws: [31],
    page: '182',
  },
];

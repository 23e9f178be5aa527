/** Words of the glossary in German. Who sits at the table. */
import type { TranslatedEntry } from './translated-entry.ts';

export const PEOPLE_ENTRIES: readonly TranslatedEntry[] = [
  {
    id: 'declarer',
    word: 'Alleinspieler',
    other: 'declarer',
    also: ['Spieler', 'Solist'],
    forms: ['Alleinspielers', 'Alleinspielern', 'Alleinspielerin'],
    means:
      'Wer das Reizen gewonnen hat und allein gegen die beiden anderen spielt. Foster sagt einfach „the player“, der Spieler.',
    see: ['Gegenspieler'],
  },
  {
    id: 'defenders',
    word: 'Gegenspieler',
    other: 'defenders',
    also: ['Gegenpartei', 'Gegner'],
    forms: ['Gegenspielern', 'Gegenspielers', 'Gegnern'],
    means:
      'Die beiden, die zusammen gegen den Alleinspieler spielen und ihre Stiche auf einen Haufen legen. Foster nennt sie „adversaries“.',
    see: ['Alleinspieler'],
  },
  {
    id: 'Hinterhand',
    word: 'Hinterhand',
    other: 'rearhand',
    means:
      'Der Platz links von Mittelhand. Hinterhand gibt zum ersten Stich die letzte Karte. Sitzen drei am Tisch, ist Hinterhand auch der Geber.',
    see: ['Vorhand', 'Mittelhand'],
  },
  {
    id: 'in the middle',
    word: 'in der Mitte',
    other: 'in the middle',
    forms: ['in die Mitte'],
    means:
      'Dort sitzt der Alleinspieler, wenn ein Gegenspieler ausspielt und der andere zuletzt drankommt. Die Gegenspieler tun, was sie können, damit es so bleibt.',
    see: ['Mittelhand'],
  },
  {
    id: 'Kiebitz',
    word: 'Kiebitz',
    other: 'onlooker',
    also: ['Zuschauer'],
    forms: ['Kiebitze', 'Kiebitzen', 'Kiebitzes', 'kiebitzen', 'kiebitzt'],
    means:
      'Ein Zuschauer, der nichts zu verlieren hat, ungefragt Rat gibt und jedes Spiel danach beurteilt, wie es ausgegangen ist. Er heißt wie der Vogel.',
  },
  {
    id: 'Maurer',
    word: 'Maurer',
    other: 'mason',
    also: ['mauern'],
    forms: ['Maurern', 'Maurers', 'mauert', 'mauerst', 'gemauert'],
    means:
      'Ein Spieler, der nur reizt, was er sicher gewinnt, und mit guten Karten passt. Er baut sich eine Mauer und bleibt dahinter.',
    see: ['Ramsch'],
  },
  {
    id: 'Mittelhand',
    word: 'Mittelhand',
    other: 'middlehand',
    means:
      'Der Platz links von Vorhand. Mittelhand gibt zum ersten Stich die zweite Karte und fängt mit dem Reizen an.',
    see: ['Vorhand', 'Hinterhand'],
  },
  {
    id: 'Vorhand',
    word: 'Vorhand',
    other: 'forehand',
    means:
      'Der Platz links vom Geber. Vorhand spielt zum ersten Stich aus und antwortet, wenn Mittelhand reizt. Nach diesem Platz heißt das Buch.',
    see: ['Mittelhand', 'Hinterhand'],
  },
];

/** Words of the glossary in German. What players of Calabrasella and Mate say, the games beside Skat on the shelf. */
import type { TranslatedEntry } from './translated-entry.ts';

const CALABRASELLA: readonly TranslatedEntry[] = [
  {
    id: 'Calabrasella',
    word: 'Calabrasella',
    means:
      'Ein italienisches Spiel für drei mit vierzig Karten und ohne Trümpfe. Einer spielt gegen zwei und verbessert sein Blatt aus einem Talon von vier Karten, wie der Alleinspieler beim Skat aus dem Skat.',
    see: ['Skat'],
  },
  {
    id: 'playing back',
    word: 'zurückhalten',
    other: 'playing back',
    forms: ['zurückhältst', 'zurückhält', 'zurückgehalten'],
    means:
      'In Calabrasella gute Karten behalten und Stiche hergeben, um den letzten zu machen. Er zählt drei und bekommt die vier weggelegten Karten.',
    see: ['Calabrasella'],
  },
];

const MATE: readonly TranslatedEntry[] = [
  {
    id: 'Mate',
    word: 'Mate',
    forms: ['matt'],
    means:
      'Ein Spiel für zwei von G. Capellen, mit zwanzig Karten, die beide kennen. Wer auf die ausgespielte Karte weder in ihrer Farbe noch in ihrem Rang antworten kann, ist matt.',
  },
  {
    id: 'foreplace',
    word: 'weglegen',
    other: 'foreplace',
    forms: ['weglegst', 'weglegt', 'weggelegt', 'legst weg', 'legt weg'],
    means:
      'In Mate vor dem Spiel eine deiner zehn Karten beiseitelegen. Setzt du dann matt, zählt das Matt so, als wäre es einen Zug später gekommen.',
    see: ['Mate', 'Übermatt'],
  },
  {
    id: 'Free Move',
    word: 'Freizug',
    other: 'Free Move',
    forms: ['Freizugs', 'Freizüge'],
    means:
      'Eine Variante von Mate: Einmal im Spiel darf einer der beiden mit dem ausgespielten Rang antworten statt mit der Farbe und muss es dabei sagen. Gegen einen König oder eine Dame mit Vorrecht ist es umgekehrt: mit der Farbe statt mit dem Rang.',
    see: ['Mate'],
  },
  {
    id: 'overmate',
    word: 'Übermatt',
    other: 'overmate',
    means:
      'In Mate ein Matt im zehnten Zug, wenn nur einer eine Karte weggelegt hat. Dessen neunte Karte dient zweimal, und wer matt setzt, bekommt das Doppelte.',
    see: ['Mate', 'weglegen'],
  },
];

export const TABLE_ENTRIES: readonly TranslatedEntry[] = [
  ...CALABRASELLA.map((entry) => ({ ...entry, from: 'The Standard Hoyle' })),
  ...MATE.map((entry) => ({ ...entry, from: 'G. Capellen, Hannover 1915' })),
];

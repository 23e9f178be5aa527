/** Words of the glossary in German. Bidding, and what a game is worth. */
import type { TranslatedEntry } from './translated-entry.ts';

export const BIDDING_ENTRIES: readonly TranslatedEntry[] = [
  {
    id: 'announce',
    word: 'ansagen',
    other: 'announce',
    also: ['Ansage'],
    forms: ['ansagst', 'ansagt', 'angesagt', 'angesagte', 'angesagtem', 'angesagten', 'Ansagen'],
    means:
      'Vor der ersten Karte versprechen, dass du die Gegenspieler Schneider oder schwarz spielst. Das erhöht den Faktor, aber wenn es nicht gelingt, hast du verloren: Mit angesagtem Schneider reichen 85 Augen nicht.',
    see: ['Schneider', 'schwarz', 'Faktor'],
  },
  {
    id: 'base value',
    word: 'Grundwert',
    other: 'base value',
    forms: ['Grundwerte', 'Grundwerten', 'Grundwerts', 'Grundwertes'],
    means:
      'Die Zahl, die zu einem Spiel und meist zu seiner Trumpffarbe gehört: 12 für ein Kreuz-Solo und heute für jedes Spiel in Kreuz. Grundwert mal Faktor ist der Spielwert.',
    see: ['Faktor', 'Spielwert'],
  },
  {
    id: 'bid',
    word: 'reizen',
    other: 'bid',
    also: ['Gebot', 'Reizwert'],
    forms: ['reizt', 'gereizt', 'Gebote', 'Geboten', 'Gebots', 'Reizwerte', 'Reizwerts'],
    means:
      'Eine Zahl nennen, die dein Spiel mindestens wert sein wird. Immer zwei reizen miteinander: Einer nennt Zahlen, 1922 von 10 an und heute von 18 an, und der andere sagt ja oder passt.',
    see: ['passen', 'Spielwert'],
  },
  {
    id: 'Eight Rule',
    word: 'Achterregel',
    other: 'Eight Rule',
    means:
      'Fosters Maß für ein Solo: Deine Trümpfe und dazu die Asse und Zehnen, die wohl einen Stich machen, sollen zusammen acht ergeben. Sechs Trümpfe, ein Ass und noch ein Ass mit seiner Zehn sind neun.',
    see: ['Solo'],
  },
  {
    id: 'game value',
    word: 'Spielwert',
    other: 'game value',
    forms: ['Spielwerte', 'Spielwerten', 'Spielwerts'],
    means:
      'Was ein Spiel bringt und was es kostet, wenn du es verlierst (heute das Doppelte): Grundwert mal Faktor. Der Spielwert muss dein Gebot erreichen. Ein Kreuz-Solo mit zwei Spitzen ist 12 mal 3 wert, also 36.',
    see: ['Grundwert', 'Faktor', 'überreizen'],
  },
  {
    id: 'multiplier',
    word: 'Faktor',
    other: 'multiplier',
    forms: ['Faktoren', 'Faktors'],
    means:
      'Damit wird der Grundwert malgenommen. Er zählt die Spitzen, dazu eins für das Spiel und mehr für Schneider, Schwarz und ihre Ansage. Mit zwei Spitzen und Schneider ist der Faktor 2 + 1 + 1 = 4.',
    see: ['Grundwert', 'Spitzen', 'Schneider', 'schwarz'],
  },
  {
    id: 'overbid',
    word: 'überreizen',
    other: 'overbid',
    also: ['sich überreizen'],
    forms: ['überreizt', 'überreizte', 'überreizten', 'überreiztes'],
    means:
      'Höher reizen, als das Spiel am Ende wert ist, zum Beispiel bis 24, wenn es nur 20 wert ist. Dann ist es verloren, so viele Augen du auch hast.',
    see: ['reizen', 'Spielwert'],
  },
  {
    id: 'pass',
    word: 'passen',
    other: 'pass',
    forms: ['passe', 'passt', 'gepasst', 'eingepasst'],
    means:
      'Aus dem Reizen aussteigen, indem du „passe“ sagst. Wer gepasst hat, kann in diesem Spiel nicht mehr reizen.',
    see: ['reizen'],
  },
  {
    id: 'schneider',
    word: 'Schneider',
    also: ['aus dem Schneider'],
    means:
      'Eine deutliche Niederlage. Der Alleinspieler spielt die Gegenspieler mit 91 Augen Schneider (heute mit 90) und ist selbst mit 31 aus dem Schneider; die Gegenspieler sind es mit 30 (heute mit 31).',
    see: ['schwarz', 'Faktor'],
  },
  {
    id: 'schwarz',
    word: 'schwarz',
    other: 'black',
    means:
      'Schwarz ist eine Seite, die keinen einzigen Stich macht. Spielst du die anderen schwarz, steigt der Faktor um eins mehr als bei Schneider.',
    see: ['Schneider', 'Faktor'],
  },
];

/** Words of today’s game in German that the books of the time do not have. */
import type { TranslatedEntry } from './translated-entry.ts';

const TODAY: readonly TranslatedEntry[] = [
  {
    id: 'Hand game',
    word: 'Handspiel',
    other: 'Hand game',
    also: ['aus der Hand'],
    forms: ['Hand', 'Handspiele', 'Handspielen', 'Handspiels'],
    means:
      'Ein Spiel, zu dem der Alleinspieler den Skat nicht aufnimmt; 1922 war es ein Solo. Es erhöht den Faktor um eins, und nur bei einem Handspiel dürfen Schneider und Schwarz angesagt werden.',
    see: ['Solo', 'Skat', 'ansagen'],
  },
  {
    id: 'Seeger and Fabian',
    word: 'Seeger und Fabian',
    also: ['Fabian'],
    forms: ['Seeger', 'Seeger-Fabian', 'Seeger-Fabian-System', 'Seeger-Punkte'],
    means:
      'Die Wertung der Turniere von heute, nach zwei Spielern benannt: 50 Punkte für jedes Spiel, das du als Alleinspieler gewinnst, 50 Abzug für jedes verlorene, und für die Gegenspieler eines verlorenen Spiels je 40 am Dreiertisch und 30 am Vierertisch.',
    see: ['Alleinspieler', 'Spielwert'],
  },
];

export const TODAY_ENTRIES: readonly TranslatedEntry[] = TODAY.map((entry) => ({
  ...entry,
  from: 'Skat heute',
}));

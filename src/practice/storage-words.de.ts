/** What a reader should know about the storage of their progress. */
import { sayDate } from '../lib/days.ts';
import type { Day } from '../lib/days.ts';

/** Why progress cannot be stored, and what can be done about it. */
export const STORAGE_TROUBLE = {
  forbidden:
    'Dieser Browser lässt die Seite nichts speichern. Üben kannst du trotzdem; was du machst, zählt, bis du die Seite verlässt.',
  full: 'Für deinen Fortschritt ist kein Platz mehr. Speichere ihn als Datei, bevor du gehst.',
  newer:
    'Deinen Fortschritt hat eine neuere Version dieses Buchs gespeichert, deshalb bleibt er, wie er ist. Was du auf dieser Seite machst, kommt nicht dazu. Lade die Seite neu, dann bekommst du die neuere Version.',
  stuck:
    'Ein Teil deines Fortschritts lässt sich nicht lesen, und dieser Browser hat keinen Platz, um den beschädigten Text aufzuheben. Damit nichts verloren geht, wird nichts gespeichert, bis wieder Platz ist; was du machst, zählt, bis du die Seite verlässt.',
  damaged:
    'Ein Teil deines Fortschritts ließ sich nicht lesen. Was heil war, ist noch da; der beschädigte Text ist aufgehoben.',
  save: 'Als Datei speichern',
  saveDamaged: 'Den beschädigten Text speichern',
  /** The files that the two give. */
  file: 'skat-training.json',
  damagedFile: 'skat-training-beschaedigt.txt',
  drop: {
    words: 'Nicht aufheben',
    question: 'Der beschädigte Text wird endgültig gelöscht. Wirklich löschen?',
    yes: 'Den beschädigten Text löschen',
    no: 'Behalten',
  },
} as const;

/** Some answers have dates in the future. */
export const sayFutureDay = (day: Day, today: Day): string =>
  `Einige deiner Antworten tragen das Datum ${sayDate(day, today)}: Die Uhr dieses Geräts geht falsch oder ging falsch. Sie zählen als deine ältesten, und was du damals falsch hattest, kommt jetzt wieder.`;

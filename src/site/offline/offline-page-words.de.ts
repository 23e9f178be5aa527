/** The page on reading without network; the address of a page that is missed stands in a gap. */
export const OFFLINE_PAGE = {
  title: 'Ohne Netz',
  description:
    'Was dieser Browser vom Buch aufhebt, damit du ohne Netz weiterlesen kannst, und wie du das ganze Buch bekommst.',
  opening: 'Was dieser Browser vom Buch aufhebt und wie du das ganze Buch bekommst',
  missed: 'Du bist ohne Netz, und die Seite {address} ist in diesem Browser nicht gespeichert.',
  keeps:
    'Die Seiten, die du liest, bleiben mit ihren Abbildungen und Übungen in diesem Browser gespeichert, und du kannst sie auch ohne Netz öffnen. Solange du Netz hast, siehst du immer die neueste Fassung. Wird der Platz knapp, kann ein Browser gespeicherte Seiten löschen.',
  withoutScript:
    'Um seine Seiten zu speichern, braucht das Buch JavaScript. Lesen kannst du es auch so.',
  progress: 'Das ganze Buch',
  keepAll: 'Das ganze Buch speichern',
  stop: 'Anhalten',
  remove: 'Alles Gespeicherte löschen',
  keepAgain: 'Wieder speichern, was ich lese',
  pages: 'Gespeicherte Seiten',
} as const;

/** The page of the search; in lines with marks (src/lib/marked.ts). */
export const SEARCH_PAGE = {
  title: 'Suche',
  description: 'Suche ein Wort im ganzen Buch: in Kapiteln, Regeln, Spielen und im Glossar.',
  withoutScript:
    'Die Suche braucht JavaScript. Ohne Suche helfen dir [der Inhalt](/manual/), [das Glossar](/glossary/) und [das Verzeichnis der Spiele](/hands/) weiter.',
} as const;

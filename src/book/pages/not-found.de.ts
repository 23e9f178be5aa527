/** What stands at an address that has no page; in lines with marks (src/lib/marked.ts). */
export const NOT_FOUND_PAGE = {
  title: 'Nicht im Spiel',
  description:
    'Unter dieser Adresse gibt es keine Seite. Sieh im Inhalt oder in der Liste der Spiele nach.',
  opening:
    'Unter dieser Adresse gibt es keine Seite. Sieh im [Inhalt](/manual/) oder bei den [Spielen](/hands/) nach.',
} as const;

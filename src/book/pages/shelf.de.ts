/** The other books; lines with marks are read by src/lib/marked.ts. */

/** The page that lists them. */
export const SHELF_PAGE = {
  title: 'Das Regal',
  description:
    'Die anderen Bücher, hier nacherzählt: Eichhorns American Skat, The Standard Hoyle und Spiele, die Skatspielern bekannt vorkommen, mit ihren Beispielen zum Nachspielen.',
  opening:
    'Fosters Buch ist hier nicht das einzige. Daneben stehen diese, ebenso nacherzählt, mit ihren Spielen auf dem Tisch.',
  compared:
    '[Vier Bücher im Vergleich](/shelf/who-says-what/) stellt sie neben Foster und die Regeln von heute, Regel für Regel.',
  sources:
    'Unter [Quellen](/sources/) steht, wo jedes Buch an den Rändern der anderen zitiert wird.',
} as const;

/** The way to the hands of a book. @param address the index of hands, with that book alone. */
export const linkHandsOf = (address: string): string => `[Seine Spiele](${address}) im Verzeichnis`;

/** The page of a game against an opponent. @param game its name. */
export const playedGame = (
  game: string,
): { readonly title: string; readonly description: string } => ({
  title: `${game} gegen den Computer`,
  description: `Spiel ${game}, jede Verteilung nach ihrer Nummer, gegen einen Computer, der sie schon bis zum Ende durchgerechnet hat.`,
});

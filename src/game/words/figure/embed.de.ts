/** A hand on another site. */

/** Why there is no hand. */
export const UNAVAILABLE = {
  notLoaded: 'Das Spiel ließ sich nicht laden: Es ist nicht da, oder du bist offline.',
  notThere: 'Unter der Adresse, die hier steht, gibt es kein Spiel.',
  otherEdition:
    'Das Spiel stammt aus einer anderen Fassung als das Skript dieser Seite. Lade sie neu.',
  notShown:
    'Das Spiel ließ sich nicht zeigen. Bist du offline? Lade die Seite neu und versuche es noch einmal.',
  none: 'Hier ist kein Spiel angegeben: Nenne eins in src, oder schreib eins in das Element.',
} as const;

/** The host of the hand refuses it. */
export const sayStatus = (status: number): string =>
  `Das Spiel ließ sich nicht laden: Der Server antwortet mit ${status}.`;

/** The address is that of no hand. */
export const sayNoAddress = (src: string): string =>
  `„${src}“ führt weder zur Seite eines Spiels noch zu einer Datei (*.hand oder *.json) im Netz (https oder http).`;

/** The rules of a sheet, as the players choose them. */

/** The rows of the form, and the button that opens it. */
export const RULES_FORM = {
  change: 'Ändern',
  done: 'Fertig',
  laws: 'Regeln',
  list: 'Gezählt werden',
  lists: { plain: 'nur Spielpunkte', seeger: 'auch Punkte nach Seeger' },
  seegerNote:
    'Nach Seeger gibt es 50 Punkte für jedes gewonnene Spiel, und für jedes verlorene gehen 50 ab. Dafür bekommt jeder andere 40, am Vierertisch 30.',
  players: 'Spieler',
  three: 'Drei',
  four: 'Vier: Wer gibt, setzt aus',
  length: 'Spiele',
  noEnd: 'ohne festes Ende',
  agreement: 'Nach Absprache',
  agreed: 'Spiele, die das Buch der Absprache überlässt',
  playersStay:
    'An der Zahl der Spieler ändert sich nichts mehr, weil schon Spiele auf der Liste stehen. Kommt jemand dazu oder hört jemand auf, dann rechnet diese Liste ab und fangt eine neue an.',
} as const;

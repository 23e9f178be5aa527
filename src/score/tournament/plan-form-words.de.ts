/** The form of a new tournament: the list of its players, and its rules. */
import { counted } from '../../game/words/nouns.de.ts';

/** The list of the players, and the buttons that seat them. */
export const LIST_FORM = {
  players: 'Spieler, in jeder Zeile ein Name',
  points: 'Punkte',
  games: 'Spiele',
  byLot: 'Plätze auslosen',
  inOrder: 'In dieser Reihenfolge setzen',
  /** How the list is written, by what it can have; lines with marks (src/lib/marked.ts). */
  teams:
    'Eine Mannschaft kommt hinter den Namen, nach einem Schrägstrich: *Braun / Pik-Buben*. Spieler mit demselben Mannschaftsnamen gehören zusammen.',
  pairs:
    'Zwei Spieler, die in der Liste aufeinander folgen, sind ein Paar, wenn nicht gelost wird.',
  umpires:
    'Setz einen Stern vor jeden, der die Liste führt, {example}: einen für jeden Tisch. Ohne Sterne entscheidet das Los, wer die Liste führt.',
  umpireExample: '* Braun',
} as const;

/** How many players are listed, and before it says what their tables will be. */
export const sayListed = (players: number): string => `${counted(players, 'player')}.`;

/** The rules of a tournament. */
export const PLAN_FORM = {
  movement: 'Wechsel',
  section: 'Tische in einer Gruppe, höchstens',
  deals: 'Spiele',
  dealsBeforeMove: 'Spiele vor jedem Wechsel',
  seriesDeals: 'am Vierertisch; ein Dreiertisch spielt ein Viertel weniger',
  rounds: 'Runden',
  allRounds: 'alle',
  allRoundsOf: (rounds: number): string => (rounds === 1 ? 'eine' : `alle ${rounds}`),
  prizes: 'Preise',
  places: 'Plätze',
  ofEach: 'Von jedem',
  winsBoth: 'Wer beides gewinnt, bekommt',
  before: { points: 'den Preis für Punkte', games: 'den Preis für Spiele' },
  also: 'Und außerdem',
  hardest: 'ein Preis für das schwerste Spiel',
  booby: 'ein Trostpreis für die meisten Minuspunkte',
} as const;

/** The rules of a tournament in series. */
export const SERIES_FORM = {
  series: 'Serien',
  laterSeats: 'Spätere Plätze',
  /** @param note what the choice means. */
  seating: (note: string): string => `Ab der zweiten Serie. ${note}`,
  /** The fields for money, each with what stands behind it. */
  money: {
    entry: ['Startgeld', 'von jedem Spieler'],
    lost: ['Abreizgeld', 'für jedes der ersten drei verlorenen Spiele einer Serie'],
    lostMore: ['Ab dem 4.', 'für jedes weitere verlorene Spiel einer Serie'],
  },
  none: 'keins',
} as const;

/** The slips from the tables of a tournament. */
import { counted } from '../../game/words/nouns.de.ts';

/** The fields of a slip. */
export const SLIP_FIELDS = {
  points: 'Punkte',
  games: 'Spiele',
  won: 'gewonnen',
  lost: 'verloren',
} as const;

type SlipField = keyof typeof SLIP_FIELDS;

/** What is to be entered, by what the slips have. */
export const SLIP_NOTES = {
  net: 'Für jeden Spieler Pluspunkte minus Minuspunkte und gewonnene minus verlorene Spiele.',
  series:
    'Für jeden Spieler die Gesamtpunkte der Liste, mit den Punkten nach Seeger, und die gewonnenen und verlorenen Spiele.',
  list: 'Für jeden Spieler die Gesamtpunkte der Liste.',
} as const;

/** How many slips of a round are missing. */
export const saySlipsMissing = (slips: number): string =>
  slips === 0
    ? 'Alle Zettel sind da.'
    : slips === 1
      ? '1 Zettel fehlt.'
      : `${slips} Zettel fehlen.`;

/** A series without seats, and the button that leads to them. */
export const UNSEATED = {
  series: (series: number): string => `Für Serie ${series} sind noch keine Plätze vergeben.`,
  toSeats: 'Zum Tischplan',
} as const;

/** A field of a player’s slip, as it is spoken. */
export const slipField = (name: string, field: SlipField): string =>
  `${name}, ${SLIP_FIELDS[field]}`;

/** The button that changes the sign in such a field, as it is spoken. */
export const slipSign = (name: string, field: SlipField): string =>
  `${slipField(name, field)}: Vorzeichen wechseln`;

/** The slips of a table count more games than it has deals. */
export const sayTooMany = (extra: number, deals: number): string =>
  `Auf diesen Zetteln ${extra === 1 ? 'steht' : 'stehen'} ${counted(extra, 'game')} mehr als die ${deals}, die am Tisch gespielt wurden. Vergleiche sie mit der Liste.`;

/** What is wrong with a slip of a player. */
export const SLIP_FAULTS = {
  games: (name: string, games: number, deals: number): string =>
    `${name}: ${games} Spiele können es nicht sein: Am Tisch werden nur ${deals} gespielt.`,
  seriesGames: (name: string, games: number, deals: number): string =>
    `${name}: ${games} Spiele können es nicht sein: Die Serie hat an diesem Tisch nur ${deals}.`,
  notWhole: (name: string, text: string): string =>
    `${name}: „${text}“ ist keine ganze Zahl wie 74 oder −15.`,
  notGames: (name: string, text: string): string =>
    `${name}: „${text}“ ist keine Anzahl von Spielen wie 12 oder 0.`,
} as const;

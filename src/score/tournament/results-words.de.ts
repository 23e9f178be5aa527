/** The results of a tournament: the standings, teams, money, and games for the remarks. */
import { listed } from '#edition/game/words/lists.ts';
import { trumpsName } from '#edition/game/words/trumps.ts';
import type { HardGame } from './tournament.ts';

/** Who has won which prize, and the standings of all. */
export const RESULTS = {
  nobodyYet: 'noch keiner',
  standings: 'Wie es steht',
  sortedBy: 'Sortiert',
  sorted: { points: 'nach Punkten', games: 'nach Spielen' },
  place: 'Platz',
  player: 'Spieler',
  points: 'Punkte',
  won: 'Gew.',
  lost: 'Verl.',
  games: 'Spiele',
  slips: 'Zettel',
} as const;

/** How many slips are still missing. */
export const sayMissing = (slips: number): string =>
  `${slips === 1 ? 'Ein Zettel fehlt' : `${slips} Zettel fehlen`} noch: So steht es bis jetzt.`;

/** Before the choice of the player who won the cut. */
export const askCut = (names: readonly string[]): string =>
  `${listed(names)} heben ab. Gewonnen hat`;

/** The same where lots are drawn. */
export const askLot = (names: readonly string[]): string =>
  `${listed(names)} losen. Das Los fiel auf`;

/** The teams by the sums of their members. */
export const TEAMS = {
  heading: 'Mannschaften',
  team: 'Mannschaft',
  note: 'Für eine Mannschaft zählt die Summe der Punkte ihrer Spieler. Mannschaften mit gleicher Summe teilen sich den Platz.',
  uneven: 'Die Mannschaften sind nicht gleich groß, deshalb zählen bei den größeren mehr Zettel.',
} as const;

/** What each player pays. */
export const DUES = {
  heading: 'Geld',
  entry: 'Startgeld',
  lost: 'Abreizgeld',
  total: 'Zu zahlen',
  all: 'Alle Spieler',
} as const;

/** What lost games cost. @param lost and `lostMore` amounts of money. */
export const sayLostMoney = (lost: string, lostMore: string): string =>
  `Das Abreizgeld in jeder Serie: ${lost} für jedes der ersten drei verlorenen Spiele und ${lostMore} für jedes weitere.`;

/** The games for the remarks. */
export const HARD_GAMES = {
  heading: 'Spiele aus den Bemerkungen',
  strike: {
    words: 'Streichen',
    question: 'Dieses Spiel verschwindet dann aus den Bemerkungen. Streichen?',
    yes: 'Ja, streichen',
    no: 'Behalten',
  },
  /** @param game as the list has it. */
  strikeGame: (game: string): string => `Streichen: ${game}`,
  trumps: 'Trumpf',
  game: 'Spiel',
  kinds: { solo: 'Solo', tournee: 'Tourné', other: 'ein anderes' },
  without: 'Ohne',
  withSome: 'mit',
  value: 'Wert',
  note: 'Notieren',
  noValue: 'Der Wert ist eine ganze Zahl, wie sie auf der Liste steht.',
} as const;

/** A game in the remarks: `Solo in Pik ohne 6, 77`; of other games only the trumps are named. */
export function hardWords({ against, kind, trump, value }: HardGame): string {
  const trumps = trumpsName(trump ?? 'grand', 'american-1922', 'de');
  const grand = kind === 'tournee' ? 'Tourné-Grand' : 'Grand Solo';
  const inSuit = `${kind === 'tournee' ? 'Tourné' : 'Solo'} in ${trumps}`;
  const game = kind === 'other' ? trumps : trump === null ? grand : inSuit;
  return `${game}${against === 0 ? '' : ` ohne ${against}`}, ${value}`;
}

/** The heads of the results as a table for spreadsheets; rounds and series are counted from 1. */
export const RESULTS_TABLE = {
  player: 'Spieler',
  team: 'Mannschaft',
  points: 'Punkte',
  games: 'Spiele',
  won: 'Gewonnen',
  lost: 'Verloren',
  round: (round: number): readonly string[] => [`Punkte, Runde ${round}`, `Spiele, Runde ${round}`],
  series: (series: number): readonly string[] => [
    `Punkte, Serie ${series}`,
    `Gewonnen, Serie ${series}`,
    `Verloren, Serie ${series}`,
  ],
  money: ['Startgeld', 'Abreizgeld', 'Zu zahlen'],
} as const;

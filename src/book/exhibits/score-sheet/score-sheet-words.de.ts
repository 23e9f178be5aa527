/** What stands beside the score sheets of a chapter. */
import { listed } from '#edition/game/words/lists.ts';
import { inWords } from '#edition/game/words/number-words.ts';
import { signed } from '../../../game/words/figures.ts';

/** The table of values. */
export const GAME_VALUES = { base: 'Grundwert', won: 'Gewonnen mit oder ohne' } as const;

/** A sheet that is balanced line by line. */
export const BALANCE = {
  together: 'Zusammen',
  lineByLine: 'Zeile für Zeile',
  nextLine: 'Nächste Zeile',
  reset: 'Wieder die Zahlen aus dem Buch',
  invitation: 'Oder schreib oben andere Zahlen hinein.',
  notRead: 'Schreib eine ganze Zahl wie 96 oder -12, mit höchstens vier Ziffern.',
  question: 'Was kommt als Nächstes? Rechne erst selbst, dann sieh nach.',
  lastEntries: 'Der letzte Eintrag jeder Spalte.',
  allLevel: 'Alle stehen gleich. Nimm das als 0.',
} as const;

/** The field for the last entry of a player’s column. */
export const sayEntry = (player: string): string => `${player}, letzter Eintrag`;

/** The second line: whose total is lowest, and what the others get. @param lowest their total. */
export function sayLowest(players: readonly string[], lowest: number): string {
  const verb = players.length === 1 ? 'steht' : 'stehen';
  const stands = `${listed(players)} ${verb} am tiefsten, bei ${signed(lowest)}.`;
  if (lowest === 0) return `${stands} Das ist schon 0. Dann zähl die Zeile zusammen.`;
  const shift = Math.abs(lowest);
  const others =
    lowest < 0 ? `gib den anderen je ${shift} dazu` : `zieh den anderen je ${shift} ab`;
  return `${stands} Nimm das als 0 und ${others}. Dann zähl die Zeile zusammen.`;
}

/** The third line. @param players how many there are. */
export const sayMultiplied = (players: number): string =>
  `Am Tisch sitzen ${inWords(players)}: Nimm alles mal ${players}.`;

/** Players, and what each of them receives or pays. */
export interface SettledSide {
  readonly players: readonly string[];
  /** In the order of the players. */
  readonly amounts: readonly number[];
}

/** The last line: what is taken from each, who receives what and who pays what. */
export function saySettled(sum: number, receiving: SettledSide, paying: SettledSide): string {
  const side = ({ amounts, players }: SettledSide, one: string, several: string): string =>
    `${listed(players)} ${players.length === 1 ? one : several} ${listed(amounts.map(String))}`;
  const settled =
    receiving.players.length === 0
      ? 'Niemand schuldet etwas.'
      : `${side(receiving, 'bekommt', 'bekommen')}; ${side(paying, 'zahlt', 'zahlen')}.`;
  return `Zieh überall ${sum} ab. ${settled}`;
}

/** A line of a slip as it is typed, and what it says once it is complete. */
import { SLIP_FAULTS } from '#edition/score/tournament/slips-words.ts';
import { dealsAt, tableOf } from './series.ts';
import { gamesWon } from './standings.ts';
import type { RoundSlip, Tournament } from './tournament.ts';
import { readWhole } from './typed.ts';

export type SlipField = 'games' | 'lost' | 'points' | 'won';

/** A line that does not count yet, as it is typed. */
export type TypedLine = Readonly<Partial<Record<SlipField, string>>>;

/** What a slip says, without whose it is. */
export type SlipContent = Omit<RoundSlip, 'player' | 'round'>;

/**
 * The fields of a slip. In a series games won and lost are counted apart; where places go by the total
 * of a list, games are not counted.
 */
export function fieldsOf({ method, prizes }: Tournament): readonly SlipField[] {
  if (method === 'series') return ['points', 'won', 'lost'];
  return prizes.list === 'list' ? ['points'] : ['points', 'games'];
}

/** Whether a number in a field may be below nothing. */
export const isSigned = (field: SlipField): boolean => field === 'points' || field === 'games';

/** The text of a field of a slip that counts. */
export function slipText(slip: SlipContent, field: SlipField): string {
  const number = field === 'won' ? gamesWon(slip) : (slip[field] ?? 0);
  return String(number).replace('-', '−');
}

/** Whether a text in a field is no number that can stand there. */
export function isNoNumber(text: string, field: SlipField): boolean {
  const number = readWhole(text);
  return text.trim() !== '' && (number === null || (number < 0 && !isSigned(field)));
}

/** How many games a line counts, won and lost. */
const gamesIn = (line: TypedLine): number =>
  ['games', 'lost', 'won'].reduce(
    (sum, field) => sum + Math.abs(readWhole(line[field as SlipField] ?? '') ?? 0),
    0,
  );

/** The deals of a player's table, which no line can exceed. */
const dealsFor = (tournament: Tournament, round: number, player: number): number =>
  dealsAt(tournament, tableOf(tournament, round, player)?.players.length ?? 4);

/** Whether a line counts more games than the player's table has deals. */
export function hasTooManyGames(
  tournament: Tournament,
  round: number,
  player: number,
  line: TypedLine,
): boolean {
  return gamesIn(line) > dealsFor(tournament, round, player);
}

/**
 * Reads a line.
 *
 * @param field the field that was typed last, whose fault is explained.
 * @returns the slip, or null while a number is missing; or `wrong` where one cannot be right. The
 *   problem is a sentence, empty when there is none.
 */
export function readLine(
  tournament: Tournament,
  round: number,
  player: number,
  line: TypedLine,
  field: SlipField,
): { readonly slip: SlipContent | null | 'wrong'; readonly problem: string } {
  const fields = fieldsOf(tournament);
  const name = tournament.players[player] ?? '';
  const text = line[field] ?? '';
  if (hasTooManyGames(tournament, round, player, line)) {
    const deals = dealsFor(tournament, round, player);
    const say = tournament.method === 'series' ? SLIP_FAULTS.seriesGames : SLIP_FAULTS.games;
    return { slip: 'wrong', problem: say(name, gamesIn(line), deals) };
  }
  const problem = !isNoNumber(text, field)
    ? ''
    : isSigned(field)
      ? SLIP_FAULTS.notWhole(name, text.trim())
      : SLIP_FAULTS.notGames(name, text.trim());
  if (fields.some((each) => isNoNumber(line[each] ?? '', each))) return { slip: 'wrong', problem };
  const [points = null, ...games] = fields.map((each) => readWhole(line[each] ?? ''));
  if (points === null || games.includes(null)) return { slip: null, problem };
  const [first = 0, second] = games.map((each) => each ?? 0);
  const slip: SlipContent =
    second === undefined
      ? { points, games: first }
      : { points, games: first - second, lost: second };
  return { slip, problem };
}

/**
 * Comparative Skat: the same deals at several tables, and each player beside those who sit in the
 * same seat elsewhere (Eichhorn, "Comparative Skat"). What is compared are points and games, both
 * net, as at Foster's tournaments (p. 186), and ties go as there: level in points, the one with
 * more games is ahead, and level in games the one with more points.
 */
import { tournamentSheet } from '../tournament/tournament-sheet.ts';

/** What one player has made on a seat's cards. */
export interface ComparedPlayer {
  readonly name: string;
  /** The number of the table, from 1. */
  readonly table: number;
  readonly points: number;
  readonly games: number;
  /** Points more than the average of the others in this seat. */
  readonly aboveOthers: number;
}

/** A seat with those who sat in it, the best in points first. */
export interface ComparedSeat {
  readonly seat: string;
  readonly players: readonly ComparedPlayer[];
}

/**
 * The columns that are posted, a seat each.
 *
 * @param seats the letters of the seats, in the order of the columns of each sheet.
 * @param sheets for each table its players and games, written as for a tournament's sheet.
 * @throws RangeError when a table has not as many players as there are seats, or a game is no game.
 */
export function comparedSeats(
  seats: readonly string[],
  sheets: readonly { readonly players: readonly string[]; readonly games: string }[],
): readonly ComparedSeat[] {
  const tables = sheets.map(({ games, players }) => {
    if (players.length !== seats.length) {
      throw new RangeError(`${players.length} players, but ${seats.length} seats.`);
    }
    return tournamentSheet(players, games).players;
  });
  const deals = new Set(sheets.map(({ games }) => games.split(';').length));
  if (deals.size > 1) throw new RangeError('Every table plays the same deals.');
  return seats.map((seat, column) => {
    const same = tables.flatMap((players, index) => {
      const player = players[column];
      return player === undefined ? [] : [{ table: index + 1, ...player }];
    });
    const sum = same.reduce((all, { points }) => all + points, 0);
    const players = same
      .map(({ games, name, points, table }): ComparedPlayer => {
        const others = (sum - points) / Math.max(1, same.length - 1);
        return { name, table, points, games, aboveOthers: points - others };
      })
      .sort((a, b) => b.points - a.points || b.games - a.games);
    return { seat, players };
  });
}

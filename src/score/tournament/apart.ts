/** Seats by plan: players who have sat together, or are in one team, are kept apart where possible. */
import { emptyChairs, tablesFor } from './plan.ts';
import type { Seats } from './tournament.ts';

/** How often two players have been together; being in one team counts as once. */
export type Together = (one: number, other: number) => number;

/**
 * Who has been together.
 *
 * @param before the seats of all earlier series.
 * @param teams the team of each player, empty for none.
 */
export function togetherBefore(before: readonly Seats[], teams: readonly string[]): Together {
  const tableOf = before.map(
    (seats) =>
      new Map(
        seats.flatMap((player, seat) => (player === null ? [] : [[player, Math.floor(seat / 4)]])),
      ),
  );
  return (one, other) => {
    const team = teams[one] ?? '';
    const meetings = tableOf.filter((tables) => tables.get(one) === tables.get(other)).length;
    return meetings + (team !== '' && team === teams[other] ? 1 : 0);
  };
}

/**
 * Seats players apart. Each in turn goes to the table with the fewest former companions, and among such
 * tables to the emptiest; then two players change tables as long as fewer meet again by it. That is
 * simple and not always the best there is.
 *
 * @param order whose turn it is to sit down, by number.
 */
export function seatApart(order: readonly number[], together: Together): Seats {
  const count = tablesFor(order.length);
  const firstOfThree = count - emptyChairs(order.length);
  const tables = Array.from({ length: count }, (): number[] => []);
  const meetings = (player: number, table: readonly number[], without = -1): number =>
    table.reduce(
      (sum, other) => sum + (other === without || other === player ? 0 : together(player, other)),
      0,
    );
  for (const player of order) {
    const [best] = tables
      .map((table, number) => ({ table, number, cost: meetings(player, table) }))
      .filter(({ number, table }) => table.length < (number < firstOfThree ? 4 : 3))
      .sort((a, b) => a.cost - b.cost || a.table.length - b.table.length);
    best?.table.push(player);
  }
  while (improve(tables, meetings));
  return tables.flatMap((table) => Array.from({ length: 4 }, (_, seat) => table[seat] ?? null));
}

/** Lets two players change tables wherever fewer meet again by it; returns whether any did. */
function improve(
  tables: readonly number[][],
  meetings: (player: number, table: readonly number[], without?: number) => number,
): boolean {
  let better = false;
  for (const [number, table] of tables.entries()) {
    for (let seat = 0; seat < table.length; seat++) {
      for (const other of tables.slice(number + 1)) {
        for (let chair = 0; chair < other.length; chair++) {
          const [one, two] = [table[seat] ?? 0, other[chair] ?? 0];
          const now = meetings(one, table) + meetings(two, other);
          if (now === 0) continue;
          if (meetings(one, other, two) + meetings(two, table, one) >= now) continue;
          table[seat] = two;
          other[chair] = one;
          better = true;
        }
      }
    }
  }
  return better;
}

/** How many pairs of players sit together who have been together before, or are in one team. */
export function meetAgain(seats: Seats, together: Together): number {
  const pairs = seats.flatMap((one, seat) =>
    seats
      .slice(seat + 1, 4 * Math.floor(seat / 4) + 4)
      .filter((other) => one !== null && other !== null && together(one, other) > 0),
  );
  return pairs.length;
}

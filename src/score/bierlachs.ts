/**
 * Bierlachs: only minus points are written, and the first player who has as many as agreed pays the round
 * (Lehnhoff, *Das Skatspiel*, 1995, as the German Wikipedia reports it under “Bierlachs”; Rasche’s Skat
 * handbook, 1.4, “Pub Skat”).
 */
import { SEATS } from '../game/skat/seats.ts';
import type { BySeat } from '../game/skat/seats.ts';

/**
 * What a deal adds in minus points: a loss to the player who lost; a win of the declarer, and a Durchmarsch
 * in a Ramsch, to each of the two others who played.
 *
 * @param scores what it adds to each column on an ordinary sheet.
 */
export function minusScores(scores: readonly number[], seats: BySeat<number>): readonly number[] {
  const win = Math.max(...scores);
  if (win <= 0) return scores;
  const played = SEATS.map((seat) => seats[seat]);
  return scores.map((score, player) => (score > 0 || !played.includes(player) ? 0 : -win));
}

/**
 * Who pays: of those who have reached the limit the one with the most minus points, and all of them
 * where they are level; nobody while the limit is not reached.
 */
export function payersOf(totals: readonly number[], limit: number): readonly number[] {
  const least = Math.min(...totals);
  if (-least < limit) return [];
  return totals.flatMap((total, player) => (total === least ? [player] : []));
}

/** How a deal came out: one number, and the sentence behind it. */
import type { DealState } from '../strategy/players/state.ts';
import { isRamsch } from '../game/skat/contract.ts';
import { SEATS } from '../game/skat/seats.ts';
import type { Seat, Side } from '../game/skat/seats.ts';
import { capital } from '../game/words/text.ts';
import { listed } from '#edition/game/words/lists.ts';
import type { DealOutcome } from './on-sheet.ts';
import { namesAt } from './play-words.ts';

/**
 * What is written for the deal, in the fewest words: `You win 36`, `Anna loses 48`, `Nobody plays`.
 *
 * @param reader the reader’s seat.
 */
export function sayScore({ scores, settlement }: DealOutcome, reader: Seat): string {
  if (settlement === null) return 'Nobody plays';
  const { declarer } = settlement.result;
  const names = namesAt(reader);
  const charged = SEATS.filter((seat) => scores[seat] < 0);
  const seats = declarer === null ? charged : [declarer];
  const results = seats.map((seat) => {
    const score = scores[seat];
    const own = seat === reader;
    const verb = score > 0 ? (own ? 'win' : 'wins') : own ? 'lose' : 'loses';
    return `${names[seat]} ${verb} ${Math.abs(score)}`;
  });
  return results.length === 0 ? 'Nobody loses' : listed(results);
}

/**
 * Why it came out so: the points of the two sides, a bid too high, who gave up.
 *
 * @param conceded the side that gave up the rest, if one did.
 * @returns whole sentences; empty where there is nothing more to say.
 */
export function sayHowItEnded(
  { contract }: DealState,
  { settlement }: DealOutcome,
  reader: Seat,
  conceded: Side | null,
): string {
  if (settlement === null || contract === null) {
    return 'Everyone passed. Nothing is scored, and the deal moves on.';
  }
  const names = namesAt(reader);
  const { matadors, result, value } = settlement;
  if (result.declarer === null) {
    const took = SEATS.map((seat) => `${names[seat]} ${result.points[seat]}`);
    return `Points taken: ${took.join(', ')}.`;
  }
  const { declarer, points } = result;
  const defenders = listed(
    SEATS.filter((seat) => seat !== declarer).map((seat) =>
      seat === reader ? 'you' : names[seat],
    ),
  );
  const parts: string[] = [];
  if (conceded === null && !isRamsch(contract.kind) && matadors !== null) {
    const has = declarer === reader ? 'You have' : `${names[declarer]} has`;
    parts.push(`${has} ${points.declarer} points, ${defenders} ${points.defenders}.`);
  }
  if (value.overbid !== null) parts.push('The game was not worth the bid.');
  if (conceded !== null) {
    const who =
      conceded === 'declarer' ? (declarer === reader ? 'you' : names[declarer]) : defenders;
    parts.push(`${capital(who)} gave up.`);
  }
  return parts.join(' ');
}

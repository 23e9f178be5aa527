/**
 * What a house Ramsch counts beyond the points taken (pagat.com, Skat, “Augenramsch”): a Jungfrau, who
 * takes no trick, doubles the charge, and a Durchmarsch, every trick, wins 120.
 */
import { PACK_POINTS, RANK_POINTS } from '../game/skat/cards.ts';
import { RAMSCH_FAULTS } from '#edition/score/fault-words.ts';
import { DURCHMARSCH } from './house-rules.ts';
import type { HouseRules } from './house-rules.ts';
import { SEATS } from '../game/skat/seats.ts';
import type { BySeat } from '../game/skat/seats.ts';
import type { RamschValue } from '../game/skat/value.ts';
import type { RamschDeal } from './score-sheet.ts';

/** What is impossible in it, beside what `ramschFaults` finds, in sentences for the players. */
export function houseRamschFaults(
  { every, points, without }: RamschDeal,
  { skat }: NonNullable<HouseRules['ramsch']>,
): string[] {
  if (every) return [];
  if (without === 2) return [RAMSCH_FAULTS.twoWithout];
  // Two who take the tricks share them, so that the loser has half of what counts, or more.
  const least = skat === 'nobody' ? PACK_POINTS / 2 - RANK_POINTS.A : PACK_POINTS / 2;
  return without === 1 && points !== null && points < least
    ? [RAMSCH_FAULTS.oneWithout(least)]
    : [];
}

/**
 * The value of a Ramsch: the charge, double with a Jungfrau; of a Durchmarsch what the player wins who
 * took every trick.
 *
 * @param charged the value by the points taken alone.
 */
export function houseRamschValue(
  { every, most, without }: RamschDeal,
  charged: RamschValue,
  seats: BySeat<number>,
): RamschValue {
  if (!every && without === 0) return charged;
  const scores = { V: 0, M: 0, H: 0 };
  if (every) {
    for (const seat of SEATS) scores[seat] = most.includes(seats[seat]) ? DURCHMARSCH : 0;
    return { ...charged, score: DURCHMARSCH, scores };
  }
  for (const seat of SEATS) scores[seat] = charged.scores[seat] * 2;
  return { ...charged, score: charged.score * 2, scores };
}

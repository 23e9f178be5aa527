/** A Ramsch on the sheet: which details the rule book asks for, and how it came out. */
import { PACK_POINTS, RANK_POINTS } from '../game/skat/cards.ts';
import type { Law } from '../game/skat/laws.ts';
import type { RamschRules } from '../game/skat/laws/law.ts';
import type { RamschResult } from '../game/skat/result.ts';
import { SEATS } from '../game/skat/seats.ts';
import type { BySeat } from '../game/skat/seats.ts';
import { GAME_FAULTS, RAMSCH_FAULTS } from '#edition/score/fault-words.ts';
import type { RamschDeal } from './score-sheet.ts';

/** How many may have taken the most and share the loss. */
export const mayShare = ({ tie }: RamschRules): boolean =>
  tie === 'each-half' || tie === 'each-whole';

/** Whether a Ramsch has a rule for a player who takes everything. */
export const knowsEvery = ({ charge, everyTrick }: RamschRules): boolean =>
  everyTrick !== null || (charge.by === 'sum' && charge.everyPoint !== null);

/** The range of points of the player with the most in a Ramsch, for this number of such players. */
export function ramschBounds(rules: RamschRules, tied: number): readonly [number, number] {
  // What lies in the skat may be 22, and count for nobody.
  const counted = rules.skat === 'nobody' ? PACK_POINTS - 2 * RANK_POINTS.A : PACK_POINTS;
  return [Math.ceil(counted / 3), Math.floor(PACK_POINTS / Math.max(1, tied))];
}

/** What is impossible in a Ramsch as it was entered, in sentences for the players. */
export function ramschFaults(game: RamschDeal, law: Law): string[] {
  const rules = law.ramsch[game.kind];
  if (rules === undefined) return [GAME_FAULTS.unknown(game.kind, law.id)];
  const { every, most, points, without } = game;
  if (new Set(most).size !== most.length || most.length === 0) return [RAMSCH_FAULTS.nobody];
  if (most.length > 1 && !mayShare(rules)) {
    return [
      rules.tie === 'last-trick' ? RAMSCH_FAULTS.tieByLastTrick : RAMSCH_FAULTS.tieByLaterTrick,
    ];
  }
  const found: string[] = [];
  if (most.length > 1 && (every || without > 3 - most.length)) {
    found.push(RAMSCH_FAULTS.tiedTookTricks);
  }
  if (every && !knowsEvery(rules)) found.push(RAMSCH_FAULTS.every);
  const [least, limit] = ramschBounds(rules, most.length);
  const needsPoints = rules.charge.by === 'points' && !(every && rules.everyTrick !== null);
  if (
    needsPoints &&
    (points === null || !Number.isInteger(points) || points < least || points > limit)
  ) {
    found.push(RAMSCH_FAULTS.points(least, limit));
  }
  return found;
}

/** How a Ramsch came out, as it was entered; every player it names sits at one of the seats. */
export function ramschResult(game: RamschDeal, seats: BySeat<number>, law: Law): RamschResult {
  const rules = law.ramsch[game.kind];
  const took = SEATS.filter((seat) => game.most.includes(seats[seat]));
  const others = SEATS.filter((seat) => !took.includes(seat));
  // Three are level with 40; where sums are fixed it does not matter how many they are.
  const share = game.every ? PACK_POINTS : (game.points ?? PACK_POINTS / 3);
  const points = { V: 0, M: 0, H: 0 };
  const tricks = { V: 1, M: 1, H: 1 };
  for (const seat of took) points[seat] = share;
  const trickless = game.every ? others : others.slice(0, game.without);
  for (const seat of trickless) tricks[seat] = 0;
  const isTurned = game.every && rules?.everyTrick !== null;
  const level = took.length === SEATS.length;
  return {
    declarer: null,
    points,
    tricks,
    losers: isTurned ? others : level ? [] : took,
    everyTrick: game.every ? (took[0] ?? null) : null,
  };
}

/**
 * `npm run measure -- hands`: what hands are worth to the players of src/players. Hands are drawn by
 * chance, played out by the drills' players, who cost a third of a millisecond a game, and a fit says
 * what each number of a hand weighs. `hands better` then has the strong players play some of each
 * kind, and fits how their shares differ. Both go to content/players/worth.json.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LAWS } from '../../src/skat/laws.ts';
import { dealAll } from '../../src/measures/deals.ts';
import type { Player } from '../../src/players/player.ts';
import { startDeal } from '../../src/players/table.ts';
import { isSeatName, seatedAs } from '../../src/players/match/kinds.ts';
import { FEATURES, WORTH_KINDS } from '../../src/players/worth/features.ts';
import type { WorthKind } from '../../src/players/worth/features.ts';
import { fitWeights, weigh } from '../../src/players/worth/fit.ts';
import type { WrittenWorth } from '../../src/players/worth/model.ts';
import { drawCase } from '../../src/players/worth/simulate.ts';
import type { PlayedCase } from '../../src/players/worth/simulate.ts';
import { Chance } from '../../src/practice/chance.ts';
import { showProgress } from './progress.ts';

const FOLDER = join('content', 'players');
const FILE = join(FOLDER, 'worth.json');
const SEED = 1922;

/** Hands of each kind that are drawn. */
export const HANDS_DRAWN = 40_000;
/** And of those that the better players play. */
export const HANDS_BETTER = 400;

/** Counts with fewer hands are left out of the table. */
const LEAST_HANDS = 20;

/** Measures hands by the drills' players, and writes what was found. */
export function measureHands(hands: number): void {
  const drawn = byKind((kind, at) => draw(kind, at, 'drill', hands, SEED));
  writeWorth({
    seed: SEED,
    hands,
    players: 'drill',
    weights: byKind((kind) => fitWeights(drawn[kind]).map(rounded)),
    better: null,
    shares: byKind((kind) => sharesOf(drawn[kind])),
  });
}

/** Has better players play hands of each kind, and writes how much more or less they win. */
export function measureBetter(hands: number, players: string): void {
  if (!existsSync(FILE)) throw new RangeError(`${FILE} is missing: npm run measure -- hands`);
  const worth = JSON.parse(readFileSync(FILE, 'utf8')) as WrittenWorth;
  const better = byKind((kind, at) => {
    // The skat of an open Nullo is solved, whoever plays.
    const count = kind === 'nullo-open' ? 1 : hands;
    const cases = draw(kind, at, players, count, SEED + 1);
    const line = cases.map(({ features, won }) => ({
      features: [1, weigh(features, worth.weights[kind])],
      won,
    }));
    const fitted = kind === 'nullo-open' ? [0, 1] : fitWeights(line).map(rounded);
    return { players, hands: count, line: fitted };
  });
  writeWorth({ ...worth, better });
}

function draw(
  kind: WorthKind,
  at: number,
  players: string,
  hands: number,
  seed: number,
): PlayedCase[] {
  const chance = new Chance(seed * 16 + at);
  const progress = showProgress(kind, hands);
  const player = playerOf(players);
  const cases = Array.from({ length: hands }, () => {
    const played = drawCase(kind, chance, player);
    progress.add(1);
    return played;
  });
  progress.end();
  const won = cases.filter((one) => one.won).length;
  console.log(`${kind}: ${won} of ${hands} won`);
  return cases;
}

/** A player by the name that matches know, with the number of deals he imagines after it. */
function playerOf(name: string): Player {
  if (!isSeatName(name) || name === 'cheat') throw new RangeError(`Nobody is called ${name}.`);
  return seatedAs(name)(startDeal(dealAll(new Chance(0)), LAWS.isko));
}

function sharesOf(cases: readonly PlayedCase[]) {
  const counts = [...new Set(cases.map(({ count }) => count))].sort((a, b) => a - b);
  return counts
    .map((count) => {
      const among = cases.filter((one) => one.count === count);
      return { count, hands: among.length, won: among.filter(({ won }) => won).length };
    })
    .filter(({ hands }) => hands >= LEAST_HANDS);
}

function byKind<Found>(find: (kind: WorthKind, at: number) => Found): Record<WorthKind, Found> {
  return Object.fromEntries(
    WORTH_KINDS.map((kind, at) => [kind, find(kind, at)] as const),
  ) as Record<WorthKind, Found>;
}

function rounded(weight: number): number {
  return Number(weight.toFixed(4));
}

function writeWorth(worth: WrittenWorth): void {
  for (const kind of WORTH_KINDS) {
    const named = FEATURES[kind].map((name, at) => `${name} ${worth.weights[kind][at]}`);
    console.log(`${kind}: ${named.join(', ')}`);
  }
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(worth, null, 2)}\n`);
  console.log(FILE);
}

/**
 * `npm run measure -- hands`: what hands are worth to the players of src/strategy/players. Hands are drawn by
 * chance and played out, and a fit says what each number of a hand weighs. Games with trumps are played
 * by the drills' players, who cost a third of a millisecond a game; `hands strong:12` then has strong
 * players play some of each kind, and fits how their shares differ. The rules have little to say of a
 * Nullo, so that strong players play it from the first. All goes to content/players/worth.json.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LAWS } from '../../src/game/skat/laws.ts';
import { dealAll } from '../../src/strategy/simulations/deals.ts';
import type { Player } from '../../src/strategy/players/player.ts';
import { startDeal } from '../../src/strategy/players/state.ts';
import { isSeatName, seatedAs } from '../../src/strategy/players/match/kinds.ts';
import { FEATURES, WORTH_KINDS } from '../../src/strategy/players/worth/features.ts';
import type { WorthKind } from '../../src/strategy/players/worth/features.ts';
import { fitWeights, weigh } from '../../src/strategy/players/worth/fit.ts';
import type { WrittenWorth } from '../../src/strategy/players/worth/model.ts';
import { drawCase } from '../../src/strategy/players/worth/simulate.ts';
import type { PlayedCase } from '../../src/strategy/players/worth/simulate.ts';
import { Chance } from '../../src/lib/random.ts';
import { showProgress } from './progress.ts';

const FOLDER = join('content', 'players');
const FILE = join(FOLDER, 'worth.json');
const SEED = 1922;

/** Hands of each kind with trumps that are drawn. */
export const HANDS_DRAWN = 40_000;
/** How many of these hands the better players play. */
export const HANDS_BETTER = 300;
/** Of Nullos half as many are drawn: a game takes 30 ms. */
const FEWER_NULLOS = 2;
const NULLO_PLAYERS = 'strong:8';

/** Counts with fewer hands are left out of the table. */
const LEAST_HANDS = 20;

/** Measures hands, and writes what was found. */
export function measureHands(hands: number): void {
  const plays = byKind((kind) =>
    isNullo(kind)
      ? { players: NULLO_PLAYERS, hands: Math.ceil(hands / FEWER_NULLOS) }
      : { players: 'drill', hands },
  );
  const drawnHands = byKind((kind, at) =>
    draw(kind, at, plays[kind].players, plays[kind].hands, SEED),
  );
  writeWorth({
    seed: SEED,
    drawn: plays,
    weights: byKind((kind) => fitWeights(drawnHands[kind]).map(rounded)),
    better: {},
    shares: byKind((kind) => sharesOf(drawnHands[kind])),
  });
}

/** Has better players play hands with trumps, and writes how much more or less they win. */
export function measureBetter(hands: number, players: string): void {
  if (!existsSync(FILE)) throw new RangeError(`${FILE} is missing: npm run measure -- hands`);
  const worth = JSON.parse(readFileSync(FILE, 'utf8')) as WrittenWorth;
  const lines = WORTH_KINDS.flatMap((kind, at) => {
    if (isNullo(kind)) return [];
    const line = draw(kind, at, players, hands, SEED + 1).map(({ features, won }) => ({
      features: [1, weigh(features, worth.weights[kind])],
      won,
    }));
    return [[kind, { players, hands, line: fitWeights(line).map(rounded) }] as const];
  });
  writeWorth({ ...worth, better: Object.fromEntries(lines) });
}

const isNullo = (kind: WorthKind): boolean => kind.startsWith('nullo');

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

/** A player by the name that matches use, followed by how many deals that player imagines. */
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
    const namedWeights = FEATURES[kind].map((name, at) => `${name} ${worth.weights[kind][at]}`);
    console.log(`${kind}: ${namedWeights.join(', ')}`);
  }
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(worth, null, 2)}\n`);
  console.log(FILE);
}

/** Draws the declarer's matadors, and twelve cards that have them. */
import { CARDS, rankOf, sumPoints } from '../../../game/skat/cards.ts';
import type { Card } from '../../../game/skat/cards.ts';
import { KINDS, promisedOf } from '../../../game/skat/contract.ts';
import type { Contract } from '../../../game/skat/contract.ts';
import { matadorCount } from '../../../game/skat/matadors.ts';
import type { Matadors } from '../../../game/skat/matadors.ts';
import { isTrump, trumpsOf } from '../../../game/skat/order.ts';
import { turnable } from '../../../game/skat/turned.ts';
import type { Chance } from '../../../lib/random.ts';
import type { Level } from '../../drill.ts';
import { pickWeighted } from '../../weighted.ts';
import { BASE_FROM_MEMORY } from './kinds.ts';
import type { Twelve } from './question.ts';
import type { Plot, Story } from './stories.ts';

/** How often there are 1, 2, 3… matadors. */
const RUNS = [30, 25, 18, 12, 7, 4, 2];

/**
 * Draws matadors that agree with the story: the jack of clubs takes a trick, so its holder is never
 * schwarz, and long runs do not go with few points.
 *
 * @returns null in a game without trumps.
 */
export function drawMatadors(chance: Chance, plot: Plot, level: Level): Matadors | null {
  const { contract, story } = plot;
  const { trumps } = KINDS[contract.kind];
  if (trumps === 'none') return null;
  const most = mostMatadors(plot);
  const without = most.without > 0 && level >= BASE_FROM_MEMORY && chance.happens(0.35);
  const isWithout = most.with === 0 || (without && story !== 'made-schwarz');
  const [least, end] = isWithout ? [1, most.without] : [leastWith(contract), most.with];
  const runs = RUNS.map((weight, index) => [index + 1, weight] as const);
  const run = pickWeighted(
    chance,
    runs.filter(([count]) => count >= least && count <= end),
  );
  return isWithout ? { without: run } : { with: run };
}

/** An Open Grand needs the two best jacks (p. 139), and so does a promise of every trick. */
function leastWith(contract: Contract): number {
  return promisedOf(contract) === 'schwarz' ? 2 : 1;
}

/** The longest runs with which the story is credible. */
function mostMatadors({ contract, story }: Plot): { with: number; without: number } {
  // Nobody announces anything on weak trumps.
  if (contract.announced !== null && story !== 'lost-schwarz') {
    return {
      with: story === 'lost-schneider' || KINDS[contract.kind].trumps === 'jacks' ? 4 : 6,
      without: 0,
    };
  }
  const long: Readonly<Record<Story, { with: number; without: number }>> = {
    made: { with: 7, without: 5 },
    'made-schneider': { with: 7, without: 2 },
    'made-schwarz': { with: 7, without: 0 },
    lost: { with: 6, without: 7 },
    'lost-schneider': { with: 4, without: 7 },
    'lost-schwarz': { with: 0, without: 7 },
  };
  const { aim, trumps } = KINDS[contract.kind];
  const found = aim === 'every-trick' ? { with: 7, without: 0 } : long[story];
  if (trumps === 'suit') return found;
  // A Grand after a jack was turned has a jack.
  const turned = KINDS[contract.kind].skat !== 'untouched' && KINDS[contract.kind].skat !== 'taken';
  return {
    with: Math.min(found.with, 4),
    without: Math.min(found.without, turned ? 3 : 4),
  };
}

/** The trumps of a run of matadors: held for “with”, missing for “without”. */
export function runOf(contract: Contract, matadors: Matadors): Card[] {
  return trumpsOf(contract).slice(0, matadorCount(matadors));
}

/**
 * Draws twelve cards with exactly these matadors, two of them in the skat: any two, except that one
 * of them must have the trump suit where it was turned up.
 */
export function drawTwelve(chance: Chance, { contract, story }: Plot, matadors: Matadors): Twelve {
  const trumps = trumpsOf(contract);
  const run = matadorCount(matadors);
  const top = 'with' in matadors ? trumps.slice(0, run) : trumps.slice(run, run + 1);
  const lower = chance.shuffle(trumps.slice(run + 1));
  const won = story.startsWith('made');
  const wanted = trumps.length > 4 ? chance.between(won ? 6 : 5, won ? 8 : 7) : chance.below(5);
  const ownTrumps = [...top, ...lower.slice(0, Math.max(0, wanted - top.length))];
  const plain = chance.shuffle(CARDS.filter((card) => !isTrump(card, contract)));
  const strong = plain.filter((card) => rankOf(card) === 'A' || rankOf(card) === '10');
  const first = strong.slice(0, won ? chance.between(2, 4) : chance.below(3));
  const rest = plain.filter((card) => !first.includes(card));
  const twelve = new Set([...ownTrumps, ...[...first, ...rest].slice(0, 12 - ownTrumps.length)]);
  const cards = chance.shuffle([...twelve]);
  const one = turnable(contract, cards)[0] ?? cards[0]!;
  const two = cards.find((card) => card !== one)!;
  const hand = CARDS.filter((card) => twelve.has(card) && card !== one && card !== two);
  return { hand: sortHand(hand, contract), skat: [one, two] };
}

/** Trumps first from the best, then the suits from clubs to diamonds. */
function sortHand(cards: readonly Card[], contract: Contract): Card[] {
  const trumps = trumpsOf(contract).filter((card) => cards.includes(card));
  return [...trumps, ...cards.filter((card) => !trumps.includes(card))];
}

/**
 * The declarer's least points and tricks and most points, by the known cards: matadors take tricks,
 * missing trumps go to the defenders, and the skat counts for the declarer.
 */
export function bounds(
  contract: Contract,
  matadors: Matadors,
  cards: Twelve | null,
): { least: number; most: number; tricks: number } {
  const run = runOf(contract, matadors);
  if ('without' in matadors) {
    const skat = cards !== null && KINDS[contract.kind].skat === 'untouched' ? cards.skat : [];
    return { least: sumPoints(skat), most: 120 - sumPoints(run), tricks: 1 };
  }
  const inSkat = cards === null ? 2 : cards.skat.filter((card) => run.includes(card)).length;
  const own = new Set<Card>([
    ...run,
    ...(cards !== null && KINDS[contract.kind].skat === 'untouched' ? cards.skat : []),
  ]);
  return { least: sumPoints(own), most: 120, tricks: Math.max(1, run.length - inSkat) };
}

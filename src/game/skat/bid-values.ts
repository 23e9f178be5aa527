/** The numbers that may be bid (Foster, law 33; p. 56). */
import { SUITS } from './cards.ts';
import type { Suit } from './cards.ts';
import { CONTRACT_KINDS, KINDS, isRamsch } from './contract.ts';
import type { Contract, ContractKind } from './contract.ts';
import type { Law } from './laws.ts';
import { trumpsOf } from './order.ts';

/** Found once for each law, since a bidding asks for them at every word. */
const FOUND = new WeakMap<Law, readonly number[]>();

/**
 * Every number that may be bid, lowest first: the values of all games possible under the law that
 * are not too small to be bid (law 33).
 */
export function bidValues(law: Law): readonly number[] {
  const found = FOUND.get(law) ?? findBidValues(law);
  FOUND.set(law, found);
  return found;
}

function findBidValues(law: Law): readonly number[] {
  const values = new Set<number>();
  for (const kind of CONTRACT_KINDS) {
    if (law.bidding.without.includes(kind)) continue;
    for (const value of kindValues(kind, law)) values.add(value);
  }
  return [...values].sort((a, b) => a - b);
}

/** The most that a game can be worth under the law; 0 when the law doesn't know it. */
export function mostWorth({ kind, trump }: Pick<Contract, 'kind' | 'trump'>, law: Law): number {
  return Math.max(0, ...kindValues(kind, law, trump === null ? SUITS : [trump]));
}

/** Every value a kind of game can have under the law; none when the law doesn't know it. */
function kindValues(
  kind: ContractKind,
  law: Law,
  suits: readonly Suit[] = SUITS,
): readonly number[] {
  if (isRamsch(kind)) return [];
  const rate = law.rates[kind];
  if (rate === undefined) return [];
  const { base } = rate;
  const bases = typeof base === 'number' ? [base] : suits.map((suit) => base[suit]);
  const { trumps, skat, aim, open, mayAnnounce } = KINDS[kind];
  if (trumps === 'none') return bases;

  const m = law.multipliers;
  const made = m.schneider + m.schwarz;
  const announced = m['schneider-announced'] + m['schwarz-announced'];
  const always =
    m.game +
    (skat === 'untouched' ? m.hand : 0) +
    (open ? m.open : 0) +
    (aim === 'every-trick' ? made + announced : 0);
  const perhaps = aim === 'every-trick' ? 0 : made + (mayAnnounce ? announced : 0);
  const most = always + perhaps + trumpsOf({ kind, trump: 'C' }).length;
  const values: number[] = [];
  for (let multiplier = always + 1; multiplier <= most; multiplier++) {
    for (const one of bases) values.push(one * multiplier);
  }
  return values;
}

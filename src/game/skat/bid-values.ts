/** The numbers that may be bid (Foster, law 33; p. 56). */
import { CONTRACT_KINDS, KINDS, isRamsch } from './contract.ts';
import type { ContractKind } from './contract.ts';
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

/** Every value a kind of game can have under the law; none when the law doesn't know it. */
function kindValues(kind: ContractKind, law: Law): readonly number[] {
  if (isRamsch(kind)) return [];
  const rate = law.rates[kind];
  if (rate === undefined) return [];
  const bases = typeof rate.base === 'number' ? [rate.base] : Object.values(rate.base);
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
    for (const base of bases) values.push(base * multiplier);
  }
  return values;
}

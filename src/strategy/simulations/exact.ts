/** Chances that can be reckoned without dealing: where unseen cards lie. */

/** The cards that a declarer who has not seen the skat does not see. */
const UNSEEN = 22;
const SKAT = 2;
const HAND = 10;

/**
 * How likely it is that at least one of so many unseen cards lies in the skat (Foster, p. 94 and
 * 125).
 *
 * @param cards how many there are, 0 to 22.
 */
export function chanceInSkat(cards: number): number {
  return 1 - choose(UNSEEN - cards, SKAT) / choose(UNSEEN, SKAT);
}

/** One way in which missing cards can lie. */
export interface Split {
  /** In the one defender’s hand and in the other’s, the larger first. */
  readonly hands: readonly [number, number];
  readonly skat: number;
  /** 0 to 1, whichever of the defenders has the larger part. */
  readonly chance: number;
}

/**
 * All ways in which so many missing cards lie with two defenders and in the skat, the likeliest
 * first; their chances make 1.
 *
 * @param missing 0 to 11.
 */
export function splitsOf(missing: number): Split[] {
  const splits: Split[] = [];
  for (let skat = 0; skat <= Math.min(SKAT, missing); skat++) {
    for (let less = 0; less <= (missing - skat) / 2; less++) {
      const more = missing - skat - less;
      if (more > HAND) continue;
      const ways = choose(HAND, more) * choose(HAND, less) * choose(SKAT, skat);
      const either = more === less ? 1 : 2;
      splits.push({ hands: [more, less], skat, chance: (either * ways) / choose(UNSEEN, missing) });
    }
  }
  return splits.sort((one, other) => other.chance - one.chance);
}

/** How likely it is that one defender has all the missing cards. */
export function chanceAllTogether(missing: number): number {
  const split = splitsOf(missing).find(({ hands, skat }) => skat === 0 && hands[1] === 0);
  return split?.chance ?? 0;
}

/** In how many ways `k` of `n` things can be taken. */
function choose(n: number, k: number): number {
  let ways = 1;
  for (let factor = 0; factor < k; factor++) ways = (ways * (n - factor)) / (factor + 1);
  return k < 0 || k > n ? 0 : Math.round(ways);
}

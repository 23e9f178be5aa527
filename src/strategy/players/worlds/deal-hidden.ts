/** The hidden cards dealt out in every way there is, or by chance with every way as likely. */
import type { Chance } from '../../../lib/random.ts';
import type { Card } from '../../../game/skat/cards.ts';
import { FIRST, SECOND, IN_SKAT } from './hidden.ts';
import type { HiddenCards, HiddenGroup } from './hidden.ts';

/** One way the hidden cards may lie. */
export interface World {
  readonly first: readonly Card[];
  readonly second: readonly Card[];
  readonly skat: readonly Card[];
}

/** How many cards of a group lie at each of the three places. */
type Split = readonly [number, number, number];

/** Deals hidden cards out. */
export interface HiddenDealer {
  /** In how many ways they can lie; 0 for what cannot have come about. */
  readonly count: number;
  /** One of the ways, each as likely. @throws RangeError where there is none. */
  readonly draw: (chance: Chance) => World;
  /** Every way, in a fixed order. */
  readonly all: () => World[];
}

/** Makes one for what is hidden. */
export function makeHiddenDealer({ groups, sizes }: HiddenCards): HiddenDealer {
  const memo = new Map<number, number>();
  /** In how many ways the groups from `at` on fill so many free places. */
  function ways(at: number, first: number, second: number, skat: number): number {
    const group = groups[at];
    if (group === undefined) return first + second + skat === 0 ? 1 : 0;
    const key = at * 4096 + first * 256 + second * 16 + skat;
    const known = memo.get(key);
    if (known !== undefined) return known;
    let sum = 0;
    for (const split of splitsOf(group, first, second, skat)) {
      const [a, b, c] = split;
      sum += arrangements(group, split) * ways(at + 1, first - a, second - b, skat - c);
    }
    memo.set(key, sum);
    return sum;
  }

  const [first, second, skat] = sizes;
  const count = ways(0, first, second, skat);
  return {
    count,
    draw: (chance) => {
      if (count === 0) throw new RangeError('The cards cannot lie in any way.');
      const world = { first: [] as Card[], second: [] as Card[], skat: [] as Card[] };
      let [a, b, c] = sizes;
      for (const [at, group] of groups.entries()) {
        let rest = chance.next() * ways(at, a, b, c);
        let chosenSplit: Split | undefined;
        for (const split of splitsOf(group, a, b, c)) {
          const share =
            arrangements(group, split) * ways(at + 1, a - split[0], b - split[1], c - split[2]);
          if (share === 0) continue;
          chosenSplit = split;
          rest -= share;
          if (rest < 0) break;
        }
        const [x, y, z] = chosenSplit!;
        const cards = chance.shuffle(group.cards);
        world.first.push(...cards.slice(0, x));
        world.second.push(...cards.slice(x, x + y));
        world.skat.push(...cards.slice(x + y));
        a -= x;
        b -= y;
        c -= z;
      }
      return world;
    },
    all: () => allWays(groups, sizes),
  };
}

/** How a group may be split over the places that still have room. */
function splitsOf(
  { cards, places }: HiddenGroup,
  first: number,
  second: number,
  skat: number,
): Split[] {
  const found: Split[] = [];
  const most = (place: number, room: number): number =>
    (places & place) === 0 ? 0 : Math.min(room, cards.length);
  const inSkat = most(IN_SKAT, skat);
  for (let a = 0; a <= most(FIRST, first); a++) {
    for (let c = 0; c <= inSkat; c++) {
      const b = cards.length - a - c;
      if (b >= 0 && b <= most(SECOND, second)) found.push([a, b, c]);
    }
  }
  return found;
}

const FACTORIALS = Array.from({ length: 33 }).reduce<number[]>(
  (known, _, at) => [...known, at === 0 ? 1 : known[at - 1]! * at],
  [],
);

function arrangements({ cards }: HiddenGroup, [a, b, c]: Split): number {
  return FACTORIALS[cards.length]! / (FACTORIALS[a]! * FACTORIALS[b]! * FACTORIALS[c]!);
}

function allWays(groups: readonly HiddenGroup[], sizes: Split): World[] {
  const cards = groups.flatMap((group) =>
    group.cards.map((card) => ({ card, places: group.places })),
  );
  const found: World[] = [];
  const dealtCards: { first: Card[]; second: Card[]; skat: Card[] } = {
    first: [],
    second: [],
    skat: [],
  };
  const room = [
    [FIRST, dealtCards.first, sizes[0]],
    [SECOND, dealtCards.second, sizes[1]],
    [IN_SKAT, dealtCards.skat, sizes[2]],
  ] as const;
  const placeFrom = (at: number): void => {
    const next = cards[at];
    if (next === undefined) {
      found.push({
        first: [...dealtCards.first],
        second: [...dealtCards.second],
        skat: [...dealtCards.skat],
      });
      return;
    }
    for (const [place, pile, most] of room) {
      if ((next.places & place) === 0 || pile.length >= most) continue;
      pile.push(next.card);
      placeFrom(at + 1);
      pile.pop();
    }
  };
  placeFrom(0);
  return found;
}

/** The deals that a player imagines: all there are when they are few, else some drawn by chance. */
import type { Chance } from '../../../lib/random.ts';
import type { SeatView } from '../view.ts';
import { makeHiddenDealer } from './deal-hidden.ts';
import type { World } from './deal-hidden.ts';
import { hiddenFrom } from './hidden.ts';
import type { HiddenCards } from './hidden.ts';
import { makeWeigher } from './weigh.ts';

/** How a player imagines. */
export interface Imagining {
  /** How many deals the player tries the cards in. */
  readonly worlds: number;
  /** Whether the player weighs them by what was said and played. */
  readonly belief: boolean;
}

/** A deal, and how much it counts. */
export interface WeighedWorld extends World {
  readonly weight: number;
}

/** The deals to try the cards in. */
export interface Imagined {
  readonly hidden: HiddenCards;
  readonly worlds: readonly WeighedWorld[];
  /** Whether they are all the deals there can be. */
  readonly isWhole: boolean;
}

/** For each deal that is tried, so many are drawn and weighed. */
const DRAWN_FOR_ONE = 5;

/** The deals for a view in which a card is asked, in a fixed number, so that results repeat. */
export function imagine(view: SeatView, chance: Chance, { belief, worlds }: Imagining): Imagined {
  const hiddenCards = hiddenFrom(view);
  const dealer = makeHiddenDealer(hiddenCards);
  if (dealer.count === 0) throw new RangeError('The cards cannot lie in any way.');
  const few = dealer.count <= worlds * (belief ? DRAWN_FOR_ONE : 1);
  const drawnWorlds = few
    ? dealer.all()
    : Array.from({ length: belief ? worlds * DRAWN_FOR_ONE : worlds }, () => dealer.draw(chance));
  if (!belief) {
    const worldsAlike = drawnWorlds.map((world) => ({ ...world, weight: 1 }));
    return { hidden: hiddenCards, worlds: worldsAlike, isWhole: few };
  }
  const weigh = makeWeigher(view, hiddenCards);
  const weighed = drawnWorlds.map((world) => ({ ...world, weight: weigh(world) }));
  const isWhole = weighed.length <= worlds;
  return {
    hidden: hiddenCards,
    worlds: isWhole ? weighed : chosenOf(weighed, worlds, chance),
    isWhole,
  };
}

/** So many of the deals, each as often as its weight asks; those chosen twice count twice. */
function chosenOf(
  weighed: readonly WeighedWorld[],
  worlds: number,
  chance: Chance,
): WeighedWorld[] {
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  const step = total / worlds;
  let next = chance.next() * step;
  let passedWeight = 0;
  const chosenWorlds: WeighedWorld[] = [];
  for (const world of weighed) {
    passedWeight += world.weight;
    let times = 0;
    for (; next < passedWeight; next += step) times++;
    if (times > 0) chosenWorlds.push({ ...world, weight: times });
  }
  return chosenWorlds;
}

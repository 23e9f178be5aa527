/**
 * Whether one plan wins in every deal that is left: late in a hand, where all the ways in which the hidden
 * cards can lie are few. The player who has the plan sees no hidden card and plays the same card in all
 * deals that look alike; everybody else, a defender’s partner as well, sees all cards and plays against it.
 */
import { CARDS, cardPoints } from '../../game/skat/cards.ts';
import type { Card } from '../../game/skat/cards.ts';
import { cardStrength, playedSuit } from '../../game/skat/order.ts';
import type { Game } from '../../game/skat/order.ts';
import { SEATS } from '../../game/skat/seats.ts';
import type { Seat } from '../../game/skat/seats.ts';
import { sumPoints } from '../../game/skat/cards.ts';
import type { GameAim } from './cards/aim.ts';
import type { SeatView } from './view.ts';
import { makeHiddenDealer } from './worlds/deal-hidden.ts';
import { gameOfView, hiddenFrom } from './worlds/hidden.ts';
import { INDEX, setOf } from './worth/sets.ts';

/** More deals than this are not gone through. */
export const MOST_DEALS_COUNTED = 6000;
/** More cards than this are not tried: such an ending is not one to count out at the table. */
const MOST_TRIED = 1_500_000;

/** One way in which the hidden cards lie: what each seat holds, and the points put away. */
interface Lie {
  readonly hands: readonly [number, number, number];
  readonly away: number;
}

interface Ending {
  /** Hands are those of the lies; the player’s own is the same in each. */
  readonly lies: readonly Lie[];
  readonly leader: number;
  readonly table: readonly number[];
  /** Card points in tricks of the declarer and of the defenders. */
  readonly points: readonly [number, number];
  readonly declarerHasTrick: boolean;
}

/**
 * Whether some plan that begins with the card reaches the aim of the player’s side in every deal that
 * agrees with what the player has seen.
 *
 * @param view of a player who has a card to choose.
 * @param goal what the declarer must reach.
 * @returns null where there are too many deals or plans to go through.
 */
export function winsInEveryDeal(view: SeatView, goal: GameAim, card: Card): boolean | null {
  const hidden = hiddenFrom(view);
  const dealer = makeHiddenDealer(hidden);
  const { declarer, seat } = view;
  if (dealer.count > MOST_DEALS_COUNTED || declarer === null) return null;
  const [left, right] = hidden.seats;
  const lies = dealer.all().map((world): Lie => {
    const hands: Record<Seat, number> = { V: 0, M: 0, H: 0 };
    hands[seat] = setOf(view.hand);
    hands[left] = setOf(world.first);
    hands[right] = setOf(world.second);
    if (view.open !== null) hands[declarer] = setOf(view.open);
    return { hands: [hands.V, hands.M, hands.H], away: sumPoints(view.layout ?? world.skat) };
  });
  const sum = (own: boolean): number =>
    view.tricks
      .filter(({ winner }) => (winner === declarer) === own)
      .reduce((points, trick) => points + trick.points, 0);
  const search = makePlanSearch(
    gameOfView(view),
    SEATS.indexOf(declarer),
    SEATS.indexOf(seat),
    goal,
  );
  const ending: Ending = {
    lies,
    leader: SEATS.indexOf(view.leader),
    table: view.table.map((one) => INDEX.get(one)!),
    points: [sum(true), sum(false)],
    declarerHasTrick: view.tricks.some(({ winner }) => winner === declarer),
  };
  try {
    return search(ending, INDEX.get(card)!);
  } catch (error) {
    if (error instanceof TooManyPlans) return null;
    throw error;
  }
}

class TooManyPlans extends Error {}

/** The search of one game: whether a card wins in every lie of an ending. */
function makePlanSearch(game: Game, declarer: number, player: number, goal: GameAim) {
  const suits = CARDS.map((card) => playedSuit(card, game));
  const follows = suits.map((suit) =>
    suits.reduce((set, other, at) => (other === suit ? set | (1 << at) : set), 0),
  );
  const strengths = CARDS.map((card) => cardStrength(card, game));
  const points = CARDS.map(cardPoints);
  const attacks = player === declarer;
  let tried = 0;

  function afterCard(ending: Ending, seat: number, card: number): Ending {
    if (++tried > MOST_TRIED) throw new TooManyPlans();
    const bit = 1 << card;
    const lies = ending.lies.map(({ away, hands }): Lie => ({
      away,
      hands: hands.map((hand, at) => (at === seat ? hand & ~bit : hand)) as unknown as Lie['hands'],
    }));
    const table = [...ending.table, card];
    if (table.length < 3) return { ...ending, lies, table };
    let best = 0;
    for (let at = 1; at < 3; at++) {
      const one = table[at]!;
      const top = table[best]!;
      const beats =
        suits[one] === suits[top] ? strengths[one]! > strengths[top]! : suits[one] === 'trump';
      if (beats) best = at;
    }
    const leader = (ending.leader + best) % 3;
    const own = leader === declarer;
    const gain = table.reduce((sum, one) => sum + points[one]!, 0);
    const [declarers, defenders] = ending.points;
    return {
      lies,
      leader,
      table: [],
      points: own ? [declarers + gain, defenders] : [declarers, defenders + gain],
      declarerHasTrick: ending.declarerHasTrick || own,
    };
  }

  /** Whether the player’s side has won in every lie or lost in one; null while both can be. */
  function settled({ declarerHasTrick, lies, points: [declarers, defenders], table }: Ending) {
    const isOver = table.length === 0 && lies[0]!.hands.every((hand) => hand === 0);
    if ('tricks' in goal) {
      if (declarerHasTrick) return !attacks;
      return isOver ? attacks : null;
    }
    if (defenders > 120 - goal.points) return !attacks;
    const reached = ({ away }: Lie): boolean => declarers + away >= goal.points;
    if (attacks) return lies.every(reached) ? true : null;
    return lies.some(reached) ? false : null;
  }

  function wins(ending: Ending): boolean {
    const answer = settled(ending);
    if (answer !== null) return answer;
    const seat = (ending.leader + ending.table.length) % 3;
    const [led] = ending.table;
    if (seat === player) {
      const hand = ending.lies[0]!.hands[seat]!;
      return cardsOf(legal(hand, led)).some((card) => wins(afterCard(ending, seat, card)));
    }
    // Whoever sees all cards plays, in each lie, any card that may be played there; the player then knows
    // that it lay with that seat, and no more.
    let possible = 0;
    for (const { hands } of ending.lies) possible |= legal(hands[seat]!, led);
    return cardsOf(possible).every((card) => {
      const lies = ending.lies.filter(
        ({ hands }) => (legal(hands[seat]!, led) & (1 << card)) !== 0,
      );
      return wins(afterCard({ ...ending, lies }, seat, card));
    });
  }

  function legal(hand: number, led: number | undefined): number {
    if (led === undefined) return hand;
    const following = hand & follows[led]!;
    return following === 0 ? hand : following;
  }

  return (ending: Ending, card: number): boolean => wins(afterCard(ending, player, card));
}

function cardsOf(set: number): number[] {
  const cards: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) cards.push(31 - Math.clz32(rest & -rest));
  return cards;
}

import { sumPoints } from './cards.ts';
import { KINDS, isRamsch, promisedOf } from './contract.ts';
import type { Contract, RamschKind } from './contract.ts';
import type { Deal, Layout } from './deal.ts';
import type { Law } from './laws.ts';
import type { PlayedTrick } from './play.ts';
import { SEATS } from './seats.ts';
import type { BySeat, Seat, Side } from './seats.ts';

export type { Side } from './seats.ts';

/** What is needed to say how the play of a hand came out. */
export interface PlayedHand {
  readonly contract: Contract;
  /** Null in a Ramsch. */
  readonly declarer: Seat | null;
  readonly deal: Deal;
  /** The two cards put away; in a Schiebe-Ramsch those Hinterhand left. Null if untouched. */
  readonly layout: Layout | null;
  /** All ten tricks; in a Nullo at least those up to the first one of the declarer's. */
  readonly tricks: readonly Pick<PlayedTrick, 'winner' | 'points'>[];
}

/** How a game with a declarer came out at the table; whether it covers the bid is a matter of its value. */
export interface DeclarerResult {
  readonly declarer: Seat;
  /**
   * Card points of the two sides, the declarer's with the skat's where they count, and those of
   * the skat (or the layout) by itself. In a Nullo they decide nothing.
   */
  readonly points: Readonly<Record<Side | 'skat', number>>;
  /** Tricks taken, together 10 unless a Nullo was broken off. */
  readonly tricks: Readonly<Record<Side, number>>;
  /** The side that made the other schneider; null if neither, and in a Nullo. */
  readonly schneider: Side | null;
  /** The side that made the other schwarz; null if neither, and in a Nullo. */
  readonly schwarz: Side | null;
  /** Whether the declarer kept the contract: 61, what was announced, every trick, or none. */
  readonly made: boolean;
}

/** How a Ramsch came out. */
export interface RamschResult {
  readonly declarer: null;
  /** Card points by seat, with the skat's where the law counts them for somebody. */
  readonly points: BySeat<number>;
  readonly tricks: BySeat<number>;
  /** Who lost, in the order V, M, H; more than one, or none, when a tie is shared. */
  readonly losers: readonly Seat[];
  /** Who took all ten tricks, or null. */
  readonly everyTrick: Seat | null;
}

export type HandResult = DeclarerResult | RamschResult;

/**
 * How the play of a hand came out.
 *
 * @throws RangeError when the tricks do not decide the hand yet, or when a declarer is missing,
 *   or named in a Ramsch.
 */
export function handResult(hand: PlayedHand, law: Law): HandResult {
  const { contract, declarer, tricks } = hand;
  const { kind } = contract;
  if (isRamsch(kind) !== (declarer === null)) {
    throw new RangeError(`A ${kind} ${declarer === null ? 'needs a' : 'has no'} declarer.`);
  }
  const lostNullo =
    KINDS[kind].aim === 'no-trick' && tricks.some((trick) => trick.winner === declarer);
  if (tricks.length !== 10 && !lostNullo) {
    throw new RangeError(`After ${tricks.length} tricks the hand is not decided.`);
  }
  return declarer === null
    ? ramschResult(hand, kind as RamschKind, law)
    : declarerResult(hand, declarer, law);
}

function declarerResult(hand: PlayedHand, declarer: Seat, law: Law): DeclarerResult {
  const skat = sumPoints(hand.layout ?? hand.deal.skat);
  const points = { declarer: 0, defenders: 0, skat };
  const tricks = { declarer: 0, defenders: 0 };
  for (const trick of hand.tricks) {
    const side = trick.winner === declarer ? 'declarer' : 'defenders';
    tricks[side] += 1;
    points[side] += trick.points;
  }
  const skatTo = tricks.declarer > 0 ? 'declarer' : law.skatWithoutTrick;
  if (skatTo !== 'nobody') points[skatTo] += skat;

  return judgeDeclarer({ declarer, points, tricks }, hand.contract, law);
}

/**
 * What card points and tricks mean in a game with a declarer: schneider, schwarz, and whether the
 * declarer did what the contract promised.
 *
 * The points and tricks go in as {@link DeclarerResult} has them.
 */
export function judgeDeclarer(
  { declarer, points, tricks }: Pick<DeclarerResult, 'declarer' | 'points' | 'tricks'>,
  contract: Contract,
  law: Law,
): DeclarerResult {
  const { aim } = KINDS[contract.kind];
  if (aim === 'no-trick') {
    const made = tricks.declarer === 0;
    return { declarer, points, tricks, schneider: null, schwarz: null, made };
  }

  const { targets } = law;
  const measure = law.schwarz === 'no-trick' ? tricks : points;
  const schwarz: Side | null =
    measure.defenders === 0 ? 'declarer' : measure.declarer === 0 ? 'defenders' : null;
  const schneider: Side | null =
    points.declarer >= targets.schneider
      ? 'declarer'
      : points.declarer < targets.outOfSchneider
        ? 'defenders'
        : null;
  const promised = promisedOf(contract);
  const made =
    points.declarer >= targets.game &&
    (promised === null || schneider === 'declarer') &&
    (promised !== 'schwarz' || schwarz === 'declarer') &&
    (aim !== 'every-trick' || tricks.defenders === 0);
  return { declarer, points, tricks, schneider, schwarz, made };
}

function ramschResult(hand: PlayedHand, kind: RamschKind, law: Law): RamschResult {
  const points = { V: 0, M: 0, H: 0 };
  const tricks = { V: 0, M: 0, H: 0 };
  for (const trick of hand.tricks) {
    tricks[trick.winner] += 1;
    points[trick.winner] += trick.points;
  }
  const rules = law.ramsch[kind];
  const last = hand.tricks.at(-1)?.winner;
  if (rules?.skat === 'last-trick' && last !== undefined) {
    points[last] += sumPoints(hand.layout ?? hand.deal.skat);
  }
  const everyTrick = SEATS.find((seat) => tricks[seat] === hand.tricks.length) ?? null;
  const most = Math.max(points.V, points.M, points.H);
  const tied = SEATS.filter((seat) => points[seat] === most);

  const losers = (): readonly Seat[] => {
    if (everyTrick !== null && typeof rules?.everyTrick === 'number') {
      return SEATS.filter((seat) => seat !== everyTrick);
    }
    if (tied.length === 1) return tied;
    switch (rules?.tie) {
      case 'last-trick':
        return last === undefined ? [] : [last];
      case 'last-trick-of-the-tied': {
        const trick = hand.tricks.findLast(({ winner }) => tied.includes(winner));
        return trick === undefined ? [] : [trick.winner];
      }
      case 'each-whole':
      case 'each-half':
      case undefined:
        return tied.length === 2 ? tied : [];
    }
  };
  return { declarer: null, points, tricks, losers: losers(), everyTrick };
}

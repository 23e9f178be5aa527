/** The rows of deals in which problems are looked for: each by its own seed, so that a run can be repeated. */
import { dealByChance, dealNumbered, seedOfDeal } from '../../src/game/codes/numbered-deals.ts';
import { CARDS } from '../../src/game/skat/cards.ts';
import type { ContractKind } from '../../src/game/skat/contract.ts';
import type { Layout } from '../../src/game/skat/deal.ts';
import { LAWS } from '../../src/game/skat/laws.ts';
import type { LawId } from '../../src/game/skat/laws.ts';
import { SEATS } from '../../src/game/skat/seats.ts';
import type { Seat } from '../../src/game/skat/seats.ts';
import { finish } from '../../src/game/solver/task.ts';
import { Chance } from '../../src/lib/random.ts';
import type { ProblemLaw } from '../../src/problems/problem-set.ts';
import { startContract } from '../../src/strategy/players/contract-play.ts';
import type { Player } from '../../src/strategy/players/player.ts';
import { seatedAs } from '../../src/strategy/players/match/kinds.ts';
import { chanceAt } from '../../src/strategy/players/play-deal.ts';
import { seatToAct, startDeal } from '../../src/strategy/players/state.ts';
import type { DealState } from '../../src/strategy/players/state.ts';
import { takeAction } from '../../src/strategy/players/table.ts';
import { seatView } from '../../src/strategy/players/view.ts';
import type { PlaceInTurn } from '../../src/strategy/players/worth/features.ts';
import { nulloShare } from '../../src/strategy/players/worth/model.ts';
import { setOf } from '../../src/strategy/players/worth/sets.ts';

/** The decisions of a deal that are looked at. */
export type LooksAt = 'all' | 'defence' | 'leads';

/** Deals in a row. */
export interface Stream {
  readonly law: ProblemLaw;
  readonly seed: number;
  /**
   * Bid by players; bid boldly, as if it cost eleven points to pass, for games that hang in the balance; or
   * with a Null that is set where some hand has a fair chance of one.
   */
  readonly contracts: 'bid' | 'bold' | 'null';
  /** Which places are looked at: all, the defenders’, or what they lead to the first three tricks. */
  readonly looksAt: LooksAt;
}

const stream = (
  law: ProblemLaw,
  seed: number,
  contracts: Stream['contracts'],
  looksAt: LooksAt = 'all',
): Stream => ({ law, seed, contracts, looksAt });

const LIST = {
  isko: stream('isko', 4001, 'bid'),
  'american-1922': stream('american-1922', 4002, 'bid'),
  'isko-null': stream('isko', 4003, 'null'),
  'american-1922-null': stream('american-1922', 4004, 'null'),
  'isko-defence': stream('isko', 4005, 'bold', 'defence'),
  'american-1922-defence': stream('american-1922', 4006, 'bold', 'defence'),
  'isko-leads': stream('isko', 4007, 'bold', 'leads'),
  'american-1922-leads': stream('american-1922', 4008, 'bold', 'leads'),
};
export type StreamName = keyof typeof LIST;
export const STREAMS: Readonly<Record<StreamName, Stream>> = LIST;
export const STREAM_NAMES = Object.keys(STREAMS) as readonly StreamName[];

/** The number of a deal of a stream. */
export const dealAt = ({ seed }: Stream, at: number): bigint =>
  dealByChance(new Chance(seed * 1_000_003 + at));

/** Players who bid by measured worth; what is put away goes by rule. Neither looks at the state. */
const playerNamed = (name: string): Player => seatedAs(name)(undefined as never);
const BIDDERS = { bid: playerNamed('bidder'), bold: playerNamed('bidder:12') };

/** A deal of a stream before the first lead; null where nobody plays it, or no hand has a Null. */
export function contractAt(stream: Stream, at: number): DealState | null {
  const number = dealAt(stream, at);
  const player = BIDDERS[stream.contracts === 'bold' ? 'bold' : 'bid'];
  if (stream.contracts === 'null') return setNull(stream.law, number);
  let state = startDeal(dealNumbered(number), LAWS[stream.law]);
  for (let seat = seatToAct(state); seat !== null; seat = seatToAct(state)) {
    if (state.stage === 'play') return state.declarer === null ? null : state;
    const decision = finish(
      player.decide(seatView(state, seat), chanceAt(seedOfDeal(number), seat, state)),
    );
    state = takeAction(state, decision.action);
  }
  return null;
}

/** A Null is worth a problem where it is neither safe nor hopeless. */
const FAIR = { least: 0.35, most: 0.9 } as const;

interface Null {
  readonly seat: Seat;
  readonly kind: ContractKind;
  readonly layout: Layout | null;
  readonly share: number;
}

/** The Null of the hand with the best chance: today with the skat, in 1922 from the hand. */
function setNull(law: LawId, number: bigint): DealState | null {
  const deal = dealNumbered(number);
  const best = SEATS.flatMap((seat, place) => {
    const leads: PlaceInTurn = place === 0 ? 0 : 1;
    if (law !== 'isko') {
      const share = nulloShare(setOf(deal[seat]), leads, false);
      return [{ seat, kind: 'nullo', layout: null, share } satisfies Null];
    }
    const twelve = CARDS.filter((card) => deal[seat].includes(card) || deal.skat.includes(card));
    return twelve.flatMap((one, index) =>
      twelve.slice(index + 1).map((other): Null => {
        const ten = twelve.filter((card) => card !== one && card !== other);
        const share = nulloShare(setOf(ten), leads, false);
        return { seat, kind: 'gucki-nullo', layout: [one, other], share };
      }),
    );
  }).reduce<Null | null>(
    (found, one) => (found === null || one.share > found.share ? one : found),
    null,
  );
  if (best === null || best.share < FAIR.least || best.share > FAIR.most) return null;
  const { kind, layout, seat } = best;
  const contract = { kind, trump: null, announced: null };
  return startContract({ bid: null, contract, deal, declarer: seat, layout }, LAWS[law]);
}

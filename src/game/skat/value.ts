/**
 * What a hand was worth, with the parts from which the value is made, so that a page can show
 * the reckoning and not only its outcome: "1 for game, with 3, is 4; 4 × 12 = 48".
 */
import { PACK_POINTS } from './cards.ts';
import { invalid, valid } from '../../lib/checked.ts';
import type { Checked } from '../../lib/checked.ts';
import { KINDS, isRamsch, promisedOf } from './contract.ts';
import type { Contract, ContractKind, RamschKind } from './contract.ts';
import type { Law, LawId } from './laws.ts';
import { MULTIPLIERS } from './laws/law.ts';
import type { Multiplier, RamschCharge, Rate } from './laws/law.ts';
import { matadorCount } from './matadors.ts';
import type { Matadors } from './matadors.ts';
import type { DeclarerResult, HandResult, RamschResult } from './result.ts';
import { SEATS } from './seats.ts';
import type { BySeat, Seat } from './seats.ts';

/** One addition to the multiplier, the matadors apart. */
export interface MultiplierPart {
  readonly name: Multiplier;
  readonly amount: number;
}

/** The value of a game that one player played against the two others. */
export interface DeclarerValue {
  readonly declarer: Seat;
  /** Points for each multiplier; in a game without trumps the whole value. */
  readonly base: number;
  /** What was counted beside the matadors; empty in a game without trumps (law 3). */
  readonly parts: readonly MultiplierPart[];
  /** Null in a game without trumps. */
  readonly matadors: Matadors | null;
  /** The parts and the matadors together; 1 in a game without trumps. */
  readonly multiplier: number;
  /** Base value × multiplier: what the hand was worth as it was played. */
  readonly points: number;
  /** When those points fall short of the bid: the bid, and the value that would have covered it. */
  readonly overbid: { readonly bid: number; readonly raisedTo: number } | null;
  /** Made, and worth the bid. */
  readonly won: boolean;
  /** Whether the loss counts twice. */
  readonly doubled: boolean;
  /** What is written down for the declarer: plus when won, minus when lost. */
  readonly score: number;
}

/** The value of a Ramsch. */
export interface RamschValue {
  readonly declarer: null;
  /** What a loser is charged, a half where a tie is shared; also as `points`. */
  readonly base: number;
  readonly parts: readonly [];
  readonly matadors: null;
  readonly multiplier: 1;
  readonly points: number;
  readonly overbid: null;
  /** Nobody wins a Ramsch. */
  readonly won: null;
  readonly doubled: false;
  /** What is written down for each loser: minus the charge; 0 when nobody lost. */
  readonly score: number;
  /** What is written down for each seat, 0 or less. */
  readonly scores: BySeat<number>;
}

export type HandValue = DeclarerValue | RamschValue;

/** Why a hand cannot be valued: its game is not in the rule book. */
export interface ValueError {
  readonly code: 'game-unknown-to-law';
  readonly kind: ContractKind;
  readonly law: LawId;
}

/** What {@link gameValue} reckons from. */
export interface PlayedOutcome {
  readonly contract: Contract;
  /** From `countMatadors`; null in a game without trumps and in a Ramsch. */
  readonly matadors: Matadors | null;
  /** The number at which the declarer got the game, or null when nobody bid. */
  readonly bid: number | null;
  readonly result: HandResult;
}

/**
 * What a hand was worth under a rule book.
 *
 * A declarer who does not make the game loses what a win would have paid (Foster, law 60): the value
 * as announced, and a multiplier for schneider or schwarz made by the defenders beyond what was
 * announced (p. 91–92). If the value does not cover the bid the game is lost, whatever it
 * made, and it is raised to the next multiple of the base value that does (law 61). Where the
 * book doubles a lost game, the raised value is doubled (p. 78).
 *
 * @returns an error when the book does not know the game.
 * @throws RangeError when the matadors or the result are not of the contract's sort.
 */
export function gameValue(outcome: PlayedOutcome, law: Law): Checked<HandValue, ValueError> {
  const { contract, result } = outcome;
  const { kind } = contract;
  const unknown = invalid<ValueError>({ code: 'game-unknown-to-law', kind, law: law.id });
  if (isRamsch(kind)) {
    if (result.declarer !== null) throw new RangeError(`A ${kind} has no declarer.`);
    return law.ramsch[kind] ? valid(ramschValue(result, kind, law)) : unknown;
  }
  if (result.declarer === null) throw new RangeError(`A ${kind} needs a declarer.`);
  const rate = law.rates[kind];
  return rate ? valid(declarerValue(outcome, result, rate, law)) : unknown;
}

function declarerValue(
  { contract, matadors, bid }: PlayedOutcome,
  result: DeclarerResult,
  rate: Rate,
  law: Law,
): DeclarerValue {
  const trumps = KINDS[contract.kind].trumps !== 'none';
  if (trumps !== (matadors !== null)) {
    throw new RangeError(`A ${contract.kind} ${trumps ? 'needs' : 'has no'} matadors.`);
  }
  const base = baseValue(rate, contract);
  const parts = trumps ? multiplierParts(contract, result, law) : [];
  const multiplier =
    matadors === null ? 1 : parts.reduce((sum, part) => sum + part.amount, matadorCount(matadors));
  const points = base * multiplier;
  const overbid =
    bid !== null && bid > points ? { bid, raisedTo: base * Math.ceil(bid / base) } : null;
  const won = result.made && overbid === null;
  const doubled = !won && rate.lost === 2;
  const loss = (overbid?.raisedTo ?? points) * rate.lost;
  return {
    declarer: result.declarer,
    base,
    parts,
    matadors,
    multiplier,
    points,
    overbid,
    won,
    doubled,
    score: won ? points : -loss,
  };
}

/** The base value of a contract: of its suit where a suit is trump. */
function baseValue(rate: Rate, { kind, trump }: Contract): number {
  if (typeof rate.base === 'number') return rate.base;
  if (trump === null) throw new RangeError(`A ${kind} needs a trump suit.`);
  return rate.base[trump];
}

/** What counts toward the multiplier beside the matadors, in the order of the law's steps. */
function multiplierParts(contract: Contract, result: DeclarerResult, law: Law): MultiplierPart[] {
  const { skat, open } = KINDS[contract.kind];
  const promised = promisedOf(contract);
  const counts: Readonly<Record<Multiplier, boolean>> = {
    game: true,
    hand: skat === 'untouched',
    schneider: promised !== null || result.schneider !== null || result.schwarz !== null,
    'schneider-announced': promised !== null,
    schwarz: promised === 'schwarz' || result.schwarz !== null,
    'schwarz-announced': promised === 'schwarz',
    open,
  };
  return MULTIPLIERS.filter((name) => counts[name] && law.multipliers[name] > 0).map((name) => ({
    name,
    amount: law.multipliers[name],
  }));
}

function ramschValue(result: RamschResult, kind: RamschKind, law: Law): RamschValue {
  const charge = ramschCharge(result, kind, law);
  const score = result.losers.length === 0 ? 0 : -charge;
  const scores = { V: 0, M: 0, H: 0 };
  for (const seat of result.losers) scores[seat] = score;
  return {
    declarer: null,
    base: charge,
    parts: [],
    matadors: null,
    multiplier: 1,
    points: charge,
    overbid: null,
    won: null,
    doubled: false,
    score,
    scores,
  };
}

/** What each loser of a Ramsch is charged. */
function ramschCharge(result: RamschResult, kind: RamschKind, law: Law): number {
  const rules = law.ramsch[kind];
  if (rules === undefined) return 0;
  const { charge } = rules;
  if (result.everyTrick !== null && rules.everyTrick !== null) return rules.everyTrick;
  const most = Math.max(...SEATS.map((seat) => result.points[seat]));
  const whole = charge.by === 'points' ? most : ramschSum(result, most, charge);
  return rules.tie === 'each-half' && result.losers.length === 2 ? whole / 2 : whole;
}

function ramschSum(
  { tricks }: RamschResult,
  most: number,
  charge: Extract<RamschCharge, { by: 'sum' }>,
): number {
  if (most === PACK_POINTS && charge.everyPoint !== null) return charge.everyPoint;
  const without = SEATS.filter((seat) => tricks[seat] === 0).length;
  return [charge.usual, charge.oneWithoutTrick, charge.twoWithoutTrick][without] ?? charge.usual;
}

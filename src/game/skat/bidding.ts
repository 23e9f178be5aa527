/**
 * The bidding: Mittelhand offers numbers to Vorhand, then Hinterhand to the one still bidding;
 * the one asked says "yes" (that seat's game is as good) or passes (Foster, law 34; p. 51–57).
 */
import { bidValues } from './bid-values.ts';
import { invalid, valid } from '../../lib/checked.ts';
import type { Checked } from '../../lib/checked.ts';
import type { Law } from './laws.ts';
import type { Seat } from './seats.ts';

/**
 * One step of the bidding: a number, "yes" to the number just bid, or pass; `untold` stands
 * for steps the source leaves out.
 */
export type BiddingStep =
  | { readonly seat: Seat; readonly say: 'bid'; readonly amount: number }
  | { readonly seat: Seat; readonly say: 'yes' | 'pass' }
  | { readonly say: 'untold' };

/** Who got the game, and at what number. */
export interface BiddingOutcome {
  /** Null when all three passed, which makes it a Ramsch, and when the source doesn't tell. */
  readonly survivor: Seat | null;
  /**
   * The number the declarer must make good. Null when nobody bid, and when the source does not say.
   */
  readonly amount: number | null;
  /** False when the steps left out hide the survivor or the amount. */
  readonly isCertain: boolean;
}

/** What is wrong with the bidding. */
export interface BiddingError {
  readonly code:
    /** Another seat has the word. */
    | 'out-of-turn'
    /** The seat was asked, and may only say yes or pass. */
    | 'must-answer'
    /** There is no number to say yes to. */
    | 'nothing-to-answer'
    /** The number is not above the last one. */
    | 'not-higher'
    /** No game that may be bid can be worth this number. */
    | 'no-such-value'
    /** The bidding had ended before this step. */
    | 'bidding-is-over'
    /** The steps end before the bidding does. */
    | 'unfinished';
  /** Index of the wrong step, from 0; the number of steps when the bidding is unfinished. */
  readonly step: number;
  /** Who has the word there; several where steps left out allow it, none after the end. */
  readonly turn: readonly Seat[];
  /** For `not-higher`: the number to be exceeded. */
  readonly above: number | null;
}

/** A number reached in the bidding: exactly this, or, where steps are left out, at least this. */
interface Reached {
  readonly least: number | null;
  readonly exact: boolean;
}

/**
 * Where the bidding stands. `asks` offers numbers to `holds`, who stands at `reached`; `offered` is
 * the number waiting for an answer. When `asks` is null only `holds` is left: that seat is
 * declarer, or, while `open`, nobody has bid and Vorhand may still pass.
 */
interface Standing {
  readonly asks: 'M' | 'H' | null;
  readonly holds: Seat | null;
  readonly reached: Reached;
  readonly offered: Reached | null;
  readonly open: boolean;
}

const START: Standing = {
  asks: 'M',
  holds: 'V',
  reached: { least: null, exact: true },
  offered: null,
  open: false,
};

function turnOf({ asks, holds, offered, open }: Standing): Seat | null {
  if (asks === null) return open ? holds : null;
  return offered === null ? asks : holds;
}

/** The one left after `asks` or `holds` has passed meets Hinterhand, or has the game. */
function afterPass(standing: Standing, survivor: Seat, reached: Reached): Standing {
  const next = { holds: survivor, reached, offered: null };
  if (standing.asks === 'M') return { ...next, asks: 'H', open: false };
  return { ...next, asks: null, open: reached.least === null };
}

/** The standing after an allowed word of the seat whose turn it is. */
function say(standing: Standing, word: 'yes' | 'pass' | Reached): Standing {
  const { asks, holds, reached, offered } = standing;
  if (asks === null || holds === null) {
    return word === 'pass'
      ? { ...standing, holds: null, open: false }
      : { ...standing, reached: word === 'yes' ? reached : word, open: false };
  }
  if (offered === null) {
    if (word === 'pass') return afterPass(standing, holds, reached);
    return word === 'yes' ? standing : { ...standing, offered: word };
  }
  if (word === 'pass') return afterPass(standing, asks, offered);
  return { ...standing, reached: offered, offered: null };
}

/** Everything the bidding can have come to when steps are left out, be it none. */
function afterUntold(standings: readonly Standing[], values: readonly number[]): Standing[] {
  const found = new Map<string, Standing>();
  const queue = [...standings];
  for (let standing = queue.pop(); standing !== undefined; standing = queue.pop()) {
    const key = JSON.stringify(standing);
    if (found.has(key)) continue;
    found.set(key, standing);
    queue.push(...untoldSteps(standing, values));
  }
  return [...found.values()];
}

/** What one unrecorded step can lead to; a number in it is some game's value above the last. */
function untoldSteps(standing: Standing, values: readonly number[]): Standing[] {
  if (turnOf(standing) === null) return [];
  const { reached, offered } = standing;
  const afterPassing = say(standing, 'pass');
  if (offered !== null) return [afterPassing, say(standing, 'yes')];
  const least = values.find((value) => value > (reached.least ?? 0));
  return least === undefined
    ? [afterPassing]
    : [afterPassing, say(standing, { least, exact: false })];
}

/** Takes one step from one standing. */
function takeStep(
  standing: Standing,
  step: Exclude<BiddingStep, { say: 'untold' }>,
): Standing | BiddingError['code'] {
  const turn = turnOf(standing);
  if (turn === null) return 'bidding-is-over';
  if (step.seat !== turn) return 'out-of-turn';
  const isAsked = standing.offered !== null;
  switch (step.say) {
    case 'pass':
      return say(standing, 'pass');
    case 'yes':
      return isAsked ? say(standing, 'yes') : 'nothing-to-answer';
    case 'bid':
      if (isAsked) return 'must-answer';
      if (step.amount <= (standing.reached.least ?? 0)) return 'not-higher';
      return say(standing, { least: step.amount, exact: true });
  }
}

/** The more a step got right, the more its error says. */
const BY_WEIGHT = [
  'not-higher',
  'must-answer',
  'nothing-to-answer',
  'out-of-turn',
  'bidding-is-over',
] as const;

/**
 * Checks that the steps are a bidding under the law, from Mittelhand's first word to the end.
 *
 * When neither Mittelhand nor Hinterhand bids, Vorhand has the game without a number, where the
 * law allows it; Vorhand may also name one, as today's law requires, or pass, which makes it a
 * Ramsch. Where the source leaves out steps, whatever could have come between is taken as having
 * come between.
 *
 * @returns who got the game at what number, or the first thing that is wrong.
 */
export function checkBidding(
  steps: readonly BiddingStep[],
  law: Law,
): Checked<BiddingOutcome, BiddingError> {
  const values = bidValues(law);
  let standings: readonly Standing[] = [START];
  for (const [index, step] of steps.entries()) {
    if (step.say === 'untold') {
      // Two gaps in a row say no more than one.
      if (steps[index - 1]?.say !== 'untold') standings = afterUntold(standings, values);
      continue;
    }
    const wrong = (code: BiddingError['code'], above: number | null = null) =>
      invalid<BiddingError>({ code, step: index, turn: turnsOf(standings), above });
    if (step.say === 'bid' && !values.includes(step.amount)) return wrong('no-such-value');
    const results = standings.map((standing) => takeStep(standing, step));
    const next = results.filter((standing) => typeof standing !== 'string');
    if (next.length === 0) {
      const code = BY_WEIGHT.find((candidate) => results.includes(candidate)) ?? 'out-of-turn';
      const heights = standings.flatMap(({ reached }, at) =>
        results[at] === 'not-higher' && reached.least !== null ? [reached.least] : [],
      );
      const above = heights.length === 0 ? null : Math.min(...heights);
      return wrong(code, above);
    }
    standings = next;
  }

  const ends = standings.filter(
    ({ asks, open }) => asks === null && !(open && law.bidding.vorhandMustBid),
  );
  if (ends.length === 0) {
    const turn = turnsOf(standings);
    return invalid<BiddingError>({ code: 'unfinished', step: steps.length, turn, above: null });
  }
  return valid(outcomeOf(ends));
}

/** Who may have the word. */
function turnsOf(standings: readonly Standing[]): readonly Seat[] {
  const turns = standings.map(turnOf).filter((seat) => seat !== null);
  return [...new Set(turns)];
}

/** What all possible ends have in common. */
function outcomeOf(ends: readonly Standing[]): BiddingOutcome {
  const survivors = new Set(ends.map(({ holds }) => holds));
  const amounts = new Set(ends.map(({ reached }) => (reached.exact ? reached.least : undefined)));
  const [survivor = null] = survivors;
  const [amount] = amounts;
  const oneSurvivor = survivors.size === 1;
  const oneAmount = amounts.size === 1 && amount !== undefined;
  return {
    survivor: oneSurvivor ? survivor : null,
    amount: oneAmount ? amount : null,
    isCertain: oneSurvivor && oneAmount,
  };
}

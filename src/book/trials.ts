/**
 * What the solver says about a rule of play at one place of a hand: the declarer's points in the end
 * after the rule's card and after another, with best play by all and all cards open.
 */
import type { Trial } from '../../content/rules/finesse-rule.ts';
import { buildReplay } from '../game/replay/build.ts';
import type { Hand } from '../game/notation/hand.ts';
import { factOf } from './facts.ts';

/** How a trial ended. */
export interface TrialOutcome {
  /** The declarer's points after the rule's card, and after the other. */
  readonly rule: number;
  readonly other: number;
  /** What the rule was worth to the side that plays there: below nothing when it cost. */
  readonly gain: number;
  /** The rule decides the game. */
  readonly decides: boolean;
}

/** What wins a game with trumps. */
const GAME = 61;

/**
 * Tries a rule.
 *
 * @param hand the hand that the trial names.
 * @param side who plays there.
 * @throws RangeError when there is no such place, or a card cannot be played there: a slip in the
 *   data, which stops the build.
 */
export function tryRule(trial: Trial, hand: Hand, side: 'declarer' | 'defenders'): TrialOutcome {
  const replay = buildReplay(hand);
  const after = (card: string): number => {
    const fact = factOf(`best ${trial.after} ${card}`, replay);
    if (!fact.ok) throw new RangeError(`${trial.hand}: ${fact.errors[0].message}`);
    return Number(fact.value);
  };
  const [rule, other] = [after(trial.rule), after(trial.other)];
  return {
    rule,
    other,
    gain: side === 'declarer' ? rule - other : other - rule,
    decides: rule >= GAME !== other >= GAME,
  };
}

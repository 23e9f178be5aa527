/** What stands beside rules that are compared or put to the test. */
import { counted } from '../../../game/words/nouns.de.ts';

/** Eichhorn’s rules beside those of other books. */
export const RULES_BESIDE = {
  foster: 'Foster',
  noLaw: 'Keine Regel.',
  today: 'Heute',
  inFourBooks: 'In vier Büchern',
} as const;

/** The League’s fines. */
export const FINES = { what: 'Was passiert', fine: 'Strafe' } as const;

/** A fine. @param noBid whether the player may not bid in that deal either. */
export const sayFine = (points: number, noBid: boolean): string =>
  noBid ? `${points}, und in diesem Spiel kein Reizen` : String(points);

/** A fine where the cards are dealt again. */
export const sayFineAndDeal = (points: number): string => `${points}, und es wird neu gegeben`;

/** Where other books give the same advice. */
export const FINESSE_ELSEWHERE = 'Was Foster und Hoyle sagen';

/** A place where a rule is put to the test. @param hand the name of the hand. */
export const sayTrialPlace = (hand: string, trick: number): string => `${hand}, Stich ${trick}`;

/** What comes of it there; the gaps are the place, the card of the rule and the other one. */
export const sayTrial = (points: number, otherwise: number): string =>
  `{place}: ${points} mit {rule}, ${otherwise} mit {other}.`;

/**
 * What the rule was worth there.
 *
 * @param gain the points that it gains, or costs where less than none.
 * @param decides whether the game is won or lost by it.
 */
export function sayTrialGain(gain: number, decides: boolean): string {
  if (gain === 0) return 'Das macht keinen Unterschied.';
  const points = counted(Math.abs(gain), 'point', 'accusative');
  return `Die Regel ${gain > 0 ? 'bringt' : 'kostet'} ${points}${decides ? ' und das Spiel' : ''}.`;
}

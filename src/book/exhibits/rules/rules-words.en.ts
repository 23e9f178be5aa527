/** What stands beside rules that are compared or put to the test. */
import { nounFor } from '#edition/game/words/nouns.ts';
import { inWords } from '#edition/game/words/number-words.ts';

/** Eichhorn’s rules beside those of other books. */
export const RULES_BESIDE = {
  foster: 'Foster',
  noLaw: 'No law.',
  today: 'Today',
  inFourBooks: 'In four books',
} as const;

/** The League’s fines. */
export const FINES = { what: 'What happens', fine: 'Fine' } as const;

/** A fine. @param noBid whether the player may not bid in that deal either. */
export const sayFine = (points: number, noBid: boolean): string =>
  noBid ? `${points}, and no bid in this deal` : String(points);

/** A fine where the cards are dealt again. */
export const sayFineAndDeal = (points: number): string => `${points}, and a new deal`;

/** Where other books give the same advice. */
export const FINESSE_ELSEWHERE = 'What Foster and Hoyle say';

/** A place where a rule is put to the test. @param hand the name of the hand. */
export const sayTrialPlace = (hand: string, trick: number): string => `${hand}, trick ${trick}`;

/** What comes of it there; the gaps are the place, the card of the rule and the other one. */
export const sayTrial = (points: number, otherwise: number): string =>
  `{place}: ${points} with {rule}, ${otherwise} with {other}.`;

/**
 * What the rule was worth there.
 *
 * @param gain the points that it gains, or costs where less than none.
 * @param decides whether the game is won or lost by it.
 */
export function sayTrialGain(gain: number, decides: boolean): string {
  if (gain === 0) return 'It makes no difference.';
  const size = Math.abs(gain);
  const points = `${inWords(size)} ${nounFor(size, 'point')}`;
  return `The rule ${gain > 0 ? 'is worth' : 'costs'} ${points}${decides ? ', and the game' : ''}.`;
}

/** How the drill about values explains one. Comment text. */
import type { Card } from '../../../game/skat/cards.ts';
import { makeMatadors } from '#edition/game/words/matadors.ts';
import type { Matadors } from '../../../game/skat/matadors.ts';
import type { DeclarerValue } from '../../../game/skat/value.ts';
import { signed } from '../../../game/words/figures.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { capital } from '../../../game/words/text.ts';
import { sumWords } from '#edition/game/words/value.ts';
import { DOUBLE_REASONS } from '#edition/practice/drills/game-value/value-words.ts';
import type { DoubleReason } from './double-reason.ts';

/** The run of matadors among the declarer’s cards. */
export interface MatadorRun {
  readonly matadors: Matadors;
  /** The trumps that make the run, and the one that ends it. */
  readonly run: readonly Card[];
  readonly next: Card | undefined;
  /** Those of them that lie in the skat. */
  readonly skat: readonly Card[];
}

/** Which trumps make the run, and which ends it. */
export function sayRun({ matadors, next, run, skat }: MatadorRun): string {
  const isWith = 'with' in matadors;
  const is = run.length === 1 ? 'is' : 'are';
  const end = next === undefined ? '' : isWith ? `, ${next} is not` : `, ${next} is there`;
  const found =
    skat.length === 0
      ? ''
      : `; ${listed(skat)} in the skat ${skat.length === 1 ? 'counts' : 'count'} too`;
  return `${listed(run)} ${is} ${isWith ? 'there' : 'missing'}${end}${found}: ${makeMatadors(matadors)}.`;
}

const kept = (made: boolean): string => (made ? 'kept' : 'not kept, so the game is lost');

/** The outcome of the play, compared with what was announced. */
export const OUTCOMES = {
  noTrick: 'Not a trick taken: the game is made.',
  oneTrick: 'One trick is enough to lose it.',
  everyTrick: 'Every trick was taken, as an open game promises.',
  openLost: (tricks: number): string =>
    `An open game promises every trick, and ${counted(tricks, 'trick')} went to the defenders: lost.`,
  schwarzPromised: (tricks: number, made: boolean): string =>
    `Schwarz means every trick; with ${tricks} of ten the announcement is ${kept(made)}.`,
  schneiderPromised: (points: number, target: number, made: boolean): string =>
    `Schneider needs ${target} points; with ${points} the announcement is ${kept(made)}.`,
  schwarz: 'All ten tricks: the defenders are schwarz.',
  ownSchwarz: 'Not a single trick: the declarer is schwarz, and has lost.',
  allPoints: (points: number): string =>
    `All ${points} points, but not all the tricks: the defenders are schneider, not schwarz.`,
  schneider: (points: number, target: number): string =>
    `${points} points reach the ${target} needed for schneider: the defenders are schneider.`,
  ownSchneider: (points: number, least: number): string =>
    `${points} points are fewer than the ${least} it takes to be out of schneider: the game is lost, and the declarer is schneider.`,
  nearlySchneider: (points: number, target: number): string =>
    `${points} points are enough; schneider would have needed ${target}.`,
  won: (points: number, target: number): string =>
    `${points} points are enough, because the game needs ${target}.`,
  nearlyOwnSchneider: (points: number, least: number): string =>
    `${points} points lose the game, but ${least} are enough not to be schneider.`,
  lost: (points: number, target: number): string =>
    `${points} points lose the game, which needs ${target}.`,
} as const;

/** The sum, from the parts to what is written down. @param doubled why a lost game costs double. */
export function saySum(value: DeclarerValue, doubled: DoubleReason): string {
  const { base, matadors, overbid } = value;
  const sum = matadors === null ? `A fixed value of ${base}` : capital(sumWords(value));
  const raised =
    overbid === null
      ? ''
      : `; that is less than the bid of ${overbid.bid}, so it is lost at ${overbid.raisedTo}, the next ${matadors === null ? 'value' : `multiple of ${base}`} that covers it`;
  const twice = value.doubled ? `; ${DOUBLE_REASONS[doubled]}` : '';
  return `${sum}${raised}${twice}: ${signed(value.score)}.`;
}

/** What a milestone of a hand of Skat means, apart from where it stands: no figure says it. */
import type { Targets } from '../skat/laws/law.ts';
import { neededBy } from '../skat/targets.ts';
import type { Milestone } from './milestones.ts';

/** The milestone as a sentence: `The defenders are out of schneider.` */
export function milestoneWords({ points, side }: Milestone, targets: Targets): string {
  if (side !== 'declarer' && side !== 'defenders') return '';
  const who = side === 'declarer' ? 'The declarer' : 'The defenders';
  if (points === null)
    return `${who} ${side === 'declarer' ? 'has' : 'have'} a trick: the game is lost.`;
  const { game, outOfSchneider } = neededBy(side, targets);
  if (points === outOfSchneider)
    return `${who} ${side === 'declarer' ? 'is' : 'are'} out of schneider.`;
  if (points !== game)
    return `${side === 'declarer' ? 'The defenders are' : 'The declarer is'} schneider.`;
  return side === 'declarer'
    ? `The declarer has ${game}.`
    : `The defenders have ${game}: the declarer can no longer win.`;
}

/** Draws points and tricks that fit a story. */
import { PACK_POINTS, sumPoints } from '../../../game/skat/cards.ts';
import { KINDS } from '../../../game/skat/contract.ts';
import type { Law } from '../../../game/skat/laws.ts';
import type { Matadors } from '../../../game/skat/matadors.ts';
import { judgeDeclarer } from '../../../game/skat/result.ts';
import type { DeclarerResult } from '../../../game/skat/result.ts';
import type { Chance } from '../../../lib/random.ts';
import type { Level } from '../../drill.ts';
import { CLOSE } from './kinds.ts';
import type { Twelve } from './question.ts';
import type { Plot, Story } from './stories.ts';
import { bounds } from './twelve.ts';

/** Totals that no set of cards adds up to. */
const IMPOSSIBLE = [1, PACK_POINTS - 1];

/**
 * Draws the declarer's points and tricks for a story, within what the cards allow.
 *
 * Who sits where does not matter to the value: the declarer is Vorhand throughout.
 */
export function drawResult(
  chance: Chance,
  { contract, story }: Plot,
  matadors: Matadors | null,
  cards: Twelve | null,
  level: Level,
  law: Law,
): DeclarerResult {
  if (matadors === null) return nulloResult(chance, story, { contract, story }, law);
  const limits = bounds(contract, matadors, cards);
  const judged = (declarer: number, tricks: number, defenders = PACK_POINTS - declarer) =>
    judgeDeclarer(
      {
        declarer: 'V',
        points: { declarer, defenders, skat: 0 },
        tricks: { declarer: tricks, defenders: 10 - tricks },
      },
      contract,
      law,
    );
  if (story === 'made-schwarz') return judged(PACK_POINTS, 10);
  if (story === 'lost-schwarz') {
    // The skat is known only where it is untouched; a declarer who loses everything put low cards
    // away.
    const untouched = KINDS[contract.kind].skat === 'untouched' && cards !== null;
    const skat = untouched ? sumPoints(cards.skat) : chance.pick([0, 3, 4, 7, 10, 14]);
    const own = law.skatWithoutTrick === 'declarer' ? skat : 0;
    return judged(
      own,
      0,
      law.skatWithoutTrick === 'nobody' ? PACK_POINTS - skat : PACK_POINTS - own,
    );
  }
  const { from, to, tricks } = span(story, law);
  const close = level >= CLOSE && chance.happens(0.4);
  const least = Math.max(from, limits.least);
  const most = Math.max(least, Math.min(to, limits.most));
  const points = close ? edge(chance, story, least, most) : inside(chance, least, most);
  const fewest = Math.max(tricks[0], limits.tricks);
  return judged(points, chance.between(fewest, Math.max(fewest, tricks[1])));
}

function nulloResult(chance: Chance, story: Story, { contract }: Plot, law: Law): DeclarerResult {
  // The declarer's first trick ends the game, before the last trick.
  const before = chance.between(1, 8);
  const made = story === 'made';
  return judgeDeclarer(
    {
      declarer: 'V',
      points: { declarer: 0, defenders: 0, skat: 0 },
      tricks: made ? { declarer: 0, defenders: 10 } : { declarer: 1, defenders: before },
    },
    contract,
    law,
  );
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly tricks: readonly [number, number];
}

/** The range of points, both ends included, and of tricks for a story that is not schwarz. */
function span(story: Story, { targets }: Law): Span {
  switch (story) {
    case 'made':
      return { from: targets.game, to: targets.schneider - 1, tricks: [5, 8] };
    case 'lost':
      return { from: targets.outOfSchneider, to: targets.game - 1, tricks: [3, 6] };
    case 'lost-schneider':
      return { from: 8, to: targets.outOfSchneider - 1, tricks: [1, 3] };
    case 'made-schneider':
    case 'made-schwarz':
    case 'lost-schwarz':
      return { from: targets.schneider, to: PACK_POINTS, tricks: [7, 9] };
  }
}

/** A total at either end of the range, where one point decides. */
function edge(chance: Chance, story: Story, least: number, most: number): number {
  const ends = story === 'made-schneider' ? [least, most] : [least, most, most];
  return chance.pick(ends);
}

function inside(chance: Chance, least: number, most: number): number {
  const points = chance.between(least, most);
  return IMPOSSIBLE.includes(points) ? points - 1 : points;
}

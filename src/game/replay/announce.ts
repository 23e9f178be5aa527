/** Announces a place in one or two short sentences, for a live region. */
import {
  BEFORE_PLAY,
  sayLastPlay,
  sayLead,
  sayPlay,
  sayPutAway,
  sayTrick,
} from '#edition/game/replay/table-words.ts';
import { countsAt, countsPoints, sideName } from './counts.ts';
import type { SkatCount } from './counts.ts';
import { lineOf } from './replay.ts';
import type { LineId, Replay, Stop } from './replay.ts';
import type { SuitStyle } from '../words/cards.ts';
import type { Terms } from '../words/terms.ts';
import { OWN_TERMS } from '#edition/game/words/own-terms.ts';

/** How to announce a place. */
export interface AnnounceOptions {
  /** `hidden` leaves out every number of points. */
  readonly counts: SkatCount | 'hidden';
  /** Whether to name the two cards put away. */
  readonly layout: 'named' | 'hidden';
  readonly terms: Terms;
  readonly suits: SuitStyle;
}

export const PLAIN: AnnounceOptions = {
  counts: 'with-skat',
  layout: 'named',
  terms: OWN_TERMS,
  suits: 'french',
};

/** What happened at a place: `Trick 3. Vorhand leads the ace of clubs.` */
export function announce(
  replay: Replay,
  stop: Stop,
  options: AnnounceOptions = PLAIN,
  id: LineId = stop.line,
): string {
  const line = lineOf(replay, id);
  if (stop.trick === 0) {
    if (stop.place.at === 'deal') return BEFORE_PLAY.deal;
    if (line.layout === null || options.layout === 'hidden') return BEFORE_PLAY.layout;
    return sayPutAway(line.declarer, line.layout, options);
  }
  const played = stop.table.at(-1);
  if (played === undefined) return sayTrick(stop.trick);
  if (stop.table.length === 1) return sayLead(stop.trick, played, options);
  if (stop.taken === null) return sayPlay(played, options);
  const { by, points } = stop.taken;
  const counts =
    options.counts === 'hidden' || !countsPoints(line)
      ? null
      : countsAt(replay, stop, options.counts, id).map(({ side, points: number }) => ({
          name: sideName(side),
          number,
        }));
  const trickPoints = line.game.unit === 'point' ? points : null;
  return sayLastPlay(played, { by, points: trickPoints, counts }, options);
}

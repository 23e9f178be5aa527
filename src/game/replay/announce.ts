/** Announces a place in one or two short sentences, for a live region. */
import { countsAt, countsPoints, sideName } from './counts.ts';
import type { SkatCount } from './counts.ts';
import { lineOf } from './replay.ts';
import type { LineId, Replay, Stop } from './replay.ts';
import { cardName, cardNames } from '../words/cards.ts';
import type { SuitStyle } from '../words/cards.ts';
import type { Terms } from '../words/terms.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { seatName } from '../words/seats.ts';

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
  terms: 'en',
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
    if (stop.place.at === 'deal') return 'The deal.';
    if (line.layout === null || options.layout === 'hidden') return 'Before the first lead.';
    const who = line.declarer === null ? 'Put away last' : `${seatName(line.declarer)} puts away`;
    return `${who}: ${cardNames(line.layout, options.terms, options.suits)}.`;
  }
  const played = stop.table.at(-1);
  if (played === undefined) return `Trick ${stop.trick}.`;
  const card = cardName(played.card, options.terms, options.suits);
  const article = options.terms === 'en' ? 'the ' : '';
  if (stop.table.length === 1) {
    return `Trick ${stop.trick}. ${seatName(played.seat)} leads ${article}${card}.`;
  }
  const plays = `${seatName(played.seat)} plays ${article}${card}.`;
  if (stop.taken === null) return plays;
  const { by, points } = stop.taken;
  const takes = `${plays} ${seatName(by)} takes the trick`;
  if (options.counts === 'hidden' || !countsPoints(line)) return `${takes}.`;
  const counts = countsAt(replay, stop, options.counts, id)
    .map(({ side, points: sum }) => `${sideName(side)} ${sum}`)
    .join(', ');
  const trickPoints = line.game.unit === 'point' ? `, ${counted(points, 'point')}` : '';
  return `${takes}${trickPoints}: ${counts}.`;
}

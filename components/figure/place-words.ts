/** Names a place in words short enough for a line above the controls or a slider's value. */
import { sayCounts, sayLeader, sayLevel, sayPlace } from '#edition/game/words/figure/steps.ts';
import type { SaidPlace } from '#edition/game/words/figure/steps.ts';
import { countsAt, countsPoints, sideName } from '../../src/game/replay/counts.ts';
import type { Stop } from '../../src/game/replay/replay.ts';
import type { Figure } from './figure.svelte.ts';

/** What the words of a place need of it. */
export const toSaidPlace = ({ place, table, taken, trick }: Stop): SaidPlace => ({
  trick,
  isDeal: place.at === 'deal',
  cards: taken === null ? table.length : null,
});

/** `the deal`, `trick 4, second card`, `trick 4`. */
export const placeWords = (stop: Stop): string => sayPlace(toSaidPlace(stop));

/** `trick 4, declarer leads 33 : 21`; without the count while the reader counts along. */
export function tickWords(figure: Figure, stop: Stop): string {
  if (!figure.spoilers || stop.taken === null || !countsPoints(figure.line))
    return placeWords(stop);
  const { trick } = stop;
  const counts = countsAt(figure.replay, stop, figure.skatCount);
  const [first, second] = counts;
  if (counts.length !== 2 || first === undefined || second === undefined) {
    return sayCounts(
      trick,
      counts.map(({ points, side }) => ({ name: sideName(side), points })),
    );
  }
  if (first.points === second.points) return sayLevel(trick, first.points);
  const [more, less] = first.points > second.points ? [first, second] : [second, first];
  return sayLeader(trick, more.side, more.points, less.points);
}

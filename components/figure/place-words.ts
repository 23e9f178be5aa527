/** Names a place in words short enough for a line above the controls or a slider's value. */
import { countsAt, countsPoints, sideName } from '../../src/game/replay/counts.ts';
import type { Stop } from '../../src/game/replay/replay.ts';
import type { Figure } from './figure.svelte.ts';

const CARDS = ['', 'first card', 'second card', 'third card'] as const;

/** The words before a variation's title; none before a title that begins with “If”. */
export function branchLead(title: string): string {
  return /^If\b/.test(title) ? '' : 'Instead: ';
}

/** `the deal`, `trick 4, second card`, `trick 4`. */
export function placeWords(stop: Stop): string {
  if (stop.trick === 0) return stop.place.at === 'deal' ? 'the deal' : 'before the first lead';
  const card = stop.taken === null ? (CARDS[stop.table.length] ?? '') : '';
  return card === '' ? `trick ${stop.trick}` : `trick ${stop.trick}, ${card}`;
}

/** `trick 4, declarer leads 33 : 21`; without the count while the reader counts along. */
export function tickWords(figure: Figure, stop: Stop): string {
  const words = placeWords(stop);
  if (!figure.spoilers || stop.taken === null || !countsPoints(figure.line)) return words;
  const counts = countsAt(figure.replay, stop, figure.skatCount);
  const [first, second] = counts;
  if (counts.length !== 2 || first === undefined || second === undefined) {
    return `${words}, ${counts.map(({ points, side }) => `${sideName(side)} ${points}`).join(', ')}`;
  }
  if (first.points === second.points) return `${words}, level at ${first.points}`;
  const [more, less] = first.points > second.points ? [first, second] : [second, first];
  const lead = more.side === 'declarer' ? 'declarer leads' : `${more.side} lead`;
  return `${words}, ${lead} ${more.points} : ${less.points}`;
}

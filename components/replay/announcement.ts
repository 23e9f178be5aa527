import { announce } from '../../src/replay/announce.ts';
import { spokenText } from '../../src/replay/comment.ts';
import type { Figure } from './figure.svelte.ts';

/** What the figure says to the ear: nothing before the reader has moved. */
export function announcementOf(figure: Figure): string {
  const { line, look, message, question, remarks, stop } = figure;
  if (!figure.touched) return '';
  if (message !== '') return spokenText(message);
  const said = announce(figure.replay, stop, {
    counts: figure.spoilers ? figure.skatCount : 'hidden',
    layout: figure.skatKnown ? 'told' : 'hidden',
    terms: look.terms,
    suits: look.suits,
  });
  const start = stop === line.stops[0] && stop.line !== null;
  const off = figure.inOwnLine ? 'Off the record. ' : '';
  const branch = !start ? '' : off || `Variation: ${spokenText(line.title)}. `;
  const asks = question === null ? '' : ' How many points? The question waits.';
  const plays = figure.asked ? ' Which card do you play? It is your turn.' : '';
  const remarked = remarks === null || remarks.spoken === '' ? '' : ` ${remarks.spoken}`;
  return `${branch}${said}${asks}${plays}${remarked}`;
}

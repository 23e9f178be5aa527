import { announce } from '../../src/replay/announce.ts';
import { spokenText } from '../../src/replay/comment.ts';
import type { Figure } from './figure.svelte.ts';

/** What has just happened at the place, in a sentence or two; nothing the reader must not know. */
export function happeningAt(figure: Figure): string {
  const { look } = figure;
  return announce(figure.replay, figure.stop, {
    counts: figure.spoilers ? figure.skatCount : 'hidden',
    layout: figure.skatKnown ? 'told' : 'hidden',
    terms: look.terms,
    suits: look.suits,
  });
}

/** What the figure says to the ear: nothing before the reader has moved. */
export function announcementOf(figure: Figure): string {
  const { line, message, question, remarks, stop } = figure;
  if (!figure.touched) return '';
  if (message !== '') return message;
  const said = happeningAt(figure);
  const start = stop === line.stops[0] && stop.line !== null;
  const off = figure.inOwnLine ? 'Off the record. ' : '';
  const branch = !start ? '' : off || `Variation: ${spokenText(line.title)}. `;
  const asks = question === null ? '' : ' How many points? The question waits.';
  const remarked = remarks === null || remarks.spoken === '' ? '' : ` ${remarks.spoken}`;
  return `${branch}${said}${asks}${remarked}`;
}

import { announce } from '../../src/game/replay/announce.ts';
import { spokenText } from '../../src/game/replay/comment.ts';
import { stopOf } from '../../src/game/replay/replay.ts';
import type { Stop } from '../../src/game/replay/replay.ts';
import {
  ASKED,
  OFF_RECORD,
  sayBranch,
  sayGoOn,
  sayMark,
  sayVariation,
} from '#edition/game/words/figure/announcement.ts';
import { sayErratum } from '#edition/game/words/figure/notes.ts';
import type { Figure } from './figure.svelte.ts';

/** Describes in a sentence or two what just happened at a place, without spoilers. */
export function eventWords(figure: Figure, stop: Stop = figure.stop): string {
  return announce(figure.replay, stop, {
    counts: figure.spoilers ? figure.skatCount : 'hidden',
    layout: figure.skatKnown ? 'named' : 'hidden',
    terms: figure.look.terms,
    suits: figure.look.suits,
  });
}

/** The text for the figure's live region: empty before the reader has moved or asked. */
export function announcementOf(figure: Figure): string {
  const { line, message, question, remarks, spokenReply, stop } = figure;
  if (spokenReply !== '') return spokenReply;
  if (figure.choosing) return choiceWords(figure);
  if (!figure.hasActed) return '';
  if (message !== '') return spokenText(message);
  const start = stop === line.stops[0] && stop.line !== null;
  const off = figure.inOwnLine ? OFF_RECORD : '';
  const branch = !start ? '' : off || sayVariation(spokenText(line.title));
  const asks = question === null ? '' : ASKED.count;
  const plays = figure.awaitsCard ? ASKED.card : '';
  const remarkWords = remarks === null || remarks.spoken === '' ? '' : ` ${remarks.spoken}`;
  return `${branch}${eventWords(figure, stop)}${commentAt(figure)}${asks}${plays}${remarkWords}`;
}

/**
 * The mark of the card just played and the comments on it; those on earlier cards of the trick have
 * been announced. Nothing during automatic play, when the next card would interrupt them.
 */
function commentAt(figure: Figure): string {
  const { inOwnLine, skatKnown, spoilers, stop, ticker } = figure;
  if (!spoilers || inOwnLine || ticker.running) return '';
  const mark = stop.table.at(-1)?.mark;
  const markWords = mark ? sayMark(mark) : '';
  return stop.notes.reduce((words, note) => {
    if (note.kind === 'layout' && !skatKnown) return words;
    const text = note.kind === 'erratum' ? `${sayErratum(note.about)} ${note.why}` : note.text;
    return `${words} ${spokenText(text)}`;
  }, markWords);
}

/** Describes the way that → leads now: `2 of 3. Instead: Mittelhand ruffs low.` */
function choiceWords(figure: Figure): string {
  const { branches, choice, line, stop } = figure;
  const [number, ways] = [choice + 1, branches.length + 1];
  const branch = branches[choice - 1];
  if (branch !== undefined) return sayBranch(number, ways, branch.title, spokenText(branch.title));
  const next = stop.next === null ? null : eventWords(figure, stopOf(figure.replay, stop.next));
  return sayGoOn(number, ways, line.id === null, next === '' ? null : next);
}

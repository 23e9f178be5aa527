/** An evening as a table for a spreadsheet: a line for each game, in the form of RFC 4180. */
import { SEATS } from '../../game/skat/seats.ts';
import { SEAT_WORDS } from '../../game/words/seats.ts';
import { givenBy, owedTo } from './cost.ts';
import { playedBy } from './game.ts';
import type { Played } from './report.ts';

const HEAD = [
  'Number',
  'Name',
  'Date',
  'Vorhand',
  'Mittelhand',
  'Hinterhand',
  'Declarer',
  'Seat',
  'Game',
  'Won',
  'Points',
  'Score',
  'Worth of the cards',
  'Given by the declarer',
  'Given by the defenders',
  'Decided by',
  'Fault',
] as const;

/** The table; what is not known stands empty. */
export function makeSheet(evening: readonly Played[]): string {
  const rows = evening.map(({ cost, game }, index) => {
    const { date, declarer, hand, name, outcome, played, players, wrong } = game;
    const points = cost?.measure === 'points' ? cost : null;
    return [
      index + 1,
      name,
      date,
      ...SEATS.map((seat) => players[seat]),
      playedBy(game, SEAT_WORDS.en),
      declarer,
      played,
      outcome && (outcome.won ? 'yes' : 'no'),
      outcome?.points,
      outcome?.score,
      cost?.best,
      points && givenBy('declarer', points),
      points && givenBy('defenders', points),
      hand && cost && owedTo(hand, cost),
      wrong,
    ];
  });
  return [HEAD, ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  // A spreadsheet would reckon what begins like a formula; a name is a name.
  const text = /^[=+\-@\t\r]/u.test(value) ? `'${value}` : value;
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

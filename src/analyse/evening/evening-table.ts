/** An evening as a table for a spreadsheet: a line for each game, in the form of RFC 4180. */
import { SEATS } from '../../game/skat/seats.ts';
import { SEAT_WORDS } from '../../game/words/seats.ts';
import { csvText } from '../../lib/csv.ts';
import { givenBy, owedTo } from '../../game/analysis/cost.ts';
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
      playedBy(game, SEAT_WORDS),
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
  return csvText([HEAD, ...rows]);
}

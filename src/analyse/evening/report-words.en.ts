/** The words of the report on an evening, and of its table for a spreadsheet. */
import { counted } from '#edition/game/words/nouns.ts';
import { sideInSentence } from '../../game/replay/counts.ts';
import type { Deed } from '../../game/analysis/deeds.ts';
import type { Side } from '../../game/skat/result.ts';
import type { EveningReport } from './report.ts';

/** The report around its numbers. */
export const REPORT = {
  heading: 'The evening as a whole',
  byPlayer: 'By player',
  bySeat: 'By seat',
  byGame: 'By game',
  won: 'Won',
  lost: 'Lost',
  score: 'Score',
  givenByKind: 'What was given away, by kind',
  givenByPlayer: 'What was given away, by player',
  times: 'Times',
  points: 'Points',
  games: 'Games',
  openCards:
    'These numbers are worked out with all cards open, so a player who gives something away here may have played well on what could be seen. A card gives the game away if the game was won before it and lost after it, whatever came later.',
} as const;

/** The games of an evening, counted. */
export function sayReport({ all, games, passed, wrong }: EveningReport): string {
  const unread = wrong === 0 ? '' : `, of which ${wrong} could not be read`;
  const undecided = passed === 0 ? '' : `, ${passed} without a result`;
  return `${counted(games, 'game')}${unread}: ${all.won} won, ${all.lost} lost${undecided}.`;
}

const DEEDS: Readonly<Record<Deed, string>> = {
  layout: 'Two cards put away',
  lead: 'A lead',
  second: 'The second card of a trick',
  third: 'The third card of a trick',
  'giving-up': 'Giving up a game that was won',
};

/** What a side did, as the head of a row. */
export const deedOfSide = (deed: Deed, side: Side): string =>
  `${DEEDS[deed]}, by ${sideInSentence(side)}`;

/** The heads of the table’s columns, in their order. */
export const SHEET_HEADS = {
  number: 'Number',
  name: 'Name',
  date: 'Date',
  V: 'Vorhand',
  M: 'Mittelhand',
  H: 'Hinterhand',
  declarer: 'Declarer',
  seat: 'Seat',
  game: 'Game',
  won: 'Won',
  points: 'Points',
  score: 'Score',
  worth: 'What the cards were worth',
  givenByDeclarer: 'Given away by the declarer',
  givenByDefenders: 'Given away by the defenders',
  decidedBy: 'Decided by',
  fault: 'Fault',
} as const;

/** The words in the cells of the table. */
export const SHEET_CELLS = {
  won: 'yes',
  lost: 'no',
  decidedBy: { cards: 'cards', play: 'play', bid: 'bid' },
} as const;

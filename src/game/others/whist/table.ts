/** Whist at the table of a replay: partners’ tricks beside the table, the odd trick marked. */
import type { GameHand } from '../../notation/hand.ts';
import type { CountedPlace, Milestone, TableGame } from '../../replay/table-game.ts';
import { unprintedWords } from '../../replay/unprinted.ts';
import { ODD_TRICK, PARTNERS, TRICKS, WHIST_RULES, partnersOf, sortWhist } from './rules.ts';
import type { WhistGame, WhistSeat } from './rules.ts';

/** A hand of whist. */
export interface WhistHand extends GameHand {
  readonly contract: WhistGame;
  readonly leader: WhistSeat;
}

/** The trick by which partners have the odd one: from there each trick is one by cards. */
function oddTrick(places: readonly CountedPlace[]): Milestone[] {
  for (const { counts, name, trick } of places) {
    const has = counts.find(({ tricks }) => tricks === ODD_TRICK);
    if (has === undefined) continue;
    const { side } = has;
    return [{ trick, at: name, side, points: ODD_TRICK }];
  }
  return [];
}

export const WHIST: TableGame = {
  ...WHIST_RULES,
  engine: false,
  tricks: TRICKS,
  unit: 'trick',
  total: TRICKS,
  marks: () => [ODD_TRICK],
  contractName: () => '',
  counts: () => true,
  sides: () => PARTNERS,
  sideOf: (_, seat: WhistSeat) => partnersOf(seat),
  aside: () => 0,
  knowsAside: () => true,
  milestones: (_line, _targets, places) => oddTrick(places),
  prepare: (hand) => hand,
  change: (parent) => parent,
  cardsMove: () => false,
  start: ({ contract, deal, leader }: WhistHand) => {
    return { game: contract, declarer: null, hands: deal, tricks: [], leader, table: [] };
  },
  isDecided: () => false,
  sort: sortWhist,
  unprinted: unprintedWords,
};

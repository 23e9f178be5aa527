/** Whist at the table of a replay: partners’ tricks beside the table, the odd trick marked. */
import type { GameHand } from '../../notation/hand.ts';
import type { CountedPlace, MilestoneOf, TableGame } from '../../replay/table-game.ts';
import { unprintedWords } from '../../replay/unprinted.ts';
import { ODD_TRICK, PARTNERS, TRICKS, WHIST_RULES, partnersOf, sortWhist } from './rules.ts';
import type { WhistTable } from './rules.ts';

export type WhistHand = GameHand<WhistTable>;

/** The trick by which partners have the odd one: from there each trick is one by cards. */
function oddTrick(places: readonly CountedPlace<WhistTable>[]): MilestoneOf<WhistTable>[] {
  for (const { counts, name, trick } of places) {
    const has = counts.find(({ tricks }) => tricks === ODD_TRICK);
    if (has === undefined) continue;
    const { side } = has;
    return [{ trick, at: name, side, points: ODD_TRICK }];
  }
  return [];
}

export const WHIST: TableGame<WhistTable> = {
  ...WHIST_RULES,
  engine: false,
  tricks: TRICKS,
  sits: { A: 'below', B: 'left', C: 'above', D: 'right' },
  unit: 'trick',
  total: TRICKS,
  marks: () => [ODD_TRICK],
  contractName: () => '',
  counts: () => true,
  sides: () => PARTNERS,
  sideOf: (_, seat) => partnersOf(seat),
  aside: () => 0,
  knowsAside: () => true,
  milestones: (_line, _targets, places) => oddTrick(places),
  prepare: (hand) => hand,
  change: (parent) => parent,
  cardsMove: () => false,
  start: (before) => {
    const { contract, deal, leader } = before as WhistHand;
    return { game: contract, declarer: null, hands: deal, tricks: [], leader, table: [] };
  },
  isDecided: () => false,
  sort: sortWhist,
  unprinted: unprintedWords,
};

/** Calabrasella at the table of a replay: one against two, and a count of 35. */
import type { GameHand } from '../../notation/hand.ts';
import type { CountedPlace, MilestoneOf, TableGame } from '../../replay/table-game.ts';
import { unprintedWords } from '../../replay/unprinted.ts';
import {
  ALL_POINTS,
  CALABRASELLA_RULES,
  HELD,
  MAJORITY,
  alliesAgainst,
  sortCalabrasella,
  startCalabrasella,
} from './rules.ts';
import type { CalabrasellaTable } from './rules.ts';

type CalabrasellaHand = GameHand<CalabrasellaTable>;

/** The trick by which one side has more than half. */
function majority(
  places: readonly CountedPlace<CalabrasellaTable>[],
): MilestoneOf<CalabrasellaTable>[] {
  for (const { counts, name, trick } of places) {
    const has = counts.find(({ points }) => points >= MAJORITY);
    if (has !== undefined) return [{ trick, at: name, side: has.side, points: MAJORITY }];
  }
  return [];
}

export const CALABRASELLA: TableGame<CalabrasellaTable> = {
  ...CALABRASELLA_RULES,
  engine: false,
  tricks: HELD,
  sits: { A: 'left', B: 'above', C: 'right' },
  unit: 'point',
  total: ALL_POINTS,
  marks: () => [MAJORITY],
  contractName: () => '',
  counts: () => true,
  sides: ({ contract: { player } }) => [player, alliesAgainst(player)],
  sideOf: ({ contract: { player } }, seat) => (seat === player ? seat : alliesAgainst(player)),
  // The discard is nobody’s before the last trick, which brings it.
  aside: () => 0,
  knowsAside: ({ contract: { player } }, seat) => seat === player,
  milestones: (_line, _targets, places) => majority(places),
  prepare: (hand) => hand,
  change: (parent) => parent,
  cardsMove: () => true,
  start: (before) => startCalabrasella(before.contract, (before as CalabrasellaHand).deal),
  isDecided: () => false,
  sort: sortCalabrasella,
  unprinted: unprintedWords,
};

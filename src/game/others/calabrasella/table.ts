/** Calabrasella at the table of a replay: one against two, and a count of 35. */
import type { PackCard } from '../../cards/cards.ts';
import type { GameHand } from '../../notation/hand.ts';
import type { CountedPlace, LineTerms, Milestone, TableGame } from '../../replay/table-game.ts';
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
import type { CalabrasellaGame, CalabrasellaSeat } from './rules.ts';

/** A hand of Calabrasella. */
export interface CalabrasellaHand extends GameHand {
  readonly contract: CalabrasellaGame;
  readonly deal: Readonly<Record<CalabrasellaSeat, readonly PackCard[]>>;
}

/** What it is played with. */
interface CalabrasellaTerms extends LineTerms {
  readonly contract: CalabrasellaGame;
}

/** The trick by which one side has more than half. */
function majority(places: readonly CountedPlace[]): Milestone[] {
  for (const { counts, name, trick } of places) {
    const has = counts.find(({ points }) => points >= MAJORITY);
    if (has !== undefined) return [{ trick, at: name, side: has.side, points: MAJORITY }];
  }
  return [];
}

export const CALABRASELLA: TableGame = {
  ...CALABRASELLA_RULES,
  engine: false,
  tricks: HELD,
  unit: 'point',
  total: ALL_POINTS,
  marks: () => [MAJORITY],
  contractName: () => '',
  counts: () => true,
  sides: ({ contract: { player } }: CalabrasellaTerms) => [player, alliesAgainst(player)],
  sideOf: ({ contract: { player } }: CalabrasellaTerms, seat) =>
    seat === player ? seat : alliesAgainst(player),
  // The discard is nobody’s before the last trick, which brings it.
  aside: () => 0,
  knowsAside: ({ contract: { player } }: CalabrasellaTerms, seat) => seat === player,
  milestones: (_line, _targets, places) => majority(places),
  prepare: (hand) => hand,
  change: (parent) => parent,
  cardsMove: () => true,
  start: ({ contract, deal }: CalabrasellaHand) => startCalabrasella(contract, deal),
  isDecided: () => false,
  sort: sortCalabrasella,
  unprinted: unprintedWords,
};

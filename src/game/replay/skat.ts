/** Skat as a game of replays: its sides, its count, and how a hand begins. */
import { firstPosition, changePreparation } from '../notation/check/setting.ts';
import type { Hand, SkatVariation } from '../notation/hand.ts';
import { PACK_POINTS, sumPoints } from '../skat/cards.ts';
import type { Card } from '../skat/cards.ts';
import { KINDS, isRamsch } from '../skat/contract.ts';
import type { Contract } from '../skat/contract.ts';
import { sortCards } from '../skat/deal.ts';
import type { Deal, Layout } from '../skat/deal.ts';
import type { Targets } from '../skat/laws/law.ts';
import { SKAT_RULES, isDecided } from '../skat/play.ts';
import type { Preparation } from '../skat/played-hands.ts';
import { SEATS } from '../skat/seats.ts';
import type { Seat } from '../skat/seats.ts';
import { neededBy, pointLines } from '../skat/targets.ts';
import { contractName } from '#edition/game/words/game-name.ts';
import type { CountedPlace, LineTerms, Milestone, TableGame } from './table-game.ts';

/** The contract, the declarer and the layout of a line of Skat. */
export interface SkatTerms extends LineTerms {
  readonly contract: Contract;
  readonly declarer: Seat | null;
  readonly layout: Layout | null;
}

/** The card points in the skat, or of the two cards put away. */
export function skatPoints(
  { hand }: { readonly hand: Pick<Hand, 'deal'> },
  { layout }: SkatTerms,
): number {
  return sumPoints(layout ?? hand.deal.skat);
}

/** Whether the skat may count for a side before the end; in a Ramsch it belongs to nobody. */
export function skatCounts(line: SkatTerms): boolean {
  return counts(line) && !isRamsch(line.contract.kind);
}

function counts({ contract }: SkatTerms): boolean {
  return KINDS[contract.kind].aim !== 'no-trick';
}

/** The counts that were reached, and the trick that lost the game; none in a Ramsch. */
function milestones(
  line: SkatTerms,
  targets: Targets,
  places: readonly CountedPlace[],
): Milestone[] {
  if (line.declarer === null) return [];
  const { aim } = KINDS[line.contract.kind];
  const reached: Milestone[] = [];
  if (aim === 'no-trick' || aim === 'every-trick') {
    const loser = aim === 'no-trick' ? 'declarer' : 'defenders';
    const lost = places.find(({ by }) => by !== null && SKAT.sideOf(line, by) === loser);
    if (lost) reached.push({ trick: lost.trick, at: lost.name, side: loser, points: null });
  }
  if (!counts(line)) return reached;
  for (const place of places) reached.push(...linesPassed(place, targets, reached));
  return reached;
}

function linesPassed(
  { counts, name, trick }: CountedPlace,
  targets: Targets,
  before: readonly Milestone[],
): Milestone[] {
  return counts.flatMap(({ points, side }) => {
    if (side !== 'declarer' && side !== 'defenders') return [];
    return pointLines(neededBy(side, targets))
      .filter(
        (line) =>
          points >= line && !before.some((other) => other.side === side && other.points === line),
      )
      .map((line) => ({ trick, at: name, side, points: line }));
  });
}

/** Whether any card changes hands between the deal and the first lead. */
export function cardsMove({ contract, exchange }: Preparation): boolean {
  return KINDS[contract.kind].skat !== 'untouched' || exchange !== null;
}

export const SKAT: TableGame = {
  ...SKAT_RULES,
  engine: true,
  tricks: 10,
  unit: 'point',
  total: PACK_POINTS,
  marks: pointLines,
  contractName: ({ contract }: SkatTerms, { laws }: Hand) => contractName(contract, laws),
  counts,
  sides: ({ declarer }) => (declarer === null ? SEATS : ['declarer', 'defenders']),
  sideOf: ({ declarer }, seat) =>
    declarer === null ? seat : seat === declarer ? 'declarer' : 'defenders',
  aside: (line: SkatTerms, { skat }: Deal) =>
    skatCounts(line) ? sumPoints(line.layout ?? skat) : 0,
  knowsAside: ({ contract, declarer }: SkatTerms, seat) =>
    seat === declarer && KINDS[contract.kind].skat !== 'untouched',
  milestones,
  prepare: (hand: Hand) => hand,
  change: (parent: Preparation, variation: SkatVariation) => changePreparation(parent, variation),
  cardsMove,
  start: firstPosition,
  isDecided,
  sort: (cards: readonly Card[]) => sortCards(cards),
};

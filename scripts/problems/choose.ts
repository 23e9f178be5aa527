/** Makes problems of the places that were found, and adds them to the set that stands. */
import { dealNumbered, readDealName, seedOfDeal } from '../../src/game/codes/numbered-deals.ts';
import { LAWS } from '../../src/game/skat/laws.ts';
import type { LawId } from '../../src/game/skat/laws.ts';
import { playCard, toMove } from '../../src/game/skat/play.ts';
import { makeSolver } from '../../src/game/solver/solver.ts';
import { makeProblemLine, readProblemHead } from '../../src/problems/problem-line.ts';
import type { ProblemLaw } from '../../src/problems/problem-set.ts';
import { readProblem } from '../../src/problems/read-problems.ts';
import type { ListedProblem } from '../../src/problems/read-problems.ts';
import { themeOf } from '../../src/problems/theme-of.ts';
import type { ThemeId } from '../../src/problems/themes.ts';
import { startContract } from '../../src/strategy/players/contract-play.ts';
import type { DealState } from '../../src/strategy/players/state.ts';
import { seatView } from '../../src/strategy/players/view.ts';
import type { FoundPlace } from './find.ts';
import { gradeOf, isHardEnough, wrongCard } from './ladder.ts';
import { refute } from './refute.ts';
import { twinKey } from './twins.ts';

/** A place that was found, and by which rules it is played. */
export interface LawPlace {
  readonly law: LawId;
  readonly place: FoundPlace;
}

/** How many problems there are to be by each rule book. */
export const WANTED: Readonly<Record<ProblemLaw, number>> = { isko: 600, 'american-1922': 200 };

/** No theme has more than this share of a set. */
export const MOST_OF_A_THEME = 0.1;

const solver = makeSolver();

/** The deal of a place at the place. */
export function stateOfPlace(place: FoundPlace, lawId: LawId): DealState {
  const { bid, bidding, contract, declarer, drawn, layout, played } = place;
  const number = readDealName(place.deal);
  if (!number.ok) throw new RangeError(`There is no deal ${place.deal}.`);
  const deal = dealNumbered(number.value);
  const start = startContract({ bid, contract, deal, declarer, layout }, LAWS[lawId]);
  return { ...start, bidding, drawn, play: played.reduce(playCard, start.play!) };
}

/**
 * The set that stands, with the problems of new places: no twins, one problem of a deal, and no more than a tenth
 * for each theme. Those that stand come first, since answers of readers belong to them; of the new ones come those
 * that lead by most.
 */
export function chooseProblems(
  standing: readonly ListedProblem[],
  places: readonly LawPlace[],
): ListedProblem[] {
  const keys = new Set(standing.map((one) => twinKey(readProblem(one).view)));
  const deals = new Set(standing.map(({ deal }) => deal));
  const added = places.flatMap(({ law, place }) => {
    if (deals.has(place.deal)) return [];
    const state = stateOfPlace(place, law);
    const key = twinKey(seatView(state, toMove(state.play!)));
    if (keys.has(key)) return [];
    keys.add(key);
    deals.add(place.deal);
    return makeProblem(place, state, law) ?? [];
  });
  added.sort((one, other) => other.lead - one.lead);
  return withinThemes([...standing, ...added.map(({ problem }) => problem)]);
}

/** A problem of a place and how far its right card leads, by the lesser of two measures; null where it is none. */
function makeProblem(
  place: FoundPlace,
  state: DealState,
  law: LawId,
): { readonly problem: ListedProblem; readonly lead: number } | null {
  const { aim, deal, deals, goal, right, shares, votes } = place;
  const wrong = wrongCard(votes, right);
  if (wrong === null || !isHardEnough(votes, right)) return null;
  const view = seatView(state, toMove(state.play!));
  const seed = seedOfDeal(readNumber(deal));
  const refutation = refute(solver, state, goal, right[0]!, wrong, seed + 41);
  if (refutation === null) return null;
  const points =
    aim === 'schneider' || (aim === 'count-out' && isBeyond(place, lawTarget(state)))
      ? pointsOf(place)
      : null;
  const line = makeProblemLine({
    aim,
    deal,
    state,
    points,
    shares,
    deals,
    right,
    grade: gradeOf(votes, right),
    themes: [themeOf(view, right[0]!, wrong)],
    refutation,
  });
  const best = shares.find(({ card }) => card === right[0])!;
  const others = shares.filter(({ card }) => !right.includes(card));
  const lead = Math.min(
    ...others.map((one) => Math.min(best.weighed - one.weighed, best.even - one.even)),
  );
  return { problem: { ...readProblemHead(line, law)!, line }, lead };
}

const lawTarget = ({ law }: DealState): number => law.targets.game;
const pointsOf = ({ goal }: FoundPlace): number | null => ('points' in goal ? goal.points : null);
const isBeyond = (place: FoundPlace, game: number): boolean => {
  const points = pointsOf(place);
  return points !== null && points !== game;
};

function readNumber(name: string): bigint {
  const number = readDealName(name);
  if (!number.ok) throw new RangeError(`There is no deal ${name}.`);
  return number.value;
}

/** Drops problems of full themes, the last first, until no theme has more than its share. */
function withinThemes(all: readonly ListedProblem[]): ListedProblem[] {
  for (let total = all.length; ; total--) {
    const most = Math.max(1, Math.floor(MOST_OF_A_THEME * total));
    const counts = new Map<ThemeId, number>();
    const chosen = all.filter(({ themes: [theme] }) => {
      const count = (counts.get(theme!) ?? 0) + 1;
      if (count > most) return false;
      counts.set(theme!, count);
      return true;
    });
    if (chosen.length >= total) return chosen.slice(0, total);
    if (total <= 1) return chosen;
  }
}

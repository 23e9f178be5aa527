/** Makes problems of the places that were found, and chooses the set. Nothing here needs the search again. */
import { dealNumbered, readDealName, seedOfDeal } from '../../src/game/codes/numbered-deals.ts';
import { LAWS } from '../../src/game/skat/laws.ts';
import type { LawId } from '../../src/game/skat/laws.ts';
import { playCard, toMove } from '../../src/game/skat/play.ts';
import { makeSolver } from '../../src/game/solver/solver.ts';
import { makeProblemLine } from '../../src/problems/problem-line.ts';
import { themeOf } from '../../src/problems/theme-of.ts';
import type { ThemeId } from '../../src/problems/themes.ts';
import { startContract } from '../../src/strategy/players/contract-play.ts';
import type { DealState } from '../../src/strategy/players/state.ts';
import { seatView } from '../../src/strategy/players/view.ts';
import type { Grade } from '../../src/problems/problem.ts';
import { isHidden } from './places.ts';
import type { FoundPlace } from './find.ts';
import { gradeOf, isHardEnough, wrongCard } from './ladder.ts';
import { refute } from './refute.ts';
import { twinKey } from './twins.ts';

/** A problem that might be in the set. */
export interface Chosen {
  readonly law: LawId;
  readonly grade: Grade;
  readonly place: FoundPlace;
  readonly theme: ThemeId;
  readonly line: string;
  /** How far the right card leads, by the least of its three measures. */
  readonly lead: number;
}

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

/** Problems of places, without twins, and no more than a tenth for each theme: those that lead most stay. */
export function chooseProblems(
  places: readonly { readonly law: LawId; readonly place: FoundPlace }[],
): Chosen[] {
  const keys = new Set<string>();
  const all = places.flatMap(({ law, place }): Chosen[] => {
    const state = stateOfPlace(place, law);
    const view = seatView(state, toMove(state.play!));
    const key = twinKey(view);
    if (keys.has(key) || !isHidden(view)) return [];
    keys.add(key);
    return makeProblem(place, state, law);
  });
  return withinThemes(all);
}

function makeProblem(place: FoundPlace, state: DealState, law: LawId): Chosen[] {
  const { aim, deal, deals, goal, right, shares, votes } = place;
  const wrong = wrongCard(votes, right);
  if (wrong === null || !isHardEnough(votes, right)) return [];
  const view = seatView(state, toMove(state.play!));
  const seed = seedOfDeal(readNumber(deal));
  const refutation = refute(solver, state, goal, right[0]!, wrong, seed + 41);
  if (refutation === null) return [];
  const theme = themeOf(view, right[0]!, wrong);
  const points =
    aim === 'schneider' || (aim === 'count-out' && isBeyond(place, lawTarget(state)))
      ? pointsOf(place)
      : null;
  const grade = gradeOf(votes, right);
  const line = makeProblemLine({
    aim,
    deal,
    state,
    points,
    shares,
    deals,
    right,
    grade,
    themes: [theme],
    refutation,
  });
  const best = shares.find(({ card }) => card === right[0])!;
  const others = shares.filter(({ card }) => !right.includes(card));
  const lead = Math.min(
    ...others.map((one) => Math.min(best.weighed - one.weighed, best.even - one.even)),
  );
  return [{ law, place, theme, grade, line, lead }];
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

/** Drops problems of full themes, those that lead least first, until no theme has more than its share. */
function withinThemes(all: readonly Chosen[]): Chosen[] {
  const ranked = [...all].sort((one, other) => other.lead - one.lead);
  for (let total = ranked.length; ; total--) {
    const most = Math.max(1, Math.floor(MOST_OF_A_THEME * total));
    const counts = new Map<ThemeId, number>();
    const chosen = ranked.filter(({ theme }) => {
      const count = (counts.get(theme) ?? 0) + 1;
      if (count > most) return false;
      counts.set(theme, count);
      return true;
    });
    if (chosen.length >= total) return chosen.slice(0, total);
    if (total <= 1) return chosen;
  }
}

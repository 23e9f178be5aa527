/**
 * Looks for the problem of a deal: plays it, and puts the places at which a card seems to matter through one
 * test after the other, the cheap ones first. What it finds is what is costly to find; themes, grades and
 * refutations are made from it by `make` (choose.ts).
 */
import type { Card } from '../../src/game/skat/cards.ts';
import { makeDealName, seedOfDeal } from '../../src/game/codes/numbered-deals.ts';
import { makeSolver } from '../../src/game/solver/solver.ts';
import { finish } from '../../src/game/solver/task.ts';
import { Chance } from '../../src/lib/random.ts';
import type { ProblemAim, ProblemShare } from '../../src/problems/problem.ts';
import { themeOf } from '../../src/problems/theme-of.ts';
import type { ThemeId } from '../../src/problems/themes.ts';
import type { GameAim } from '../../src/strategy/players/cards/aim.ts';
import { judgeShares } from '../../src/strategy/players/cards/judge.ts';
import { HALF, clearCard, leadOf } from '../../src/strategy/players/clear-card.ts';
import type { Classes, ClearPlace } from '../../src/strategy/players/clear-card.ts';
import { winsInEveryDeal } from '../../src/strategy/players/counted-out.ts';
import type { DealState } from '../../src/strategy/players/state.ts';
import { imagine } from '../../src/strategy/players/worlds/imagine.ts';
import { isPlain, playedPlaces } from './places.ts';
import type { Candidate } from './places.ts';
import { RUNGS, askRungs, isHardEnough, wrongCard } from './ladder.ts';
import type { Votes } from './ladder.ts';
import { LEAD_PLAYED, playOut } from './play-out.ts';
import { STREAMS, contractAt, dealAt } from './streams.ts';
import type { StreamName } from './streams.ts';

/** And so clear a lead in so many deals before it is weighed in full. */
const SECOND_LOOK = { worlds: 30, lead: 0.12 } as const;
/** From this trick on (the first is 0) a problem must be one that can be counted out. */
export const COUNTED_FROM = 6;
/** So many places of a deal are put through the costly tests at most. */
const MOST_TESTED = 4;

/** A place that passed all tests. */
export interface FoundPlace {
  readonly deal: string;
  readonly bidding: DealState['bidding'];
  readonly bid: number | null;
  readonly contract: NonNullable<DealState['contract']>;
  readonly declarer: NonNullable<DealState['declarer']>;
  readonly drawn: DealState['drawn'];
  readonly layout: DealState['layout'];
  readonly played: readonly Card[];
  readonly aim: ProblemAim;
  /** As it was thought when it was found; it is made anew later. */
  readonly theme: ThemeId;
  readonly goal: GameAim;
  readonly right: readonly Card[];
  readonly shares: readonly ProblemShare[];
  readonly deals: { readonly weighed: number; readonly even: number; readonly played: number };
  readonly votes: Votes;
}

/** What was found in a deal, and what it cost: for each stage how many places came to it, and the time. */
export interface FoundRow {
  readonly at: number;
  readonly found: FoundPlace | null;
  readonly stages: Readonly<Record<string, readonly [places: number, ms: number]>>;
}

/** What a stream has enough of for the places that it has. */
export interface Enough {
  readonly themes: ReadonlySet<ThemeId>;
  /** Places that are counted out: others of the same deal come first. */
  readonly counted: boolean;
}

/** Milliseconds of the processor: other work on the machine does not count. */
const processorTime = (): number => process.cpuUsage().user / 1000;

const solver = makeSolver();
/**
 * The first place of a deal that passes all tests, the rarer kinds tried first.
 *
 * @param enough what there is enough of: such places would find no room, and need no costly test.
 */
export function findInDeal(
  stream: StreamName,
  at: number,
  enough: Enough = { themes: new Set(), counted: false },
): FoundRow {
  const stages: Record<string, [number, number]> = {};
  const timed = <Result>(stage: string, work: () => Result): Result => {
    const began = processorTime();
    const result = work();
    const spent = (stages[stage] ??= [0, 0]);
    spent[0]++;
    spent[1] += Math.round(processorTime() - began);
    return result;
  };
  const number = dealAt(STREAMS[stream], at);
  const seed = seedOfDeal(number);
  const begin = timed('bid', () => contractAt(STREAMS[stream], at));
  if (begin === null || !isPlain(begin)) return { at, found: null, stages };
  const candidates = timed('play', () =>
    playedPlaces(solver, begin, seed, STREAMS[stream].looksAt),
  );
  const asked = [...candidates].sort(
    (one, other) => priorityOf(other, enough) - priorityOf(one, enough),
  );
  let tested = 0;
  for (const candidate of asked) {
    if (!timed('look', () => leadsClearly(candidate, seed))) continue;
    if (++tested > MOST_TESTED) break;
    const found = testPlace(candidate, seed, enough.themes, timed);
    if (found !== null) return { at, found: { deal: makeDealName(number), ...found }, stages };
  }
  return { at, found: null, stages };
}

/** The rarer kinds are tried first. */
function priorityOf({ aim, view }: Candidate, { counted }: Enough): number {
  const { declarer, seat, table, tricks } = view;
  const leadsEarly = seat !== declarer && table.length === 0 && tricks.length < 3;
  return (
    (leadsEarly ? 4 : 0) +
    (seat === declarer ? 0 : 3) +
    (aim === 'schneider' ? 1 : 0) +
    (tricks.length >= COUNTED_FROM ? (counted ? -2 : 2) : 0) +
    tricks.length / 20
  );
}

function leadsClearly({ classes, goal, view }: Candidate, seed: number): boolean {
  const { worlds } = SECOND_LOOK;
  const imagined = imagine(view, new Chance(seed + 17), { belief: true, worlds });
  const legal = classes.flat();
  const shares = finish(judgeShares(solver, view, imagined, legal, goal));
  return (
    leadOf(new Map(shares.map((one) => [one.card, one.share])), classes).lead >= SECOND_LOOK.lead
  );
}

type Timed = <Result>(stage: string, work: () => Result) => Result;

/** The best class, the next two, and that of the wrong card that players choose; the others are far behind. */
function nearest(classes: Classes, { best, shares }: ClearPlace, wrong: Card): Classes {
  const shareOf = (cards: readonly Card[]): number =>
    Math.max(...shares.filter(({ card }) => cards.includes(card)).map(({ share }) => share));
  const others = classes
    .filter((cards) => !cards.includes(best[0]!))
    .sort((one, other) => shareOf(other) - shareOf(one));
  const chosen = others.filter((cards, at) => at < 2 || cards.includes(wrong));
  return [best, ...chosen];
}

/** The tests in full; null as soon as one fails. */
function testPlace(
  { aim, classes, goal, state, view, votes }: Candidate,
  seed: number,
  full: ReadonlySet<ThemeId>,
  timed: Timed,
): Omit<FoundPlace, 'deal'> | null {
  const chance = new Chance(seed + view.tricks.length);
  const clear = timed('weigh', () => finish(clearCard(solver, view, chance, goal)));
  if (clear === null || !isHardEnough(votes, clear.best)) return null;
  const wrong = wrongCard(votes, clear.best);
  if (wrong === null) return null;
  const theme = themeOf(view, clear.best[0]!, wrong);
  if (full.has(theme)) return null;
  const isLate = view.tricks.length >= COUNTED_FROM;
  if (isLate && timed('count', () => winsInEveryDeal(view, goal, clear.best[0]!)) !== true)
    return null;
  const played = timed('play out', () =>
    playOut(solver, state, goal, nearest(classes, clear, wrong), seed + 29),
  );
  if (played.lead < LEAD_PLAYED) return null;
  const ladder = timed('ladder', () => askRungs(solver, view, goal, RUNGS.slice(3), seed));
  const { bid, bidding, contract, declarer, drawn, layout, play } = state;
  return {
    bidding,
    bid,
    contract: contract!,
    declarer: declarer!,
    drawn,
    layout,
    played: [...play!.tricks.flatMap(({ cards }) => cards), ...play!.table],
    aim: isLate ? 'count-out' : aim,
    theme,
    goal,
    right: clear.best,
    shares: clear.shares.map(({ card, even, share }) => ({
      card,
      weighed: share,
      even,
      played: played.shares.get(card) ?? null,
    })),
    deals: { weighed: 2 * HALF, even: HALF, played: played.deals },
    votes: { ...votes, ...ladder },
  };
}

/**
 * Looks for the problem of a deal: plays it, and puts the places at which a card seems to matter through one
 * test after the other, the cheap ones first. What it finds is what is dear to find; themes, grades and
 * refutations are made from it later (choose.ts).
 */
import type { Card } from '../../src/game/skat/cards.ts';
import { KINDS } from '../../src/game/skat/contract.ts';
import { makeDealName, seedOfDeal } from '../../src/game/codes/numbered-deals.ts';
import { playCard, toMove } from '../../src/game/skat/play.ts';
import { makeSolver } from '../../src/game/solver/solver.ts';
import { finish } from '../../src/game/solver/task.ts';
import { Chance } from '../../src/lib/random.ts';
import type { ProblemAim, ProblemShare } from '../../src/problems/problem.ts';
import { themeOf } from '../../src/problems/theme-of.ts';
import type { ThemeId } from '../../src/problems/themes.ts';
import { aimOf } from '../../src/strategy/players/cards/aim.ts';
import type { GameAim } from '../../src/strategy/players/cards/aim.ts';
import { judgeShares } from '../../src/strategy/players/cards/judge.ts';
import { HALF, classesOf, clearCard, leadOf } from '../../src/strategy/players/clear-card.ts';
import type { Classes, ClearPlace } from '../../src/strategy/players/clear-card.ts';
import { winsInEveryDeal } from '../../src/strategy/players/counted-out.ts';
import { bookCard } from '../../src/strategy/players/rules/card.ts';
import type { DealState } from '../../src/strategy/players/state.ts';
import { seatView } from '../../src/strategy/players/view.ts';
import type { SeatView } from '../../src/strategy/players/view.ts';
import { imagine } from '../../src/strategy/players/worlds/imagine.ts';
import { RUNGS, askRungs, isHardEnough, wrongCard } from './ladder.ts';
import type { Votes } from './ladder.ts';
import { LEAD_PLAYED, outcome, playOut } from './play-out.ts';
import { STREAMS, contractAt, dealAt } from './streams.ts';
import type { StreamName } from './streams.ts';

/** How many deals the players imagine for a card while a deal is played. */
const WORLDS = 12;
/** A player’s own weighing must show so clear a lead before a place is looked at. */
const WORTH_A_LOOK = 0.2;
const LOW_RUNGS = RUNGS.slice(0, 3);
/** And so clear a lead in so many deals before it is weighed in full. */
const SECOND_LOOK = { worlds: 30, lead: 0.12 } as const;
/** Places after these tricks are not asked about: the last trick plays itself. */
const LAST_TRICK = 8;
/** From this trick on (the first is 0) a problem must be one that can be counted out. */
export const COUNTED_FROM = 6;
/** So many places of a deal are put through the dear tests at most. */
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

interface Candidate {
  readonly state: DealState;
  readonly view: SeatView;
  readonly aim: ProblemAim;
  readonly goal: GameAim;
  readonly classes: Classes;
  readonly votes: Votes;
  readonly priority: number;
}

/** Milliseconds of the processor: other work on the machine does not count. */
const processorTime = (): number => process.cpuUsage().user / 1000;

const solver = makeSolver();
/**
 * The first place of a deal that passes all tests, the rarer kinds tried first.
 *
 * @param full themes of which there are enough: their places would find no room, and need no dear test.
 */
export function findInDeal(
  stream: StreamName,
  at: number,
  full: ReadonlySet<ThemeId> = new Set(),
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
  const candidates = timed('play', () => playedPlaces(begin, seed));
  const { onlyDefence } = STREAMS[stream];
  const asked = candidates
    .filter(({ view }) => !onlyDefence || view.seat !== view.declarer)
    .sort((one, other) => other.priority - one.priority);
  let tested = 0;
  for (const candidate of asked) {
    if (!timed('look', () => leadsClearly(candidate, seed))) continue;
    if (++tested > MOST_TESTED) break;
    const found = testPlace(candidate, seed, full, timed);
    if (found !== null) return { at, found: { deal: makeDealName(number), ...found }, stages };
  }
  return { at, found: null, stages };
}

/**
 * Plays a deal: where the lowest rungs agree as they do, else as a few imagined deals have it. Where these
 * see a difference, it is a place to look at.
 */
function playedPlaces(begin: DealState, seed: number): Candidate[] {
  const found: Candidate[] = [];
  for (let state = begin; ;) {
    const view = seatView(state, toMove(state.play!));
    if (view.asked?.what !== 'card') break;
    const { card, places } = playedCard(state, view, seed);
    found.push(...places);
    state = { ...state, play: playCard(state.play!, card) };
    const isOver = 'tricks' in aimOf(view) ? outcome(state, aimOf(view)) !== null : false;
    if (isOver || state.play!.tricks.length > LAST_TRICK) break;
  }
  return found;
}

function playedCard(
  state: DealState,
  view: SeatView,
  seed: number,
): { readonly card: Card; readonly places: readonly Candidate[] } {
  if (view.asked?.what !== 'card') throw new RangeError('A card was to be asked.');
  const { legal } = view.asked;
  const classes = classesOf(view, legal);
  const book = bookCard(view, new Chance(seed)).card;
  if (classes.length < 2) return { card: book, places: [] };
  const game = aimOf(view);
  const cards = view.tricks.length * 3 + view.table.length;
  const votes = askRungs(solver, view, game, LOW_RUNGS, seed + cards);
  if (areAgreed(votes, classes)) return { card: book, places: [] };
  const imagined = imagine(view, new Chance(seed + cards), { belief: false, worlds: WORLDS });
  const sharesFor = (goal: GameAim): ReadonlyMap<Card, number> =>
    new Map(
      finish(judgeShares(solver, view, imagined, legal, goal)).map((one) => [one.card, one.share]),
    );
  const shares = sharesFor(game);
  const best = Math.max(...shares.values());
  const worst = Math.min(...shares.values());
  if (!isSeen(view)) return { card: book, places: [] };
  const place = { state, view, classes };
  if (leadOf(shares, classes).lead >= WORTH_A_LOOK) {
    const [card] = leadOf(shares, classes).best;
    const aim = aimName(view, false);
    return { card: card!, places: [withPriority({ ...place, aim, goal: game, votes })] };
  }
  if (best === worst && (best === 0 || best === 1) && !('tricks' in game)) {
    const goal = nextGoal(view, best);
    const further = sharesFor(goal);
    const { best: bestCards, lead } = leadOf(further, classes);
    if (lead < WORTH_A_LOOK) return { card: book, places: [] };
    const told = askRungs(solver, view, goal, LOW_RUNGS, seed + cards);
    const places = areAgreed(told, classes)
      ? []
      : [withPriority({ ...place, aim: aimName(view, true), goal, votes: told })];
    return { card: bestCards[0]!, places };
  }
  const near = shares.get(book)! >= best - 0.1;
  return { card: near ? book : leadOf(shares, classes).best[0]!, places: [] };
}

/** Whether the rungs choose one card, or cards that are as good as the same. */
function areAgreed(votes: Votes, classes: Classes): boolean {
  const chosen = new Set(Object.values(votes).flat());
  return classes.some((cards) => [...chosen].every((card) => cards.includes(card)));
}

/** Whether no other hand lies open: a problem is about what is hidden. */
const isSeen = ({ open, declarer, seat }: SeatView): boolean => open === null || seat === declarer;

/** The step beyond a game that is won or lost: 90 points, or 31. */
function nextGoal({ declarer, law, seat }: SeatView, share: number): GameAim {
  const isWon = share > 0.5 === (seat === declarer);
  return { points: isWon ? law.targets.schneider : law.targets.outOfSchneider };
}

/** Points of the defenders from which a problem of theirs is one of counting to sixty. */
const COUNTED_POINTS = 30;

function aimName(view: SeatView, further: boolean): ProblemAim {
  if (further) return 'schneider';
  const { contract, declarer, seat, tricks } = view;
  if (seat === declarer) return 'win';
  if (KINDS[contract!.kind].trumps === 'none') return 'beat';
  const own = tricks.filter(({ winner }) => winner !== declarer);
  const points = own.reduce((sum, trick) => sum + trick.points, 0);
  return points >= COUNTED_POINTS ? 'sixty' : 'beat';
}

/**
 * Whether the declarer plays for 61 or for no trick: a problem must not hang on an overbid or a promise.
 * The declarer alone can know, so the defenders are not asked.
 */
function isPlain(state: DealState): boolean {
  const { declarer, law } = state;
  if (declarer === null) return false;
  const goal = aimOf(seatView(state, declarer));
  return 'tricks' in goal ? goal.tricks === 'none' : goal.points === law.targets.game;
}

/** The rarer kinds are tried first. */
function withPriority(place: Omit<Candidate, 'priority'>): Candidate {
  const { declarer, seat, table, tricks } = place.view;
  const leadsEarly = seat !== declarer && table.length === 0 && tricks.length < 3;
  const priority =
    (leadsEarly ? 4 : 0) +
    (place.aim === 'schneider' ? 2 : 0) +
    (tricks.length >= COUNTED_FROM ? 2 : 0) +
    (seat === declarer ? 0 : 1) +
    tricks.length / 20;
  return { ...place, priority };
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
  const isLate = view.tricks.length >= COUNTED_FROM;
  if (isLate && timed('count', () => winsInEveryDeal(view, goal, clear.best[0]!)) !== true)
    return null;
  const wrong = wrongCard(votes, clear.best);
  if (wrong === null) return null;
  const theme = themeOf(view, clear.best[0]!, wrong);
  if (!isLate && full.has(theme)) return null;
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

/**
 * `npm run measure -- places`: deals played out by strong players under today’s rules, and in them the cards
 * that are clearly best by what the player could know, for the drill on the middle of a hand
 * (content/practice/places.json). The deals are named by their numbers, so that a reader can play them.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LAWS } from '../../src/game/skat/laws.ts';
import {
  dealByChance,
  dealNumbered,
  makeDealName,
  seedOfDeal,
} from '../../src/game/codes/numbered-deals.ts';
import { makeSolver } from '../../src/game/solver/solver.ts';
import { finish } from '../../src/game/solver/task.ts';
import { Chance } from '../../src/lib/random.ts';
import { kindOfPlace, makePlaceLine } from '../../src/practice/drills/mid-hand/place-line.ts';
import { MID_HAND_KINDS } from '../../src/practice/drills/mid-hand/question.ts';
import type { MidHandKind } from '../../src/practice/drills/mid-hand/question.ts';
import { aimOf } from '../../src/strategy/players/cards/aim.ts';
import { clearCard } from '../../src/strategy/players/clear-card.ts';
import { makePlayer } from '../../src/strategy/players/levels.ts';
import { chanceAt } from '../../src/strategy/players/play-deal.ts';
import { seatToAct, startDeal } from '../../src/strategy/players/state.ts';
import type { DealState } from '../../src/strategy/players/state.ts';
import { takeAction } from '../../src/strategy/players/table.ts';
import { seatView } from '../../src/strategy/players/view.ts';
import type { SeatView } from '../../src/strategy/players/view.ts';
import { showProgress } from './progress.ts';

const FILE = join('content', 'practice', 'places.json');
const KEPT = join('.cache', 'drills');
const SEED = 52;
/** Deals that are played. */
export const PLACES_DEALT = 700;
/** The same trick again teaches nothing: so many places are taken of a deal. */
const MOST_OF_A_DEAL = 2;
/** The last tricks mostly play themselves. */
const LAST_TRICK = 8;
/** A player’s own weighing must show so clear a lead before a place is weighed anew. */
const WORTH_A_LOOK = 0.2;

interface FoundPlace {
  readonly kind: MidHandKind;
  readonly lead: number;
  readonly line: string;
}

/** Plays deals, and writes the places that stand; a run that was broken off goes on where it was. */
export function measurePlaces(deals: number): void {
  mkdirSync(KEPT, { recursive: true });
  const file = join(KEPT, `places-${SEED}.jsonl`);
  const done = existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as { at: number; found: FoundPlace[] })
    : [];
  const known = new Set(done.map(({ at }) => at));
  const missing = Array.from({ length: deals }, (_, at) => at).filter((at) => !known.has(at));
  const progress = showProgress('places', missing.length);
  for (const at of missing) {
    const row = { at, found: placesOf(at) };
    done.push(row);
    appendFileSync(file, `${JSON.stringify(row)}\n`);
    progress.add(1);
  }
  progress.end();
  const found = done
    .filter(({ at }) => at < deals)
    .sort((one, other) => one.at - other.at)
    .flatMap((row) => row.found);
  const byKind = MID_HAND_KINDS.map(
    (kind) =>
      [
        kind,
        found
          .filter((place) => place.kind === kind)
          .sort((one, other) => other.lead - one.lead)
          .map(({ line }) => line),
      ] as const,
  );
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(byKind), null, 2)}\n`);
  for (const [kind, lines] of byKind) console.log(`${kind}: ${lines.length}`);
  console.log(FILE);
}

const solver = makeSolver();
const player = makePlayer('strong', solver);

/** The places of a deal at which one card is clearly best, those that are clearest first. */
function placesOf(at: number): FoundPlace[] {
  const number = dealByChance(new Chance(SEED * 1_000_003 + at));
  const seed = seedOfDeal(number);
  const found: FoundPlace[] = [];
  let state = startDeal(dealNumbered(number), LAWS.isko);
  for (let seat = seatToAct(state); seat !== null; seat = seatToAct(state)) {
    const view = seatView(state, seat);
    const decision = finish(player.decide(view, chanceAt(seed, seat, state)));
    const shares = decision.weighed.map(({ share }) => share);
    const spread = Math.max(...shares) - Math.min(...shares);
    if (
      shares.length > 1 &&
      view.tricks.length < LAST_TRICK &&
      spread >= WORTH_A_LOOK &&
      isPlain(view)
    ) {
      const clear = finish(clearCard(solver, view, new Chance(seed + view.tricks.length)));
      if (clear !== null) {
        const { lead } = clear;
        const line = lineOf(state, makeDealName(number), clear.shares);
        const kind = kindOfPlace(state.contract!.kind, seat === state.declarer);
        found.push({ kind, lead, line });
      }
    }
    state = takeAction(state, decision.action);
  }
  return found.sort((one, other) => other.lead - one.lead).slice(0, MOST_OF_A_DEAL);
}

/**
 * Whether the declarer plays for 61 or for no trick, and from cards that are not open to the player: a
 * question must not hang on an overbid, and shows no hand but the player’s own.
 */
function isPlain(view: SeatView): boolean {
  if (view.open !== null && view.seat !== view.declarer) return false;
  const aim = aimOf(view);
  return 'tricks' in aim ? aim.tricks === 'none' : aim.points === view.law.targets.game;
}

function lineOf(
  { contract, declarer, layout, play }: DealState,
  deal: string,
  shares: Parameters<typeof makePlaceLine>[0]['shares'],
): string {
  const { kind, trump } = contract!;
  const played = [...play!.tricks.flatMap(({ cards }) => cards), ...play!.table];
  return makePlaceLine({
    deal,
    declarer: declarer!,
    game: { kind, trump },
    layout,
    played,
    shares,
  });
}

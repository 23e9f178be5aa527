/**
 * What a game was worth by its cards, and what its play gave away: with all cards open and best play by
 * all, the value before and after every card.
 */
import { choiceAt, playOf, settledAt } from './at-stop.ts';
import type { Choice } from './at-stop.ts';
import { measureOf } from './measure.ts';
import type { Measure } from './measure.ts';
import { usesSkat } from '../notation/check/setting.ts';
import type { Hand } from '../notation/hand.ts';
import { isSettled, summariseHand } from '../notation/summary.ts';
import { buildReplay } from '../replay/build.ts';
import { lineOf } from '../replay/replay.ts';
import { promisedOf } from '../skat/contract.ts';
import { LAWS } from '../skat/laws.ts';
import type { Side } from '../skat/result.ts';
import { legalHere } from '../solver/position.ts';
import type { Cost, Mistake } from './deeds.ts';

/** A value along the play: known by the rules, to be asked, or that of the next place. */
export type CostStep =
  | { readonly place: string; readonly is: 'known'; readonly value: number }
  | { readonly place: string; readonly is: 'asked'; readonly choice: Choice }
  | { readonly place: string; readonly is: 'forced' };

/** The questions to ask about a game; null in a Ramsch, which has no declarer. */
export interface ToAsk {
  readonly measure: Measure;
  /** Whether the best two cards to put away are to be asked for as well. */
  readonly layout: boolean;
  readonly steps: readonly CostStep[];
}

/**
 * All the questions needed to say what a game cost. Nothing is asked where only one card may be
 * played.
 */
export function toAsk(hand: Hand): ToAsk | null {
  const measure = measureOf(hand.contract);
  if (measure === null || hand.declarer === null) return null;
  const replay = buildReplay(hand);
  const line = lineOf(replay, null);
  const stops = playOf(line);
  const steps = stops.map((stop, index): CostStep => {
    const place = stop.name;
    const choice = choiceAt(replay, line, stop);
    if (choice === null) return { place, is: 'known', value: settledAt(replay, line, stop) ?? 0 };
    const isLast = index === stops.length - 1;
    if (!isLast && legalHere(choice.position).length === 1) return { place, is: 'forced' };
    return { place, is: 'asked', choice };
  });
  return { measure, layout: usesSkat(hand.contract), steps };
}

/**
 * What a game cost.
 *
 * @param best what it is worth with the best two cards put away; null where none were.
 * @param answers the values of the steps to be asked, in their order.
 */
export function costOf(
  hand: Hand,
  { measure, steps }: ToAsk,
  best: number | null,
  answers: readonly number[],
): Cost {
  const needed = neededFor(hand, measure);
  const values = valuesOf(steps, answers);
  const [first = 0] = values;
  const end = values.at(-1) ?? first;
  const declarer = hand.declarer;
  const mistakes: Mistake[] = [];
  const add = (
    found: Omit<Mistake, 'cost' | 'side' | 'turned'>,
    before: number,
    after: number,
  ): void => {
    const side: Side = after < before ? 'declarer' : 'defenders';
    const cost = measure === 'points' ? Math.abs(after - before) : 0;
    mistakes.push({ ...found, side, cost, turned: before >= needed !== after >= needed });
  };
  if (best !== null && best > first) {
    add({ place: steps[0]?.place ?? 'layout', seat: declarer, deed: 'layout' }, best, first);
  }
  const played = hand.line.tricks.flatMap(({ plays }) =>
    plays.map(({ seat }, index) => ({
      seat,
      deed: (['lead', 'second', 'third'] as const)[index]!,
    })),
  );
  for (const [index, before] of values.entries()) {
    const after = values[index + 1];
    const card = played[index];
    if (after === undefined || card === undefined || after === before) continue;
    add({ place: steps[index + 1]!.place, ...card }, before, after);
  }
  const { conceded } = hand.line;
  if (conceded !== undefined && (conceded === 'declarer') === end >= needed) {
    const seat = conceded === 'declarer' ? declarer : null;
    const place = steps.at(-1)?.place ?? 'deal';
    mistakes.push({ place, side: conceded, seat, deed: 'giving-up', cost: 0, turned: true });
  }
  return { measure, needed, best: best ?? first, end, mistakes };
}

function valuesOf(steps: readonly CostStep[], answers: readonly number[]): number[] {
  const remainingAnswers = [...answers];
  const values: number[] = [];
  for (const step of steps.toReversed()) {
    if (step.is === 'forced') values.unshift(values[0] ?? 0);
    else values.unshift(step.is === 'known' ? step.value : (remainingAnswers.pop() ?? 0));
  }
  return values;
}

function neededFor({ contract, laws }: Hand, measure: Measure): number {
  if (measure !== 'points') return 1;
  const { targets } = LAWS[laws];
  return promisedOf(contract) === 'schneider' ? targets.schneider : targets.game;
}

/**
 * What decided a game: it was won or lost by its cards; by the play, the other side’s or one’s
 * own; or lost by a bid that was too high.
 */
export type Owed = 'cards' | 'play' | 'bid';

/** What decided a game; null while its play breaks off. */
export function owedTo(hand: Hand, { best, needed }: Cost): Owed | null {
  if (!isSettled(hand.line)) return null;
  const { result, won } = summariseHand(hand);
  if (won === null || result.declarer === null) return null;
  if (!won && result.made) return 'bid';
  return won === best >= needed ? 'cards' : 'play';
}

/** Card points that a side gave away. */
export function givenBy(side: Side, { mistakes }: Cost): number {
  return mistakes.reduce((sum, one) => (one.side === side ? sum + one.cost : sum), 0);
}

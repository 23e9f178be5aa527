/**
 * What differs between two hands, and what best play comes to in each. Cards are codes, as in
 * comments.
 */
import type { Hand } from '../game/notation/hand.ts';
import { firstPosition } from '../game/notation/check/setting.ts';
import { contractName } from '#edition/game/words/game-name.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { SEAT_WORDS } from '../game/words/seats.ts';
import type { Choice } from '../game/analysis/at-stop.ts';
import type { GameOutcome } from '../game/analysis/games.ts';
import { rankLayouts, sameLayout } from '../game/analysis/layouts.ts';
import type { LayoutsAsked, LayoutValues } from '../game/analysis/layouts.ts';
import { measureOf } from '../game/analysis/measure.ts';
import type { Measure } from '../game/analysis/measure.ts';
import { RAMSCH, valueWords } from '#edition/game/analysis/analysis-words.ts';
import { CARDS } from '../game/skat/cards.ts';
import type { Card } from '../game/skat/cards.ts';
import type { Deal, Layout } from '../game/skat/deal.ts';
import type { Targets } from '../game/skat/laws/law.ts';
import { pointLines } from '../game/skat/targets.ts';
import { openPosition } from '../game/solver/position.ts';
import { PLACES } from './set-up.ts';
import type { SetUpPlace } from './set-up.ts';
import { placeName } from './to-hand.ts';

const placeOf = (deal: Deal, card: Card): SetUpPlace =>
  PLACES.find((place) => deal[place].includes(card))!;

/**
 * What was changed, a clause each: `H10 (Vorhand) and HK (Mittelhand) change places`. None when
 * the hands are the same up to the first card.
 */
export function changesBetween(before: Hand, after: Hand): string[] {
  return [...cardChanges(before.deal, after.deal), ...gameChanges(before, after)];
}

function cardChanges(before: Deal, after: Deal): string[] {
  const movedCards = CARDS.filter((card) => placeOf(before, card) !== placeOf(after, card));
  const [one, other] = movedCards;
  if (one === undefined) return [];
  if (movedCards.length === 2 && other !== undefined) {
    const whose = (card: Card): string => `${card} (${placeName(placeOf(before, card))})`;
    return [`${whose(one)} and ${whose(other)} change places`];
  }
  if (movedCards.length > 8) return [`${counted(movedCards.length, 'card')} lie elsewhere`];
  return PLACES.flatMap((place) => {
    const arrivals = movedCards.filter((card) => placeOf(after, card) === place);
    if (arrivals.length === 0) return [];
    const gets = place === 'skat' ? 'into the skat' : `to ${SEAT_WORDS[place]}`;
    return [`${listed(arrivals)} ${arrivals.length === 1 ? 'goes' : 'go'} ${gets}`];
  });
}

function gameChanges(before: Hand, after: Hand): string[] {
  const changes: string[] = [];
  const was = contractName(before.contract, before.laws);
  const is = contractName(after.contract, after.laws);
  if (was !== is) changes.push(`${is} instead of ${was}`);
  if (before.declarer !== after.declarer && after.declarer !== null) {
    changes.push(`${SEAT_WORDS[after.declarer]} plays it`);
  }
  const putAwayText = (hand: Hand): string => listed([...(hand.layout ?? [])].sort());
  if (putAwayText(before) !== putAwayText(after) && after.layout !== null) {
    changes.push(`${listed(after.layout)} put away`);
  }
  return changes;
}

/** A hand before its first card, as the solver is asked about it; null in a Ramsch. */
export function choiceBefore(hand: Hand): Choice | null {
  const measure = measureOf(hand.contract);
  if (measure === null) return null;
  return { measure, position: openPosition(firstPosition(hand), hand.layout ?? hand.deal.skat) };
}

/** What a contract comes to with best play by all, as the analysis measures it. */
export interface Worth {
  readonly measure: Measure;
  /** Card points; or 1 when the aim is kept and 0. */
  readonly value: number;
}

/** A worth in a table: `67`, `no trick`, `a trick is lost`. */
export function shortWorth({ measure, value }: Worth): string {
  if (measure === 'points') return String(value);
  if (measure === 'no-trick') return value === 1 ? 'no trick' : 'a trick is forced';
  return value === 1 ? 'every trick' : 'a trick is lost';
}

/**
 * Both worths in a sentence: `With all cards open the declarer comes to 58 now; before, it was 67.`
 * Null stands for a Ramsch.
 *
 * @param targets those of the laws of the hand as it is now.
 */
export function compareWorths(before: Worth | null, after: Worth | null, targets: Targets): string {
  if (after === null) return before === null ? RAMSCH : `Now it is a Ramsch. ${RAMSCH}`;
  const now = `With all cards open, ${valueWords(after.measure, after.value)}`;
  if (before === null) return `${now}; before, it was a Ramsch.`;
  if (before.measure !== after.measure) {
    return `${now}; before, ${valueWords(before.measure, before.value)}.`;
  }
  if (before.value === after.value) return `${now}, as before.`;
  if (after.measure !== 'points') {
    return `${now}; before, ${valueWords(before.measure, before.value)}.`;
  }
  const apart = Math.abs(after.value - before.value);
  const way = after.value > before.value ? 'more' : 'fewer';
  return `${now}; before, it was ${before.value}: ${apart} ${way}.${linesBetween(before.value, after.value, targets)}`;
}

/** The lines of the law (31, 61, 91) that lie between two counts, as a sentence; empty when none does. */
function linesBetween(one: number, other: number, targets: Targets): string {
  const [low, high] = [Math.min(one, other), Math.max(one, other)];
  const crossed = pointLines(targets)
    .filter((mark) => low < mark && mark <= high)
    .map(String);
  if (crossed.length === 0) return '';
  const [lines, lie] = crossed.length === 1 ? ['line', 'lies'] : ['lines', 'lie'];
  return ` The ${lines} at ${listed(crossed)} ${lie} between.`;
}

/** Where the two cards put away stand among the 66 pairs. */
export interface LayoutStanding {
  /** The best pair; the first of them when several are. */
  readonly best: Layout;
  /** How many pairs are as good as the best. */
  readonly bestCount: number;
  readonly bestWorth: Worth;
  /** The rank of the pair put away, 1 for the best; null when it is none of the 66. */
  readonly rank: number | null;
}

/** Reads the standing from the values of all layouts. */
export function layoutStanding(
  question: LayoutsAsked,
  values: LayoutValues,
  layout: Layout | null,
): LayoutStanding {
  const ranked = rankLayouts(question, values);
  const best = ranked[0]!;
  return {
    best: best.layout,
    bestCount: ranked.filter(({ rank }) => rank === 1).length,
    bestWorth: { measure: question.measure, value: best.value },
    rank: ranked.find((one) => sameLayout(one.layout, layout))?.rank ?? null,
  };
}

/** One game of one seat, before and after, as a cell of a table. */
export interface GameChange {
  /** `67 → 58`, or `67` when nothing changed. */
  readonly text: string;
  readonly changed: boolean;
}

/** What one game came to for one seat; see `GameOutcome`. */
export function gameChange(
  before: GameOutcome | undefined,
  after: GameOutcome | undefined,
  way: 'taken' | 'untouched',
): GameChange {
  if (before === undefined || after === undefined) return { text: '', changed: false };
  const say = (outcome: GameOutcome): string =>
    outcome.game !== 'null' ? String(outcome[way]) : outcome[way] === 1 ? 'none' : 'a trick';
  const [was, is] = [say(before), say(after)];
  const changed = was !== is;
  return { text: changed ? `${was} → ${is}` : is, changed };
}

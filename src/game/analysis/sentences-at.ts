/** Which sentences of the analysis belong to a place. */
import {
  DECIDED,
  RAMSCH,
  sayAnyCard,
  sayChange,
  sayChoice,
  sayEnd,
  sayOnlyCard,
  sayStanding,
} from '#edition/game/analysis/analysis-words.ts';
import type { SomeCards } from '#edition/game/analysis/analysis-words.ts';
import type { SkatReplayLine, SkatReplay, SkatStop } from '../replay/skat-replay.ts';
import type { Card } from '../skat/cards.ts';
import type { Targets } from '../skat/laws/law.ts';
import type { Seat } from '../skat/seats.ts';
import { pointLines } from '../skat/targets.ts';
import { seatToMove } from '../solver/position.ts';
import { choiceAt, settledAt } from './at-stop.ts';
import type { Choice } from './at-stop.ts';
import { changeAt, valueAt } from './course.ts';
import type { CourseChange, Known } from './course.ts';
import { measureOf } from './measure.ts';
import type { Measure } from './measure.ts';
import { bestCards, declarerMoves } from './values.ts';
import type { CardValues } from './values.ts';

/** Up to this many cards are named; beyond that only their number is. */
const NAMED = 3;

/** The cards, or how many of them where they are too many to be named. */
export const toSomeCards = (cards: readonly Card[]): SomeCards =>
  cards.length > NAMED ? cards.length : cards;

/**
 * The sentences on a place, in the order in which they are read.
 *
 * @param sees whether the reader sees a seat's hand: of another none of the cards is named.
 */
export function sentencesAt(
  replay: SkatReplay,
  line: SkatReplayLine,
  stop: SkatStop,
  known: Known,
  sees: (seat: Seat) => boolean = () => true,
): string[] {
  const measure = measureOf(line.contract);
  if (measure === null) return [RAMSCH];
  const value = valueAt(replay, line, stop, known);
  const change = changeAt(replay, line, stop, known);
  const choice = choiceAt(replay, line, stop);
  const values = choice === null ? undefined : known(choice);
  const sentences: string[] = [];
  if (change !== null && sees(change.seat))
    sentences.push(changeSentence(line, measure, change, replay.targets));
  else if (value !== null) sentences.push(standing(replay, line, stop, measure, value));
  if (choice !== null && values !== undefined && sees(seatToMove(choice.position))) {
    sentences.push(choiceSentence(choice, values));
  }
  return sentences;
}

function standing(
  replay: SkatReplay,
  line: SkatReplayLine,
  stop: SkatStop,
  measure: Measure,
  value: number,
): string {
  if (settledAt(replay, line, stop) === null) return sayStanding(measure, value);
  return measure === 'points' ? sayEnd(value) : DECIDED;
}

function changeSentence(
  line: SkatReplayLine,
  measure: Measure,
  { after, before, best, card, seat }: CourseChange,
  targets: Targets,
): string {
  const crossed = pointLines(targets).filter(
    (mark) => Math.min(before, after) < mark && mark <= Math.max(before, after),
  );
  const declares = seat === line.declarer;
  return sayChange({ measure, declares, card, before, after, best: toSomeCards(best), crossed });
}

function choiceSentence(choice: Choice, values: CardValues): string {
  const { measure, position } = choice;
  const turn = { seat: seatToMove(position), leads: position.table.length === 0 };
  const [only, ...more] = values.keys();
  if (only !== undefined && more.length === 0) return sayOnlyCard(turn, only);
  const best = bestCards(choice, values);
  const others = [...values].filter(([card]) => !best.includes(card)).map(([, value]) => value);
  const kept = values.get(best[0] ?? 'CJ') ?? 0;
  if (others.length === 0) return sayAnyCard(turn, measure, kept);
  return sayChoice(turn, {
    measure,
    declares: declarerMoves(choice),
    best: toSomeCards(best),
    kept,
    others: { count: others.length, low: Math.min(...others), high: Math.max(...others) },
  });
}

/**
 * The analysis in sentences. They are comment text: card codes in them become signs. They say what
 * open cards show and nothing of how well somebody played, who could not see them.
 */
import type { SkatReplayLine, SkatReplay, SkatStop } from '../replay/skat-replay.ts';
import { signed } from '../words/figures.ts';
import { listed } from '#edition/game/words/lists.ts';
import type { Joint } from '#edition/game/words/lists.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { SEAT_WORDS } from '../words/seats.ts';
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
import { bestCards, bestValue, declarerMoves } from './values.ts';
import type { CardValues } from './values.ts';

/** Why a Ramsch has no analysis. */
export const RAMSCH =
  'A Ramsch has no such number. Three play in it, each alone, and what a card keeps would ' +
  'depend on which of the others the next player would rather see lose. No best play decides that.';

/** What is to be read at the deal, where two cards will change hands before the first lead. */
export const BEFORE_LAYOUT =
  'No card is to be played yet. Once two are put away, each card that may be played shows what it keeps.';

const seats = SEAT_WORDS;

/** A value in brief, as the declarer has it: his points, or whether he wins or loses. */
export function shortValue(measure: Measure, value: number): string {
  if (measure === 'points') return String(value);
  return value === 1 ? 'won' : 'lost';
}

/**
 * A card's worth as it stands on the card: the declarer's points, or for none and all a sign for the
 * side that plays it, so that a defender's good card and the declarer's bear the same.
 */
export function cardSign(choice: Choice, values: CardValues, card: Card): string {
  const value = values.get(card) ?? 0;
  if (choice.measure === 'points') return String(value);
  const wins = declarerMoves(choice) ? 1 : 0;
  if (value === wins) return '✓';
  return bestValue(choice, values) === wins ? '✗' : '–';
}

/** What the signs and numbers of a measure mean, and for whom they count. */
export function legendOf(measure: Measure): string {
  if (measure === 'points') {
    return 'All numbers are the declarer’s points: on a card to play the total that it leads to; on one that was played what it gained (+) or lost (−) for the declarer, whoever played it.';
  }
  return 'For the side to play: ✓ the card wins · ✗ it loses what another wins · – lost, whichever card';
}

/** A value as a clause: `the declarer comes to 64`, `a trick is forced`. */
export function valueWords(measure: Measure, value: number): string {
  switch (measure) {
    case 'points':
      return `the declarer comes to ${value}`;
    case 'no-trick':
      return value === 1 ? 'no trick can be forced' : 'a trick is forced';
    case 'every-trick':
      return value === 1 ? 'every trick is kept' : 'a trick is lost';
  }
}

/** What is said of a card in a list of cards: `keeps 64`, `and a trick is forced`. */
export function cardValueWords(measure: Measure, value: number): string {
  return measure === 'points' ? `keeps ${value}` : `and ${valueWords(measure, value)}`;
}

/** A change in brief: `64 → 57`, `a trick is forced`. */
export function changeWords(measure: Measure, { after, before }: CourseChange): string {
  return measure === 'points' ? `${before} → ${after}` : valueWords(measure, after);
}

/**
 * A change on the card that made it: `−7`, `+10`, `✗`. A game for none or all that was won is lost by
 * it: whoever plays, the value can only change against him.
 */
export function shortChange(measure: Measure, { after, before }: CourseChange): string {
  return measure === 'points' ? signed(after - before) : '✗';
}

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
  const said: string[] = [];
  if (change !== null && sees(change.seat))
    said.push(changeSentence(line, measure, change, replay.targets));
  else if (value !== null) said.push(standing(replay, line, stop, measure, value));
  if (choice !== null && values !== undefined && sees(seatToMove(choice.position))) {
    said.push(choiceSentence(choice, values));
  }
  return said;
}

function standing(
  replay: SkatReplay,
  line: SkatReplayLine,
  stop: SkatStop,
  measure: Measure,
  value: number,
): string {
  const settled = settledAt(replay, line, stop) !== null;
  if (measure !== 'points' && settled) return 'The game is decided: no card changes it any more.';
  if (settled) return `The declarer has ${counted(value, 'point')}.`;
  return `With all cards open, ${valueWords(measure, value)}.`;
}

/** `With all cards open, HK keeps 64; H10, as played, 57.` */
function changeSentence(
  line: SkatReplayLine,
  measure: Measure,
  change: CourseChange,
  targets: Targets,
): string {
  const { after, before, best, card, seat } = change;
  const own = seat === line.declarer;
  const better = someCards(best, 'or');
  const head = `With all cards open, ${better}`;
  switch (measure) {
    case 'points': {
      const crossed = pointLines(targets).filter(
        (mark) => Math.min(before, after) < mark && mark <= Math.max(before, after),
      );
      const between =
        crossed.length === 0 ? '' : ` The line at ${crossed.join(' and at ')} lies between.`;
      const verdict = own
        ? `keeps ${before}; ${card}, as played, ${after}.`
        : `holds the declarer to ${before}; ${card}, as played, gives ${after}.`;
      return `${head} ${verdict}${between}`;
    }
    case 'no-trick':
      return own
        ? `${head} keeps clear of every trick; after ${card}, as played, one is forced.`
        : `${head} forces a trick on the declarer; after ${card}, as played, none can be forced.`;
    case 'every-trick':
      return own
        ? `${head} keeps every trick; after ${card}, as played, one is lost.`
        : `${head} saves a trick; after ${card}, as played, the declarer gets them all.`;
  }
}

/** `Mittelhand to play: HK keeps 64, the other cards 40 to 57.` */
function choiceSentence(choice: Choice, values: CardValues): string {
  const { measure, position } = choice;
  const who = `${seats[seatToMove(position)]} ${position.table.length === 0 ? 'to lead' : 'to play'}`;
  const [only, ...more] = values.keys();
  if (only !== undefined && more.length === 0) return `${who}: only ${only} may be played.`;
  const best = bestCards(choice, values);
  const others = [...values].filter(([card]) => !best.includes(card)).map(([, value]) => value);
  const kept = values.get(best[0] ?? 'CJ') ?? 0;
  if (others.length === 0) {
    const same =
      measure === 'points'
        ? `every card keeps ${kept}`
        : `${valueWords(measure, kept)}, whichever card`;
    return `${who}: ${same}.`;
  }
  const names = someCards(best, 'and');
  const rest = others.length === 1 ? 'the other card' : 'the other cards';
  if (measure !== 'points') {
    return `${who}: with ${names} ${valueWords(measure, kept)}; with ${rest} ${valueWords(measure, 1 - kept)}.`;
  }
  const [low, high] = [Math.min(...others), Math.max(...others)];
  const range = low === high ? String(low) : `${low} to ${high}`;
  const plural = best.length > 1;
  return declarerMoves(choice)
    ? `${who}: ${names} ${plural ? 'keep' : 'keeps'} ${kept}, ${rest} ${range}.`
    : `${who}: ${names} ${plural ? 'hold' : 'holds'} the declarer to ${kept}; ${rest} ${others.length === 1 ? 'gives' : 'give'} ${range}.`;
}

/** `HK`, `HK or H9`, and of more than three how many there are. */
function someCards(cards: readonly Card[], joint: Joint): string {
  if (cards.length > 3)
    return joint === 'or' ? `any of ${cards.length} cards` : `${cards.length} cards`;
  return listed(cards, joint);
}

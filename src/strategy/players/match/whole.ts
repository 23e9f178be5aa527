/**
 * Whole deals between two kinds of players: each deal six times, in every way to seat two kinds at
 * three places, with the same cards and the same chance. A kind against itself gains exactly nothing.
 */
import { SEEGER } from '../../../game/skat/seeger.ts';
import { KINDS } from '../../../game/skat/contract.ts';
import type { ContractKind } from '../../../game/skat/contract.ts';
import { FAMILY_OF } from '../../../game/skat/families.ts';
import { SEATS } from '../../../game/skat/seats.ts';
import type { BySeat, Seat } from '../../../game/skat/seats.ts';
import type { DealResult } from '../play-deal.ts';
import type { DealState } from '../state.ts';
import type { PlaceInTurn } from '../worth/features.ts';
import { nulloShare } from '../worth/model.ts';
import { setOf } from '../worth/sets.ts';
import { SEATINGS, chanceSeed, dealtFor, playSeated, seatedBy } from './deal.ts';
import type { KindLetter, MatchDeal, KindSeats } from './deal.ts';
import type { MatchCounter } from './tally.ts';

/**
 * What a margin is counted in: each of the six seatings sets twice one player against two others. The
 * sums stay whole that way, and do not depend on the order in which parts of a match come in.
 */
export const MARGIN_UNIT = 12;

/** Plays a deal in all six seatings, and counts what each kind makes of it. */
export function matchWhole(match: MatchDeal, counter: MatchCounter): void {
  const begin = dealtFor(match);
  let column = 0;
  let seeger = 0;
  for (const seating of SEATINGS) {
    const result = playSeated(begin, seatedBy(match.pair, seating), chanceSeed(match));
    column += apart(seating, result.scores);
    seeger += apart(seating, withSeeger(result));
    countResult(result, seating, counter);
  }
  counter.sample('margin', column);
  counter.sample('margin, Seeger', seeger);
}

/** One kind at all three seats. */
const ALONE: KindSeats = { V: 'a', M: 'a', H: 'a' };

/** Plays a deal once among three of the first kind, and counts what they make of it. */
export function matchAlone(match: MatchDeal, counter: MatchCounter): void {
  const result = playSeated(dealtFor(match), seatedBy(match.pair, ALONE), chanceSeed(match));
  countResult(result, ALONE, counter);
}

/** Twice what the mean of one kind is above the mean of the other. */
function apart(seating: KindSeats, scores: BySeat<number>): number {
  const of = (side: KindLetter): readonly Seat[] => SEATS.filter((seat) => seating[seat] === side);
  const mean = (seats: readonly Seat[]): number =>
    (seats.reduce((sum, seat) => sum + scores[seat], 0) * 2) / seats.length;
  return mean(of('a')) - mean(of('b'));
}

/** The scores with what today's list adds. */
function withSeeger({ scores, settlement }: DealResult): BySeat<number> {
  const value = settlement?.value;
  if (value === undefined || value.declarer === null) return scores;
  const { declarer, won } = value;
  const add = (seat: Seat): number =>
    seat === declarer ? (won ? SEEGER.won : SEEGER.lost) : won ? 0 : SEEGER.othersLost[3];
  return { V: scores.V + add('V'), M: scores.M + add('M'), H: scores.H + add('H') };
}

/** A game as it is counted: by its family, with the cards laid open by itself. */
export function countedGame(kind: ContractKind): string {
  return KINDS[kind].open ? `${FAMILY_OF[kind]}, open` : FAMILY_OF[kind];
}

/**
 * What the measure says of the hand with which a plain Nullo is declared, in won games of 100 and down to
 * the ten: people declare fewer of them than players by measured worth, who are to be compared with
 * them by the surest.
 *
 * @returns null for other games.
 */
function ratingOf({ contract, deal, declarer, layout }: DealState): number | null {
  const { open, skat, trumps } = KINDS[contract!.kind];
  if (trumps !== 'none' || open || declarer === null) return null;
  const cards = skat === 'untouched' ? deal[declarer] : [...deal[declarer], ...deal.skat];
  const ten = cards.filter((card) => layout?.includes(card) !== true);
  return (
    10 * Math.floor(10 * nulloShare(setOf(ten), SEATS.indexOf(declarer) as PlaceInTurn, false))
  );
}

function countResult(result: DealResult, seating: KindSeats, counter: MatchCounter): void {
  const { scores, settlement, state } = result;
  const seeger = withSeeger(result);
  counter.count('deals played');
  for (const seat of SEATS) {
    const side = seating[seat];
    counter.count(`${side} seats`);
    counter.count(`${side} score`, scores[seat]);
    counter.count(`${side} Seeger`, seeger[seat]);
  }
  const value = settlement?.value;
  if (value === undefined) {
    counter.count('passed in');
    return;
  }
  if (value.declarer === null) {
    counter.count('Ramsch');
    for (const seat of SEATS) if (scores[seat] < 0) counter.count(`${seating[seat]} Ramsch lost`);
    return;
  }
  const side = seating[value.declarer];
  const game = `${side} declared ${countedGame(state.contract!.kind)}`;
  const rated = ratingOf(state);
  for (const name of [
    `${side} declared`,
    game,
    ...(rated === null ? [] : [`${game} rated ${rated}`]),
  ]) {
    counter.count(name);
    if (value.won) counter.count(`${name} won`);
  }
  if (value.overbid !== null) counter.count(`${side} overbid`);
  for (const seat of SEATS) {
    if (seat === value.declarer) continue;
    counter.count(`${seating[seat]} defended`);
    if (!value.won) counter.count(`${seating[seat]} defended won`);
  }
}

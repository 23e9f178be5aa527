/** What each of the others could know of the hidden cards when a deal was over, by what was shown in play. */
import {
  SKAT_HIDDEN,
  sayDealt,
  sayShown,
  sayTookUp,
  sayTurnedUp,
} from '#edition/strategy/review/knew-words.ts';
import type { KnownPlayer } from '#edition/strategy/review/knew-words.ts';
import { SEATS } from '../../game/skat/seats.ts';
import type { Seat } from '../../game/skat/seats.ts';
import type { SuitStyle } from '../../game/words/cards.ts';
import type { DealState } from '../players/state.ts';
import { shownVoids } from './shown-voids.ts';

/**
 * What one of the others knew besides the ten cards in hand: the skat or the part of it seen, and
 * who had shown to lack what.
 */
export function sayKnew(
  state: DealState,
  seat: Seat,
  players: (seat: Seat) => KnownPlayer,
  suits: SuitStyle,
): string[] {
  const { deal, declarer, drawn, layout } = state;
  const sentences = [sayDealt(players(seat).name, deal[seat])];
  const turnedUp = drawn.at(-1);
  if (seat === declarer && layout !== null) sentences.push(sayTookUp(deal.skat, layout));
  else if (turnedUp !== undefined && seat !== declarer) sentences.push(sayTurnedUp(turnedUp));
  else if (declarer !== null) sentences.push(SKAT_HIDDEN);
  const lacks = shownVoids(state).filter((one) => one.seat !== seat);
  for (const other of SEATS) {
    const own = lacks.filter((one) => one.seat === other);
    if (own.length > 0) sentences.push(sayShown(players(other), own, suits));
  }
  return sentences;
}

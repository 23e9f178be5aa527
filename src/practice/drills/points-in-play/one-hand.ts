/** The drill on one hand that the reader has chosen, of the book or of their own. */
import type { Hand } from '../../../game/notation/hand.ts';
import { invalid, valid } from '../../../lib/checked.ts';
import type { Checked } from '../../../lib/checked.ts';
import { KINDS } from '../../../game/skat/contract.ts';
import type { PlayedTrick } from '../../../game/skat/play.ts';
import { NO_COUNT } from '#edition/practice/drills/points-in-play/count-words.ts';
import type { Drill } from '../../drill.ts';
import { pointsInPlay } from './drill.ts';
import { makePlayQuestion } from './make.ts';
import type { PlayQuestion, PlayedHand, Reply } from './question.ts';

/** Fewer tricks than this leave hardly anything to count. */
const FEWEST_TRICKS = 6;

/** The drill on counting, with all its questions on this hand. */
export function countingOf(hand: PlayedHand): Drill<PlayQuestion, readonly Reply[]> {
  return {
    ...pointsInPlay,
    unaddressed: true,
    make: (chance, request) => makePlayQuestion(chance, request, () => ({ hand, name: 'own' })),
  };
}

/** Turns a hand into one to count in; otherwise says why it cannot be counted, as a sentence. */
export function countableHand({
  contract,
  declarer,
  layout,
  line,
}: Pick<Hand, 'contract' | 'declarer' | 'layout' | 'line'>): Checked<PlayedHand, string> {
  const { kind, trump } = contract;
  if (declarer === null) return invalid(NO_COUNT.ramsch);
  if (KINDS[kind].aim !== 'points') return invalid(NO_COUNT.noPoints);
  const tricks = line.tricks.flatMap(({ plays, points, winner }): PlayedTrick[] => {
    const [first, second, third] = plays;
    if (third === undefined || winner === null || points === null) return [];
    return [
      { leader: first!.seat, cards: [first!.card, second!.card, third.card], winner, points },
    ];
  });
  if (tricks.length < FEWEST_TRICKS) {
    return invalid(NO_COUNT.short(tricks.length, FEWEST_TRICKS));
  }
  return valid({ number: null, mine: true, kind, trump, declarer, layout: layout ?? [], tricks });
}

/** The drill on one hand that the reader has chosen, of the book or of their own. */
import type { Hand } from '../../../game/notation/hand.ts';
import { invalid, valid } from '../../../lib/checked.ts';
import type { Checked } from '../../../lib/checked.ts';
import { KINDS } from '../../../game/skat/contract.ts';
import type { PlayedTrick } from '../../../game/skat/play.ts';
import { counted } from '#edition/game/words/nouns.ts';
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
  if (declarer === null) return invalid('In a Ramsch there are no two sides to count.');
  if (KINDS[kind].aim !== 'points') return invalid('No points are counted in this game.');
  const tricks = line.tricks.flatMap(({ plays, points, winner }): PlayedTrick[] => {
    const [first, second, third] = plays;
    if (third === undefined || winner === null || points === null) return [];
    return [
      { leader: first!.seat, cards: [first!.card, second!.card, third.card], winner, points },
    ];
  });
  if (tricks.length < FEWEST_TRICKS) {
    const there =
      tricks.length === 0 ? 'No trick is' : `Only ${counted(tricks.length, 'trick')} of it are`;
    return invalid(`${there} played: counting takes ${FEWEST_TRICKS} at least.`);
  }
  return valid({ number: null, mine: true, kind, trump, declarer, layout: layout ?? [], tricks });
}

/**
 * Hands that were not played to the end because one side gave up the rest, or lost it by leaving or
 * by being too slow.
 */
import { PACK_POINTS, sumPoints } from './cards.ts';
import { KINDS } from './contract.ts';
import type { Law } from './laws.ts';
import type { Abandoning } from './laws/law.ts';
import { judgeDeclarer } from './result.ts';
import type { DeclarerResult, PlayedHand, Side } from './result.ts';

/** A hand whose rest one side gave up; `tricks` are those that were complete by then. */
export interface ConcededHand extends PlayedHand {
  readonly conceded: Side;
  /** How many cards of the next trick lay on the table, 0 to 2; none when left out. */
  readonly onTable?: number;
}

/**
 * How a hand came out whose rest was given up.
 *
 * The other side takes the tricks that were left, and the card points in them and on the table. A
 * declarer who has enough points already keeps them, and has won (Foster, law 51). Until the law's
 * {@link Abandoning} is over the declarer loses the game alone: having hardly a trick makes the
 * declarer neither schneider nor schwarz (law 44). In a game without trumps the declarer has lost
 * by giving up or by taking a trick, and the rest is not counted for anybody.
 *
 * @throws RangeError in a Ramsch, which has no sides, and when all tricks were played.
 */
export function concededResult(hand: ConcededHand, law: Law): DeclarerResult {
  const { contract, conceded, deal, declarer, layout } = hand;
  if (declarer === null) throw new RangeError(`Nobody can give up a ${contract.kind}.`);
  if (hand.tricks.length >= 10) throw new RangeError('There is nothing left to give up.');
  const skat = sumPoints(layout ?? deal.skat);
  const points = { declarer: 0, defenders: 0, skat };
  const tricks = { declarer: 0, defenders: 0 };
  for (const trick of hand.tricks) {
    const side = trick.winner === declarer ? 'declarer' : 'defenders';
    tricks[side] += 1;
    points[side] += trick.points;
  }
  const trumps = KINDS[contract.kind].aim !== 'no-trick';
  if (trumps) {
    const other = conceded === 'declarer' ? 'defenders' : 'declarer';
    points[other] += PACK_POINTS - skat - points.declarer - points.defenders;
    tricks[other] += 10 - hand.tricks.length;
  }
  const skatTo = tricks.declarer > 0 ? 'declarer' : law.skatWithoutTrick;
  if (skatTo !== 'nobody') points[skatTo] += skat;

  const declarerResult = judgeDeclarer({ declarer, points, tricks }, contract, law);
  if (!trumps) return { ...declarerResult, made: declarerResult.made && conceded === 'defenders' };
  const inTime = conceded === 'declarer' && !declarerResult.made && isInTime(hand, law.abandoning);
  return inTime ? { ...declarerResult, schneider: null, schwarz: null } : declarerResult;
}

/** Whether a declarer who gives up a game with trumps loses no more than the game. */
function isInTime({ contract, tricks, onTable = 0 }: ConcededHand, law: Abandoning): boolean {
  const { games, cardsPlayed } = law;
  return (
    (games === null || games.includes(contract.kind)) && tricks.length * 3 + onTable <= cardsPlayed
  );
}

/** What the book’s rules say of the reader’s own ten cards, beside what was measured of such hands. */
import { EIGHT_ENOUGH, countEight } from '../../../src/strategy/bidding/eight-rule.ts';
import { sayCount } from '#edition/strategy/bidding/count-words.ts';
import { GRAND_TRICKS, measureGrand } from '../../../src/strategy/bidding/grand.ts';
import { DEFENDERS_NEED } from '../../../src/strategy/bidding/piles.ts';
import type { Card, Suit } from '../../../src/game/skat/cards.ts';
import type { Seat } from '../../../src/game/skat/seats.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { inWords } from '#edition/game/words/number-words.ts';
import { SEAT_WORDS } from '../../../src/game/words/seats.ts';

/** The possible games: a Solo in a suit, a Grand or a Nullo. */
export type OwnGame = Suit | 'grand' | 'nullo';

/** Measured shares as `37 ± 1`, by their group in T1 and T14: `count 7, V`, `5 tricks, V`. */
export type MeasuredShares = Readonly<Record<string, string>>;

/** The rule for a game, card by card, and how often hands that count the same were won. */
export function sayRule(
  ten: readonly Card[],
  game: OwnGame,
  seat: Seat,
  measured: MeasuredShares,
): string {
  if (game === 'nullo') return 'Foster has no count for a Nullo, only hands to compare with.';
  if (game === 'grand') return sayGrandRule(ten, seat, measured);
  const count = countEight(ten, game);
  const verdict = count.total < EIGHT_ENOUGH ? 'short of eight' : 'a fair Solo';
  const share = measured[`count ${count.total}, ${seat}`];
  return `The Eight Rule: ${sayCount(count)} make ${count.total}, ${verdict}.${others(count.total, share, seat)}`;
}

/** Grands with more sure tricks than this were measured together. */
const MOST = 8;

function sayGrandRule(ten: readonly Card[], seat: Seat, measured: MeasuredShares): string {
  const { jacks, most, suits, suitsNeeded, tricks } = measureGrand(ten, seat);
  const plain = tricks - jacks;
  const wants = [
    ...(tricks < GRAND_TRICKS ? ['there must be seven'] : []),
    ...(suits < suitsNeeded ? [`they must lie in ${inWords(suitsNeeded)} suits`] : []),
    ...(most >= DEFENDERS_NEED ? [`the defenders can pile ${most} on what you lose`] : []),
  ];
  const verdict = wants.length === 0 ? 'that is a Grand by the whole rule' : `but ${listed(wants)}`;
  const parts = `${counted(jacks, 'winning jack')} and ${counted(plain, 'card')} in ${counted(suits, 'suit')}`;
  const share = measured[`${Math.min(MOST, tricks)} tricks, ${seat}`];
  return `The count to seven: ${parts} make ${counted(tricks, 'sure trick')}; ${verdict}.${others(tricks, share, seat)}`;
}

/** The result for all hands with this count; empty where it was not measured. */
function others(count: number, share: string | undefined, seat: Seat): string {
  if (share === undefined) return '';
  return ` Of all hands that count ${count}, ${share} in a hundred are won in ${SEAT_WORDS[seat]}.`;
}

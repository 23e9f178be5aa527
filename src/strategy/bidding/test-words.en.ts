/** What the book’s tests of a hand count, and what follows from it: comment text. */
import type { Card } from '../../game/skat/cards.ts';
import type { Seat } from '../../game/skat/seats.ts';
import { SUIT_WORDS } from '../../game/words/cards.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { SEAT_WORDS } from '../../game/words/seats.ts';
import { capital } from '../../game/words/text.ts';
import { sayCount, sayTournee } from '#edition/strategy/bidding/count-words.ts';
import type { EightCount } from './eight-rule.ts';
import type { GrandMeasure } from './grand.ts';
import type { TourneeFacts } from './tournee.ts';

/** The test of a Tournee. */
export const sayTourneeTest = (facts: TourneeFacts, isEnough: boolean): string =>
  `${sayTournee(facts)}. It takes four: ${isEnough ? 'a Tournee to bid.' : 'no Tournee.'}`;

/** The test of a Tournee that fails for want of a jack. */
export const sayJackWanted = (facts: TourneeFacts): string =>
  `${sayTournee(facts)}, but a Tournee needs a jack.`;

/** The test of a Solo. @param lost the tens that are likely to be lost. */
export function saySoloTest(count: EightCount, lost: readonly Card[], isFair: boolean): string {
  const danger =
    lost.length === 0
      ? ''
      : `; ${listed(lost)} ${lost.length === 1 ? 'is likely to be lost and does' : 'are likely to be lost and do'} not count`;
  return `With ${SUIT_WORDS.en.french[count.trump]} as trumps, ${sayCount(count)}: ${count.total}${danger}. It takes eight: ${isFair ? 'a fair Solo.' : 'no Solo.'}`;
}

type Tricks = Pick<GrandMeasure, 'jacks' | 'suits' | 'tricks'>;

const sayTricks = ({ jacks, suits, tricks }: Tricks): string =>
  `${counted(jacks, 'winning jack')} and ${counted(tricks - jacks, 'sure trick')} in ${counted(suits, 'suit')} make ${tricks}`;

/** The test of a Grand with too few tricks. */
export const sayTooFewTricks = (tricks: Tricks): string =>
  `${sayTricks(tricks)}. It takes seven: no Grand.`;

/**
 * The test of a Grand with its tricks in too few suits.
 *
 * @param seat the one that needs a suit more because it has only two jacks; null for the others.
 */
export const sayTooFewSuits = (tricks: Tricks, needed: number, seat: Seat | null): string =>
  seat === null
    ? `${sayTricks(tricks)}, but the tricks must lie in ${needed} suits: no Grand.`
    : `${sayTricks(tricks)}, but with two jacks ${SEAT_WORDS[seat]} needs tricks in ${needed} suits: no Grand.`;

/** The test of a Grand by its losing cards. @param most the points that the others can put on them. */
export function sayGrandTest(
  tricks: Tricks,
  { isSafe, losers, most }: { isSafe: boolean; losers: readonly Card[]; most: number },
): string {
  const verdict = isSafe ? 'a safe Grand.' : 'the Grand is not safe.';
  return losers.length === 0
    ? `${sayTricks(tricks)}. ${capital(verdict)}`
    : `${sayTricks(tricks)}. On ${listed(losers)} they can pile ${most} at the most: ${verdict}`;
}

/** The test of a Nullo in which no card is in danger. */
export const NO_DANGER =
  'Every card can go under another: no danger, and it could even be played open.';

/** The test of a Nullo with cards in danger in too many suits to name them. */
export const sayManySuits = (suits: number): string =>
  `Cards are in danger in ${suits} suits: no Nullo.`;

/** The test of a Nullo with cards in danger. @param suits in how many suits they are. */
export function sayDanger(cards: readonly Card[], suits: number): string {
  const isOne = cards.length === 1;
  const danger = `${listed(cards)} ${isOne ? 'may be' : 'may each be'} left to win a trick`;
  if (suits > 1) return `${danger}, in ${suits} suits: no Nullo.`;
  return isOne
    ? `${danger}; that one you can hope to throw on the suit that is missing: a fair Nullo.`
    : `${danger}: no safe Nullo.`;
}

/** What the book’s tests of a hand count, and what follows from it: comment text. */
import type { Card } from '../../game/skat/cards.ts';
import type { Seat } from '../../game/skat/seats.ts';
import { SUIT_WORDS } from '../../game/words/cards.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '../../game/words/nouns.de.ts';
import { SEAT_WORDS } from '../../game/words/seats.ts';
import { capital } from '../../game/words/text.ts';
import { sayCount, sayTournee } from '#edition/strategy/bidding/count-words.ts';
import type { EightCount } from './eight-rule.ts';
import type { GrandMeasure } from './grand.ts';
import type { TourneeFacts } from './tournee.ts';

/** The test of a Tournee. */
export const sayTourneeTest = (facts: TourneeFacts, isEnough: boolean): string =>
  `${capital(sayTournee(facts))}. ${isEnough ? 'Vier reichen: Tourné reizen.' : 'Vier müssten es sein: kein Tourné.'}`;

/** The test of a Tournee that fails for want of a jack. */
export const sayJackWanted = (facts: TourneeFacts): string =>
  `${capital(sayTournee(facts))}, aber zu einem Tourné gehört ein Bube.`;

/** The test of a Solo. @param lost the tens that are likely to be lost. */
export function saySoloTest(count: EightCount, lost: readonly Card[], isFair: boolean): string {
  const danger =
    lost.length === 0
      ? ''
      : `; ${listed(lost)} ${lost.length === 1 ? 'geht wahrscheinlich verloren und zählt' : 'gehen wahrscheinlich verloren und zählen'} nicht`;
  const verdict = isFair
    ? 'Acht reichen: ein ordentliches Solo.'
    : 'Acht müssten es sein: kein Solo.';
  return `Mit ${SUIT_WORDS.de.french[count.trump]} als Trumpf: ${sayCount(count)}, macht ${count.total}${danger}. ${verdict}`;
}

type Tricks = Pick<GrandMeasure, 'jacks' | 'suits' | 'tricks'>;

const sayTricks = ({ jacks, suits, tricks }: Tricks): string =>
  `${counted(jacks, 'winning jack')} und ${counted(tricks - jacks, 'sure trick')} in ${counted(suits, 'suit', 'dative')}, macht ${tricks}`;

/** The test of a Grand with too few tricks. */
export const sayTooFewTricks = (tricks: Tricks): string =>
  `${sayTricks(tricks)}. Sieben müssten es sein: kein Grand.`;

/**
 * The test of a Grand with its tricks in too few suits.
 *
 * @param seat the one that needs a suit more because it has only two jacks; null for the others.
 */
export function sayTooFewSuits(tricks: Tricks, needed: number, seat: Seat | null): string {
  const suits = counted(needed, 'suit', 'dative');
  return seat === null
    ? `${sayTricks(tricks)}, aber die Stiche müssen in ${suits} liegen: kein Grand.`
    : `${sayTricks(tricks)}, aber mit zwei Buben braucht ${SEAT_WORDS[seat]} die Stiche in ${suits}: kein Grand.`;
}

/** The test of a Grand by its losing cards. @param most the points that the others can put on them. */
export function sayGrandTest(
  tricks: Tricks,
  { isSafe, losers, most }: { isSafe: boolean; losers: readonly Card[]; most: number },
): string {
  const verdict = isSafe ? 'ein sicherer Grand.' : 'kein sicherer Grand.';
  return losers.length === 0
    ? `${sayTricks(tricks)}. ${capital(verdict)}`
    : `${sayTricks(tricks)}. Auf ${listed(losers)} können die anderen höchstens ${counted(most, 'point')} legen: ${verdict}`;
}

/** The test of a Nullo in which no card is in danger. */
export const NO_DANGER =
  'Jede Karte kommt unter einer anderen weg. Da ist keine Gefahr, du könntest den Null sogar offen spielen.';

/** The test of a Nullo with cards in danger in too many suits to name them. */
export const sayManySuits = (suits: number): string =>
  `In ${counted(suits, 'suit', 'dative')} sind Karten in Gefahr: kein Null.`;

/** The test of a Nullo with cards in danger. @param suits in how many suits they are. */
export function sayDanger(cards: readonly Card[], suits: number): string {
  const isOne = cards.length === 1;
  const danger = isOne
    ? `${listed(cards)} kann am Ende einen Stich machen`
    : `${listed(cards)} können am Ende je einen Stich machen`;
  if (suits > 1) return `${danger}, und das in ${counted(suits, 'suit', 'dative')}: kein Null.`;
  return isOne
    ? `${danger}. Diese eine Karte kannst du hoffentlich auf die Farbe abwerfen, die dir fehlt: ein ordentlicher Null.`
    : `${danger}: kein sicherer Null.`;
}

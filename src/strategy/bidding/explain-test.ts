/** What the book's test of a hand counts, and what follows from it, in words. Comment text throughout. */
import type { Card, Suit } from '../../game/skat/cards.ts';
import type { Seat } from '../../game/skat/seats.ts';
import { OWN_TERMS } from '#edition/game/words/own-terms.ts';
import { SUIT_WORDS } from '../../game/words/cards.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { SEAT_WORDS } from '../../game/words/seats.ts';
import type { TestName } from './bid-tests.ts';
import { EIGHT_ENOUGH, countEight, sayCount } from './eight-rule.ts';
import { GRAND_TRICKS, measureGrand } from './grand.ts';
import { bestSuit } from './judge-hand.ts';
import { dangerousSuits } from './nullo.ts';
import { DEFENDERS_NEED } from './piles.ts';
import { TOURNEE_HONOURS, sayTournee, tourneeFacts } from './tournee.ts';

/** The count of one test and what follows from it. */
export function explainTest(
  hand: readonly Card[],
  seat: Seat,
  test: TestName,
  trump: Suit | null,
): string {
  switch (test) {
    case 'tournee': {
      const facts = tourneeFacts(hand);
      const enough = facts.jacks + facts.aces >= TOURNEE_HONOURS;
      if (enough && facts.jacks === 0) {
        return `${sayTournee(facts)}, but a Tournee wants a jack.`;
      }
      return `${sayTournee(facts)}. It takes four: ${enough ? 'a Tournee to bid.' : 'no Tournee.'}`;
    }
    case 'solo': {
      const count = trump === null ? bestSuit(hand) : countEight(hand, trump);
      const danger = count.cards
        .filter(({ standing }) => standing === 'ten-in-danger')
        .map(({ card }) => card);
      const lost =
        danger.length === 0
          ? ''
          : `; ${listed(danger)} ${danger.length === 1 ? 'is likely to be lost and does' : 'are likely to be lost and do'} not count`;
      const fair = count.total >= EIGHT_ENOUGH;
      return `With ${SUIT_WORDS[OWN_TERMS].french[count.trump]} as trumps, ${sayCount(count)}: ${count.total}${lost}. It takes eight: ${fair ? 'a fair Solo.' : 'no Solo.'}`;
    }
    case 'grand':
      return explainGrand(hand, seat);
    case 'nullo':
      return explainNullo(hand);
  }
}

function explainGrand(hand: readonly Card[], seat: Seat): string {
  const { cards, jacks, most, suits, suitsNeeded, tricks } = measureGrand(hand, seat);
  const sum = `${counted(jacks, 'winning jack')} and ${counted(tricks - jacks, 'sure trick')} in ${counted(suits, 'suit')} make ${tricks}`;
  if (tricks < GRAND_TRICKS) return `${sum}. It takes seven: no Grand.`;
  if (suits < suitsNeeded) {
    const who = suitsNeeded === 3 ? `${SEAT_WORDS[seat]} with two jacks` : 'the tricks';
    return `${sum}, but ${who} must ${suitsNeeded === 3 ? 'have them' : 'lie'} in ${suitsNeeded} suits: no Grand.`;
  }
  const losers = cards.filter(({ trick }) => trick === null).map(({ card }) => card);
  const others =
    losers.length === 0 ? '' : ` On ${listed(losers)} they can pile ${most} at the most:`;
  return most >= DEFENDERS_NEED
    ? `${sum}.${others} the Grand is not safe.`
    : `${sum}.${others} a safe Grand.`;
}

function explainNullo(hand: readonly Card[]): string {
  const suits = dangerousSuits(hand);
  const danger = suits.flatMap(({ dangerous }) => dangerous);
  if (danger.length === 0) {
    return 'Every card can go under another: no danger, and it could even be played open.';
  }
  if (suits.length > 2) return `Cards are in danger in ${suits.length} suits: no Nullo.`;
  const one = danger.length === 1;
  const dangerWords = `${listed(danger)} ${one ? 'may be' : 'may each be'} left to win a trick`;
  if (suits.length > 1) return `${dangerWords}, in ${suits.length} suits: no Nullo.`;
  return one
    ? `${dangerWords}; that one you can hope to throw on the suit that is missing: a fair Nullo.`
    : `${dangerWords}: no safe Nullo.`;
}

/** The reasoning behind a bid, in words. Comment text throughout. */
import type { Card, Suit } from '../../../game/skat/cards.ts';
import { LAWS } from '../../../game/skat/laws.ts';
import { makeMatadors } from '../../../game/skat/matadors.ts';
import type { Seat } from '../../../game/skat/seats.ts';
import { SUIT_WORDS } from '../../../game/words/cards.ts';
import { contractName } from '../../../game/words/game-name.ts';
import { listed } from '../../../game/words/lists.ts';
import { counted } from '../../../game/words/nouns.ts';
import { SEAT_WORDS } from '../../../game/words/seats.ts';
import { capital } from '../../../game/words/text.ts';
import { sumWords } from '../../../game/words/value.ts';
import { EIGHT_ENOUGH, countEight, sayCount } from '../../../strategy/bidding/eight-rule.ts';
import { GRAND_TRICKS, measureGrand } from '../../../strategy/bidding/grand.ts';
import { bestSuit } from './judge.ts';
import { bidLimit } from '../../../strategy/bidding/limit.ts';
import { dangerousSuits } from '../../../strategy/bidding/nullo.ts';
import { DEFENDERS_NEED } from '../../../strategy/bidding/piles.ts';
import { TESTS } from './question.ts';
import type { BidQuestion, TestName } from './question.ts';
import { judgeBid, sayHow, sayMeasure, sayParting } from './verdict.ts';
import { TOURNEE_HONOURS, sayTournee, tourneeFacts } from '../../../strategy/bidding/tournee.ts';

export const TEST_NAMES: Readonly<Record<TestName, string>> = {
  tournee: 'Tournee',
  solo: 'Solo',
  grand: 'Grand Solo',
  nullo: 'Nullo',
};

/** What is counted in a test, as a label for the number. */
export const COUNT_NAMES: Readonly<Record<TestName, string>> = {
  tournee: 'Jacks and aces',
  solo: 'The count',
  grand: 'Sure tricks',
  nullo: 'Suits in danger',
};

const suitName = (suit: Suit): string => SUIT_WORDS.en.french[suit];

/** The reasoning, a line or two; one for each test where all are asked. */
export function explainBid(question: BidQuestion): string[] {
  const { asked, hand, seat } = question;
  switch (asked.what) {
    case 'test':
      return [
        `By the book: ${explainTest(hand, seat, asked.test, asked.trump)}`,
        ...explainMeasure(question, asked.test),
      ];
    case 'limit':
      return explainLimit(question);
    case 'all':
      return TESTS.map((test) => {
        const measured = question.measured[test];
        const share = measured === undefined ? '' : ` ${sayMeasure(measured)}`;
        return `${TEST_NAMES[test]}: ${explainTest(hand, seat, test, null)}${share}`;
      });
  }
}

/** What chance says of the bid, how it was asked, and where that parts from the rule. */
function explainMeasure(question: BidQuestion, test: TestName): string[] {
  const { measure, measured, rule } = judgeBid(question, test);
  if (measured === null || measure === null) return [];
  const parting = sayParting(rule, measure);
  return [`${sayMeasure(measured)} ${sayHow(test)}`, ...(parting === null ? [] : [parting])];
}

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
      return `With ${suitName(count.trump)} as trumps, ${sayCount(count)}: ${count.total}${lost}. It takes eight: ${fair ? 'a fair Solo.' : 'no Solo.'}`;
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
    const who = suitsNeeded === 3 ? `${SEAT_WORDS.en[seat]} with two jacks` : 'the tricks';
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
  const said = `${listed(danger)} ${one ? 'may be' : 'may each be'} left to win a trick`;
  if (suits.length > 1) return `${said}, in ${suits.length} suits: no Nullo.`;
  return one
    ? `${said}; that one you can hope to throw on the suit that is missing: a fair Nullo.`
    : `${said}: no safe Nullo.`;
}

function explainLimit({ asked, hand, law }: BidQuestion): string[] {
  if (asked.what !== 'limit') return [];
  const { certain, held, trump, value } = bidLimit(hand, asked.contract, LAWS[law]);
  const game = contractName(asked.contract, law);
  if (held === null || certain === null) {
    return [`${game}: a fixed value of ${value.points}.`];
  }
  const worst =
    asked.contract.trump === trump ? '' : `At worst ${suitName(trump ?? 'D')} turn up. `;
  const sum = `${worst}${capital(sumWords(value))}.`;
  if ('with' in held) {
    return [`You hold your matadors, and whatever the skat brings, it can only add to them.`, sum];
  }
  const risk =
    held.without === 1
      ? 'The ten cards are without 1, and one multiplier is certain: find the missing jack, and it is with 2 at least.'
      : `The ten cards are ${makeMatadors(held)}, but a better jack may lie in the skat. Only one multiplier is certain.`;
  return [risk, sum];
}

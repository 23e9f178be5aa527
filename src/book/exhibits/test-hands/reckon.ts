/** What a choice on a test hand counts and is worth, reckoned from its cards. */
import {
  RAMSCH_COSTS,
  sayTestTricks,
  sayTestValue,
} from '#edition/book/exhibits/test-hands/test-hand-words.ts';
import { sayEight } from '#edition/strategy/bidding/count-words.ts';
import { cardsOfText } from '../examples/counting.ts';
import { LAWS } from '../../../game/skat/laws.ts';
import type { LawId } from '../../../game/skat/laws.ts';
import { countMatadors } from '../../../game/skat/matadors.ts';
import type { DeclarerResult } from '../../../game/skat/result.ts';
import { gameValue } from '../../../game/skat/value.ts';
import type { DeclarerValue } from '../../../game/skat/value.ts';
import { EIGHT_ENOUGH, countEight } from '../../../strategy/bidding/eight-rule.ts';
import type { TestChoice, TestHand } from './hands.ts';

/** Foster’s standard for a Grand (p. 127). */
const GRAND_TRICKS = 7;

/** What a plain win is worth, with the matadors of the ten cards; null for a Ramsch. */
export function valueOf(
  hand: TestHand,
  choice: TestChoice,
  made = true,
  laws: LawId = 'american-1922',
): DeclarerValue | null {
  const { announced, kind, trump } = choice;
  if (kind === 'ramsch') return null;
  const contract = { kind, trump, announced };
  const law = LAWS[laws];
  const { game, schneider } = law.targets;
  const points = announced === null ? game : schneider;
  const result: DeclarerResult = {
    declarer: hand.seat,
    points: { declarer: points, defenders: 120 - points, skat: 0 },
    tricks: { declarer: 7, defenders: 3 },
    schneider: announced === null ? null : 'declarer',
    schwarz: null,
    made,
  };
  const matadors = countMatadors(cardsOfText(hand.cards), contract);
  const checked = gameValue({ contract, matadors, bid: null, result }, law);
  if (!checked.ok || checked.value.declarer === null) {
    throw new RangeError(`Test hand ${hand.number}: the laws have no ${kind}.`);
  }
  return checked.value;
}

/** The value in a sentence: `1 for game, with 6, is 7; 7 × 12 = 84.` */
export function sayValue(hand: TestHand, choice: TestChoice): string {
  const value = valueOf(hand, choice);
  if (value === null) return RAMSCH_COSTS;
  const lost = valueOf(hand, choice, false);
  return sayTestValue(value, lost?.doubled === true ? -lost.score : null);
}

/** What the cards count for the choice by Foster’s rules; empty where Foster has no count. */
export function sayStrength(hand: TestHand, { kind, sure, trump }: TestChoice): string {
  if (trump !== null) {
    const count = countEight(cardsOfText(hand.cards), trump);
    return sayEight(count, count.total >= EIGHT_ENOUGH);
  }
  if (sure === null) return '';
  const tricks = cardsOfText(sure).length;
  return sayTestTricks(tricks, tricks >= GRAND_TRICKS, kind === 'gucki-grand');
}

/** What a choice on a test hand counts and is worth, reckoned from its cards. */
import { cardsOfText } from '../examples/counting.ts';
import { capital } from '../../../game/words/text.ts';
import { LAWS } from '../../../game/skat/laws.ts';
import type { LawId } from '../../../game/skat/laws.ts';
import { countMatadors } from '../../../game/skat/matadors.ts';
import type { DeclarerResult } from '../../../game/skat/result.ts';
import { explainValue } from '#edition/game/words/value.ts';
import { gameValue } from '../../../game/skat/value.ts';
import type { DeclarerValue } from '../../../game/skat/value.ts';
import { EIGHT_ENOUGH, countEight } from '../../../strategy/bidding/eight-rule.ts';
import { sayCount } from '#edition/strategy/bidding/count-words.ts';
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
  if (value === null) return 'The loser pays 20, or 30 if one of the others takes no trick.';
  const lost = valueOf(hand, choice, false);
  const doubled = lost?.doubled === true ? ` Lost, it counts double: ${-lost.score}.` : '';
  return `${capital(explainValue(value))}.${doubled}`;
}

/** What the cards count for the choice by Foster’s rules; empty where Foster has no count. */
export function sayStrength(hand: TestHand, { kind, sure, trump }: TestChoice): string {
  if (trump !== null) {
    const count = countEight(cardsOfText(hand.cards), trump);
    const verdict = count.total < EIGHT_ENOUGH ? 'short of eight' : 'a fair Solo';
    return `The Eight Rule: ${sayCount(count)} make ${count.total}, ${verdict}.`;
  }
  if (sure === null) return '';
  const tricks = cardsOfText(sure).length;
  const verdict = tricks < GRAND_TRICKS ? 'short of seven' : 'as many as a Grand needs';
  return kind === 'gucki-grand'
    ? `Before you see the skat: ${tricks} sure tricks, ${verdict}.`
    : `The seven-trick count: ${tricks} sure tricks, ${verdict}.`;
}

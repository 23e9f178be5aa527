/** Plain sentences about a trick’s points, such as “hand 9, trick 6 brings 24”. */
import { TRICK_CLAIM } from '#edition/book/typed-words.ts';
import type { Hand } from '../game/notation/hand.ts';
import { buildReplay } from '../game/replay/build.ts';
import { factOf } from './facts.ts';
import { illustrativeNumber } from './hand-names.ts';
import { readNumber } from '#edition/game/words/number-words.ts';

/**
 * What is wrong with the claims of a text, or null: the hand must exist, the trick be
 * played, and its card points be so many.
 */
export function claimProblem(text: string, hands: readonly Hand[]): string | null {
  for (const { 0: claim, 1: number, 2: trick = '', 3: points = '' } of text.matchAll(TRICK_CLAIM)) {
    const stated = readNumber(points);
    if (stated === null) continue;
    const hand = hands.find((known) => illustrativeNumber(known) === Number(number));
    if (hand === undefined) return `“${claim}”: there is no hand ${number}.`;
    const fact = factOf(`t${readNumber(trick) ?? trick}`, buildReplay(hand));
    if (!fact.ok) return `“${claim}”: ${fact.errors[0].message}`;
    if (fact.value !== stated) return `“${claim}”: it is ${fact.value}.`;
  }
  return null;
}

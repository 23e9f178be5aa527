/** Questions of every level and kind of the drill on single cards. */
import { Chance } from '../../../../../src/lib/random.ts';
import { whichCard } from '../../../../../src/practice/drills/which-card/drill.ts';
import { CARD_KINDS } from '../../../../../src/strategy/which-card/card-place.ts';
import type { WhichCardQuestion } from '../../../../../src/practice/drills/which-card/question.ts';
import { madeFrom } from '../every.ts';

export const KINDS = CARD_KINDS;

export const ask = (seed: number, level: number, kind: string | null): WhichCardQuestion =>
  madeFrom({ seed, level, kind }, whichCard.make(new Chance(seed), { level, kind, options: {} }));

export const QUESTIONS = whichCard.levels.flatMap((_, index) =>
  [null, ...KINDS].flatMap((kind) =>
    Array.from({ length: 40 }, (__, seed) => ask(seed * 7919, index + 1, kind)),
  ),
);

/** Questions of every level and kind of the drill on bidding, and hands written short. */
import { bidding } from '../../../../../src/practice/drills/bidding/drill.ts';
import { BID_KINDS as KINDS } from '../../../../../src/practice/drills/bidding/question.ts';
import type { BidQuestion } from '../../../../../src/practice/drills/bidding/question.ts';
import { Chance } from '../../../../../src/lib/random.ts';
import { isCard } from '../../../../../src/game/skat/cards.ts';
import type { Card } from '../../../../../src/game/skat/cards.ts';
import { madeFrom } from '../every.ts';

export const BOOKS = ['american-1922', 'league-1909', 'isko'];
export const LEVELS = bidding.levels.map((_, index) => index + 1);
export const SEEDS = Array.from({ length: 120 }, (_, index) => index * 7919 + 3);

export const ask = (
  seed: number,
  level: number,
  kind: string | null = null,
  law = 'american-1922',
) =>
  madeFrom(
    { seed, level, kind, law },
    bidding.make(new Chance(seed), { level, kind, options: { law } }),
  );

export const QUESTIONS: readonly BidQuestion[] = [
  ...LEVELS.flatMap((level) => SEEDS.map((seed) => ask(seed, level))),
  ...KINDS.flatMap((kind) =>
    BOOKS.flatMap((law) => SEEDS.slice(0, 60).map((seed) => ask(seed, 1, kind, law))),
  ),
];

export const parse = (text: string): Card[] => text.split(' ').filter(isCard);

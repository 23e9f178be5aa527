/** Makes questions about the cards that are still out at whist. */
import { WHIST_SEATS } from '../../../game/others/whist/rules.ts';
import { SUITS } from '../../../game/cards/cards.ts';
import type { Suit } from '../../../game/cards/cards.ts';
import type { Chance } from '../../../lib/random.ts';
import type { QuestionRequest } from '../../drill.ts';
import { dealWhist, masterAfter } from './question.ts';
import type { WhistAsk, WhistDeal, WhistQuestion } from './question.ts';

/** The kinds of question. */
export const WHIST_KINDS = ['trumps', 'suit', 'master', 'which', 'any'] as const;
export type WhistKind = (typeof WHIST_KINDS)[number];

/** What each level asks about, how often, and up to which trick. */
export const WHIST_LEVELS: readonly {
  readonly kinds: readonly WhistKind[];
  readonly asks: number;
  readonly last: number;
}[] = [
  { kinds: ['trumps'], asks: 2, last: 4 },
  { kinds: ['trumps'], asks: 3, last: 10 },
  { kinds: ['suit', 'suit', 'trumps'], asks: 3, last: 9 },
  { kinds: ['master', 'master', 'suit'], asks: 3, last: 9 },
  { kinds: ['which'], asks: 2, last: 8 },
  { kinds: ['any'], asks: 4, last: 9 },
];

/** Milliseconds for a trick of four cards, by the name of the pace. */
const BEATS: Readonly<Record<string, number>> = { slow: 9000, table: 6000, brisk: 4000 };

/** Makes a question; see `Drill.make`. */
export function makeWhistQuestion(
  chance: Chance,
  { kind, level, options }: QuestionRequest,
): WhistQuestion {
  const plan = WHIST_LEVELS[Math.min(Math.max(level, 1), WHIST_LEVELS.length) - 1]!;
  const chosenKind = WHIST_KINDS.find((one) => one === kind) ?? chance.pick(plan.kinds);
  const deal = dealWhist(chance);
  const own = chance.pick(WHIST_SEATS);
  const plain = chance.pick(SUITS.filter((suit) => suit !== deal.trump));
  const first = plan.last > 4 ? 2 : 1;
  const moments = Array.from({ length: plan.last - first + 1 }, (_, at) => at + first);
  const asks = chance
    .sample(moments, chance.between(plan.asks - (plan.asks > 2 ? 1 : 0), plan.asks))
    .sort((a, b) => a - b)
    .map((after): WhistAsk => askAfter(chance, chosenKind, after, deal, plain));
  return {
    ...{ level, kind: chosenKind, deal, own, asks },
    beat: BEATS[options['pace'] ?? ''] ?? null,
    key: [
      ...deal.hands.A,
      ...deal.hands.B,
      own,
      ...asks.map(({ after, suit, what }) => `${what}${suit}${after}`),
    ].join(' '),
  };
}

function askAfter(
  chance: Chance,
  kind: WhistKind,
  after: number,
  deal: WhistDeal,
  plain: Suit,
): WhistAsk {
  switch (kind) {
    case 'trumps':
      return { after, what: 'count', suit: deal.trump };
    case 'which':
      return { after, what: 'which', suit: deal.trump };
    case 'suit':
      return { after, what: 'count', suit: plain };
    case 'master':
      return { after, what: 'master', suit: chance.pick(alive(deal, after)) };
    case 'any': {
      const suit = chance.happens(0.4) ? deal.trump : chance.pick(SUITS);
      const asksMaster = chance.happens(0.3) && alive(deal, after).includes(suit);
      return { after, what: asksMaster ? 'master' : 'count', suit };
    }
  }
}

/** The suits of which not every card has been played. */
function alive(deal: WhistDeal, after: number): Suit[] {
  return SUITS.filter((suit) => masterAfter(deal, suit, after) !== undefined);
}

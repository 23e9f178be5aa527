/** Makes questions about cards that are out at whist: the kinds, what each level asks, and when. */
import { WHIST_SEATS } from '../../../game/others/whist/rules.ts';
import { SUITS } from '../../../game/cards/cards.ts';
import type { Suit } from '../../../game/cards/cards.ts';
import type { Chance } from '../../../lib/random.ts';
import type { Wish } from '../../drill.ts';
import { dealWhist, masterAfter } from './question.ts';
import type { WhistAsk, WhistPlayed, WhistQuestion } from './question.ts';

/** The kinds of question, as they are called in a sentence. */
export const WHIST_KINDS = {
  trumps: 'the trumps still out',
  suit: 'the cards of a plain suit still out',
  master: 'the card that commands a suit',
  which: 'which trumps are still out',
  any: 'trumps and every suit at once',
} as const;
export type WhistKind = keyof typeof WHIST_KINDS;

/** What each level asks about, how often, and until which trick. */
export const WHIST_LEVELS: readonly {
  readonly says: string;
  readonly kinds: readonly WhistKind[];
  readonly asks: number;
  readonly last: number;
}[] = [
  { says: 'How many trumps are out, in the first tricks.', kinds: ['trumps'], asks: 2, last: 4 },
  { says: 'How many trumps are out, through the hand.', kinds: ['trumps'], asks: 3, last: 10 },
  {
    says: 'The cards of one plain suit, named beforehand.',
    kinds: ['suit', 'suit', 'trumps'],
    asks: 3,
    last: 9,
  },
  {
    says: 'The card that commands a suit.',
    kinds: ['master', 'master', 'suit'],
    asks: 3,
    last: 9,
  },
  { says: 'Which trumps are out, card by card.', kinds: ['which'], asks: 2, last: 8 },
  { says: 'Trumps and suits, and nobody says which.', kinds: ['any'], asks: 4, last: 9 },
];

/** Milliseconds for a trick of four cards, by what the pace is called. */
const BEATS: Readonly<Record<string, number>> = { slow: 9000, table: 6000, brisk: 4000 };

/** Makes a question; see `Drill.make`. */
export function makeWhistQuestion(chance: Chance, { kind, level, options }: Wish): WhistQuestion {
  const plan = WHIST_LEVELS[Math.min(Math.max(level, 1), WHIST_LEVELS.length) - 1]!;
  const wished =
    kind !== null && Object.hasOwn(WHIST_KINDS, kind)
      ? (kind as WhistKind)
      : chance.pick(plan.kinds);
  const played = dealWhist(chance);
  const own = chance.pick(WHIST_SEATS);
  const plain = chance.pick(SUITS.filter((suit) => suit !== played.trump));
  const first = plan.last > 4 ? 2 : 1;
  const moments = Array.from({ length: plan.last - first + 1 }, (_, at) => at + first);
  const asks = chance
    .sample(moments, chance.between(plan.asks - (plan.asks > 2 ? 1 : 0), plan.asks))
    .sort((a, b) => a - b)
    .map((after): WhistAsk => askAfter(chance, wished, after, played, plain));
  return {
    ...{ level, kind: wished, played, own, asks },
    beat: BEATS[options['pace'] ?? ''] ?? null,
    key: [
      ...played.hands.A,
      ...played.hands.B,
      own,
      ...asks.map(({ after, suit, what }) => `${what}${suit}${after}`),
    ].join(' '),
  };
}

function askAfter(
  chance: Chance,
  kind: WhistKind,
  after: number,
  played: WhistPlayed,
  plain: Suit,
): WhistAsk {
  switch (kind) {
    case 'trumps':
      return { after, what: 'count', suit: played.trump };
    case 'which':
      return { after, what: 'which', suit: played.trump };
    case 'suit':
      return { after, what: 'count', suit: plain };
    case 'master':
      return { after, what: 'master', suit: chance.pick(alive(played, after)) };
    case 'any': {
      const suit = chance.happens(0.4) ? played.trump : chance.pick(SUITS);
      const asked = chance.happens(0.3) && alive(played, after).includes(suit);
      return { after, what: asked ? 'master' : 'count', suit };
    }
  }
}

/** The suits of which not every card has been played. */
function alive(played: WhistPlayed, after: number): Suit[] {
  return SUITS.filter((suit) => masterAfter(played, suit, after) !== undefined);
}

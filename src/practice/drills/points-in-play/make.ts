/** Makes questions about the count. */
import { SUITS } from '../../../game/skat/cards.ts';
import { SEATS } from '../../../game/skat/seats.ts';
import type { Chance } from '../../../lib/random.ts';
import type { QuestionRequest } from '../../drill.ts';
import type { NamedHand } from './hands.ts';
import type { AskKind, PlayAsk, PlayQuestion } from './question.ts';

/** The kinds of question. */
export const PLAY_KINDS = [
  'declarer',
  'defenders',
  'home',
  'trumps',
  'high',
  'all',
  'three',
  'suit',
  'others',
] as const;
export type PlayKind = (typeof PLAY_KINDS)[number];

/** What each level asks about, how often, and up to which trick. */
export const PLAY_LEVELS: readonly {
  kinds: readonly PlayKind[];
  asks: number;
  last: number;
}[] = [
  { kinds: ['declarer'], asks: 2, last: 3 },
  { kinds: ['declarer', 'defenders'], asks: 3, last: 10 },
  { kinds: ['home'], asks: 3, last: 9 },
  { kinds: ['defenders', 'trumps', 'trumps'], asks: 3, last: 10 },
  { kinds: ['trumps', 'high', 'high'], asks: 3, last: 10 },
  { kinds: ['all'], asks: 4, last: 10 },
  { kinds: ['three', 'three', 'suit'], asks: 3, last: 9 },
  { kinds: ['others'], asks: 3, last: 9 },
];

/** Milliseconds for a trick of three cards, by the name of the pace. */
const BEATS: Readonly<Record<string, number>> = {
  slow: 7000,
  table: 4500,
  brisk: 3000,
  quick: 1500,
  quickest: 900,
};
/** The three counts that the kind `three` asks at once. */
const THREE: readonly AskKind[] = ['declarer', 'defenders', 'out'];
const EVERY: readonly AskKind[] = ['declarer', 'defenders', 'home', 'trumps', 'high'];
/**
 * The tricks after which `home` is asked. Nobody is home much earlier, and after the last trick a
 * skat that was left alone may decide, which the tricks do not show.
 */
const HOME = { first: 5, last: 9 };
/** The tricks of a whole hand. */
const TRICKS = 10;

/** Makes a question on a hand that `pick` draws, of which at least six tricks must have been played. */
export function makePlayQuestion(
  chance: Chance,
  { kind, level, options }: QuestionRequest,
  pick: (chance: Chance) => NamedHand,
): PlayQuestion {
  const plan = PLAY_LEVELS[level - 1] ?? PLAY_LEVELS[level < 1 ? 0 : PLAY_LEVELS.length - 1]!;
  const requestedKind = PLAY_KINDS.find((one) => one === kind) ?? chance.pick(plan.kinds);
  const { hand, name } = pick(chance);
  // An unfinished hand does not show which cards its players held.
  const chosenKind =
    requestedKind === 'others' && hand.tricks.length < TRICKS ? 'trumps' : requestedKind;
  const first = chosenKind === 'home' ? HOME.first : plan === PLAY_LEVELS[0] ? 1 : 2;
  const last = Math.min(chosenKind === 'home' ? HOME.last : plan.last, hand.tricks.length);
  const all = Array.from({ length: last - first + 1 }, (_, at) => at + first);
  const moments = chance
    .sample(all, Math.min(all.length, chance.between(plan.asks - 1, plan.asks + 1)))
    .sort((a, b) => a - b);
  const own = chosenKind === 'others' ? chance.pick(SEATS) : null;
  const asks = moments.flatMap((after): PlayAsk[] => {
    if (chosenKind === 'three') return THREE.map((what) => ({ after, what }));
    if (chosenKind === 'suit') {
      const plain = SUITS.filter((suit) => suit !== hand.trump);
      return [{ after, what: chosenKind, suit: chance.pick(plain) }];
    }
    if (own !== null) {
      const suit = chance.happens(0.5) ? chance.pick(SUITS) : hand.trump;
      return [
        { after, what: 'others', own, ...(suit === null || suit === hand.trump ? {} : { suit }) },
      ];
    }
    const fair = after >= HOME.first && after <= HOME.last;
    const among = fair ? EVERY : EVERY.filter((what) => what !== 'home');
    return [{ after, what: chosenKind === 'all' ? chance.pick(among) : chosenKind }];
  });
  const tricks = asks
    .map(({ after, own: seat = '', suit = '', what }) => `${what}${seat}${suit}${after}`)
    .join(' ');
  return {
    level,
    kind: chosenKind,
    hand,
    asks,
    beat: BEATS[options['pace'] ?? ''] ?? null,
    byCard: options['cards'] === 'one',
    key: `${name} ${tricks}`,
  };
}

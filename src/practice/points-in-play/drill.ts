/** Keeping the count while the tricks of a hand go by, and being asked for it unannounced. */
import { contractName, counted, listed, VOCABULARY } from '../../replay/words.ts';
import { sumPoints } from '../../skat/cards.ts';
import type { Chance } from '../chance.ts';
import type { Drill, Wish } from '../drill.ts';
import written from './book-hands.json' with { type: 'json' };
import { isRight, pointsAfter, readHand, truth, trumpsOut } from './question.ts';
import type { Ask, AskKind, PlayQuestion, PlayedOut, Reply, WrittenHand } from './question.ts';

const KINDS = {
  declarer: 'the declarer’s points',
  defenders: 'the defenders’ points',
  trumps: 'the trumps still out',
  high: 'the aces and tens that are gone',
  all: 'everything at once',
} as const;
type Kind = keyof typeof KINDS;

const LEVELS: readonly { says: string; kinds: readonly Kind[]; asks: number; last: number }[] = [
  { says: 'The declarer’s points, in the first tricks.', kinds: ['declarer'], asks: 2, last: 5 },
  {
    says: 'One side’s points, through the hand.',
    kinds: ['declarer', 'defenders'],
    asks: 3,
    last: 10,
  },
  {
    says: 'The trumps that are still out.',
    kinds: ['defenders', 'trumps', 'trumps'],
    asks: 3,
    last: 10,
  },
  {
    says: 'The aces and tens that are gone.',
    kinds: ['trumps', 'high', 'high'],
    asks: 3,
    last: 10,
  },
  { says: 'Everything at once.', kinds: ['all'], asks: 4, last: 10 },
];

const BEATS: Readonly<Record<string, number>> = { slow: 7000, table: 4500, brisk: 3000 };
const EVERY: readonly AskKind[] = ['declarer', 'defenders', 'trumps', 'high'];
const SECONDS = [40, 60, 60, 70, 90];

const BOOK: readonly PlayedOut[] = (written as readonly WrittenHand[]).map(readHand);

function make(chance: Chance, { kind, level, options }: Wish): PlayQuestion {
  const plan = LEVELS[level - 1] ?? LEVELS[level < 1 ? 0 : LEVELS.length - 1]!;
  const wished =
    kind !== null && Object.hasOwn(KINDS, kind) ? (kind as Kind) : chance.pick(plan.kinds);
  const hand = chance.pick(BOOK);
  const moments = Array.from(
    { length: Math.min(plan.last, hand.tricks.length) - 1 },
    (_, at) => at + 2,
  );
  const asks = chance
    .sample(moments, Math.min(moments.length, chance.between(plan.asks - 1, plan.asks + 1)))
    .sort((a, b) => a - b)
    .map((after): Ask => ({ after, what: wished === 'all' ? chance.pick(EVERY) : wished }));
  const tricks = asks.map(({ after, what }) => `${what}${after}`).join(' ');
  return {
    level,
    kind: wished,
    hand,
    asks,
    beat: BEATS[options['pace'] ?? ''] ?? null,
    key: `${hand.number} ${tricks}`,
  };
}

const WHAT: Readonly<Record<Kind, string>> = {
  declarer: 'the declarer’s points',
  defenders: 'the defenders’ points',
  trumps: 'the trumps that you have not seen',
  high: 'the aces and tens that you have seen',
  all: 'both sides’ points, the trumps you have not seen, the aces and tens you have',
};

function sayReply(reply: Reply | undefined): string {
  if (reply === undefined) return 'nothing';
  if (typeof reply === 'number') return `${reply}`;
  return reply.length === 0 ? 'none' : listed(reply);
}

/** Where the count must have slipped: the tricks since it was last right. */
function findSlips({ asks, hand }: PlayQuestion, replies: readonly Reply[]): string[] {
  const sound = new Map<AskKind, { after: number; off: number }>();
  return asks.flatMap((ask, index) => {
    const { after, what } = ask;
    const reply = replies[index];
    const right = truth(hand, ask);
    const off = typeof reply === 'number' && typeof right === 'number' ? reply - right : 0;
    const before = sound.get(what) ?? { after: 0, off: 0 };
    sound.set(what, { after, off });
    if (isRight(hand, ask, reply)) return [];
    const said = `After trick ${after} ${KINDS[what === 'high' ? 'high' : what]}: ${sayReply(reply)} for ${sayReply(right)}`;
    if (off !== 0 && off === before.off) return [`${said}, the slip of before carried on.`];
    const first = before.after + 1;
    const where =
      first === after ? `in trick ${after}` : `between trick ${first} and trick ${after}`;
    return [`${said}. It slipped ${where}.`];
  });
}

export const drill: Drill<PlayQuestion, readonly Reply[]> = {
  id: 'points-in-play',
  title: 'Counting in play',
  task: 'The tricks of a hand go by. Keep the count; you will be asked for it without warning.',
  levels: LEVELS.map(({ says }) => says),
  kinds: KINDS,
  options: [
    {
      id: 'pace',
      name: 'Pace',
      choices: [
        ['own', 'my own'],
        ['slow', 'slow'],
        ['table', 'as at a table'],
        ['brisk', 'brisk'],
      ],
    },
  ],
  usualLength: 3,
  usualSeconds: (level) => SECONDS[Math.min(Math.max(level, 1), SECONDS.length) - 1]!,

  make,
  answer: ({ asks, hand }) => asks.map((ask) => truth(hand, ask)),
  say: (_question, replies) => replies.map(sayReply).join('; '),

  ask({ hand, kind }) {
    const contract = contractName({ kind: hand.kind, trump: hand.trump, announced: null });
    const seat = VOCABULARY.en.seats[hand.declarer];
    const away =
      hand.layout.length === 0
        ? 'The skat stays face down and is not counted.'
        : `${listed(hand.layout)} are put away: ${counted(sumPoints(hand.layout), 'point')} for the declarer from the start.`;
    return `${contract}, played by ${seat}. ${away} Count ${WHAT[kind as Kind]}.`;
  },

  grade(question, replies) {
    const right = question.asks.every((ask, index) => isRight(question.hand, ask, replies[index]));
    return { right, faults: findSlips(question, replies) };
  },

  explain({ asks, hand, kind }) {
    const last = asks.at(-1)?.after ?? 0;
    const upTo = Array.from({ length: last }, (_, at) => at + 1);
    const lines = [`This was Hand No. ${hand.number} of the book.`];
    const run = (what: 'declarer' | 'defenders'): string =>
      upTo.map((after) => pointsAfter(hand, what, after)).join(', ');
    if (kind === 'declarer' || kind === 'all')
      lines.push(`The declarer, trick by trick: ${run('declarer')}.`);
    if (kind === 'defenders' || kind === 'all') lines.push(`The defenders: ${run('defenders')}.`);
    if (kind === 'trumps' || kind === 'all') {
      lines.push(`Trumps not seen: ${upTo.map((after) => trumpsOut(hand, after)).join(', ')}.`);
    }
    return lines;
  },
};

/**
 * The drill about remembering cards at whist, in the order in which its players learn it: the
 * trumps, then a suit, then the card that commands it (The Standard Hoyle, 1912).
 */
import { WHIST_SEATS } from '../../../game/others/whist/rules.ts';
import { packRank, suitOf } from '../../../game/cards/cards.ts';
import type { PackCard } from '../../../game/cards/cards.ts';
import { PACK_RANKS } from '../../../game/cards/ranks.ts';
import type { Drill } from '../../drill.ts';
import { WHIST_LEVELS, makeWhistQuestion } from './make.ts';
import type { WhistKind } from './make.ts';
import {
  isWhistRight,
  masterAfter,
  playedCardsAfter,
  rightWhistReply,
  withOthers,
} from './question.ts';
import type { WhistAsk, WhistQuestion, WhistReply } from './question.ts';
import {
  WHIST_WORDS,
  askWhist,
  sayFallen,
  sayGoneAbove,
  sayMasters,
  sayWhistReplies,
  sayWhistRun,
  sayWrongWhist,
} from '#edition/practice/drills/whist-count/whist-words.ts';
import { PACES } from '#edition/practice/going-by-words.ts';

const SECONDS = [40, 60, 60, 60, 70, 80];

/** Explains a reply: which cards fell from the others, or from the top of the suit. */
function reckoning(question: WhistQuestion, { after, suit, what }: WhistAsk): string {
  const { deal, own } = question;
  const playedCards = playedCardsAfter(deal, after).filter((card) => suitOf(card) === suit);
  const mine = deal.hands[own].filter((card) => suitOf(card) === suit);
  const theirs = playedCards.filter((card) => !mine.includes(card));
  if (what === 'master') {
    const master = masterAfter(deal, suit, after);
    const above = playedCards.filter((card) => master !== undefined && isAbove(card, master));
    return sayGoneAbove(above);
  }
  return sayFallen(PACK_RANKS.length - mine.length, theirs);
}

const isAbove = (card: PackCard, other: PackCard): boolean =>
  PACK_RANKS.indexOf(packRank(card)) < PACK_RANKS.indexOf(packRank(other));

export const whistCount: Drill<WhistQuestion, readonly WhistReply[]> = {
  id: 'whist-count',
  order: 110,
  ...WHIST_WORDS,
  asks: WHIST_LEVELS.map(({ kinds }) => kinds),
  sections: {
    trumps: 'shelf/whist#remembering-the-cards',
    suit: 'shelf/whist#remembering-the-cards',
    master: 'shelf/whist#remembering-the-cards',
    which: 'shelf/whist#remembering-the-cards',
    any: 'shelf/whist#remembering-the-cards',
  },
  lesson: {},
  chapters: ['shelf/whist'],
  options: [
    {
      id: 'pace',
      name: PACES.name,
      choices: [
        ['own', PACES.own],
        ['slow', PACES.slow],
        ['table', PACES.table],
        ['brisk', PACES.brisk],
      ],
    },
  ],
  ofSkat: false,
  usualLength: 3,
  usualSeconds: (level) => SECONDS[Math.min(Math.max(level, 1), SECONDS.length) - 1]!,

  make: makeWhistQuestion,
  answer: (question) => question.asks.map((ask) => rightWhistReply(question, ask)),
  picture: ({ deal }) => deal.tricks[0]?.cards ?? [],
  say: ({ asks }, replies) =>
    sayWhistReplies(asks.map(({ after }, at) => ({ after, reply: replies[at] }))),

  ask({ asks, deal, kind, own }) {
    const { trump, turnedCard } = deal;
    const partner = WHIST_SEATS[(WHIST_SEATS.indexOf(own) + 2) % WHIST_SEATS.length]!;
    const suit = asks[0]?.suit ?? trump;
    return askWhist({ trump, turnedCard, own, partner, kind: kind as WhistKind, suit });
  },

  grade(question, replies) {
    const wrong = question.asks.flatMap((ask, at) =>
      isWhistRight(question, ask, replies[at]) ? [] : [{ ask, reply: replies[at] }],
    );
    return {
      right: wrong.length === 0,
      faults: wrong.map(({ ask, reply }) =>
        sayWrongWhist(ask, reply, rightWhistReply(question, ask), reckoning(question, ask)),
      ),
    };
  },

  explain(question) {
    const { asks, deal, own } = question;
    const last = asks.at(-1)?.after ?? 0;
    const upTo = Array.from({ length: last }, (_, at) => at + 1);
    const counted = [
      ...new Set(asks.filter(({ what }) => what !== 'master').map(({ suit }) => suit)),
    ];
    const lines = counted.map((suit) => {
      const mine = deal.hands[own].filter((card) => suitOf(card) === suit).length;
      return sayWhistRun(
        suit,
        mine,
        PACK_RANKS.length - mine,
        upTo.map((after) => withOthers(question, suit, after).length),
      );
    });
    for (const suit of new Set(
      asks.filter(({ what }) => what === 'master').map(({ suit: one }) => one),
    )) {
      lines.push(
        sayMasters(
          suit,
          upTo.map((after) => masterAfter(deal, suit, after) ?? null),
        ),
      );
    }
    return lines;
  },
};

/** The drill about keeping the count: the tricks of a hand go by, and questions come without warning. */
import { sumPoints } from '../../../game/skat/cards.ts';
import type { Drill } from '../../drill.ts';
import { gameTrumps } from '../../game-trumps.ts';
import { HAND_CHOICES, pickHand } from './hands.ts';
import { PLAY_LEVELS, makePlayQuestion } from './make.ts';
import type { PlayKind } from './make.ts';
import { isRight, pointsAfter, rightReply, standingAfter } from './question.ts';
import type { PlayQuestion, PlayedHand, Reply } from './question.ts';
import { findSlips } from './slips.ts';
import {
  COUNT_RUNS,
  COUNT_WORDS,
  HAND_SOURCE,
  askCount,
  sayReplies,
  sayRun,
  sayWrongReply,
} from '#edition/practice/drills/points-in-play/count-words.ts';
import { COUNT_OPTIONS } from '#edition/practice/drills/points-in-play/count-options.ts';
import { PACES } from '#edition/practice/going-by-words.ts';

const SECONDS = [40, 60, 60, 60, 70, 90, 90, 90];

/** For each wrong reply, a sentence with the right one and where the count must have slipped. */
function findFaults(question: PlayQuestion, replies: readonly Reply[]): string[] {
  return findSlips(question, replies).map(({ ask, where }) => {
    const asked = question.asks[ask]!;
    return sayWrongReply(asked, replies[ask], rightReply(question.hand, asked), where);
  });
}

export const pointsInPlay: Drill<PlayQuestion, readonly Reply[]> = {
  id: 'points-in-play',
  order: 30,
  ...COUNT_WORDS,
  asks: PLAY_LEVELS.map(({ kinds }) => kinds),
  sections: {
    declarer: 'the-simple-game#keeping-your-own-count',
    defenders: 'the-simple-game#the-defenders-count-together',
    home: 'the-simple-game#sixty',
    trumps: 'the-simple-game#what-is-still-out',
    high: 'the-simple-game#what-is-still-out',
    all: 'the-simple-game#keeping-your-own-count',
    three: 'the-simple-game#the-defenders-count-together',
    suit: 'the-simple-game#what-is-still-out',
    others: 'the-simple-game#what-is-still-out',
  },
  lesson: {
    declarer: { topic: 'sixty-one', upTo: 8 },
    defenders: { topic: 'sixty-one', upTo: 8 },
    home: { topic: 'sixty-one', upTo: 8 },
    trumps: { topic: 'sixty-one', upTo: 8 },
    high: { topic: 'sixty-one', upTo: 8 },
  },
  chapters: ['the-simple-game'],
  options: [
    {
      id: 'pace',
      name: PACES.name,
      choices: [
        ['own', PACES.own],
        ['slow', PACES.slow],
        ['table', PACES.table],
        ['brisk', PACES.brisk],
        ['quick', PACES.quick],
        ['quickest', PACES.quickest],
      ],
    },
    {
      id: 'cards',
      name: COUNT_OPTIONS.cards,
      choices: [
        ['three', COUNT_OPTIONS.byTrick],
        ['one', COUNT_OPTIONS.byCard],
      ],
    },
    { id: 'hands', name: COUNT_OPTIONS.hands, choices: HAND_CHOICES },
  ],
  usualLength: 3,
  usualSeconds: (level) => SECONDS[Math.min(Math.max(level, 1), SECONDS.length) - 1]!,

  make: (chance, request) =>
    makePlayQuestion(chance, request, (luck) => pickHand(luck, request.options['hands'])),
  answer: ({ asks, hand }) => asks.map((ask) => rightReply(hand, ask)),
  say({ asks }, replies) {
    const tricks = [...new Set(asks.map(({ after }) => after))];
    return sayReplies(
      tricks.map((after) => ({
        after,
        replies: asks.flatMap((ask, at) => (ask.after === after ? [replies[at]] : [])),
      })),
    );
  },

  ask: ({ asks, hand, kind }) =>
    askCount(
      {
        trumps: gameTrumps(hand),
        declarer: hand.declarer,
        away: hand.layout,
        awayPoints: sumPoints(hand.layout),
        own: asks[0]?.own,
      },
      kind as PlayKind,
    ),

  grade(question, replies) {
    const right = question.asks.every((ask, index) => isRight(question.hand, ask, replies[index]));
    return { right, faults: findFaults(question, replies) };
  },

  picture: ({ hand }) => hand.tricks[0]?.cards ?? [],

  explain({ asks, hand, kind }) {
    const last = asks.at(-1)?.after ?? 0;
    const upTo = Array.from({ length: last }, (_, at) => at + 1);
    const lines = [sourceOf(hand)];
    const run = (what: 'declarer' | 'defenders'): number[] =>
      upTo.map((after) => pointsAfter(hand, what, after));
    if (['declarer', 'home', 'all', 'three'].includes(kind)) {
      lines.push(COUNT_RUNS.declarer(run('declarer')));
    }
    if (['defenders', 'home', 'all', 'three'].includes(kind)) {
      lines.push(COUNT_RUNS.defenders(run('defenders')));
    }
    const decided = upTo.find((after) => standingAfter(hand, after) !== 'open');
    if (kind === 'home' || asks.some(({ what }) => what === 'home')) {
      lines.push(
        decided === undefined
          ? COUNT_RUNS.undecided
          : COUNT_RUNS.decided(decided, standingAfter(hand, decided)),
      );
    }
    // Each count down once, however often it was asked.
    const down = new Map(
      asks.flatMap((ask) =>
        ['trumps', 'suit', 'out', 'others'].includes(ask.what)
          ? [[`${ask.what}${ask.suit ?? ''}`, ask]]
          : [],
      ),
    );
    for (const ask of down.values()) {
      lines.push(
        sayRun(
          ask,
          upTo.map((after) => rightReply(hand, { ...ask, after })),
        ),
      );
    }
    if (kind === 'three') lines.push(COUNT_RUNS.three);
    return lines;
  },
};

function sourceOf({ mine, number }: PlayedHand): string {
  if (number !== null) return HAND_SOURCE.book(number);
  return mine === true ? HAND_SOURCE.mine : HAND_SOURCE.new;
}

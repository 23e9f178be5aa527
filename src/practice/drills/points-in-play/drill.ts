/** The drill about keeping the count: the tricks of a hand go by, and questions come without warning. */
import { OWN_TERMS } from '#edition/game/words/own-terms.ts';
import { SUIT_WORDS } from '../../../game/words/cards.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { SEAT_WORDS } from '../../../game/words/seats.ts';
import { capital } from '../../../game/words/text.ts';
import { sumPoints } from '../../../game/skat/cards.ts';
import type { Drill } from '../../drill.ts';
import { saysTrumps } from '#edition/practice/trump-words.ts';
import { gameTrumps } from '../../game-trumps.ts';
import { HAND_CHOICES, pickHand } from './hands.ts';
import { PLAY_KINDS, PLAY_LEVELS, makePlayQuestion } from './make.ts';
import type { PlayKind } from './make.ts';
import { STANDING_WORDS, isRight, pointsAfter, rightReply, standingAfter } from './question.ts';
import type { PlayAsk, PlayQuestion, Reply } from './question.ts';
import { findSlips } from './slips.ts';

const suitWords = SUIT_WORDS[OWN_TERMS].french;

const SECONDS = [40, 60, 60, 60, 70, 90, 90, 90];
const WHAT: Readonly<Record<PlayKind, string>> = {
  declarer: 'the declarer’s points',
  defenders: 'the defenders’ points',
  home: 'both sides’ points: is the declarer home with 61, or have the defenders their 60',
  trumps: 'the trumps that you have not seen',
  high: 'the aces and tens that you have seen',
  all: 'both sides’ points, the trumps you have not seen, the aces and tens you have',
  three: 'all three at once: the declarer’s points, the defenders’, and those that are still out',
  suit: 'the cards of each plain suit that you have not seen',
  others: 'the trumps and the suits that the others still hold',
};

/** The name of what an ask is about, for use within a sentence. */
function askName({ suit, what }: PlayAsk): string {
  if (what === 'out') return 'the points still out';
  const cards = suit === undefined ? 'trumps' : suitWords[suit];
  if (what === 'others') return `${cards} with the others`;
  return what === 'suit' ? `${cards} still out` : PLAY_KINDS[what];
}

function sayReply(reply: Reply | undefined): string {
  if (reply === undefined) return 'nothing';
  if (typeof reply === 'number') return `${reply}`;
  if (typeof reply === 'string') return STANDING_WORDS[reply];
  return reply.length === 0 ? 'none' : listed(reply);
}

/** For each wrong reply, a sentence with the right one and where the count must have slipped. */
function findFaults(question: PlayQuestion, replies: readonly Reply[]): string[] {
  return findSlips(question, replies).map(({ ask, where }) => {
    const { after, what } = question.asks[ask]!;
    const [reply, right] = [replies[ask], rightReply(question.hand, question.asks[ask]!)];
    // For cards, the slip itself names them.
    const answers =
      what === 'high' ? '' : `you said ${sayReply(reply)}, it was ${sayReply(right)}. `;
    return `After trick ${after}, ${askName(question.asks[ask]!)}: ${answers}${where}`;
  });
}

export const pointsInPlay: Drill<PlayQuestion, readonly Reply[]> = {
  id: 'points-in-play',
  order: 30,
  title: 'Counting in play',
  task: 'The tricks of a hand go by. Keep the count; you will be asked for it without warning.',
  levels: PLAY_LEVELS.map(({ description }) => description),
  kinds: PLAY_KINDS,
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
  primers: {
    declarer:
      'One player, the declarer, plays against the two others. An ace counts 11, a ten 10, a king 4, a queen 3, a jack 2. Add up only the tricks that the declarer takes.',
  },
  chapters: ['the-simple-game'],
  options: [
    {
      id: 'pace',
      name: 'Pace',
      choices: [
        ['own', 'my own'],
        ['slow', 'slow'],
        ['table', 'as at a table'],
        ['brisk', 'a second a card'],
        ['quick', 'half a second a card'],
        ['quickest', '0.3 seconds a card'],
      ],
    },
    {
      id: 'cards',
      name: 'Cards come',
      choices: [
        ['three', 'a trick at a time'],
        ['one', 'one by one, as at the table'],
      ],
    },
    { id: 'hands', name: 'Hands', choices: HAND_CHOICES },
  ],
  usualLength: 3,
  usualSeconds: (level) => SECONDS[Math.min(Math.max(level, 1), SECONDS.length) - 1]!,

  make: (chance, request) =>
    makePlayQuestion(chance, request, (luck) => pickHand(luck, request.options['hands'])),
  answer: ({ asks, hand }) => asks.map((ask) => rightReply(hand, ask)),
  say: ({ asks }, replies) =>
    asks
      .map(({ after }, at) => {
        const more = asks[at + 1]?.after === after;
        return `${sayReply(replies[at])}${more ? ', ' : ` after trick ${after}; `}`;
      })
      .join('')
      .replace(/; $/, ''),

  ask({ asks, hand, kind }) {
    const seat = SEAT_WORDS[hand.declarer];
    const away =
      hand.layout.length === 0
        ? 'The skat stays face down and is not counted.'
        : `${listed(hand.layout)} are put away: ${counted(sumPoints(hand.layout), 'point')} for the declarer from the start.`;
    const own = asks[0]?.own;
    const you = own === undefined ? '' : `You are ${SEAT_WORDS[own]}. `;
    return `${saysTrumps(gameTrumps(hand))}, and ${seat} is the declarer. ${away} ${you}Count ${WHAT[kind as PlayKind]}${kind === 'home' ? '?' : '.'}`;
  },

  grade(question, replies) {
    const right = question.asks.every((ask, index) => isRight(question.hand, ask, replies[index]));
    return { right, faults: findFaults(question, replies) };
  },

  picture: ({ hand }) => hand.tricks[0]?.cards ?? [],

  explain({ asks, hand, kind }) {
    const last = asks.at(-1)?.after ?? 0;
    const upTo = Array.from({ length: last }, (_, at) => at + 1);
    const lines = [
      hand.number !== null
        ? `This was Hand No. ${hand.number} of the book.`
        : hand.mine === true
          ? 'This was a hand of yours.'
          : 'A new deal, played by three players who saw no more than their own cards.',
    ];
    const run = (what: 'declarer' | 'defenders'): string =>
      upTo.map((after) => pointsAfter(hand, what, after)).join(', ');
    if (['declarer', 'home', 'all', 'three'].includes(kind))
      lines.push(`The declarer, trick by trick: ${run('declarer')}.`);
    if (['defenders', 'home', 'all', 'three'].includes(kind))
      lines.push(`The defenders: ${run('defenders')}.`);
    const decided = upTo.find((after) => standingAfter(hand, after) !== 'open');
    if (kind === 'home' || asks.some(({ what }) => what === 'home')) {
      lines.push(
        decided === undefined
          ? 'Neither side had enough in the tricks shown.'
          : `Since trick ${decided} ${STANDING_WORDS[standingAfter(hand, decided)]}.`,
      );
    }
    // Each count down once, however often it was asked.
    const down = new Map(
      asks.flatMap((ask) =>
        ['trumps', 'suit', 'out', 'others'].includes(ask.what) ? [[askName(ask), ask]] : [],
      ),
    );
    for (const [name, ask] of down) {
      const run = upTo.map((after) => sayReply(rightReply(hand, { ...ask, after }))).join(', ');
      lines.push(`${capital(name)}: ${run}.`);
    }
    if (kind === 'three') lines.push('The three make 120 together, at every moment.');
    return lines;
  },
};

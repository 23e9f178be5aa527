/**
 * The drill about remembering cards at whist, in the order in which its players learn it: the
 * trumps, then a suit, then the card that commands it (The Standard Hoyle, 1912).
 */
import { partnersOf } from '../../../game/others/whist/rules.ts';
import { packRank, suitOf } from '../../../game/cards/cards.ts';
import type { PackCard } from '../../../game/cards/cards.ts';
import { PACK_RANKS } from '../../../game/cards/ranks.ts';
import { OWN_TERMS } from '#edition/game/words/own-terms.ts';
import { SUIT_WORDS } from '../../../game/words/cards.ts';
import { listed } from '#edition/game/words/lists.ts';
import { capital } from '../../../game/words/text.ts';
import type { Drill } from '../../drill.ts';
import { WHIST_KINDS, WHIST_LEVELS, makeWhistQuestion } from './make.ts';
import type { WhistKind } from './make.ts';
import {
  isWhistRight,
  masterAfter,
  playedCardsAfter,
  rightWhistReply,
  withOthers,
} from './question.ts';
import type { WhistAsk, WhistQuestion, WhistReply } from './question.ts';

const suits = SUIT_WORDS[OWN_TERMS].french;

const SECONDS = [40, 60, 60, 60, 70, 80];

function whatCounts({ asks, deal, kind }: WhistQuestion): string {
  const what: Readonly<Record<WhistKind, string>> = {
    trumps: 'how many trumps the other three still hold',
    suit: `how many ${suits[asks[0]?.suit ?? deal.trump]} the other three still hold`,
    master: 'which card of each suit is the highest that has not been played',
    which: 'which trumps the other three still hold',
    any: 'what the other three still hold of every suit, and the highest card of it in play',
  };
  return what[kind as WhistKind];
}

function askName({ suit, what }: WhistAsk): string {
  return what === 'master' ? `the highest of ${suits[suit]}` : `${suits[suit]} with the others`;
}

function sayReply(reply: WhistReply | undefined): string {
  if (reply === undefined) return 'nothing';
  if (typeof reply === 'number') return `${reply}`;
  return reply.length === 0 ? 'none' : listed(reply);
}

/** Explains a reply: which cards fell from the others, or from the top of the suit. */
function reckoning(question: WhistQuestion, { after, suit, what }: WhistAsk): string {
  const { deal, own } = question;
  const playedCards = playedCardsAfter(deal, after).filter((card) => suitOf(card) === suit);
  const mine = deal.hands[own].filter((card) => suitOf(card) === suit);
  const theirs = playedCards.filter((card) => !mine.includes(card));
  if (what === 'master') {
    const master = masterAfter(deal, suit, after);
    const above = playedCards.filter((card) => master !== undefined && isAbove(card, master));
    return above.length === 0 ? 'Nothing above it has gone.' : `${listed(above)} had gone.`;
  }
  return `They began with ${13 - mine.length}, and ${theirs.length === 0 ? 'none' : listed(theirs)} had fallen.`;
}

const isAbove = (card: PackCard, other: PackCard): boolean =>
  PACK_RANKS.indexOf(packRank(card)) < PACK_RANKS.indexOf(packRank(other));

export const whistCount: Drill<WhistQuestion, readonly WhistReply[]> = {
  id: 'whist-count',
  order: 110,
  title: 'Counting at whist',
  task: 'A hand of whist goes by. Know what the other three still hold when you are asked.',
  levels: WHIST_LEVELS.map(({ description }) => description),
  kinds: WHIST_KINDS,
  asks: WHIST_LEVELS.map(({ kinds }) => kinds),
  sections: {
    trumps: 'shelf/whist#remembering-the-cards',
    suit: 'shelf/whist#remembering-the-cards',
    master: 'shelf/whist#remembering-the-cards',
    which: 'shelf/whist#remembering-the-cards',
    any: 'shelf/whist#remembering-the-cards',
  },
  lesson: {},
  primers: {
    trumps:
      'At whist four players have thirteen cards each, and partners sit opposite. You must follow suit if you can. The highest trump takes the trick, or else the highest card of the suit led.',
  },
  chapters: ['shelf/whist'],
  options: [
    {
      id: 'pace',
      name: 'Pace',
      choices: [
        ['own', 'my own'],
        ['slow', 'slow'],
        ['table', 'as at a table'],
        ['brisk', 'a second a card'],
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
    asks.map(({ after }, at) => `${sayReply(replies[at])} after trick ${after}`).join('; '),

  ask(question) {
    const { deal, own } = question;
    const partner = partnersOf(own).replace(own, '').replace(' and ', '');
    return `${capital(suits[deal.trump])} are trumps; ${deal.turnedCard} was turned up. You are ${own}, your partner is ${partner}. Keep in mind ${whatCounts(question)}.`;
  },

  grade(question, replies) {
    const wrong = question.asks.flatMap((ask, at) =>
      isWhistRight(question, ask, replies[at]) ? [] : [{ ask, reply: replies[at] }],
    );
    return {
      right: wrong.length === 0,
      faults: wrong.map(
        ({ ask, reply }) =>
          `After trick ${ask.after}, ${askName(ask)}: you said ${sayReply(reply)}, it was ${sayReply(rightWhistReply(question, ask))}. ${reckoning(question, ask)}`,
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
      const run = upTo.map((after) => withOthers(question, suit, after).length).join(', ');
      return `You were dealt ${mine === 0 ? 'no' : mine} ${suits[suit]}, so the others began with ${13 - mine}. Trick by trick: ${run}.`;
    });
    for (const suit of new Set(
      asks.filter(({ what }) => what === 'master').map(({ suit: one }) => one),
    )) {
      const run = upTo.map((after) => masterAfter(deal, suit, after) ?? 'none').join(', ');
      lines.push(`The highest of ${suits[suit]}, trick by trick: ${run}.`);
    }
    return lines;
  },
};

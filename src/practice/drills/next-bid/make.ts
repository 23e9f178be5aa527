/** Makes questions about the conversation: three players with limits bid, and the question interrupts them. */
import { converse, standingOfTalk } from '../../../game/skat/conversation.ts';
import type { Limits, SpokenWord } from '../../../game/skat/conversation.ts';
import { SEATS } from '../../../game/skat/seats.ts';
import type { Chance } from '../../../lib/random.ts';
import type { Level, QuestionRequest } from '../../drill.ts';
import { requestedLaw } from '../../rule-books.ts';
import { pickWeighted } from '../../weighted.ts';
import { rightChoice } from './answer.ts';
import { declarerOf, endChoice } from './choices.ts';
import { NEXT_BID_KINDS, bidsOf, refusalOf } from './question.ts';
import type { NextBidKind, NextBidQuestion, NextBidWay } from './question.ts';

/** What each level asks, and how often. */
const KINDS_BY_LEVEL: readonly (readonly (readonly [NextBidKind, number])[])[] = [
  [['turn', 1]],
  [
    ['answer', 3],
    ['turn', 1],
  ],
  [
    ['least', 3],
    ['answer', 1],
    ['turn', 1],
  ],
  [
    ['least', 3],
    ['answer', 2],
    ['turn', 1],
  ],
  [
    ['end', 4],
    ['least', 2],
    ['answer', 1],
    ['turn', 1],
  ],
];

/** The kinds that each level asks. */
export const NEXT_BID_ASKS: readonly (readonly NextBidKind[])[] = KINDS_BY_LEVEL.map((kinds) =>
  kinds.map(([kind]) => kind),
);

/** The level from which the old way’s bids are numbers; on later levels they are sometimes suits. */
const NUMBERS_LEVEL = 4;

/** Bids above the first dozen are rare, and a list of them teaches nothing. */
const HIGHEST_RUNG = 11;

/** Makes a question; see `Drill.make`. */
export function makeNextBidQuestion(chance: Chance, request: QuestionRequest): NextBidQuestion {
  const { level } = request;
  const kind =
    NEXT_BID_KINDS.find((one) => one === request.kind) ??
    pickWeighted(chance, KINDS_BY_LEVEL[level - 1] ?? KINDS_BY_LEVEL[0]!);
  const by = wayAt(chance, level, request);
  const top = Math.min(bidsOf(by).length - 1, HIGHEST_RUNG);
  const talk = converse(limitsFor(chance, kind, by, top), leaps(chance));
  const words = talk.words.slice(0, cutFor(chance, kind, by, talk.words));
  const own = kind === 'answer' ? ownGame(chance, words, top) : null;
  const facts = { kind, by, words, own };
  const spoken = words.map(({ from, rung, say }) => `${from}${say}${rung}`);
  const key = [kind, by, ...spoken, own === null ? '' : own.rung].join(' ');
  return { level, key, ...facts, choices: choicesFor(chance, facts) };
}

function wayAt(chance: Chance, level: Level, request: QuestionRequest): NextBidWay {
  const law = requestedLaw(request);
  // Today nobody bids by suits.
  if (law === 'isko') return law;
  if (level < NUMBERS_LEVEL) return 'suits';
  return level > NUMBERS_LEVEL && chance.happens(0.25) ? 'suits' : law;
}

/** How high each player would bid. Where nobody bids, only the old way decides for certain who plays. */
function limitsFor(chance: Chance, kind: NextBidKind, by: NextBidWay, top: number): Limits {
  const far = (): number => (chance.happens(0.2) ? -1 : chance.between(0, top));
  const limits = { V: far(), M: far(), H: far() };
  const silent = limits.M < 0 && limits.H < 0;
  if (!silent || (kind !== 'answer' && by === 'suits')) return limits;
  return { ...limits, [chance.pick(['M', 'H'] as const)]: chance.between(0, top) };
}

/** Chooses a player's next bid: mostly the next rung, sometimes a leap of two or three, as people do. */
function leaps(chance: Chance): (lowest: number, limit: number) => number {
  return (lowest, limit) =>
    chance.happens(0.6) ? lowest : chance.between(lowest, Math.min(limit, lowest + 3));
}

/** How many words of the conversation the question shows. */
function cutFor(
  chance: Chance,
  kind: NextBidKind,
  by: NextBidWay,
  words: readonly SpokenWord[],
): number {
  const counts = Array.from({ length: words.length + 1 }, (_, count) => count);
  const fitting = counts.filter((count) => {
    const { asked, turn } = standingOfTalk(words.slice(0, count));
    switch (kind) {
      case 'turn':
        return true;
      case 'answer':
        return asked;
      case 'least':
        return turn !== null && !asked;
      case 'end':
        return turn === null;
    }
  });
  // Prefer later moments, because readers soon know that Mittelhand begins.
  const later = fitting.filter((count) => count > 0);
  return chance.pick(later.length > 0 && (by !== 'suits' || chance.happens(0.8)) ? later : fitting);
}

/**
 * The best game of the player who is asked: at least what that player has said yes to, and close to
 * the offer.
 */
function ownGame(
  chance: Chance,
  words: readonly SpokenWord[],
  top: number,
): NextBidQuestion['own'] {
  const { player: seat } = standingOfTalk(words);
  const offer = words.at(-1)?.rung ?? 0;
  const earlier = words.filter(({ from }) => from === seat).map(({ rung }) => rung);
  const least = Math.max(0, ...earlier);
  // Make both answers about equally frequent, though a refusal is not always possible.
  const rung =
    offer > least && chance.happens(0.7)
      ? chance.between(least, offer - 1)
      : chance.happens(0.5)
        ? offer
        : chance.between(offer, Math.min(Math.max(top, offer), offer + 2));
  return { seat, rung };
}

function choicesFor(
  chance: Chance,
  facts: Pick<NextBidQuestion, 'kind' | 'by' | 'words' | 'own'>,
): readonly string[] {
  const { by, kind, words } = facts;
  const bids = bidsOf(by);
  const { player, rung } = standingOfTalk(words);
  switch (kind) {
    case 'turn':
      return [...SEATS, 'nobody'];
    case 'answer':
      return ['yes', refusalOf(by)];
    case 'least':
      if (by === 'suits') return [...bids, 'onlyPass'];
      return numbersAround(chance, bids.map(Number), Number(rightChoice(facts)));
    case 'end': {
      const others = SEATS.map((seat) => endChoice(seat, Math.max(rung, 0), bids));
      const beside = [rung - 1, rung + 1].filter((near) => near >= -1 && near < bids.length);
      const near = endChoice(player, chance.pick(beside), bids);
      const all = new Set([endChoice(player, rung, bids), ...others, near]);
      return SEATS.flatMap((seat) => [...all].filter((choice) => declarerOf(choice) === seat));
    }
  }
}

/** The right bid with some wrong choices: the previous bid, the next ones, and a number that is no bid. */
function numbersAround(chance: Chance, bids: readonly number[], right: number): string[] {
  const index = bids.indexOf(right);
  const between = Array.from({ length: 6 }, (_, more) => right - 3 + more);
  const none = between.filter((number) => number > 0 && !bids.includes(number));
  const beside = [index - 1, index + 1, index + 2].flatMap((at) => bids[at] ?? []);
  const odd = none.length > 0 ? [chance.pick(none)] : [];
  return [...new Set([right, ...beside, ...odd])].sort((a, b) => a - b).map(String);
}

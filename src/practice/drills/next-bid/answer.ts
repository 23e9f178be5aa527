/** The right answer, and its explanation. */
import { standingOfTalk } from '../../../game/skat/conversation.ts';
import type { SpokenWord } from '../../../game/skat/conversation.ts';
import { endChoice } from './choices.ts';
import { bidsOf, refusalOf, rungsOf } from './question.ts';
import type { NextBidQuestion, NextBidWay } from './question.ts';
import {
  NO_BID,
  WHY_LEAST,
  WHY_TURN,
  sayHinterhandNext,
  sayLastWithdrawal,
  sayRefusal,
  sayWhyEnd,
  sayYes,
} from '#edition/practice/drills/next-bid/next-bid-words.ts';

type Asked = Pick<NextBidQuestion, 'kind' | 'by' | 'words' | 'own'>;

/** The right choice of a question. */
export function rightChoice({ by, kind, own, words }: Asked): string {
  const standing = standingOfTalk(words);
  const bids = bidsOf(by);
  switch (kind) {
    case 'turn':
      return standing.turn?.from ?? 'nobody';
    case 'answer':
      return isGoodEnough({ own, words }) ? 'yes' : refusalOf(by);
    case 'least':
      return bids[standing.rung + 1] ?? 'onlyPass';
    case 'end':
      return endChoice(standing.player, standing.rung, bids);
  }
}

/** Whether the reader’s game is as good as the bid. */
function isGoodEnough({ own, words }: Pick<Asked, 'own' | 'words'>): boolean {
  return (own?.rung ?? -1) >= (words.at(-1)?.rung ?? 0);
}

/** Why that choice is right, in a sentence or two. */
export function explainNextBid(question: NextBidQuestion): string[] {
  const { by, kind, words } = question;
  switch (kind) {
    case 'turn':
      return [whyTurn(words, by)];
    case 'answer':
      return [whyAnswer(question)];
    case 'least':
      return [whyLeast(words, by)];
    case 'end':
      return [whyEnd(words, by)];
  }
}

function whyAnswer({ by, own, words }: NextBidQuestion): string {
  const rungs = rungsOf(by);
  const game = {
    by,
    game: rungs[own?.rung ?? 0] ?? '',
    offer: rungs[words.at(-1)?.rung ?? 0] ?? '',
    asker: standingOfTalk(words).turn?.to ?? 'M',
  };
  return isGoodEnough({ own, words }) ? sayYes(game) : sayRefusal(game, refusalOf(by));
}

function whyLeast(words: readonly SpokenWord[], by: NextBidWay): string {
  const rungs = rungsOf(by);
  const { rung } = standingOfTalk(words);
  const least = rungs[rung + 1];
  const highest = rungs[rung] ?? '';
  if (least === undefined) return WHY_LEAST.none(highest);
  if (rung < 0) return WHY_LEAST.first(least);
  return by === 'suits' ? WHY_LEAST.suits(highest) : WHY_LEAST.numbers(highest, least);
}

function whyTurn(words: readonly SpokenWord[], by: NextBidWay): string {
  const last = words.at(-1);
  if (last === undefined) return WHY_TURN.first;
  const { from, say, to } = last;
  switch (say) {
    case 'ask':
      return WHY_TURN.asked(from, to, refusalOf(by));
    case 'yes':
      return WHY_TURN.yes(from, to);
    case 'no':
    case 'pass': {
      const withdrawal = { from, to, gaveWay: say === 'no' };
      return from === 'H' || to === 'H'
        ? sayLastWithdrawal(withdrawal)
        : sayHinterhandNext(withdrawal, by !== 'isko');
    }
  }
}

function whyEnd(words: readonly SpokenWord[], by: NextBidWay): string {
  const rungs = rungsOf(by);
  const last = words.at(-1);
  const { player, rung } = standingOfTalk(words);
  if (rung < 0) return NO_BID;
  const word = words.findLast((word) => word.rung === rung && word.say !== 'pass');
  return sayWhyEnd({
    by,
    highest: rungs[rung] ?? '',
    isTop: rung === rungs.length - 1,
    how: word?.say === 'no' ? { gaveWay: word.from, to: word.to } : { yes: player },
    isFinal: last?.say === 'pass' && last.rung === rung,
  });
}

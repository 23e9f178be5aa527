/** The right answer, and its explanation. */
import { standingOfTalk } from '../../../game/skat/conversation.ts';
import type { SpokenWord } from '../../../game/skat/conversation.ts';
import { SEAT_WORDS } from '../../../game/words/seats.ts';
import { capital } from '../../../game/words/text.ts';
import { refusalOf, rungsOf } from './question.ts';
import type { NextBidQuestion, NextBidWay } from './question.ts';

/** The choice for where the bidding is over. */
export const NOBODY = 'Nobody: the bidding is over';

/** The choice for where no higher bid is left. */
export const ONLY_PASS = 'Nothing: only a pass is left';

const seats = SEAT_WORDS;

type Asked = Pick<NextBidQuestion, 'kind' | 'by' | 'words' | 'own'>;

/** `Hinterhand, at hearts`; `Vorhand, without a bid`. */
export function endWords(
  player: keyof typeof seats,
  rung: number,
  rungs: readonly string[],
): string {
  return `${seats[player]}, ${rung < 0 ? 'without a bid' : `at ${rungs[rung] ?? ''}`}`;
}

/** The right choice of a question. */
export function rightChoice({ by, kind, own, words }: Asked): string {
  const standing = standingOfTalk(words);
  const rungs = rungsOf(by);
  switch (kind) {
    case 'turn':
      return standing.turn === null ? NOBODY : seats[standing.turn.from];
    case 'answer':
      return (own?.rung ?? -1) >= (words.at(-1)?.rung ?? 0) ? 'Yes' : refusalOf(by);
    case 'least':
      return capital(rungs[standing.rung + 1] ?? ONLY_PASS);
    case 'end':
      return endWords(standing.player, standing.rung, rungs);
  }
}

/** Why that choice is right, in a sentence or two. */
export function explainNextBid(question: NextBidQuestion): string[] {
  const { by, kind, own, words } = question;
  const rungs = rungsOf(by);
  const standing = standingOfTalk(words);
  const highest = standing.rung < 0 ? '' : (rungs[standing.rung] ?? '');
  switch (kind) {
    case 'turn':
      return [whyTurn(words, by)];
    case 'answer': {
      const offer = rungs[words.at(-1)?.rung ?? 0] ?? '';
      const game = rungs[own?.rung ?? 0] ?? '';
      const asker = seats[standing.turn?.to ?? 'M'];
      const refusal = refusalOf(by);
      if (rightChoice(question) === refusal) {
        return [
          `${capital(sized(by, game))} is not as good as ${sized(by, offer)}, and “${refusal.toLowerCase()}” says just that: the bid is ${asker}’s (page 51).`,
        ];
      }
      const as = game === offer ? 'as good as the bid' : `better than ${sized(by, offer)}`;
      return [
        `${capital(sized(by, game))} is ${as}. After “yes” ${asker} must bid higher or pass (page 51).`,
      ];
    }
    case 'least': {
      const least = rightChoice(question);
      if (least === ONLY_PASS) return [`Nothing ranks above ${highest}.`];
      if (standing.rung < 0) {
        return [`Nobody has bid yet, so the lowest bid will do: ${least.toLowerCase()}.`];
      }
      const order =
        by === 'suits' ? ' From the lowest: diamonds, hearts, spades, clubs (page 52).' : '';
      const value =
        by === 'suits'
          ? ''
          : ` The next value that a game can have is ${least}; a number in between is no bid.`;
      return [`The bid stands at ${highest}, and the next must be higher.${order}${value}`];
    }
    case 'end':
      return [whyEnd(words, by)];
  }
}

/** A game by its suit or its value, for use within a sentence. */
function sized(by: NextBidQuestion['by'], rung: string): string {
  return by === 'suits' ? `a game in ${rung}` : `a game worth ${rung}`;
}

function whyTurn(words: readonly SpokenWord[], by: NextBidWay): string {
  const last = words.at(-1);
  if (last === undefined) return 'Mittelhand always speaks first, to Vorhand (page 51).';
  const [from, to] = [seats[last.from], seats[last.to]];
  switch (last.say) {
    case 'ask':
      return `A bid is a question: ${from} has asked ${to}, who ${refusalOf(by) === 'No' ? 'says yes or no' : 'says yes or passes'}.`;
    case 'yes':
      return `${from} stays in. Now ${to} must bid higher or pass.`;
    case 'no':
    case 'pass': {
      const withdrawal =
        last.say === 'no' ? `${from} has given way to ${to}` : `${from} has no higher bid`;
      if (last.from === 'H' || last.to === 'H') return `${withdrawal}, and nobody else may bid.`;
      return `${withdrawal}, so Hinterhand speaks next, to ${to}${by === 'isko' ? '' : ' (law 34)'}.`;
    }
  }
}

function whyEnd(words: readonly SpokenWord[], by: NextBidWay): string {
  const rungs = rungsOf(by);
  const last = words.at(-1);
  const { player, rung } = standingOfTalk(words);
  if (rung < 0) return 'Nobody bid, so Vorhand is the declarer (page 49).';
  const highest = rungs[rung] ?? '';
  const word = words.findLast((word) => word.rung === rung && word.say !== 'pass');
  const how =
    word?.say === 'no'
      ? `${seats[word.from]} gave way at ${highest}, so the bid was ${seats[word.to]}’s`
      : `${seats[player]} said yes to ${highest}`;
  const end = last?.say === 'pass' && last.rung === rung ? ', and nobody went higher' : '';
  const bound =
    by !== 'suits'
      ? `The game must be worth ${highest} or more`
      : rung === rungs.length - 1
        ? `The game must be in ${highest}`
        : `The game must be in ${highest} or a higher suit`;
  return `${how}${end}. ${bound} (page 52).`;
}

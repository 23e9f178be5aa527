/** The right answer, and its explanation. */
import { standingOfTalk } from '../../../game/skat/conversation.ts';
import type { SpokenWord } from '../../../game/skat/conversation.ts';
import { SEAT_WORDS } from '../../../game/words/seats.ts';
import { capital } from '../../../game/words/text.ts';
import { rungsOf } from './question.ts';
import type { NextBidQuestion } from './question.ts';

/** The choice for where the bidding is over. */
export const NOBODY = 'Nobody: the bidding is over';

/** The choice for where no higher bid is left. */
export const ONLY_PASS = 'Nothing: only a pass is left';

const seats = SEAT_WORDS.en;

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
      return (own?.rung ?? -1) >= (words.at(-1)?.rung ?? 0) ? 'Yes' : 'No';
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
      return [whyTurn(words)];
    case 'answer': {
      const offer = rungs[words.at(-1)?.rung ?? 0] ?? '';
      const game = rungs[own?.rung ?? 0] ?? '';
      if (rightChoice(question) === 'No') {
        return [
          `${capital(sized(by, game))} is not as good as ${sized(by, offer)}, and “no” says just that: the play goes to ${seats[standing.turn?.to ?? 'M']} (page 51).`,
        ];
      }
      const as =
        game === offer ? 'just as good as what is offered' : `better than ${sized(by, offer)}`;
      return [
        `${capital(sized(by, game))} is ${as}. “Yes” keeps the play; go higher or pass, it says (page 51).`,
      ];
    }
    case 'least': {
      const least = rightChoice(question);
      if (least === ONLY_PASS) return [`Nothing ranks above ${highest}.`];
      if (standing.rung < 0) {
        return [
          `No bid has been answered with yes, so the lowest there is will do: ${least.toLowerCase()}.`,
        ];
      }
      const order =
        by === 'suits' ? ' From the lowest: diamonds, hearts, spades, clubs (page 52).' : '';
      const value =
        by === 'suits'
          ? ''
          : ` The next value that a game can have is ${least}; a number between is no bid.`;
      return [
        `The play is held at ${highest}, and a bid must be better than that.${order}${value}`,
      ];
    }
    case 'end':
      return [whyEnd(words, rungs)];
  }
}

/** A game by its suit or its value, for use within a sentence. */
function sized(by: NextBidQuestion['by'], rung: string): string {
  return by === 'suits' ? `a game in ${rung}` : `a game worth ${rung}`;
}

function whyTurn(words: readonly SpokenWord[]): string {
  const last = words.at(-1);
  if (last === undefined) return 'Mittelhand always speaks first, to Vorhand (page 51).';
  const [from, to] = [seats[last.from], seats[last.to]];
  switch (last.say) {
    case 'ask':
      return `A bid is a question: ${from} has asked ${to}, who says yes or no.`;
    case 'yes':
      return `${from} keeps the play. Now ${to} must go higher or pass.`;
    case 'no':
    case 'pass': {
      const left =
        last.say === 'no' ? `${to} has taken the play from ${from}` : `${from} has stopped`;
      if (last.from === 'H' || last.to === 'H') return `${left}, and nobody is left to bid.`;
      return `${left}, so Hinterhand may speak now, to ${to} (law 34).`;
    }
  }
}

function whyEnd(words: readonly SpokenWord[], rungs: readonly string[]): string {
  const last = words.at(-1);
  const { player, rung } = standingOfTalk(words);
  if (rung < 0) return 'Nobody bid, and so the play stays with Vorhand (page 49).';
  const highest = rungs[rung] ?? '';
  const word = words.findLast((word) => word.rung === rung && word.say !== 'pass');
  const how =
    word?.say === 'no'
      ? `${seats[word.from]} said no to ${highest}, which gave the play to ${seats[word.to]}`
      : `${seats[player]} said yes to ${highest}`;
  const end = last?.say === 'pass' && last.rung === rung ? ', and nobody went higher' : '';
  const bound =
    rung === rungs.length - 1
      ? `Nothing else will do than ${highest}`
      : `From ${highest} one may go up, never back`;
  return `${how}${end}. ${bound} (page 52).`;
}

/** The sentence on where a game was decided and whether it could be known; comment text, to “you”. */
import type { SuitStyle } from '../../game/words/cards.ts';
import { aimWords, ofHundred } from '../advice/hint.ts';
import type { JudgedDecision } from './judged.ts';
import { bringsWords, nameProspect } from './review-words.ts';
import type { GameVerdict, LostBy } from './verdict.ts';

/** The first sentence of a review. */
export function sayVerdict(verdict: GameVerdict, suits: SuitStyle = 'french'): string {
  if (verdict.outcome === 'lost') return sayLost(verdict.lost, suits);
  const { costliest } = verdict;
  if (costliest === null) return 'Won, and by what you could know nothing you did cost clearly.';
  return `Won, though it could have gone wrong ${placeOf(costliest)}: ${sharesOf(costliest, suits)}.`;
}

function sayLost(lost: LostBy, suits: SuitStyle): string {
  switch (lost.by) {
    case 'own': {
      const { decision, known } = lost;
      const where = `Lost ${placeOf(decision)}`;
      if (known === 'seen') return `${where}, and it could be seen: ${sharesOf(decision, suits)}.`;
      if (known === 'unclear')
        return `${where}, and it was not clear: ${sharesOf(decision, suits)}.`;
      return `${where}, and nobody could see it: ${rightOf(decision, suits)}.`;
    }
    case 'partner':
      return `Lost at trick ${lost.trick}, by your partner’s card and not by yours: with all cards open it gave the game away.`;
    case 'giving-up':
      return 'Lost by giving up: with all cards open the game was still to be won.';
    case 'bid':
      return lost.decision === null
        ? 'Lost by the bid: the game was made, but it is not worth the number.'
        : `Lost by the bid, and it could be seen: ${sharesOf(lost.decision, suits)}.`;
    case 'cards':
      return lost.decision === null
        ? 'Lost by the cards: with all cards open, and the best play by all, your side could not win it after the first lead.'
        : `Lost before the first card, and it could be seen: ${sharesOf(lost.decision, suits)}.`;
  }
}

/** Where a decision was made, in a sentence: `at trick 4`, `by what you put away`. */
function placeOf({ judgement, view }: JudgedDecision): string {
  switch (judgement.about) {
    case 'card':
      return `at trick ${view.tricks.length + 1}`;
    case 'layout':
      return 'by what you put away';
    case 'game':
      return 'with the choice of the game';
    case 'bid':
      return 'in the bidding';
  }
}

/** The better action before the one that was chosen. */
function sharesOf({ judgement, view }: JudgedDecision, suits: SuitStyle): string {
  const { better, own } = judgement;
  if (own.share === null || better.share === null) return bringsWords(view, judgement, suits);
  const aim = judgement.about === 'layout' ? 'you win' : aimWords(view);
  const name = (of: typeof own): string => nameProspect(of, view.law.id, suits);
  return `in ${ofHundred(better.share)} of 100 deals that you could have been facing ${aim} with ${name(better)}, in ${ofHundred(own.share)} with ${name(own)}`;
}

/** That what was done was as good as anything, by what could be known. */
function rightOf({ judgement, view }: JudgedDecision, suits: SuitStyle): string {
  const { own } = judgement;
  const aim = judgement.about === 'layout' ? 'you win' : aimWords(view);
  const name = nameProspect(own, view.law.id, suits);
  return `in ${ofHundred(own.share ?? 0)} of 100 deals that you could have been facing ${aim} with ${name}, and with nothing else in clearly more`;
}

/** The sentence on where a game was decided and whether it could be known; comment text, to “you”. */
import {
  LOST,
  WON,
  sayLostBefore,
  sayLostByBid,
  sayLostByPartner,
  sayLostOwn,
  sayLostUnseen,
  sayWonDespite,
} from '#edition/strategy/review/verdict-words.ts';
import type { DecidedAt } from '#edition/strategy/review/verdict-words.ts';
import type { Naming } from '#edition/strategy/review/review-words.ts';
import type { SuitStyle } from '../../game/words/cards.ts';
import type { JudgedDecision } from './judged.ts';
import type { GameVerdict, LostBy } from './verdict.ts';
import { pointsOf, sharesOf } from './worth-known.ts';
import type { Points, Shares } from './worth-known.ts';

/** The first sentence of a review. */
export function sayVerdict(verdict: GameVerdict, suits: SuitStyle = 'french'): string {
  if (verdict.outcome === 'lost') return sayLost(verdict.lost, suits);
  const { costliest } = verdict;
  if (costliest === null) return WON;
  return sayWonDespite(placeOf(costliest), comparedIn(costliest), namingIn(costliest, suits));
}

function sayLost(lost: LostBy, suits: SuitStyle): string {
  switch (lost.by) {
    case 'partner':
      return sayLostByPartner(lost.trick);
    case 'giving-up':
      return LOST.givingUp;
    case 'own': {
      const { decision, known } = lost;
      const { judgement, view } = decision;
      const [place, naming] = [placeOf(decision), namingIn(decision, suits)];
      return known === 'unseen'
        ? sayLostUnseen(place, sharesOf(view, judgement), naming)
        : sayLostOwn(place, known, comparedIn(decision), naming);
    }
    case 'bid':
    case 'cards': {
      const { by, decision } = lost;
      if (decision === null) return LOST[by];
      const say = by === 'bid' ? sayLostByBid : sayLostBefore;
      return say(comparedIn(decision), namingIn(decision, suits));
    }
  }
}

const namingIn = ({ view }: JudgedDecision, suits: SuitStyle): Naming => ({
  laws: view.law.id,
  suits,
});

function placeOf({ judgement, view }: JudgedDecision): DecidedAt {
  const { about } = judgement;
  return about === 'card' ? { at: about, trick: view.tricks.length + 1 } : { at: about };
}

/** The better action and the one that was chosen: by their shares, or where these are unknown by points. */
function comparedIn({ judgement, view }: JudgedDecision): Shares | Points {
  const { better, own } = judgement;
  return own.share === null || better.share === null
    ? pointsOf(judgement)
    : sharesOf(view, judgement);
}

/** What is said in the bidding, and what it means. */
import { spokenWord } from '#edition/game/words/bidding.ts';
import {
  ANSWERS,
  sayAsk,
  sayAtNumber,
  sayInSuits,
  sayNoBid,
  sayPass,
  sayTo,
} from '#edition/book/exhibits/bidding-walk/walk-words.ts';
import type { Seat } from '../../../game/skat/seats.ts';
import type { Conversation, SpokenWord } from '../../../game/skat/conversation.ts';
import type { Ladder } from './ladders.ts';

/** A word of the bidding, ready for the page. */
export interface SpokenLine {
  readonly from: Seat;
  /** `Mittelhand to Vorhand`. */
  readonly who: string;
  /** The word itself, without quotation marks. */
  readonly says: string;
  readonly means: string;
}

/** The conversation line by line. */
export function sayWords({ words }: Conversation, ladder: Ladder): readonly SpokenLine[] {
  return words.map((word) => ({
    from: word.from,
    who: sayTo(word.from, word.to),
    says: spokenWord(word, ladder.rungs),
    means: means(word, ladder),
  }));
}

function means({ from, rung, say, to }: SpokenWord, { rungs, way }: Ladder): string {
  const offer = rungs[rung] ?? '';
  switch (say) {
    case 'ask':
      return sayAsk(offer, way);
    case 'pass':
      return sayPass(rung < 0 ? null : offer, to, from === 'M' && to === 'V' ? 'H' : null);
    case 'yes':
    case 'no':
      return ANSWERS[say];
  }
}

/** How it ends: who is the declarer, and which games that seat may play. */
export function sayOutcome({ player, rung }: Conversation, { rungs, way }: Ladder): string {
  if (rung < 0) return sayNoBid(player, way);
  return way === 'numbers'
    ? sayAtNumber(player, rungs[rung] ?? '')
    : sayInSuits(player, rungs.slice(rung));
}

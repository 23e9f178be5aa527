/** What is said in the bidding, and what it means. */
import { spokenWord } from '#edition/game/words/bidding.ts';
import { listed } from '#edition/game/words/lists.ts';
import { SEAT_WORDS } from '../../../game/words/seats.ts';
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

const seats = SEAT_WORDS;

/** The conversation line by line. */
export function sayWords({ words }: Conversation, ladder: Ladder): readonly SpokenLine[] {
  return words.map((word) => ({
    from: word.from,
    who: `${seats[word.from]} to ${seats[word.to]}`,
    says: spokenWord(word, ladder.rungs),
    means: means(word, ladder),
  }));
}

function means({ from, rung, say, to }: SpokenWord, { rungs, way }: Ladder): string {
  const offer = rungs[rung] ?? '';
  const game = way === 'suits' ? `a game in ${offer}` : `a game of ${offer}`;
  switch (say) {
    case 'ask':
      return `Is your game as good as ${game}? If not, I will try one that is.`;
    case 'yes':
      return `My game is as good as that. Go higher, or pass.`;
    case 'no':
      return `My game is not as good. Your bid stands.`;
    case 'pass': {
      const holds =
        rung < 0 ? `${seats[to]} is ahead, without a bid.` : `${seats[to]} is ahead, at ${offer}.`;
      const handOver = from === 'M' && to === 'V' ? ' Hinterhand may speak now.' : '';
      return `${rung < 0 ? 'I have nothing to offer.' : 'I have nothing better.'} ${holds}${handOver}`;
    }
  }
}

/** How it ends: who is the declarer, and which games that seat may play. */
export function sayOutcome({ player, rung }: Conversation, { rungs, way }: Ladder): string {
  const name = seats[player];
  if (rung < 0) {
    return way === 'suits'
      ? `Nobody bid. ${name} is the declarer, and any suit will do.`
      : `Nobody bid. ${name} may play any game, or else it is Ramsch.`;
  }
  const offer = rungs[rung] ?? '';
  if (way === 'numbers') return `${name} is the declarer, with a game worth ${offer} or more.`;
  const allowed = rungs.slice(rung);
  const which =
    allowed.length === 1 ? `only ${offer} will do` : `may play ${listed(allowed, 'or')}`;
  return `${name} is the declarer, and ${which}.`;
}

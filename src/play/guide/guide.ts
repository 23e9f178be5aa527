/** The guide at the table: a word at each step, made from what the reader can know at that step. */
import type { SeatView } from '../../strategy/players/view.ts';
import type { SuitStyle } from '../../game/words/cards.ts';
import { MORE_WORDS } from '#edition/play/guide/guide-words.ts';
import type { MorePlace } from '#edition/play/guide/guide-words.ts';
import { cardWords, gameWords, layoutWords, wordWords } from './say-decision.ts';
import { trickWords } from './say-trick.ts';

/** The question to the reader, or what the reader looks at. */
export type GuideStage = 'word' | 'game' | 'drawn' | 'layout' | 'card' | 'trick' | 'wait' | 'over';

export interface GuideWord {
  /** Comment text: cards stand in it as codes. A sentence that stays from step to step is not spoken again. */
  readonly sentences: readonly string[];
  /** Where the book says more about it. */
  readonly more: { readonly address: string; readonly words: string } | null;
}

/** Longer, the word does not fit into its place on a phone; a card takes two letters there. */
export const GUIDE_LETTERS = 240;

const MORE: Readonly<Record<MorePlace, string>> = {
  word: '/manual/bidding/#a-bid-is-a-question',
  game: '/manual/first-principles/#one-against-two',
  lead: '/manual/leading-in-tournee/#the-declarer-leads-trumps',
  defend: '/manual/first-principles/#what-the-defenders-want',
};

const withMore = (sentences: readonly string[], place: MorePlace): GuideWord => ({
  sentences,
  more: { address: MORE[place], words: MORE_WORDS[place] },
});

/**
 * The word for a step before the end; see say-end.ts for that.
 *
 * @param view the reader's.
 * @returns null where nothing need be said.
 */
export function guideWord(stage: GuideStage, view: SeatView, suits: SuitStyle): GuideWord | null {
  switch (stage) {
    case 'word':
      return withMore(wordWords(view, suits), 'word');
    case 'game':
      return withMore(gameWords(view), 'game');
    case 'layout':
      return plain(layoutWords(view, suits));
    case 'card': {
      const words = [...trickWords(view, suits), ...cardWords(view, suits)];
      if (view.tricks.length === 0 && view.table.length === 0) {
        return withMore(words, view.seat === view.declarer ? 'lead' : 'defend');
      }
      return plain(words);
    }
    case 'trick':
    case 'wait':
      return plain(trickWords(view, suits));
    case 'drawn':
    case 'over':
      return null;
  }
}

/** As many sentences as there is room for: the one before the last goes first. */
function plain(sentences: readonly string[]): GuideWord | null {
  if (sentences.length === 0) return null;
  let fitting = sentences;
  while (fitting.length > 2 && fitting.join(' ').length > GUIDE_LETTERS)
    fitting = fitting.toSpliced(-2, 1);
  return { sentences: fitting, more: null };
}

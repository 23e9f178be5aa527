import { cardName } from '../../src/game/words/cards.ts';
import type { SuitStyle } from '../../src/game/words/cards.ts';
import { chosenTerms } from '../../src/game/words/chosen-terms.ts';
import type { Terms } from '../../src/game/words/terms.ts';
import type { Card } from '../../src/game/skat/cards.ts';
import { pageSetting } from './page-settings.ts';

/** The reader's words for cards, which follow the settings on <html>. */
export interface ReaderCardWords {
  readonly terms: Terms;
  readonly suits: SuitStyle;
  /** A card as it is spoken. */
  name(card: Card): string;
}

/** The words as they are whenever they are read, in templates, derived values and effects. */
export function cardWordsOfReader(): ReaderCardWords {
  return {
    get terms() {
      return chosenTerms(pageSetting('terms'));
    },
    get suits() {
      return pageSetting('suits') === 'german' ? 'german' : 'french';
    },
    name(card) {
      return cardName(card, this.terms, this.suits);
    },
  };
}

import { cardName } from '../../src/game/words/cards.ts';
import type { SuitStyle } from '../../src/game/words/cards.ts';
import type { Terms } from '../../src/game/words/language.ts';
import type { Card } from '../../src/game/skat/cards.ts';

/** The reader's words for cards, which follow the settings on <html>. */
export interface ReaderCardWords {
  readonly terms: Terms;
  readonly suits: SuitStyle;
  /** A card as it is spoken. */
  name(card: Card): string;
}

/** Call it while a component is set up. */
export function cardWordsOfReader(): ReaderCardWords {
  let terms: Terms = $state('en');
  let suits: SuitStyle = $state('french');
  $effect(() => {
    const page = document.documentElement;
    const readSettings = (): void => {
      terms = page.dataset['terms'] === 'de' ? 'de' : 'en';
      suits = page.dataset['suits'] === 'german' ? 'german' : 'french';
    };
    readSettings();
    const observer = new MutationObserver(readSettings);
    observer.observe(page, { attributeFilter: ['data-terms', 'data-suits'] });
    return () => {
      observer.disconnect();
    };
  });
  return {
    get terms() {
      return terms;
    },
    get suits() {
      return suits;
    },
    name: (card) => cardName(card, terms, suits),
  };
}

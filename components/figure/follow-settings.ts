import type { Attachment } from 'svelte/attachments';
import { chosenTerms } from '../../src/game/words/chosen-terms.ts';
import type { Figure } from './figure.svelte.ts';

/** Keeps the words for cards in step with the reader's terms and suits on <html> or `[data-page]`. */
export function followSettings(figure: Figure): Attachment<HTMLElement> {
  return (element) => {
    const page = element.closest<HTMLElement>('[data-page]') ?? document.documentElement;
    const read = (): void => {
      figure.look.callCards(
        chosenTerms(page.dataset['terms']),
        page.dataset['suits'] === 'german' ? 'german' : 'french',
      );
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(page, { attributeFilter: ['data-terms', 'data-suits'] });
    return () => {
      observer.disconnect();
    };
  };
}

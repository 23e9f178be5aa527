/** Divides the text of a chapter into blocks and finds the hand each is about. */
import { handsBeside } from '../../../src/book/hand-beside.ts';
import { readAddress } from '../../../src/game/replay/address.ts';

/** The links in the text that move a figure on this page, including those of questions. */
export const PLACE_LINKS = 'a:is(.at, .to-table)[href^="#"]';

/** A block of text on the page. */
export interface PageBlock {
  readonly element: HTMLElement;
  /** The hand the block is about, or null. */
  readonly hand: string | null;
}

/** The hand a link leads to; undefined for any other link. */
function handOfLink(link: HTMLAnchorElement): string | undefined {
  return readAddress(link.hash)?.hand;
}

/** Reads the blocks of a chapter's text in order. */
export function readBlocks(prose: HTMLElement): readonly PageBlock[] {
  const elements = [...prose.children].filter((child) => child instanceof HTMLElement);
  const hands = handsBeside(
    elements.map((element) => ({
      opensSection: element.matches('h2'),
      figure: element.matches('figure[data-hand]') ? element.id : null,
      links: [...element.querySelectorAll<HTMLAnchorElement>(PLACE_LINKS)].flatMap(
        (link) => handOfLink(link) ?? [],
      ),
    })),
  );
  return elements.map((element, index) => ({ element, hand: hands[index] ?? null }));
}

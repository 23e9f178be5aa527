/** The running text of a chapter as pieces, with the hand that stands beside each. */
import { handsBeside } from '../../../src/book/hand-beside.ts';
import { readAddress } from '../../../src/game/replay/address.ts';

/** The links of the text that move a figure of this page, those of its questions among them. */
export const PLACE_LINKS = 'a:is(.at, .to-table)[href^="#"]';

/** A piece of the text on the page. */
export interface PageBlock {
  readonly element: HTMLElement;
  /** The hand that it speaks of, or null. */
  readonly hand: string | null;
}

/** The hand to whose place a link goes; undefined for any other link. */
function handOfLink(link: HTMLAnchorElement): string | undefined {
  return readAddress(link.hash)?.hand;
}

/** Reads the pieces of a chapter's text in their order. */
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

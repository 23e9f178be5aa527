/** The pictures of an e-book: each card by itself, and each deal. */
import { OWN_TERMS } from '#edition/game/words/own-terms.ts';
import { cardArt } from '../../../../components/analyse/card-art.ts';
import { outlineText } from '../../link-pictures/outline-text.ts';
import type { Hand } from '../../../game/notation/hand.ts';
import { buildReplay } from '../../../game/replay/build.ts';
import { stopOf } from '../../../game/replay/replay.ts';
import { describe } from '#edition/analyse/picture-words.ts';
import { positionOf } from '../../../analyse/picture-position.ts';
import { makePicture } from '../../../analyse/picture.ts';
import type { CardArt } from '../../../analyse/picture-parts.ts';

const SITE_ART = cardArt('french', OWN_TERMS);

/** The site’s drawings of cards. What is painted first is no attribute that e-books may have, but a style. */
export const ART: CardArt = {
  ...SITE_ART,
  symbols: (names) =>
    SITE_ART.symbols(names).replaceAll('paint-order="stroke"', 'style="paint-order:stroke"'),
};
const WORDS = { terms: OWN_TERMS, suits: 'french' } as const;

/**
 * The part of a picture that is the table alone: without its title, its counts and where it is
 * from.
 */
const TABLE = 'viewBox="40 140 1120 570" width="1120" height="570"';

/** A line of text other than the name of the skat. */
const OTHER_TEXT = /<text [^>]*>(?!Skat<)[^<]*<\/text>/g;

/**
 * The picture of a card, on its own paper.
 * @param symbol the name of its drawing: `card-CJ`, `card-CJ-small`
 */
export function cardPicture(symbol: string): string {
  const suit = symbol.replace(/^card-/, '').charAt(0);
  const colour = Object.entries(ART.colours).find(([one]) => one === suit)?.[1] ?? '#000';
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 150" width="100" height="150">
<defs>${ART.symbols([symbol])}</defs>
<rect x=".5" y=".5" width="99" height="149" rx="6" fill="#fffdf6" stroke="#8d8068"/>
<g color="${colour}" fill="${colour}"><use href="#${symbol}" width="100" height="150"/></g>
</svg>
`;
}

/**
 * The picture of a hand as it was dealt, and the same in words. A picture in an e-book cannot ask for the
 * book’s face: the names of the seats stand around it as text, and that of the skat in it as outlines.
 */
export function tablePicture(hand: Hand): { readonly svg: string; readonly alt: string } {
  const replay = buildReplay(hand);
  const stop = stopOf(replay, 'deal');
  const svg = makePicture(replay, stop, ART, WORDS)
    .replace(/viewBox="[^"]*" width="\d+" height="\d+"/, TABLE)
    .replaceAll(OTHER_TEXT, '');
  return { svg: outlineText(svg), alt: describe(positionOf(replay, stop), WORDS) };
}

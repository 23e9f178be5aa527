/**
 * The pack as SVG symbols, built once per page on the server. Every face exists twice: large, with
 * the traditional arrangement of pips, and small, for a hand, where only a corner may show.
 *
 * A suit is drawn in French and in German and a rank in the letters of all terms, the one on the other;
 * cards.css shows one of each by the attributes of <html>. Colours are `currentColor`.
 *
 * Faces are put together of pips and ranks, which are drawings without a box: for each copy of a symbol
 * a browser keeps a box of its own, which cuts off what is beyond it, and a ten has fourteen copies.
 *
 * Names: `suit-H` (a sign in a line of text), `pip-H`, `rank-10`, `card-H10` (large), `card-H10-small`,
 * `card-back`.
 */
import { CARDS, RANKS, SUITS, rankOf, suitOf } from '../../../../src/game/skat/cards.ts';
import type { Card, Rank, Suit } from '../../../../src/game/skat/cards.ts';
import { packRank } from '../../../../src/game/cards/cards.ts';
import type { PackCard, PackRank } from '../../../../src/game/cards/cards.ts';
import { EMBLEMS } from './emblems.ts';
import type { Emblem } from './emblems.ts';
import { LETTERS } from './letters.ts';
import type { Letter } from './letters.ts';
import { FRENCH_SUITS, GERMAN_SUITS } from './suits.ts';

type LetterName = keyof typeof LETTERS;

/** The size of a card in its own units; every face has this viewBox. */
const FACE_WIDTH = 100;
const FACE_HEIGHT = 150;

/** The letter of each rank: in English, in German, and in German suits. */
const RANK_LETTERS: Readonly<Record<Rank, readonly [LetterName, LetterName, LetterName]>> = {
  J: ['J', 'B', 'U'],
  A: ['A', 'A', 'A'],
  '10': ['10', '10', '10'],
  K: ['K', 'K', 'K'],
  Q: ['Q', 'D', 'O'],
  '9': ['9', '9', '9'],
  '8': ['8', '8', '8'],
  '7': ['7', '7', '7'],
};

/** Ranks are this wide and 100 high, the letter in the middle. */
const RANK_BOX = 104;

const short = (number: number): number => Number(number.toFixed(2));

const classAttribute = (name: string): string => (name === '' ? '' : ` class="${name}"`);

/** A letter in the middle of its box. */
export function drawLetter({ path, width }: Letter, className: string): string {
  const left = short((RANK_BOX - width) / 2);
  return `<path${classAttribute(className)} transform="translate(${left})" d="${path}"/>`;
}

function letter(name: LetterName, className: string): string {
  return drawLetter(LETTERS[name], className);
}

/** A drawing that faces use in many places. */
const part = (name: string, drawing: string): string => `<g id="${name}">${drawing}</g>`;

/** A use of a drawing at a place and a scale. */
const use = (name: string, left: number, top: number, scale: number): string =>
  `<use href="#${name}" transform="translate(${short(left)} ${short(top)})scale(${short(scale)})"/>`;

/** The sign of a rank, which every card of that rank uses. */
export const rankSign = (rank: PackRank, letters: string): string => part(`rank-${rank}`, letters);

function rankPart(rank: Rank): string {
  const [english, german, germanSuits] = RANK_LETTERS[rank];
  const letters =
    english === german
      ? letter(english, '')
      : letter(english, 'terms-en') + letter(german, 'terms-de') + letter(germanSuits, 'terms-gs');
  return rankSign(rank, letters);
}

function drawSuit(suit: Suit): string {
  const french = FRENCH_SUITS[suit];
  const german = GERMAN_SUITS[suit];
  return french === german
    ? `<path d="${french}"/>`
    : `<path class="suits-fr" d="${french}"/><path class="suits-gs" fill-rule="evenodd" d="${german}"/>`;
}

const suitSymbol = (suit: Suit, drawing: string): string =>
  `<symbol id="suit-${suit}" viewBox="0 0 100 100">${drawing}</symbol>`;

/** A suit sign with its centre at x, y. */
const pip = (suit: Suit, x: number, y: number, size: number): string =>
  use(`pip-${suit}`, x - size / 2, y - size / 2, size / 100);

/** A rank centred at x, its capitals from `top` to `top + height`. */
const rankAt = (rank: PackRank, x: number, top: number, height: number): string =>
  use(`rank-${rank}`, x - (RANK_BOX * height) / 200, top, height / 100);

/** The corner index and its double at the opposite corner. */
export function corners(card: PackCard): string {
  const rank = packRank(card);
  const index = rankAt(rank, 14, 8, rank === '10' ? 23 : 26) + pip(suitOf(card), 14, 51, 18);
  return `${index}<g transform="rotate(180 50 75)">${index}</g>`;
}

/** Where the pips of the number cards stand in the upper half; those below are turned round. */
export const LEFT_PIPS = 39;
export const RIGHT_PIPS = 61;
export type Pips = readonly (readonly [x: number, y: number])[];
const PIPS: Readonly<Record<'7' | '8' | '9' | '10', Pips>> = {
  '7': [
    [LEFT_PIPS, 28],
    [RIGHT_PIPS, 28],
    [50, 51.5],
    [LEFT_PIPS, 75],
    [RIGHT_PIPS, 75],
    [LEFT_PIPS, 122],
    [RIGHT_PIPS, 122],
  ],
  '8': [
    [LEFT_PIPS, 28],
    [RIGHT_PIPS, 28],
    [50, 51.5],
    [LEFT_PIPS, 75],
    [RIGHT_PIPS, 75],
    [50, 98.5],
    [LEFT_PIPS, 122],
    [RIGHT_PIPS, 122],
  ],
  '9': [
    [LEFT_PIPS, 25],
    [RIGHT_PIPS, 25],
    [LEFT_PIPS, 58],
    [RIGHT_PIPS, 58],
    [50, 75],
    [LEFT_PIPS, 92],
    [RIGHT_PIPS, 92],
    [LEFT_PIPS, 125],
    [RIGHT_PIPS, 125],
  ],
  '10': [
    [LEFT_PIPS, 25],
    [RIGHT_PIPS, 25],
    [50, 41.5],
    [LEFT_PIPS, 58],
    [RIGHT_PIPS, 58],
    [LEFT_PIPS, 92],
    [RIGHT_PIPS, 92],
    [50, 108.5],
    [LEFT_PIPS, 125],
    [RIGHT_PIPS, 125],
  ],
};

/** The pips of a card at their places; those below the middle are turned round. */
export function drawPips(card: PackCard, places: Pips): string {
  const suit = suitOf(card);
  return places
    .map(([x, y]) =>
      y > 75
        ? `<g transform="rotate(180 ${x} ${y})">${pip(suit, x, y, 19)}</g>`
        : pip(suit, x, y, 19),
    )
    .join('');
}

type CourtRank = 'K' | 'Q' | 'J';

const isCourtRank = (rank: Rank): rank is CourtRank => rank === 'K' || rank === 'Q' || rank === 'J';

/** What a court card wears: 32 broad, over its letter. */
const emblem = (name: Emblem, className = ''): string =>
  `<path${classAttribute(className)} fill-rule="evenodd" transform="translate(34 22) scale(.32)" d="${EMBLEMS[name]}"/>`;

const COURT_EMBLEMS: Readonly<Record<CourtRank, string>> = {
  K: emblem('crown'),
  Q: emblem('coronet', 'suits-fr') + emblem('helmet', 'suits-gs'),
  J: emblem('cap'),
};

/** The engraved ground behind a court card's letter. */
const HATCHING = Array.from({ length: 28 }, (_, line) => `M29.5 ${19 + line * 4}H70.5`).join('');

function courtLetter(card: Card, rank: CourtRank): string {
  return (
    `<rect class="court-frame" x="27" y="12" width="46" height="126" rx="2"/>` +
    `<path class="court-hatching" d="${HATCHING}"/>` +
    `<rect class="court-line" x="29.5" y="14.5" width="41" height="121" rx="1"/>` +
    `<g class="court-figure">${COURT_EMBLEMS[rank]}${rankAt(rank, 50, 48, 45)}${pip(suitOf(card), 50, 121, 22)}</g>`
  );
}

/** The kings, queens and jacks who look to the right, away from the sign of their suit. */
const SIGN_ON_LEFT: ReadonlySet<Card> = new Set(['CK', 'SK', 'SJ', 'HK', 'HQ', 'DK']);

/**
 * What stands around the figure of a court card: a narrow index, the frame that the page lays the figure
 * into (courts.css), and the sign of the suit, which follows the reader’s colours as the figure cannot.
 */
function aroundFigure(card: Card, rank: CourtRank): string {
  const suit = suitOf(card);
  const index = rankAt(rank, 9.8, 6, 18) + pip(suit, 9.4, 37, 13);
  const half = index + pip(suit, SIGN_ON_LEFT.has(card) ? 27 : 73, 36, 18);
  return (
    `<rect class="court-line" x="18" y="25.75" width="64" height="98.5"/>` +
    `${half}<g transform="rotate(180 50 75)">${half}</g>`
  );
}

function largeFace(card: Card): string {
  const rank = rankOf(card);
  if (rank === 'A') return corners(card) + pip(suitOf(card), 50, 75, 60);
  if (!isCourtRank(rank)) return corners(card) + drawPips(card, PIPS[rank]);
  return (
    `<g class="court-letters">${corners(card)}${courtLetter(card, rank)}</g>` +
    `<g class="court-pictures">${aroundFigure(card, rank)}</g>`
  );
}

/** In a hand the cards overlap: rank and suit stand large in the left part, which stays visible. */
export function smallFace(card: PackCard): string {
  const rank = packRank(card);
  return (
    rankAt(rank, 29, 10, rank === '10' ? 44 : 48) +
    pip(suitOf(card), 29, 92, 36) +
    `<g class="faint">${pip(suitOf(card), 75, 89, 42)}</g>`
  );
}

/** A face by its name. */
export const symbol = (id: string, content: string): string =>
  `<symbol id="${id}" viewBox="0 0 ${FACE_WIDTH} ${FACE_HEIGHT}" preserveAspectRatio="xMinYMin slice">${content}</symbol>`;

/** A lattice in a frame, in the second ink. */
const BACK =
  '<rect class="back-ground" x="7" y="7" width="86" height="136" rx="5"/>' +
  `<path class="back-lattice" d="${Array.from({ length: 21 }, (_, i) => `M12 ${12 + (i - 8) * 12}L88 ${12 + (i - 8) * 12 + 76}M88 ${12 + (i - 8) * 12}L12 ${12 + (i - 8) * 12 + 76}`).join('')}"/>` +
  '<rect class="back-line" x="11" y="11" width="78" height="128" rx="3"/>';

/** The signs of the suits, as they stand in a line of text. */
export const suitSymbols = (): string =>
  SUITS.map((suit) => suitSymbol(suit, drawSuit(suit))).join('');

/**
 * The parts of faces, which by themselves are not shown: the signs of the suits and those of ranks.
 *
 * @param ranks those of Skat, or others (`rankSign`).
 */
export const faceParts = (ranks = RANKS.map(rankPart).join('')): string =>
  `<defs>${SUITS.map((suit) => part(`pip-${suit}`, drawSuit(suit))).join('')}${ranks}</defs>`;

/** The parts of faces, and the signs for the text, which consist of them too. */
export const glyphSymbols = (): string =>
  faceParts() + SUITS.map((suit) => suitSymbol(suit, `<use href="#pip-${suit}"/>`)).join('');

/** Every card, large and small, and the back. They use the pips and ranks. */
export function faceSymbols(): string {
  return (
    CARDS.map(
      (card) =>
        symbol(`card-${card}`, largeFace(card)) + symbol(`card-${card}-small`, smallFace(card)),
    ).join('') + symbol('card-back', BACK)
  );
}

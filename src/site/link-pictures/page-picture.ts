/** A chapter or another page as the picture that goes with a link to it: its opening, and cards. */
import { SUBTITLE } from '#edition/site/link-pictures/page-words.ts';
import { FRAME } from '#edition/site/frame-words.ts';
import {
  ACCENT,
  INK,
  PAPER,
  RULE,
  SOFT,
  TABLE,
  TABLE_INK,
  TABLE_SOFT,
  drawCard,
  shorten,
  write,
} from '../../analyse/picture-parts.ts';
import type { CardArt } from '../../analyse/picture-parts.ts';
import type { Card } from '../../game/skat/cards.ts';
import { SHEET_WIDTH, makeLinkSheet } from './link-sheet.ts';

/** What such a picture says and shows. */
export interface PagePicture {
  /** Above the title: `Chapter 7`. */
  readonly above: string;
  readonly title: string;
  /** A line below it. */
  readonly below: string;
  /** At most five. */
  readonly cards: readonly Card[];
}

const LEFT = 64;
const CARD = 144;
const STEP = 160;

/** The picture. */
export function makePagePicture(page: PagePicture, art: CardArt): string {
  const { above, below, title } = page;
  const cards = page.cards.slice(0, 5);
  const [lines, size] = setTitle(title);
  // A title of one line stands in the middle of the room that two would take.
  const first = lines.length === 1 ? 216 : 176;
  const symbols = art.symbols(cards.map((card) => `card-${card}`));
  const end = SHEET_WIDTH - LEFT;
  return makeLinkSheet(
    PAPER,
    `<defs>${symbols}</defs>
<path d="M${LEFT} 34H${end}M${LEFT} 40H${end}" stroke="${RULE}" stroke-width="2"/>
${write(LEFT, 92, above.toUpperCase(), { size: 34, fill: ACCENT, spaced: true })}
${lines.map((line, index) => write(LEFT, first + index * (size + 2), line, { size, fill: INK })).join('')}
${write(LEFT, 338, shorten(below, 62), { size: 38, fill: SOFT, italic: true })}
<rect y="372" width="${SHEET_WIDTH}" height="258" fill="${TABLE}"/>
${cards.map((card, index) => drawCard(card, `card-${card}`, LEFT + index * STEP, 392, CARD, art)).join('')}
${write(end, 548, FRAME.book, { size: 68, fill: TABLE_INK, anchor: 'end' })}
${write(end, 594, SUBTITLE, { size: 34, fill: TABLE_SOFT, anchor: 'end', italic: true })}`,
  );
}

/** The title in one line or in two of nearly the same length, and how large. */
function setTitle(title: string): readonly [lines: string[], size: number] {
  if (title.length <= 24) return [[title], 98];
  if (title.length <= 30) return [[title], 82];
  const words = title.split(' ');
  const breaks = words.slice(1).map((_, index) => {
    const lines = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    return { lines, longest: Math.max(...lines.map((line) => line.length)) };
  });
  breaks.sort((a, b) => a.longest - b.longest);
  return [(breaks[0]?.lines ?? [title]).map((line) => shorten(line, 30)), 82];
}

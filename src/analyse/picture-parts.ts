/** What pictures of cards are made of: the paper and its inks, text, cards, a hand, a trick. */
import { PICTURE, seatInPicture } from '#edition/analyse/picture-words.ts';
import { arrangeAt } from '../game/replay/arrange.ts';
import { lineOf } from '../game/replay/replay.ts';
import type { SkatReplay, SkatStop } from '../game/replay/skat-replay.ts';
import { suitOf } from '../game/skat/cards.ts';
import type { BySuit, Card } from '../game/skat/cards.ts';
import type { Seat } from '../game/skat/seats.ts';

/** How the cards are drawn. */
export interface CardArt {
  /** The symbols of these names and all they refer to: `card-CJ` (large), `card-CJ-small`. */
  readonly symbols: (names: readonly string[]) => string;
  /** The colour of each suit. */
  readonly colours: Readonly<BySuit<string>>;
}

/** By day, whatever the viewer's: the picture brings its own paper. */
export const INK = '#211a13';
export const SOFT = '#5d5142';
export const RULE = '#cfc1a4';
export const ACCENT = '#8f1d17';
export const PAPER = '#f7f1e3';
export const TABLE = '#2c4a3d';
export const TABLE_INK = '#f5eedc';
export const TABLE_SOFT = '#cfd6c4';

// eslint-disable-next-line house/words-apart -- Typefaces.
export const FONT = "'EB Garamond', Garamond, 'Times New Roman', Times, serif";

/** Text as XML; it and attribute values may hold anything but what XML forbids altogether. */
export function escape(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u{fffe}\u{ffff}]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** How a line of text looks. */
export interface TextStyle {
  readonly size: number;
  readonly fill: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly italic?: boolean;
  readonly spaced?: boolean;
}

/** A line of text, its baseline at `y`. */
export function write(x: number, y: number, text: string, style: TextStyle): string {
  if (text === '') return '';
  const { anchor = 'start', fill, italic = false, size, spaced = false } = style;
  const more = `${italic ? ' font-style="italic"' : ''}${spaced ? ' letter-spacing="3"' : ''}`;
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="${anchor}"${more}>${escape(text)}</text>`;
}

/** A text of at most so many letters; what is cut off is marked. */
export function shorten(text: string, letters: number): string {
  const all = Array.from(text);
  return all.length <= letters
    ? text
    : `${all
        .slice(0, letters - 1)
        .join('')
        .trimEnd()}…`;
}

/** A card of this width; a card is half as high again. */
export function drawCard(
  card: Card,
  symbol: string,
  x: number,
  y: number,
  width: number,
  { colours }: CardArt,
): string {
  const height = width * 1.5;
  const colour = colours[suitOf(card)];
  return `<g color="${colour}" fill="${colour}"><rect fill="#fffdf6" stroke="#bcae92" x="${x}" y="${y}" width="${width}" height="${height}" rx="5"/><use href="#${symbol}" x="${x}" y="${y}" width="${width}" height="${height}"/></g>`;
}

/** Where a hand lies, and how large. */
export interface HandSpot {
  readonly x: number;
  readonly y: number;
  readonly at: 'start' | 'middle' | 'end';
  /**
   * The width of a card, how much of it the next one leaves in sight, and the size of the name
   * above.
   */
  readonly card: number;
  readonly step: number;
  readonly name: number;
}

/** A seat's name and its cards, trumps first; what the seat has to do stands beside its name. */
export function drawHand(
  replay: SkatReplay,
  stop: SkatStop,
  seat: Seat,
  { at, card: across, name: size, step, x, y }: HandSpot,
  art: CardArt,
): string {
  const line = lineOf(replay, stop.line);
  const cards = arrangeAt(line, stop, seat).flatMap((group) => group.cards) as Card[];
  const width = cards.length === 0 ? 0 : across + (cards.length - 1) * step;
  const left = at === 'start' ? x : at === 'middle' ? x - width / 2 : x - width;
  const name = seatInPicture(seat, line.declarer === seat);
  return (
    write(x, y - 12, name, { size, fill: TABLE_INK, anchor: at }) +
    cards
      .map((card, index) =>
        drawCard(card, `card-${card}-small`, left + index * step, y, across, art),
      )
      .join('')
  );
}

/** The trick on the table: where each seat's card lies, and how large. */
export interface TrickSpot {
  readonly at: Readonly<Record<Seat, readonly [x: number, y: number]>>;
  /** The width of a card. */
  readonly card: number;
  /** The size of the word below the card that was led, and how far below it stands; null for none. */
  readonly led: { readonly size: number; readonly below: number } | null;
}

/** The cards on the table in the order in which they were played. */
export function drawTrick(
  stop: SkatStop,
  { at, card: across, led }: TrickSpot,
  art: CardArt,
): string {
  return stop.table
    .map(({ card, seat }, index) => {
      const [x, y] = at[seat];
      const svg = drawCard(card, `card-${card}`, x, y, across, art);
      if (led === null || index > 0) return svg;
      const style = { size: led.size, fill: TABLE_SOFT, anchor: 'middle', italic: true } as const;
      return svg + write(x + across / 2, y + led.below, PICTURE.leads, style);
    })
    .join('');
}

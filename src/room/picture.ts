/** A position as a picture of its own: one SVG file, on its own paper, that needs nothing else. */
import { arrangeHand } from '../replay/arrange.ts';
import { countsAt, countsPoints } from '../replay/counts.ts';
import { lineOf } from '../replay/replay.ts';
import type { Replay, Stop } from '../replay/replay.ts';
import { lawWords } from '../words/laws.ts';
import { SEAT_WORDS } from '../words/seats.ts';
import { suitOf } from '../skat/cards.ts';
import type { BySuit, Card } from '../skat/cards.ts';
import { SEATS } from '../skat/seats.ts';
import type { Seat } from '../skat/seats.ts';
import { pointLines } from '../skat/targets.ts';
import { countWords, describe, gameLine, placeLine, skatOf } from './picture-words.ts';
import type { PictureCardWords } from './picture-words.ts';

/** How the cards are drawn. */
export interface CardArt {
  /** The symbols of these names and all they refer to: `card-CJ` (large), `card-CJ-small`. */
  readonly symbols: (names: readonly string[]) => string;
  /** The colour of each suit. */
  readonly colours: Readonly<BySuit<string>>;
}

const WIDTH = 1200;
const HEIGHT = 850;

/** By day, whatever the viewer's: the picture brings its own paper. */
const INK = '#211a13';
const SOFT = '#5d5142';
const RULE = '#cfc1a4';
const ACCENT = '#8f1d17';
const PAPER = '#f7f1e3';
const TABLE = '#2c4a3d';
const TABLE_INK = '#f5eedc';
const TABLE_SOFT = '#cfd6c4';

const FONT = "'EB Garamond', Garamond, 'Times New Roman', Times, serif";

/** Text and attribute values may hold anything but what XML forbids altogether. */
function escape(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u{fffe}\u{ffff}]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/**
 * The picture.
 *
 * @param stop a place of the replay: its hands, its trick, its counts are drawn.
 */
export function makePicture(
  replay: Replay,
  stop: Stop,
  art: CardArt,
  words: PictureCardWords,
): string {
  const line = lineOf(replay, stop.line);
  const [skat, skatLabel] = skatOf(replay, line, stop);
  const small = [...SEATS.flatMap((seat) => stop.hands[seat]), ...skat];
  const names = [
    ...small.map((card) => `card-${card}-small`),
    ...stop.table.map(({ card }) => `card-${card}`),
  ];
  const { title } = replay.hand;
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-labelledby="title desc" font-family="${FONT}">
<title id="title">${escape(title)}</title>
<desc id="desc">${escape(describe(replay, stop, words))}</desc>
<defs>${art.symbols(names)}</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>
${write(40, 76, shorten(title, 58), { size: 42, fill: INK })}
${write(40, 116, shorten(gameLine(replay, line), 70), { size: 24, fill: SOFT })}
${write(1160, 116, shorten(placeLine(line, stop), 46), { size: 24, fill: SOFT, anchor: 'end', italic: true })}
<rect x="40" y="140" width="1120" height="570" rx="8" fill="${TABLE}"/>
${hand(replay, stop, 'M', { x: 600, y: 186, at: 'middle' }, art)}
${hand(replay, stop, 'V', { x: 64, y: 564, at: 'start' }, art)}
${hand(replay, stop, 'H', { x: 1136, y: 564, at: 'end' }, art)}
${stop.trick > 0 ? number(stop.trick) : ''}
${trick(stop, art)}
${write(1072, 366, skatLabel, { size: 22, fill: TABLE_SOFT, anchor: 'middle', italic: true })}
${skat.map((card, index) => drawCard(card, `card-${card}-small`, 1008 + index * 66, 380, 62, art)).join('')}
${foot(replay, stop)}
${write(40, 822, lawWords(replay.hand.laws).inFull, { size: 19, fill: SOFT, italic: true })}
${write(1160, 822, 'VORHAND', { size: 17, fill: SOFT, anchor: 'end', spaced: true })}
</svg>
`;
}

interface TextStyle {
  readonly size: number;
  readonly fill: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly italic?: boolean;
  readonly spaced?: boolean;
}

function write(x: number, y: number, text: string, style: TextStyle): string {
  if (text === '') return '';
  const { anchor = 'start', fill, italic = false, size, spaced = false } = style;
  const more = `${italic ? ' font-style="italic"' : ''}${spaced ? ' letter-spacing="3"' : ''}`;
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="${anchor}"${more}>${escape(text)}</text>`;
}

function shorten(text: string, letters: number): string {
  const all = Array.from(text);
  return all.length <= letters
    ? text
    : `${all
        .slice(0, letters - 1)
        .join('')
        .trimEnd()}…`;
}

/** A card of this width; a card is half as high again. */
function drawCard(
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

const CARD = 82;
const STEP = 48;

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly at: 'start' | 'middle' | 'end';
}

/** A seat's name and its cards, trumps first; what the seat has to do stands beside its name. */
function hand(replay: Replay, stop: Stop, seat: Seat, { at, x, y }: Spot, art: CardArt): string {
  const line = lineOf(replay, stop.line);
  const cards = arrangeHand(stop.hands[seat], line.contract).flatMap((group) => group.cards);
  const width = cards.length === 0 ? 0 : CARD + (cards.length - 1) * STEP;
  const left = at === 'start' ? x : at === 'middle' ? x - width / 2 : x - width;
  const declares = line.declarer === seat ? ', declarer' : '';
  const name = `${SEAT_WORDS.en[seat]}${declares}`;
  return (
    write(x, y - 12, name, { size: 22, fill: TABLE_INK, anchor: at }) +
    cards
      .map((card, index) => drawCard(card, `card-${card}-small`, left + index * STEP, y, CARD, art))
      .join('')
  );
}

/** As on the page: Vorhand left, Mittelhand raised in the middle, Hinterhand right. */
const TRICK: Readonly<Record<Seat, readonly [x: number, y: number]>> = {
  V: [442, 352],
  M: [548, 334],
  H: [654, 352],
};

function trick(stop: Stop, art: CardArt): string {
  return stop.table
    .map(({ card, seat }, index) => {
      const [x, y] = TRICK[seat];
      const said = index === 0 ? 'leads' : '';
      return (
        drawCard(card, `card-${card}`, x, y, 104, art) +
        write(x + 52, y + 178, said, { size: 19, fill: TABLE_SOFT, anchor: 'middle', italic: true })
      );
    })
    .join('');
}

function number(trick: number): string {
  return (
    write(190, 398, 'Trick', { size: 24, fill: TABLE_SOFT, anchor: 'middle', italic: true }) +
    write(190, 458, String(trick), { size: 60, fill: TABLE_INK, anchor: 'middle' })
  );
}

/** The counts, and for two sides that count points a bar with the lines of the law (31, 61, 91). */
function foot(replay: Replay, stop: Stop): string {
  const line = lineOf(replay, stop.line);
  const said = countWords(replay, line, stop);
  const [own, others] = countsAt(replay, stop, 'with-skat', line.id);
  if (said.length !== 2 || own === undefined || others === undefined || !countsPoints(line)) {
    return write(40, 768, said.join(' · '), { size: 24, fill: INK });
  }
  const across = (points: number): number => Math.round((points * 1120) / 120);
  const marks = pointLines(replay.targets).map(
    (mark) =>
      `<path d="M${40 + across(mark)} 732v12" stroke="${INK}"/>` +
      write(40 + across(mark), 762, String(mark), { size: 17, fill: SOFT, anchor: 'middle' }),
  );
  return (
    `<rect x="40" y="736" width="1120" height="4" fill="${RULE}"/>` +
    `<rect x="40" y="734" width="${across(own.points)}" height="8" fill="${ACCENT}"/>` +
    `<rect x="${1160 - across(others.points)}" y="734" width="${across(others.points)}" height="8" fill="${INK}"/>` +
    marks.join('') +
    write(40, 776, said[0] ?? '', { size: 24, fill: INK }) +
    write(1160, 776, said[1] ?? '', { size: 24, fill: INK, anchor: 'end' })
  );
}

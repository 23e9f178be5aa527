/** A position as a picture of its own: one SVG file, on its own paper, that needs nothing else. */
import {
  APART,
  PICTURE,
  countLine,
  describe,
  gameLine,
  placeLine,
} from '#edition/analyse/picture-words.ts';
import type { PictureCardWords } from '#edition/analyse/picture-words.ts';
import { lawWords } from '#edition/game/words/laws.ts';
import type { SkatReplay, SkatStop } from '../game/replay/skat-replay.ts';
import { SEATS } from '../game/skat/seats.ts';
import { pointLines } from '../game/skat/targets.ts';
import {
  ACCENT,
  FONT,
  INK,
  PAPER,
  RULE,
  SOFT,
  TABLE,
  TABLE_INK,
  TABLE_SOFT,
  drawCard,
  drawHand,
  drawTrick,
  escape,
  shorten,
  write,
} from './picture-parts.ts';
import type { CardArt, TrickSpot } from './picture-parts.ts';
import { positionOf } from './picture-position.ts';
import type { PicturePosition } from './picture-position.ts';

const WIDTH = 1200;
const HEIGHT = 850;
const HAND = { card: 82, step: 48, name: 22 };

/**
 * The picture.
 *
 * @param stop a place of the replay: its hands, its trick, its counts are drawn.
 */
export function makePicture(
  replay: SkatReplay,
  stop: SkatStop,
  art: CardArt,
  words: PictureCardWords,
): string {
  const position = positionOf(replay, stop);
  const { apart } = position;
  const small = [...SEATS.flatMap((seat) => stop.hands[seat]), ...apart.cards];
  const names = [
    ...small.map((card) => `card-${card}-small`),
    ...stop.table.map(({ card }) => `card-${card}`),
  ];
  const { title } = replay.hand;
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-labelledby="title desc" font-family="${FONT}">
<title id="title">${escape(title)}</title>
<desc id="desc">${escape(describe(position, words))}</desc>
<defs>${art.symbols(names)}</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>
${write(40, 76, shorten(title, 58), { size: 42, fill: INK })}
${write(40, 116, shorten(gameLine(position), 70), { size: 24, fill: SOFT })}
${write(1160, 116, shorten(placeLine(position), 46), { size: 24, fill: SOFT, anchor: 'end', italic: true })}
<rect x="40" y="140" width="1120" height="570" rx="8" fill="${TABLE}"/>
${drawHand(replay, stop, 'M', { x: 600, y: 186, at: 'middle', ...HAND }, art)}
${drawHand(replay, stop, 'V', { x: 64, y: 564, at: 'start', ...HAND }, art)}
${drawHand(replay, stop, 'H', { x: 1136, y: 564, at: 'end', ...HAND }, art)}
${stop.trick > 0 ? number(stop.trick) : ''}
${drawTrick(stop, TRICK, art)}
${write(1072, 366, APART[apart.is], { size: 22, fill: TABLE_SOFT, anchor: 'middle', italic: true })}
${apart.cards.map((card, index) => drawCard(card, `card-${card}-small`, 1008 + index * 66, 380, 62, art)).join('')}
${foot(replay, position)}
${write(40, 822, lawWords(replay.hand.laws).inFull, { size: 19, fill: SOFT, italic: true })}
${write(1160, 822, 'VORHAND', { size: 17, fill: SOFT, anchor: 'end', spaced: true })}
</svg>
`;
}

/** As on the page: Vorhand left, Mittelhand raised in the middle, Hinterhand right. */
const TRICK: TrickSpot = {
  at: { V: [442, 352], M: [548, 334], H: [654, 352] },
  card: 104,
  led: { size: 19, below: 178 },
};

function number(trick: number): string {
  return (
    write(190, 398, PICTURE.trick, { size: 24, fill: TABLE_SOFT, anchor: 'middle', italic: true }) +
    write(190, 458, String(trick), { size: 60, fill: TABLE_INK, anchor: 'middle' })
  );
}

/** The counts, and for two sides that count points a bar with the lines of the law (31, 61, 91). */
function foot(replay: SkatReplay, { counts }: PicturePosition): string {
  const [own, others] = counts;
  if (counts.length !== 2 || own?.of !== 'points' || others === undefined) {
    return write(40, 768, counts.map(countLine).join(' · '), { size: 24, fill: INK });
  }
  const across = (points: number): number => Math.round((points * 1120) / 120);
  const marks = pointLines(replay.targets).map(
    (mark) =>
      `<path d="M${40 + across(mark)} 732v12" stroke="${INK}"/>` +
      write(40 + across(mark), 762, String(mark), { size: 17, fill: SOFT, anchor: 'middle' }),
  );
  return (
    `<rect x="40" y="736" width="1120" height="4" fill="${RULE}"/>` +
    `<rect x="40" y="734" width="${across(own.number)}" height="8" fill="${ACCENT}"/>` +
    `<rect x="${1160 - across(others.number)}" y="734" width="${across(others.number)}" height="8" fill="${INK}"/>` +
    marks.join('') +
    write(40, 776, countLine(own), { size: 24, fill: INK }) +
    write(1160, 776, countLine(others), { size: 24, fill: INK, anchor: 'end' })
  );
}

/**
 * A place of a hand as the picture that goes with a link to it: 1200 by 630, as chats and networks
 * want it, and with few and large words, since they show it a quarter of that size.
 */
import { APART, placeLine } from '#edition/analyse/picture-words.ts';
import { PLACE_WORDS } from '#edition/site/link-pictures/page-words.ts';
import { countsAt, countsPoints, sideName } from '../../game/replay/counts.ts';
import { lineOf } from '../../game/replay/replay.ts';
import type { SkatReplay, SkatStop } from '../../game/replay/skat-replay.ts';
import {
  ACCENT,
  INK,
  PAPER,
  SOFT,
  TABLE,
  TABLE_INK,
  TABLE_SOFT,
  drawCard,
  drawHand,
  drawTrick,
  shorten,
  write,
} from '../../analyse/picture-parts.ts';
import type { CardArt, TrickSpot } from '../../analyse/picture-parts.ts';
import { positionOf } from '../../analyse/picture-position.ts';
import { SEATS } from '../../game/skat/seats.ts';
import { contractName } from '#edition/game/words/game-name.ts';
import { makeLinkSheet } from './link-sheet.ts';

const HAND = { card: 84, step: 48, name: 28 };

const TRICK: TrickSpot = {
  at: { V: [444, 332], M: [550, 322], H: [656, 332] },
  card: 100,
  led: null,
};

/** What stands above the table. */
export interface Heading {
  readonly title: string;
  /** Where the hand stands, `Page 99 of 1922`, or null. */
  readonly origin: string | null;
}

/**
 * The picture.
 *
 * @param stop a place of the replay. At the deal the game is named above it, later where the hand
 *   stands and what each side has.
 * @param heading what the hand is called, and where it is from.
 */
export function makeLinkPicture(
  replay: SkatReplay,
  stop: SkatStop,
  heading: Heading,
  art: CardArt,
): string {
  const position = positionOf(replay, stop);
  const { apart } = position;
  const dealt = stop.place.at === 'deal';
  const small = [...SEATS.flatMap((seat) => stop.hands[seat]), ...apart.cards];
  const symbols = art.symbols([
    ...small.map((card) => `card-${card}-small`),
    ...stop.table.map(({ card }) => `card-${card}`),
  ]);
  const below = dealt ? dealLine(replay, heading) : placeLine(position);
  const [title, size] = setTitle(heading.title, dealt ? 1104 : 850);
  return makeLinkSheet(
    PAPER,
    `<defs>${symbols}</defs>
${write(48, 66, title, { size, fill: INK })}
${write(48, 118, shorten(below, 52), { size: 38, fill: SOFT, italic: true })}
${dealt ? '' : score(replay, stop)}
<rect y="140" width="1200" height="490" fill="${TABLE}"/>
${drawHand(replay, stop, 'M', { x: 600, y: 190, at: 'middle', ...HAND }, art)}
${drawHand(replay, stop, 'V', { x: 48, y: 490, at: 'start', ...HAND }, art)}
${drawHand(replay, stop, 'H', { x: 1152, y: 490, at: 'end', ...HAND }, art)}
${stop.trick > 0 ? number(stop.trick) : ''}
${drawTrick(stop, TRICK, art)}
${write(dealt ? 600 : 1064, dealt ? 352 : 178, APART[apart.is], { size: 28, fill: TABLE_SOFT, anchor: 'middle', italic: true })}
${apart.cards.map((card, index) => drawCard(card, `card-${card}-small`, (dealt ? 528 : 976) + index * (dealt ? 76 : 92), dealt ? 362 : 190, dealt ? 68 : 84, art)).join('')}`,
  );
}

/** The title as large as the space allows, in the measure of an average letter. */
function setTitle(title: string, room: number): readonly [title: string, size: number] {
  const size = title.length * 54 * 0.45 > room ? 44 : 54;
  return [shorten(title, Math.floor(room / (size * 0.45))), size];
}

/** The game, unless the title has it, and where the hand is from. */
function dealLine({ hand }: SkatReplay, { origin, title }: Heading): string {
  const game = contractName(hand.contract, hand.laws);
  const words = [title.includes(game) ? null : game, origin].filter((part) => part !== null);
  return words.join(' · ');
}

function number(trick: number): string {
  return (
    write(140, 216, PLACE_WORDS.trick, {
      size: 36,
      fill: TABLE_SOFT,
      anchor: 'middle',
      italic: true,
    }) + write(140, 310, String(trick), { size: 96, fill: TABLE_INK, anchor: 'middle' })
  );
}

/** `43 : 20` in large figures, and whose they are. */
function score(replay: SkatReplay, stop: SkatStop): string {
  const line = lineOf(replay, stop.line);
  const counts = countsAt(replay, stop, 'with-skat', line.id);
  const points = countsPoints(line);
  const figures = counts.map((count) => String(points ? count.points : count.tricks)).join(' : ');
  const sides = counts.map(({ side }) => sideName(side)).join(' : ');
  const scoreText = `${points ? '' : PLACE_WORDS.tricks}${sides}`;
  return (
    write(1152, 66, figures, { size: 58, fill: ACCENT, anchor: 'end' }) +
    write(1152, 116, scoreText, { size: 28, fill: SOFT, anchor: 'end', italic: true })
  );
}

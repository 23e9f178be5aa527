/** The table in words, for a reader who asks what lies there and whose turn it is. */
import type { PackCard } from '../cards/cards.ts';
import { seatName } from '../words/seats.ts';
import { cardName, cardNames } from '../words/cards.ts';
import { listed } from '../words/lists.ts';
import { counted } from '../words/nouns.ts';
import type { Telling } from './announce.ts';
import { arrangeBy } from './arrange.ts';
import { countsAt, countsPoints, sideName } from './counts.ts';
import { lineOf } from './replay.ts';
import type { Replay, Stop } from './replay.ts';

/** How the table is to be told, and with which hand: null for none. */
export interface TableTelling extends Pick<Telling, 'counts' | 'terms' | 'suits'> {
  readonly hand: string | null;
}

/**
 * `Trick 3. Vorhand has led the ace of clubs. Mittelhand is to play. Declarer 33, defenders 21.
 * Mittelhand holds the jack of spades and the ten of clubs.`
 */
export function tellTable(replay: Replay, stop: Stop, telling: TableTelling): string {
  return [
    trickWords(replay, stop, telling),
    turnWords(stop),
    countWords(replay, stop, telling),
    handWords(replay, stop, telling),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function trickWords(
  { game }: Replay,
  { place, table, taken, trick }: Stop,
  telling: TableTelling,
): string {
  const { suits, terms } = telling;
  const [led, ...others] = table;
  if (led === undefined) {
    if (trick > 0) return `Trick ${trick}.`;
    return place.at === 'deal' ? 'The deal.' : 'Before the first lead.';
  }
  const card = (code: PackCard): string =>
    `${terms === 'en' ? 'the ' : ''}${cardName(code, terms, suits)}`;
  const plays = others.map((played) => `${seatName(played.seat)} has played ${card(played.card)}`);
  const lies = listed([`${seatName(led.seat)} has led ${card(led.card)}`, ...plays]);
  const won =
    taken === null
      ? ''
      : telling.counts === 'hidden' || game.unit === 'trick'
        ? ` ${seatName(taken.by)} has taken it.`
        : ` ${seatName(taken.by)} has taken it, ${counted(taken.points, 'point')}.`;
  return `Trick ${trick}. ${lies}.${won}`;
}

function turnWords({ table, taken, toPlay }: Stop): string {
  if (toPlay === null) return 'Nobody is to play.';
  const leads = taken !== null || table.length === 0;
  return `${seatName(toPlay)} is to ${leads ? 'lead' : 'play'}.`;
}

function countWords(replay: Replay, stop: Stop, { counts }: TableTelling): string {
  const line = lineOf(replay, stop.line);
  if (counts === 'hidden') return '';
  const inPoints = countsPoints(line);
  const sides = countsAt(replay, stop, counts).map(
    ({ points, side, tricks }) =>
      `${sideName(side)} ${inPoints ? points : counted(tricks, 'trick')}`,
  );
  const words = sides.join(', ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

function handWords(replay: Replay, stop: Stop, { hand, suits, terms }: TableTelling): string {
  if (hand === null) return '';
  const line = lineOf(replay, stop.line);
  const own = stop.hands[hand] ?? [];
  const cards = arrangeBy(line.game, own, line.contract).flatMap((group) => group.cards);
  const held = cards.length === 0 ? 'no cards' : cardNames(cards, terms, suits);
  return `${seatName(hand)} holds ${held}.`;
}

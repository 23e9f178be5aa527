/** Describes the table in words: the trick, whose turn it is, the count, a hand. */
import type { PackCard } from '../cards/cards.ts';
import { seatName } from '../words/seats.ts';
import { cardName, cardNames } from '../words/cards.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '#edition/game/words/nouns.ts';
import type { AnnounceOptions } from './announce.ts';
import { arrangeAt } from './arrange.ts';
import { countsAt, countsPoints, sideName } from './counts.ts';
import { lineOf } from './replay.ts';
import type { Replay, Stop } from './replay.ts';

/** How to describe the table, and the seat whose hand to include; null for none. */
export interface TableOptions extends Pick<AnnounceOptions, 'counts' | 'terms' | 'suits'> {
  readonly hand: string | null;
}

/**
 * The table in words:
 * `Trick 3. Vorhand has led the ace of clubs. Mittelhand is to play. Declarer 33, defenders 21.
 * Mittelhand holds the jack of spades and the ten of clubs.`
 */
export function describeTable(replay: Replay, stop: Stop, options: TableOptions): string {
  return [
    trickWords(replay, stop, options),
    turnWords(stop),
    countWords(replay, stop, options),
    handWords(replay, stop, options),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

function trickWords(
  { game }: Replay,
  { place, table, taken, trick }: Stop,
  options: TableOptions,
): string {
  const { suits, terms } = options;
  const [led, ...others] = table;
  if (led === undefined) {
    if (trick > 0) return `Trick ${trick}.`;
    return place.at === 'deal' ? 'The deal.' : 'Before the first lead.';
  }
  const card = (code: PackCard): string =>
    `${terms === 'en' ? 'the ' : ''}${cardName(code, terms, suits)}`;
  const plays = others.map((played) => `${seatName(played.seat)} has played ${card(played.card)}`);
  const cardsPlayed = listed([`${seatName(led.seat)} has led ${card(led.card)}`, ...plays]);
  const won =
    taken === null
      ? ''
      : options.counts === 'hidden' || game.unit === 'trick'
        ? ` ${seatName(taken.by)} has taken it.`
        : ` ${seatName(taken.by)} has taken it, ${counted(taken.points, 'point')}.`;
  return `Trick ${trick}. ${cardsPlayed}.${won}`;
}

function turnWords({ table, taken, toPlay }: Stop): string {
  if (toPlay === null) return 'Nobody is to play.';
  const leads = taken !== null || table.length === 0;
  return `${seatName(toPlay)} is to ${leads ? 'lead' : 'play'}.`;
}

function countWords(replay: Replay, stop: Stop, { counts }: TableOptions): string {
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

function handWords(replay: Replay, stop: Stop, { hand, suits, terms }: TableOptions): string {
  if (hand === null) return '';
  const line = lineOf(replay, stop.line);
  const cards = arrangeAt(line, stop, hand).flatMap((group) => group.cards);
  const cardText = cards.length === 0 ? 'no cards' : cardNames(cards, terms, suits);
  return `${seatName(hand)} holds ${cardText}.`;
}

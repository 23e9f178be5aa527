/** An own line that came with an address, checked against the hand. */
import { sayFault, sayNoLine, sayNoStart } from '#edition/game/replay/own-line-words.ts';
import { SEATS } from '../skat/seats.ts';
import type { Seat } from '../skat/seats.ts';
import { readOwnAddress } from './own-address.ts';
import { withOwnLine } from './own-line.ts';
import type { OwnLine } from './own-line.ts';
import { OWN_LINE } from './place.ts';
import { lineOf } from './replay.ts';
import type { SkatReplay, SkatStop } from './skat-replay.ts';
import { findPlace } from './step.ts';

/** The line as far as it can be played, with a message about the rest. */
export interface OpenedOwnLine {
  readonly replay: SkatReplay;
  readonly stop: SkatStop;
  readonly own: OwnLine;
  /** The seats the reader plays: that of the line's first card; in a Ramsch all three. */
  readonly readerSeats: readonly Seat[];
  /** Empty when the whole line could be played. */
  readonly message: string;
}

/** Says why no card of the line could be played. */
export interface OpenFailure {
  readonly own: null;
  readonly message: string;
}

/** Opens an own line from the text of an address; never throws. */
export function openOwnAddress(replay: SkatReplay, text: string): OpenedOwnLine | OpenFailure {
  const address = readOwnAddress(text);
  const fail = (message: string): OpenFailure => ({ own: null, message });
  if (address === undefined) return fail(sayNoLine('incomplete'));
  const { cards, from } = address;
  const place = findPlace(replay, from);
  if (!place.ok) return fail(sayNoStart(from));
  const own: OwnLine = { from: place.stop.name, cards };
  const first = withOwnLine(replay, own);
  if (first.ok) return openAt(first.value, own, address.at, '');
  const [fault] = first.errors;
  if (fault.index === 0) return fail(sayFault(fault, false));
  const fitting = { from: own.from, cards: cards.slice(0, fault.index) };
  const shorter = withOwnLine(replay, fitting);
  return shorter.ok
    ? openAt(shorter.value, fitting, null, sayFault(fault, true))
    : fail(sayNoLine('unfit'));
}

function openAt(
  replay: SkatReplay,
  own: OwnLine,
  at: string | null,
  message: string,
): OpenedOwnLine {
  const line = lineOf(replay, OWN_LINE);
  const stop = line.stops.find(({ name }) => name === `${OWN_LINE}/${at ?? ''}`);
  const seat = line.stops[0]?.table.at(-1)?.seat;
  const readerSeats = line.declarer === null || seat === undefined ? SEATS : [seat];
  return { replay, own, readerSeats, message, stop: stop ?? line.path.at(-1)! };
}

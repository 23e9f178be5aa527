/** An own line that came with an address, checked against the hand. */
import { cardName } from '../words/cards.ts';
import { SEAT_WORDS } from '../words/seats.ts';
import { SEATS } from '../skat/seats.ts';
import type { Seat } from '../skat/seats.ts';
import { readOwnAddress } from './own-address.ts';
import { whyNotPlayed, withOwnLine } from './own-line.ts';
import type { OwnLine } from './own-line.ts';
import { OWN_LINE } from './place.ts';
import { lineOf } from './replay.ts';
import type { SkatReplay, SkatStop } from './skat-replay.ts';
import { findPlace } from './step.ts';

/** What became of it: the line as far as it fits, and what is to be said about the rest. */
export interface OpenedOwn {
  readonly replay: SkatReplay;
  readonly stop: SkatStop;
  readonly own: OwnLine;
  /** Whom the reader plays: the seat of his first card; in a Ramsch all three. */
  readonly mine: readonly Seat[];
  /** Empty when all is well. */
  readonly message: string;
}

/** Nothing of it could be used; the message says why. */
export interface NotOpened {
  readonly own: null;
  readonly message: string;
}

/** Opens an own line from an address: never throws, whatever the address says. */
export function openOwnAddress(replay: SkatReplay, text: string): OpenedOwn | NotOpened {
  const address = readOwnAddress(text);
  const broken = (why: string): NotOpened => ({
    own: null,
    message: `This link should hold a line of play, but ${why}. The figure stays where it was.`,
  });
  if (address === undefined) return broken('it is not complete');
  const { cards, from } = address;
  const place = findPlace(replay, from);
  if (!place.ok) return broken(`this hand has no place ${from} to play on from`);
  const own: OwnLine = { from: place.stop.name, cards };
  const first = withOwnLine(replay, own);
  if (first.ok) return opened(first.value, own, address.at, '');
  const [fault] = first.errors;
  const said = `This link does not fit the hand, which may have changed since: in trick ${fault.trick} ${SEAT_WORDS.en[fault.seat]} cannot play the ${cardName(fault.card)}: ${whyNotPlayed(fault, 'he')}.`;
  if (fault.index === 0) return { own: null, message: `${said} The figure stays where it was.` };
  const fitting = { from: own.from, cards: cards.slice(0, fault.index) };
  const shorter = withOwnLine(replay, fitting);
  return shorter.ok
    ? opened(shorter.value, fitting, null, `${said} The line is shown up to there.`)
    : broken('its cards do not fit');
}

function opened(replay: SkatReplay, own: OwnLine, at: string | null, message: string): OpenedOwn {
  const line = lineOf(replay, OWN_LINE);
  const stop = line.stops.find(({ name }) => name === `${OWN_LINE}/${at ?? ''}`);
  const seat = line.stops[0]?.table.at(-1)?.seat;
  const mine = line.declarer === null || seat === undefined ? SEATS : [seat];
  return { replay, own, mine, message, stop: stop ?? line.path.at(-1)! };
}

/** What a reader leaves unfinished in the analysis room: cards that are being set up, and a text to be read. */
import type { BiddingStep } from '../notation/hand.ts';
import { isObject } from '../json/json.ts';
import type { Format, Reading } from '../kept/format.ts';
import { SUITS, isCard } from '../skat/cards.ts';
import type { Card } from '../skat/cards.ts';
import { isContractKind } from '../skat/contract.ts';
import { isLawId } from '../skat/laws.ts';
import { isSeat } from '../skat/seats.ts';
import { cleanTitle } from './hand-code.ts';
import { EMPTY, PLACES, ROOM, bidOf, withBid, withPlaces } from './set-up.ts';
import type { SetUp, SetUpPlace } from './set-up.ts';

/** What is left unfinished. */
export interface RoomDraft {
  readonly setUp: SetUp;
  readonly text: string;
}

const VERSION = 1;
/** A longer text is kept as the games that are read from it, or not at all. */
export const LONGEST_DRAFT = 300_000;

/** What is left unfinished, as it is kept. */
export const DRAFT_FORMAT: Format<RoomDraft> = {
  key: 'vorhand-room',
  asideKey: 'vorhand-room-aside',
  empty: { setUp: EMPTY, text: '' },
  make: ({ setUp, text }) => ({
    vorhand: 'room',
    version: VERSION,
    cards: Object.fromEntries(setUp.places),
    title: setUp.title,
    laws: setUp.laws,
    kind: setUp.kind,
    trump: setUp.trump,
    announced: setUp.announced,
    declarer: setUp.declarer,
    putAway: setUp.putAway,
    bid: bidOf(setUp),
    text: text.length > LONGEST_DRAFT ? '' : text,
  }),
  read: readDraft,
};

/** What makes no sense is left out; then the whole counts as damaged, and what is sound is there. */
function readDraft(stored: unknown): Reading<RoomDraft> {
  const data = isObject(stored) ? stored : {};
  const { version } = data;
  if (Number.isInteger(version) && Number(version) > VERSION) return { is: 'newer' };
  if (version !== VERSION) return { is: 'damaged', value: DRAFT_FORMAT.empty };
  const { announced, bid, cards, declarer, kind, laws, putAway, text, title, trump } = data;
  const places = readPlaces(cards);
  const base: SetUp = {
    ...EMPTY,
    title: typeof title === 'string' ? cleanTitle(title).slice(0, 100) : '',
    laws: typeof laws === 'string' && isLawId(laws) ? laws : EMPTY.laws,
    kind: typeof kind === 'string' && isContractKind(kind) ? kind : null,
    trump: SUITS.find((suit) => suit === trump) ?? null,
    announced: announced === 'schneider' || announced === 'schwarz' ? announced : null,
    declarer: typeof declarer === 'string' && isSeat(declarer) ? declarer : null,
    putAway: Array.isArray(putAway) ? putAway.filter(isKnownCard).slice(0, 2) : [],
  };
  const laid = withPlaces(base, places);
  const setUp = Number.isInteger(bid) ? withBid(laid, Number(bid)) : laid;
  const checked = bidOf(setUp) === null ? { ...setUp, bidding: [] as BiddingStep[] } : setUp;
  const value: RoomDraft = {
    setUp: checked,
    text: typeof text === 'string' ? text.slice(0, LONGEST_DRAFT) : '',
  };
  const whole = isObject(cards) && Object.keys(cards).length === places.size;
  return { is: whole && typeof text === 'string' ? 'whole' : 'damaged', value };
}

const isKnownCard = (data: unknown): data is Card => typeof data === 'string' && isCard(data);

function readPlaces(data: unknown): Map<Card, SetUpPlace> {
  const places = new Map<Card, SetUpPlace>();
  if (!isObject(data)) return places;
  for (const [card, where] of Object.entries(data)) {
    const place = PLACES.find((one) => one === where);
    if (place === undefined || !isKnownCard(card)) continue;
    const there = [...places.values()].filter((one) => one === place).length;
    if (there < ROOM[place]) places.set(card, place);
  }
  return places;
}

/** Of two the one in which something lies or stands; the first of two such. */
export function mergeDrafts(ours: RoomDraft, theirs: RoomDraft): RoomDraft {
  return {
    setUp: ours.setUp.places.size > 0 ? ours.setUp : theirs.setUp,
    text: ours.text === '' ? theirs.text : ours.text,
  };
}

/**
 * What a reader has left in the analysis room: cards that are being set up, a text to be read, and
 * the texts of hands that say more than their addresses.
 */
import type { BiddingStep } from '../game/notation/hand.ts';
import { isObject } from '../lib/json/json.ts';
import type { Format, Reading } from '../lib/storage/format.ts';
import { SUITS, isCard } from '../game/skat/cards.ts';
import type { Card } from '../game/skat/cards.ts';
import { isContractKind } from '../game/skat/contract.ts';
import { isLawId } from '../game/skat/laws.ts';
import { isSeat } from '../game/skat/seats.ts';
import { cleanTitle } from '../game/codes/hand-code.ts';
import { EMPTY, PLACES, ROOM, bidOf, withBid, withPlaces } from './set-up.ts';
import type { SetUp, SetUpPlace } from './set-up.ts';

/** The text that a hand was read from. */
export interface HandText {
  /** The word of the hand’s address. */
  readonly code: string;
  readonly text: string;
}

/** The unfinished work. */
export interface RoomDraft {
  readonly setUp: SetUp;
  readonly text: string;
  /**
   * The hands that lay on the table with comments or players, which no address holds; the last one
   * first.
   */
  readonly hands: readonly HandText[];
}

const VERSION = 1;
/** A longer text is kept as the games that are read from it, or not at all. */
export const LONGEST_DRAFT = 300_000;
/** How many hands have their texts kept. */
export const MOST_HANDS = 20;

/** The unfinished work as it is stored. */
export const DRAFT_FORMAT: Format<RoomDraft> = {
  key: 'vorhand-room',
  asideKey: 'vorhand-room-aside',
  empty: { setUp: EMPTY, text: '', hands: [] },
  make: ({ hands, setUp, text }) => ({
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
    hands,
  }),
  read: readDraft,
};

/** Leaves out what makes no sense; the result then holds what is sound, and counts as damaged. */
function readDraft(storedDraft: unknown): Reading<RoomDraft> {
  const data = isObject(storedDraft) ? storedDraft : {};
  const { version } = data;
  if (Number.isInteger(version) && Number(version) > VERSION) return { is: 'newer' };
  if (version !== VERSION) return { is: 'damaged', value: DRAFT_FORMAT.empty };
  const { announced, bid, cards, declarer, hands, kind, laws, putAway, text, title, trump } = data;
  const places = readPlaces(cards);
  const base: SetUp = {
    ...EMPTY,
    title: typeof title === 'string' ? cleanTitle(title).slice(0, 100) : '',
    laws: typeof laws === 'string' && isLawId(laws) ? laws : EMPTY.laws,
    kind: typeof kind === 'string' && isContractKind(kind) ? kind : null,
    trump: SUITS.find((suit) => suit === trump) ?? null,
    announced: announced === 'schneider' || announced === 'schwarz' ? announced : null,
    declarer: typeof declarer === 'string' && isSeat(declarer) ? declarer : null,
    putAway: Array.isArray(putAway) ? [...new Set(putAway.filter(isKnownCard))].slice(0, 2) : [],
  };
  const baseSetUp = withPlaces(base, places);
  const setUp = Number.isInteger(bid) ? withBid(baseSetUp, Number(bid)) : baseSetUp;
  const checked = bidOf(setUp) === null ? { ...setUp, bidding: [] as BiddingStep[] } : setUp;
  // Older versions of the page stored none.
  const list: readonly unknown[] = Array.isArray(hands) ? hands : [];
  const value: RoomDraft = {
    setUp: checked,
    text: typeof text === 'string' ? text.slice(0, LONGEST_DRAFT) : '',
    hands: thatHaveRoom(list.filter(isHandText)),
  };
  const whole =
    isObject(cards) &&
    Object.keys(cards).length === places.size &&
    value.hands.length === list.length;
  return { is: whole && typeof text === 'string' ? 'whole' : 'damaged', value };
}

const isHandText = (data: unknown): data is HandText =>
  isObject(data) && typeof data['code'] === 'string' && typeof data['text'] === 'string';

/** The first of each hand, as many as are kept. */
function thatHaveRoom(hands: readonly HandText[]): HandText[] {
  const foundHands: HandText[] = [];
  let length = 0;
  for (const { code, text } of hands) {
    length += text.length;
    if (length > LONGEST_DRAFT || foundHands.length === MOST_HANDS) break;
    if (foundHands.every((one) => one.code !== code)) foundHands.push({ code, text });
  }
  return foundHands;
}

/** Puts the text of a hand first; where there is no room for all, the oldest go. */
export function withHandText(hands: readonly HandText[], hand: HandText): HandText[] {
  return thatHaveRoom([hand, ...hands]);
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

/** Joins two drafts: the first that has a card or a text, with the hands of both. */
export function mergeDrafts(ours: RoomDraft, theirs: RoomDraft): RoomDraft {
  return {
    setUp: ours.setUp.places.size > 0 ? ours.setUp : theirs.setUp,
    text: ours.text === '' ? theirs.text : ours.text,
    hands: thatHaveRoom([...ours.hands, ...theirs.hands]),
  };
}

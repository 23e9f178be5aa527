/** Lists of cards, one for each seat and one for the skat, or fewer: where each card is to lie. */
import { invalid, valid } from '../../lib/checked.ts';
import type { Checked } from '../../lib/checked.ts';
import type { Card } from '../../game/skat/cards.ts';
import { SEATS } from '../../game/skat/seats.ts';
import { cardName } from '../../game/words/cards.ts';
import { listed } from '../../game/words/lists.ts';
import { counted } from '../../game/words/nouns.ts';
import { PLACES, ROOM } from '../set-up.ts';
import type { SetUpPlace } from '../set-up.ts';
import { placeName } from '../to-hand.ts';
import { cardsOf } from './read-card-list.ts';
import type { ReadCard, Stranger } from './read-card-list.ts';
import { PLACE_SPELLINGS } from './paste-words.ts';
import type { PasteFault } from './wrong.ts';

/** Cards that lists put somewhere. */
export interface ListedCards {
  readonly places: ReadonlyMap<Card, SetUpPlace>;
  /** The names that stood before three lists, as a title of the hand; else empty. */
  readonly title: string;
  /** What was taken from the text: `32 cards: Vorhand 10, …`. */
  readonly summary: string;
}

interface Group {
  /** What stood before it, in small letters; null when nothing did. */
  readonly label: string | null;
  readonly cards: readonly (ReadCard & { readonly line: number })[];
}

/**
 * Reads lists of cards.
 *
 * @returns null when the text is no list of cards; else where each is to lie, or what is wrong.
 */
export function readLists(text: string): Checked<ListedCards, PasteFault> | null {
  const { groups, strangers } = groupsOf(text);
  const cards = groups.flatMap((group) => group.cards);
  if (cards.length < 2 || strangers.length * 3 > cards.length) return null;
  const [stranger] = strangers;
  if (stranger !== undefined) {
    return invalid({
      line: stranger.line,
      column: stranger.at + 1,
      message: `“${stranger.text}” is no card.`,
      hint: 'Write for example CJ, ♣J, Kreuz-Bube or jack of clubs.',
    });
  }
  const twice = cards.find(
    ({ card }, index) => cards.findIndex((one) => one.card === card) < index,
  );
  if (twice !== undefined) {
    return invalid({
      line: twice.line,
      column: twice.at + 1,
      message: `The ${cardName(twice.card)} stands there twice.`,
      hint: 'Correct one of the two.',
    });
  }
  return place(groups);
}

function place(groups: readonly Group[]): Checked<ListedCards, PasteFault> {
  const placedGroups = namedGroups(groups) ?? unnamedGroups(groups);
  if (placedGroups === null) {
    const sizes = listed(groups.map((group) => String(group.cards.length)));
    return invalid({
      line: groups[0]?.cards[0]?.line ?? 1,
      column: null,
      message: `These are lists of ${sizes} cards.`,
      hint: 'Give each seat ten at most and the skat two, or write V:, M:, H: and Skat: before the lists.',
    });
  }
  const full = placedGroups.find(([where, cards]) => cards.length > ROOM[where]);
  if (full !== undefined) {
    const [where, cards] = full;
    const first = cards[ROOM[where]]!;
    return invalid({
      line: first.line,
      column: first.at + 1,
      message:
        `Here are ${counted(cards.length, 'card')} for ${placeName(where)}, who has room for ${ROOM[where]}.`.replace(
          'the skat, who',
          'the skat, which',
        ),
      hint: 'Take out what is too much.',
    });
  }
  const places = new Map(
    placedGroups.flatMap(([where, cards]) => cards.map(({ card }) => [card, where] as const)),
  );
  const counts = PLACES.flatMap((where) => {
    const count = [...places.values()].filter((one) => one === where).length;
    return count === 0 ? [] : [`${placeName(where)} ${count}`];
  });
  const title = titleOf(groups);
  return valid({
    places,
    title,
    summary: `${counted(places.size, 'card')} read: ${listed(counts)}.`,
  });
}

type Placed = readonly (readonly [SetUpPlace, Group['cards']])[];

const placeOfLabel = (label: string): SetUpPlace | undefined =>
  PLACES.find((where) => PLACE_SPELLINGS[where].includes(label));

/** Lists with what they are for before them; of names the first is Vorhand. */
function namedGroups(groups: readonly Group[]): Placed | null {
  if (groups.some(({ label }) => label === null)) return null;
  const free = SEATS.filter((seat) => groups.every(({ label }) => placeOfLabel(label!) !== seat));
  const placedGroups: [SetUpPlace, Group['cards']][] = [];
  for (const { cards, label } of groups) {
    const where = placeOfLabel(label!) ?? free.shift();
    if (where === undefined || placedGroups.some(([takenPlace]) => takenPlace === where))
      return null;
    placedGroups.push([where, cards]);
  }
  return placedGroups;
}

/** Lists in the order of the seats; two cards among longer ones are the skat wherever they stand. */
function unnamedGroups(groups: readonly Group[]): Placed | null {
  const cards = groups.flatMap((group) => group.cards);
  if (cards.length <= 12 || groups.length === 1) return inOrder(cards);
  const { length } = groups;
  if (length > 4) return null;
  const skat = groups.find(
    (group) =>
      group.cards.length === 2 && (length === 4 || groups.some((one) => one.cards.length > 2)),
  );
  const rest = groups.filter((group) => group !== skat);
  if (rest.length > 3) return null;
  const placedGroups = rest.map((group, index): [SetUpPlace, Group['cards']] => [
    SEATS[index]!,
    group.cards,
  ]);
  return skat === undefined ? placedGroups : [...placedGroups, ['skat', skat.cards]];
}

/** One list: ten for each seat, the last two of 12 and of 32 for the skat. */
function inOrder(cards: Group['cards']): Placed {
  const end = cards.length === 12 ? 10 : 30;
  const placedGroups = SEATS.map((seat, index): [SetUpPlace, Group['cards']] => [
    seat,
    cards.slice(index * 10, Math.min(index * 10 + 10, end)),
  ]);
  return [...placedGroups, ['skat', cards.slice(end)]].filter(
    ([, some]) => some.length > 0,
  ) as Placed;
}

function titleOf(groups: readonly Group[]): string {
  const names = groups.flatMap(({ label }) =>
    label === null || placeOfLabel(label) !== undefined ? [] : [label],
  );
  return names.length === 3 ? names.join(', ') : '';
}

interface Grouped {
  readonly groups: readonly Group[];
  readonly strangers: readonly (Stranger & { readonly line: number })[];
}

/** A list a line; or, when these are too many, a list between empty lines. */
function groupsOf(text: string): Grouped {
  const byLine = grouped(text, false);
  if (byLine.groups.length <= 4) return byLine;
  const byBlock = grouped(text, true);
  return byBlock.groups.length <= 4 ? byBlock : byLine;
}

/** What may stand before a list. A letter that is also a suit needs its colon. */
const LABEL = /^\s*([\p{L}][\p{L}\p{N} ._-]{0,30}?)\s*[:=]\s*/u;
const SEAT_WORD =
  /^\s*(vorhand|mittelhand|hinterhand|forehand|middlehand|rearhand|skat)\b[\s.-]*/iu;

function grouped(text: string, blocks: boolean): Grouped {
  const groups: { label: string | null; cards: (ReadCard & { line: number })[] }[] = [];
  const strangers: (Stranger & { line: number })[] = [];
  let open = false;
  for (const [index, whole] of text.split(/\r\n|\r|\n/).entries()) {
    const line = index + 1;
    if (whole.trim() === '' || /^\s*deal\s*:?\s*$/i.test(whole)) {
      open = false;
      continue;
    }
    let from = 0;
    // Hands may also stand side by side.
    for (const part of partsOf(whole)) {
      const at = whole.indexOf(part, from);
      from = at + part.length;
      const found = labelOf(part);
      const label = found === null ? null : found[1];
      const start = found?.[0].length ?? 0;
      const { cards, strangers: odd } = cardsOf(part.slice(start));
      const atOwnPlace = <T extends { readonly at: number }>(one: T) => ({
        ...one,
        at: one.at + at + start,
        line,
      });
      strangers.push(...odd.map(atOwnPlace));
      const last = label === null ? groups.at(-1) : undefined;
      const goesOn = last !== undefined && (last.label !== null || (blocks && open));
      if (goesOn) last.cards.push(...cards.map(atOwnPlace));
      else if (cards.length > 0 || label !== null)
        groups.push({ label, cards: cards.map(atOwnPlace) });
      open = true;
    }
  }
  return { groups: groups.filter(({ cards }) => cards.length > 0), strangers };
}

/** What stands before a list: a place, or a name with a colon that is no card itself. */
function labelOf(part: string): readonly [whole: string, label: string] | null {
  const word = SEAT_WORD.exec(part);
  const found = LABEL.exec(part);
  if (found !== null) {
    const label = found[1]!.toLowerCase();
    if (placeOfLabel(label) !== undefined) return [found[0], label];
    const { cards, strangers } = cardsOf(found[1]!);
    if (cards.length === 0 && strangers.some(({ text }) => text.length > 1)) {
      return [found[0], found[1]!];
    }
  }
  return word === null ? null : [word[0], word[1]!.toLowerCase()];
}

/** The parts of a line between upright strokes, or slashes, when there are three or four. */
function partsOf(line: string): string[] {
  for (const stroke of ['|', ' / ', ';']) {
    const parts = line.split(stroke).filter((part) => part.trim() !== '');
    if (parts.length === 3 || parts.length === 4) return parts;
  }
  return [line];
}

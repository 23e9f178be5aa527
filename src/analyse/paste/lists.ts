/** Lists of cards, one for each seat and one for the skat, or fewer: where each card is to lie. */
import {
  cardTwice,
  sayCardsRead,
  tooManyCards,
  wrongCard,
  wrongSizes,
} from '#edition/analyse/paste/paste-words.ts';
import { invalid, valid } from '../../lib/checked.ts';
import type { Checked } from '../../lib/checked.ts';
import type { PieceFault } from '../../game/notation/pieces/fault.ts';
import type { Card } from '../../game/skat/cards.ts';
import { SEATS } from '../../game/skat/seats.ts';
import type { Seat } from '../../game/skat/seats.ts';
import { PLACES, ROOM } from '../set-up.ts';
import type { SetUpPlace } from '../set-up.ts';
import type { CardRow, TextLine } from './card-lines.ts';
import { gameOfWords, placeOfWord } from './head-words.ts';
import type { HeadPart, NamedGame } from './head-words.ts';

/** Cards that lists put somewhere. */
export interface ListedCards {
  readonly places: ReadonlyMap<Card, SetUpPlace>;
  /** What stands as title, or the names before three lists; else empty. */
  readonly title: string;
  readonly declarer: Seat | null;
  readonly game: NamedGame | null;
  /** What was taken from the text: `32 cards read: Vorhand 10, …`, and what was not. */
  readonly summary: string;
}

type Group = Pick<CardRow, 'label' | 'cards'>;

/** Reads the lines of one deal, of which at least one holds cards. */
export function readLists(lines: readonly TextLine[]): Checked<ListedCards, PieceFault> {
  const rows = lines.flatMap((line) => (line.is === 'cards' ? line.rows : []));
  const [stranger] = rows.flatMap(({ strangers }) => strangers);
  if (stranger !== undefined) return invalid(noCard(stranger));
  const groups = groupsOf(lines);
  const seen = new Set<Card>();
  for (const { at, card, line } of groups.flatMap(({ cards }) => cards)) {
    if (seen.has(card)) {
      return invalid({ line, column: at + 1, ...cardTwice(card) });
    }
    seen.add(card);
  }
  return place(
    groups,
    lines.flatMap((line) => (line.is === 'head' ? line.parts : [])),
  );
}

const LONGEST_QUOTED = 40;

/** What is said of a word that is no card. */
export function noCard(stranger: {
  readonly line: number;
  readonly at: number;
  readonly text: string;
}): PieceFault {
  const { at, line, text } = stranger;
  const word =
    text.length > LONGEST_QUOTED ? `${text.slice(0, LONGEST_QUOTED).toWellFormed()} …` : text;
  return { line, column: at + 1, ...wrongCard(word) };
}

function place(
  groups: readonly Group[],
  head: readonly HeadPart[],
): Checked<ListedCards, PieceFault> {
  const placedGroups = namedGroups(groups) ?? unnamedGroups(groups);
  if (placedGroups === null) {
    const line = groups[0]?.cards[0]?.line ?? 1;
    const sizes = groups.map((group) => group.cards.length);
    return invalid({ line, column: null, ...wrongSizes(sizes) });
  }
  const full = placedGroups.find(([where, cards]) => cards.length > ROOM[where]);
  if (full !== undefined) {
    const [where, cards] = full;
    const first = cards[ROOM[where]]!;
    const words = tooManyCards(where, cards.length, ROOM[where]);
    return invalid({ line: first.line, column: first.at + 1, ...words });
  }
  const places = new Map(
    placedGroups.flatMap(([where, cards]) => cards.map(({ card }) => [card, where] as const)),
  );
  const counts = PLACES.flatMap((where) => {
    const count = [...places.values()].filter((one) => one === where).length;
    return count === 0 ? [] : [{ place: where, cards: count }];
  });
  const { aside, ...about } = aboutDeal(head);
  return valid({
    places,
    ...about,
    title: about.title || titleOf(groups),
    summary: sayCardsRead(counts, aside),
  });
}

/** What the head says; what the room cannot take stands in `aside`. */
function aboutDeal(head: readonly HeadPart[]): Pick<ListedCards, 'title' | 'declarer' | 'game'> & {
  readonly aside: readonly string[];
} {
  const value = (name: HeadPart['name']): string =>
    head.find((one) => one.name === name)?.value ?? '';
  const declarer = placeOfWord(value('declarer'));
  const game = gameOfWords(value('game'));
  const seat = declarer === 'skat' ? undefined : declarer;
  const aside = head.filter(
    ({ name }) =>
      name === 'other' ||
      (name === 'declarer' && seat === undefined) ||
      (name === 'game' && game === null),
  );
  return {
    title: value('title').slice(0, 100),
    declarer: seat ?? null,
    game,
    aside: aside.map(({ text }) => text),
  };
}

type Placed = readonly (readonly [SetUpPlace, Group['cards']])[];

/** Lists with what they are for before them; of names the first is Vorhand. */
function namedGroups(groups: readonly Group[]): Placed | null {
  if (groups.some(({ label }) => label === null)) return null;
  const free = SEATS.filter((seat) => groups.every(({ label }) => placeOfWord(label!) !== seat));
  const placedGroups: [SetUpPlace, Group['cards']][] = [];
  for (const { cards, label } of groups) {
    const where = placeOfWord(label!) ?? free.shift();
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
    label === null || placeOfWord(label) !== undefined ? [] : [label],
  );
  return names.length === 3 ? names.join(', ') : '';
}

/** A list a line; or, when these are too many, a list between empty lines. */
function groupsOf(lines: readonly TextLine[]): readonly Group[] {
  const byLine = grouped(lines, false);
  if (byLine.length <= 4) return byLine;
  const byBlock = grouped(lines, true);
  return byBlock.length <= 4 ? byBlock : byLine;
}

function grouped(lines: readonly TextLine[], inBlocks: boolean): readonly Group[] {
  const groups: { label: string | null; cards: Group['cards'][number][] }[] = [];
  let isOpen = false;
  for (const line of lines) {
    if (line.is === 'blank') isOpen = false;
    if (line.is !== 'cards') continue;
    for (const { cards, label } of line.rows) {
      const last = label === null ? groups.at(-1) : undefined;
      const goesOn = last !== undefined && (last.label !== null || (inBlocks && isOpen));
      if (goesOn) for (const card of cards) last.cards.push(card);
      else if (cards.length > 0 || label !== null) groups.push({ label, cards: [...cards] });
      isOpen = true;
    }
  }
  return groups.filter(({ cards }) => cards.length > 0);
}

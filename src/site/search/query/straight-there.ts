/** Places that a reader has named outright, as ways that go straight there. */
import { mentionLaw, nameLaw } from '#edition/book/law-words.ts';
import { mentionPages, namePagesOf1922 } from '#edition/book/page-words.ts';
import {
  chapterName,
  handName,
  mentionOfHand,
  nameOfTrick,
  sayBegins,
  sayNoChapter,
  sayNoHand,
  sayNoLaw,
  sayNoPage,
  sayParts,
  sayTricks,
} from '#edition/site/search/query/named-place-words.ts';
import type { BookPlaces, ChapterPlace, SearchedHand, PageMark } from './book-places.ts';
import { namedPlaces } from './name-of-place.ts';
import type { NamedPlace } from './name-of-place.ts';
import { plainQuery } from './query-words.ts';

/** A way that goes to the place itself. */
export interface Way {
  readonly href: string;
  /** `Trick 6 of Hand 9`, `Law 61`. */
  readonly name: string;
  /** What is there: `Club Solo, by Mittelhand`. */
  readonly about: string;
}

export interface StraightThere {
  /** Best first; empty when nothing is named, or nothing that the book has. */
  readonly ways: readonly Way[];
  /** What the reader must know: there is no such place, or it is not quite the one named. */
  readonly says: string | null;
  /** How the book mentions it, as a phrase to look for; null where it does not or all is said. */
  readonly mention: string | null;
}

/**
 * The ways to what a text names, or none when it is to be looked for as words.
 *
 * Of a number alone every kind of place that has it is a way, and what has none is left out.
 */
export function straightThere(text: string, book: BookPlaces): StraightThere {
  const places = namedPlaces(plainQuery(text), book.numbers);
  const found = places.map((place) => find(place, book));
  const ways = found.flatMap((each) => each.ways);
  const [only] = found;
  return places.length === 1 && only !== undefined ? only : { ways, says: null, mention: null };
}

function find(place: NamedPlace, book: BookPlaces): StraightThere {
  switch (place.is) {
    case 'hand':
      return toHand(place, book);
    case 'law': {
      const title = book.laws[place.law - 1];
      if (title === undefined) return nothing(sayNoLaw(place.law, book.laws.length));
      return there(
        { href: `/manual/the-laws/#law-${place.law}`, name: nameLaw(place.law), about: title },
        mentionLaw(place.law),
      );
    }
    case 'page':
      return toPage(place.page, book);
    case 'chapter':
      return toChapter(place, book);
  }
}

function toHand(
  { hand: number, trick, card }: NamedPlace & { readonly is: 'hand' },
  { hands }: BookPlaces,
): StraightThere {
  const hand = hands.find((each) => each.number === number);
  if (hand === undefined) {
    const last = Math.max(0, ...hands.map((each) => each.number ?? 0));
    return nothing(sayNoHand(number, last));
  }
  const whole = wayToHand(hand);
  const mention = mentionOfHand(number);
  if (trick === undefined) return there(whole, mention);
  if (trick < 1 || trick > hand.tricks)
    return { ways: [whole], says: sayTricks(handName(hand), hand.tricks), mention };
  const isCard = card !== undefined && card >= 1 && card <= 3;
  const way: Way = {
    href: `${whole.href}#${hand.id}/t${trick}${isCard ? `.${card}` : ''}`,
    name: nameOfTrick(trick, handName(hand), isCard ? card : null),
    about: hand.title,
  };
  return { ways: [way, whole], says: null, mention };
}

function wayToHand(hand: SearchedHand): Way {
  return { href: `/hands/${hand.id}/`, name: handName(hand), about: hand.title };
}

function toPage(page: string, book: BookPlaces): StraightThere {
  const { pages } = book;
  const pageNumber = Number(page);
  const mark =
    pages.find(([printed]) => printed === page) ??
    // Within a page that begins before it, if the book goes so far.
    (pageNumber <= Number(pages.at(-1)?.[0])
      ? pages.findLast(([printed]) => Number(printed) < pageNumber)
      : undefined);
  if (mark === undefined) return nothing(sayNoPage(page, extent(pages)));
  const chapter = book.chapters.find(({ slug }) => mark[1].startsWith(`/manual/${slug}/`));
  const way: Way = {
    href: mark[1],
    name: namePagesOf1922(page),
    about: chapter === undefined ? '' : `${chapterName(chapter)}: ${chapter.title}`,
  };
  const printed = book.hands.filter((hand) => isPrintedOn(hand, pageNumber)).map(wayToHand);
  const says = mark[0] === page ? null : sayBegins(mark[0]);
  return { ways: [way, ...printed], says, mention: mentionPages(page) };
}

function isPrintedOn({ pages }: SearchedHand, page: number): boolean {
  const [first = NaN, last = first] = (pages ?? '')
    .split(/[–-]/)
    .map((each) => Number(each.trim() || NaN));
  return page >= first && page <= last;
}

/** The first and the last page of the preface, and of the text. */
function extent(pages: readonly PageMark[]): readonly (readonly [first: string, last: string])[] {
  const preface = pages.filter(([printed]) => /^[xvi]/.test(printed));
  const text = pages.filter(([printed]) => /^\d/.test(printed));
  return [preface, text]
    .filter((some) => some.length > 0)
    .map((some) => [some[0]?.[0] ?? '', some.at(-1)?.[0] ?? '']);
}

function toChapter(
  { chapter: number, part }: NamedPlace & { readonly is: 'chapter' },
  { chapters }: BookPlaces,
): StraightThere {
  const its = chapters.filter((each) => each.number === number);
  const [first] = its;
  if (first === undefined) {
    const last = chapters.at(-1)?.number ?? 0;
    return nothing(sayNoChapter(number, last));
  }
  if (part === undefined) return { ways: its.map(wayToChapter), says: null, mention: null };
  const chapter = its.find((each) => each.part === part);
  if (chapter !== undefined) return there(wayToChapter(chapter));
  return { ways: its.map(wayToChapter), says: sayParts(number, its.length), mention: null };
}

function wayToChapter(chapter: ChapterPlace): Way {
  return { href: `/manual/${chapter.slug}/`, name: chapterName(chapter), about: chapter.title };
}

const there = (way: Way, mention: string | null = null): StraightThere => ({
  ways: [way],
  says: null,
  mention,
});
const nothing = (says: string): StraightThere => ({ ways: [], says, mention: null });

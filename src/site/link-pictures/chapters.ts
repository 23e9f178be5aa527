/** What the picture of a link to a chapter says, and the cards it shows. */
import { ABOUT_THE_BOOK } from '#edition/site/link-pictures/page-words.ts';
import type { Hand } from '../../game/notation/hand.ts';
import { arrangeHand } from '../../game/replay/arrange.ts';
import { buildReplay } from '../../game/replay/build.ts';
import { playableAt } from '../../game/replay/playable.ts';
import { lineOf } from '../../game/replay/replay.ts';
import { findPlace } from '../../game/replay/step.ts';
import { isCard } from '../../game/skat/cards.ts';
import type { Card } from '../../game/skat/cards.ts';
import type { PagePicture } from './page-picture.ts';

/** The cards of chapters that ask about no hand: what they are about. */
const CARDS: Readonly<Record<string, readonly Card[]>> = {
  'hoyle-maxims': ['HQ', 'HK', 'HA', 'H10'],
  introduction: ['CJ', 'SJ', 'HJ', 'DJ'],
  historical: ['HJ', 'CQ', 'SK', 'DA'],
  'the-laws': ['CJ', 'D7', 'CA', 'DJ'],
  'description-of-the-game': ['CJ', 'CA', 'C10', 'CK'],
  'how-to-learn-skat': ['S7', 'H8', 'D9', 'C10'],
  'first-principles': ['CJ', 'SJ', 'HJ', 'DJ', 'CA'],
  // With two, game three.
  scoring: ['CJ', 'SJ', 'DA', 'D10'],
  // What the numbers of the bidding count by: the suits in their order.
  bidding: ['DA', 'HA', 'SA', 'CA'],
  tournee: ['D9', 'H10', 'SK', 'CA'],
  tenace: ['HA', 'H10', 'HK', 'HQ'],
  'grand-solo': ['CJ', 'SJ', 'CA', 'HA'],
  'open-grands': ['CJ', 'SJ', 'HJ', 'DJ', 'CA'],
  'test-hands': ['CJ', 'HA', 'H10', 'SK'],
  'varieties-of-skat': ['S7', 'H7', 'D7'],
  'management-of-tournaments': ['C9', 'S9', 'H9', 'D9'],
  'technical-terms': ['CJ', 'SA', 'H10', 'D7'],
  'eichhorn-exceptional-games': ['H10', 'H7', 'DJ'],
  'eichhorn-payments-and-prizes': ['CJ', 'SJ', 'HJ', 'DJ'],
  'two-handed-skat': ['CJ', 'SA', 'H10', 'DK'],
  'hoyle-rounce-and-ramsch': ['D9', 'DK', 'D10'],
  'how-hands-are-written': ['CJ', 'H10', 'D7'],
  'put-to-the-proof': ['C7', 'S8', 'H9', 'D10'],
  'about-this-book': ['CJ', 'SJ', 'HJ', 'DJ'],
  whist: ['CA', 'SK', 'HQ', 'DJ'],
  calabrasella: ['CA', 'CK', 'CQ', 'CJ'],
  mate: ['CA', 'S10', 'HK', 'DQ'],
  'eichhorn-finesse': ['HA', 'HK', 'SJ', 'D10'],
  'eichhorn-rules': ['H9', 'S7', 'DQ'],
  // The last two cards of its first question.
  'the-order-of-today': ['CA', 'H7'],
};

const JACKS: readonly Card[] = ['CJ', 'SJ', 'HJ', 'DJ'];

/** A chapter as far as its picture goes. */
export interface PicturedChapter {
  readonly slug: string;
  readonly title: string;
  /** What stands above the title, and which part of its book it follows; null for nothing. */
  readonly above: string | null;
  readonly after: string | null;
  /** The text as its author wrote it. */
  readonly source: string;
}

/**
 * The picture: the chapter’s opening with its decisive cards, which are those of the first place where
 * the reader is asked: the trick on the table, and what may be played to it when it is not complete. A
 * chapter that asks nothing has those of the list above, or else the first that it shows, or the jacks.
 */
export function chapterPicture(chapter: PicturedChapter, hands: readonly Hand[]): PagePicture {
  const { above, after, slug, title } = chapter;
  const cards =
    CARDS[slug] ??
    [askedCards(chapter.source, hands), shownCards(chapter.source)].find(
      ({ length }) => length > 0,
    ) ??
    JACKS;
  return { above: above ?? ABOUT_THE_BOOK, title, below: after ?? '', cards };
}

/** The first cards that a part of the text shows. */
function shownCards(source: string): readonly Card[] {
  const [, text = ''] = /\scards?="([^"]*)"/.exec(source) ?? [];
  return text
    .split(/[\s/]+/)
    .filter(isCard)
    .slice(0, 5);
}

function askedCards(source: string, hands: readonly Hand[]): readonly Card[] {
  const [, id, place] = /<Ask hand="([^"]+)" place="([^"]+)"/.exec(source) ?? [];
  const hand = hands.find((one) => one.id === id);
  if (hand === undefined || place === undefined) return [];
  const replay = buildReplay(hand);
  const found = findPlace(replay, place);
  if (!found.ok) return [];
  const { stop } = found;
  const table = stop.table.map(({ card }) => card);
  if (stop.taken !== null) return table;
  const { contract } = lineOf(replay, stop.line);
  const mayPlay = arrangeHand(playableAt(replay, stop).filter(isCard), contract).flatMap(
    (group) => group.cards,
  );
  return [...table, ...mayPlay].slice(0, 5);
}

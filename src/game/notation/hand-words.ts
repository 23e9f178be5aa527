/** The words of a hand apart from its cards: what another language says in their stead. */
import { memberPath } from '../../lib/json/locate.ts';
import type { DataFault } from '../../lib/json/json.ts';
import { checkedAs } from '../../lib/json/json.ts';
import type { Checked } from '../../lib/checked.ts';
import type { AnyHand, Erratum, Line, Play, Trick, Variation } from './hand.ts';

/** The words of one erratum. */
export type ErratumWords = Pick<Erratum, 'printed' | 'corrected' | 'why' | 'open'>;

/** All words of a hand. */
export interface HandWords {
  readonly title: string;
  readonly source: string | null;
  /**
   * The comments by their places: `bidding`, `deal`, `layout`, `t5` for a trick, `t5.2` for its second
   * card, `low-ruff` for a variation and `low-ruff/t5.2` for a card in it.
   */
  readonly comments: Readonly<Record<string, string>>;
  /** The titles of the variations by their ids. */
  readonly variations: Readonly<Record<string, string>>;
  readonly errata: readonly ErratumWords[];
}

/** A word at its place; returns what stands there instead. */
type Exchange = (place: string, text: string) => string;

interface Exchanges {
  readonly comment: Exchange;
  readonly variation: Exchange;
}

const at = (place: string, text: string | null, exchange: Exchange): string | null =>
  text === null ? null : exchange(place, text);

function exchangeLine(line: Line, prefix: string, by: Exchanges): Line {
  const variations = (all: readonly Variation[]): Variation[] =>
    all.map((variation) => ({
      ...variation,
      title: by.variation(variation.id, variation.title),
      comment: at(variation.id, variation.comment, by.comment),
      line: exchangeLine(variation.line, `${variation.id}/`, by),
    }));
  const tricks = line.tricks.map((trick): Trick => {
    const place = `${prefix}t${trick.number}`;
    return {
      ...trick,
      plays: trick.plays.map((play, index): Play => ({
        ...play,
        comment: at(`${place}.${index + 1}`, play.comment, by.comment),
      })),
      comment: at(place, trick.comment, by.comment),
      variations: variations(trick.variations),
    };
  });
  return { ...line, tricks, variations: variations(line.variations) };
}

/** The hand with its comments and the titles of its variations exchanged. */
function exchangeComments<H extends AnyHand>(hand: H, by: Exchanges): H {
  return {
    ...hand,
    biddingComment: at('bidding', hand.biddingComment, by.comment),
    comment: at('deal', hand.comment, by.comment),
    layoutComment: at('layout', hand.layoutComment, by.comment),
    line: exchangeLine(hand.line, '', by),
  };
}

/** The words that a hand has, with which `translateHand` makes it again. */
export function wordsOfHand(hand: AnyHand): HandWords {
  const comments: Record<string, string> = {};
  const variations: Record<string, string> = {};
  exchangeComments(hand, {
    comment: (place, text) => (comments[place] = text),
    variation: (id, title) => (variations[id] = title),
  });
  const errata = hand.errata.map(({ corrected, open, printed, why }): ErratumWords => ({
    printed,
    corrected,
    why,
    open,
  }));
  return { title: hand.title, source: hand.source, comments, variations, errata };
}

/**
 * A hand with other words in the places of its own; cards, tricks and points stay.
 *
 * @param words those of the same hand in another language: each place of the hand must have its own, and
 *   no other may be named.
 */
export function translateHand<H extends AnyHand>(hand: H, words: HandWords): Checked<H, DataFault> {
  const faults = placeFaults(wordsOfHand(hand), words);
  const translated = exchangeComments(hand, {
    comment: (place, text) => words.comments[place] ?? text,
    variation: (id, title) => words.variations[id] ?? title,
  });
  const errata = hand.errata.map((erratum, index) => ({ ...erratum, ...words.errata[index] }));
  return checkedAs({ ...translated, title: words.title, source: words.source, errata }, faults);
}

/** Where words are missing, and where there are some that no place of the hand has. */
function placeFaults(own: HandWords, words: HandWords): readonly DataFault[] {
  const faults = (['comments', 'variations'] as const).flatMap((part): DataFault[] => [
    ...keysBeyond(own[part], words[part]).map((place) => ({
      where: part,
      message: `It needs words for “${place}”: ${own[part][place] ?? ''}`,
    })),
    ...keysBeyond(words[part], own[part]).map((place) => ({
      where: memberPath(part, place),
      message: 'The hand has no words there.',
    })),
  ]);
  return own.errata.length === words.errata.length
    ? faults
    : [...faults, { where: 'errata', message: `It must have ${own.errata.length} entries.` }];
}

const keysBeyond = (these: object, those: object): string[] =>
  Object.keys(these).filter((key) => !Object.hasOwn(those, key));

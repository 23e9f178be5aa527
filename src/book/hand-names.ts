/**
 * What the pages call a hand. The Illustrative Hands of Foster's manual go by their numbers there;
 * a hand without a number, or from elsewhere, goes by its title.
 */
import type { Hand } from '../game/notation/hand.ts';
import {
  HAND_FROM,
  describeHand,
  handNumber,
  illustrativeHand,
  numberedHand,
  titleWithNumber,
} from '#edition/book/hand-page-words.ts';
import { mentionPages, namePagesOf1922 } from '#edition/book/page-words.ts';

/** The source that the files of the manual's hands name. */
// eslint-disable-next-line house/words-apart -- the hand files call it so, in every edition
export const MANUAL = 'Foster’s Skat Manual (1922)';

/** A hand as one of two neighbours of a page. */
export interface WayToHand {
  readonly href: string;
  /** Above the title: `No. 9`, or where the hand comes from. */
  readonly label: string;
  readonly title: string;
}

/** Whether a hand stands in the manual of 1922, whichever apostrophe its file has. */
export function isFromManual({ source }: Hand): boolean {
  return source?.replaceAll("'", '’') === MANUAL;
}

/** The number of an Illustrative Hand; null for any other hand, whatever its own book calls it. */
export function illustrativeNumber(hand: Hand): number | null {
  return isFromManual(hand) ? hand.number : null;
}

/** The page or pages of 1922 where a hand stands, as its file has them; null when it stands in none. */
export function manualPage(hand: Hand): string | null {
  return isFromManual(hand) ? hand.page : null;
}

/** The page of 1922 on which a hand begins, or null. */
export function firstManualPage(hand: Hand): number | null {
  const digits = /^\d+/.exec(manualPage(hand) ?? '')?.[0];
  return digits === undefined ? null : Number(digits);
}

/** What stands above a hand's title: `Illustrative Hand No. 9`; null for any other. */
export function illustrativeName(hand: Hand): string | null {
  const number = illustrativeNumber(hand);
  return number === null ? null : illustrativeHand(number);
}

/** A hand in a list or a link: `Hand No. 9`, or its title. */
export function shortHandName(hand: Hand): string {
  const number = illustrativeNumber(hand);
  return number === null ? hand.title : numberedHand(number);
}

/** The title of a hand's page: `No. 9: Club Solo, by Mittelhand`, or its title alone. */
export function handPageTitle(hand: Hand): string {
  const number = illustrativeNumber(hand);
  return number === null ? hand.title : titleWithNumber(number, hand.title);
}

/** The way to a hand's page. */
export function wayToHand(hand: Hand): WayToHand {
  const number = illustrativeNumber(hand);
  const from = isFromManual(hand) ? HAND_FROM.manual : (ofItsSource(hand) ?? HAND_FROM.nowhere);
  return {
    href: `/hands/${hand.id}/`,
    label: number === null ? from : handNumber(number),
    title: hand.title,
  };
}

/** A hand by its source, with its number there unless it is found by pages: `Today’s Skat, No. 6`. */
const ofItsSource = (hand: Hand): string | null =>
  hand.source === null || hand.page !== null ? hand.source : placeElsewhere(hand);

/** Where a hand from elsewhere stands, by what is known of it; empty where nothing is. */
const placeElsewhere = ({ number, page, source }: Hand): string =>
  [
    ...(source === null ? [] : [source]),
    ...(number === null ? [] : [handNumber(number)]),
    ...(page === null ? [] : [mentionPages(page)]),
  ].join(', ');

/**
 * Where a hand stands: `Page 99 of 1922`, `American Skat (1909), No. 3, page 40`; null when its
 * file does not say.
 */
export function handOrigin(hand: Hand): string | null {
  const { page } = hand;
  if (isFromManual(hand)) return page === null ? null : namePagesOf1922(page);
  return placeElsewhere(hand) || null;
}

/**
 * The order of the hands: those of the manual by their numbers, the manual's others, then hands
 * from elsewhere, source by source.
 */
export function compareHands(a: Hand, b: Hand): number {
  const rank = (hand: Hand): number => (isFromManual(hand) ? 0 : hand.source === null ? 2 : 1);
  return (
    rank(a) - rank(b) ||
    compareTexts(a.source ?? '', b.source ?? '') ||
    compareNumbers(a.number, b.number) ||
    compareTexts(a.id, b.id)
  );
}

/** What has no number comes last. */
function compareNumbers(a: number | null, b: number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a - b;
}

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * A hand in a sentence, for readers who look for it elsewhere: where it stands or what it is
 * called, its game, and what its page offers. No two hands have the same.
 */
export function handDescription(hand: Hand): string {
  // One book may have several of a game, and without numbers only their titles differ.
  const origin = hand.number === null ? null : handOrigin(hand);
  const from = illustrativeName(hand) ?? origin ?? hand.title;
  return describeHand(from, manualPage(hand) !== null, hand.contract, hand.laws);
}

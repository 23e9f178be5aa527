/** The ways back to where a reader stopped. */
import { readPlace } from '../game/replay/place.ts';
import { PAGE_LANGUAGE } from '#edition/lib/language.ts';
import {
  CONTINUE_FROM_OTHER,
  LAST_HAND_OF_OTHER,
  OWN_LINE_NAME,
  atHeading,
  nameOfPlace,
  ofChapter,
  sayContinue,
  sayLastHand,
} from '#edition/reader/place-words.ts';
import type { ReadSoFar } from './reading.ts';

export interface WayBack {
  readonly href: string;
  /** What the link says: `Continue: chapter 7, The Simple Game`. */
  readonly says: string;
  /** Where in it: `at “Following suit”`; may be empty. */
  readonly where: string;
}

/** The way back to the place where one reads. */
export function placeLink({ place }: ReadSoFar): WayBack | null {
  if (place === null) return null;
  const { anchor, heading, language, number, page, title } = place;
  const href = anchor === '' ? page : `${page}#${anchor}`;
  // A title in the other language would stand in the midst of the sentence.
  if (language !== PAGE_LANGUAGE) {
    return { href, says: CONTINUE_FROM_OTHER, where: number === null ? '' : ofChapter(number) };
  }
  return {
    href,
    says: sayContinue(number, title),
    where: heading === '' ? '' : atHeading(heading),
  };
}

/** The way back to the hand that was last played through. */
export function handPlaceLink({ hand }: ReadSoFar): WayBack | null {
  if (hand === null) return null;
  return {
    href: `/hands/${hand.hand}/#${hand.hand}/${hand.place}`,
    says: hand.language === PAGE_LANGUAGE ? sayLastHand(hand.title) : LAST_HAND_OF_OTHER,
    where: sayPlace(hand.place),
  };
}

/** The place of an address in words; empty where it is none. */
export function sayPlace(name: string): string {
  const place = readPlace(name);
  if (place !== undefined) return nameOfPlace(place);
  return name.includes('+') ? OWN_LINE_NAME : '';
}

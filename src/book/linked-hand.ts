/** A hand whose comments and errata link to the pages of 1922 that they mention. */
import type {
  Erratum,
  Hand,
  SkatLine,
  SkatPlay,
  SkatTrick,
  SkatVariation,
} from '../game/notation/hand.ts';
import { isFromManual } from './hand-names.ts';
import { linkMentions, namesFoster } from './page-links.ts';

type Change = (text: string) => string;

/**
 * The hand as the site shows it: in its comments and errata each page of 1922 is a link. In a hand
 * from another book a page is that book's, unless its sentence names Foster.
 *
 * @throws Error with the hand's name when no chapter marks a page that it mentions.
 */
export function linkHand(hand: Hand, addresses: ReadonlyMap<string, string>): Hand {
  const ofAnotherBook = hand.source !== null && !isFromManual(hand);
  const change: Change = (text) =>
    linkMentions(text, addresses, ofAnotherBook ? namesFoster : undefined);
  try {
    return {
      ...hand,
      biddingComment: ifAny(hand.biddingComment, change),
      comment: ifAny(hand.comment, change),
      layoutComment: ifAny(hand.layoutComment, change),
      line: inLine(hand.line, change),
      errata: hand.errata.map((erratum) => inErratum(erratum, change)),
    };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`content/hands/${hand.id}.hand: ${why}`, { cause: error });
  }
}

function ifAny(text: string | null, change: Change): string | null {
  return text === null ? null : change(text);
}

function inLine(line: SkatLine, change: Change): SkatLine {
  return {
    ...line,
    tricks: line.tricks.map((trick) => inTrick(trick, change)),
    variations: line.variations.map((variation) => inVariation(variation, change)),
  };
}

function inTrick(trick: SkatTrick, change: Change): SkatTrick {
  return {
    ...trick,
    plays: trick.plays.map((play): SkatPlay => ({ ...play, comment: ifAny(play.comment, change) })),
    comment: ifAny(trick.comment, change),
    variations: trick.variations.map((variation) => inVariation(variation, change)),
  };
}

function inVariation(variation: SkatVariation, change: Change): SkatVariation {
  return {
    ...variation,
    comment: ifAny(variation.comment, change),
    line: inLine(variation.line, change),
  };
}

function inErratum(erratum: Erratum, change: Change): Erratum {
  return {
    ...erratum,
    printed: ifAny(erratum.printed, change),
    corrected: change(erratum.corrected),
    why: change(erratum.why),
    open: ifAny(erratum.open, change),
  };
}

/** How chapters and comments write what the build reads in them, as patterns. */
import { ORDINAL_WORDS } from '#edition/game/words/ordinals.ts';

const NUMBER = String.raw`(?:\d+|[xvi]+)\b`;

/** A page of 1922, or several: `Seite 84`, `Seiten 84 und 90–92`. */
export const PAGE_MENTION = new RegExp(
  String.raw`\bSeite\s+${NUMBER}|\bSeiten\s+${NUMBER}(?:(?:–|,\s+|\s+(?:und|oder|bis)\s+)${NUMBER})*`,
  'g',
);

/** One page alone, with its number. */
export const SINGLE_PAGE = /^Seite\s+(\S+)$/;

/** A trick by its number or its ordinal: `Stich 6`, `der sechste Stich`, `im dritten und vierten Stich`. */
export const NAMED_TRICK = new RegExp(
  String.raw`\bStich\s+([\wäöüß-]+)|\b(${ORDINAL_WORDS.join('|')})[mnrs]?\s+(?:Stich|und\b.*\bStich)(?:es|en|e|s)?\b`,
  'i',
);

/** A claim about a trick, with hand, trick and points: `Spiel 9, Stich 6 bringt 24`. */
export const TRICK_CLAIM =
  /\bSpiel\s+(?:Nr\.\s+)?(\d+),\s+Stich\s+([\wäöüß-]+)\s+(?:bringt|hat|zählt|macht|enthält|ist)\s+([\wäöüß-]+)/gi;

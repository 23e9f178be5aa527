/** How chapters and comments write what the build reads in them, as patterns. */
import { ORDINAL_WORDS } from '#edition/game/words/ordinals.ts';

const NUMBER = String.raw`(?:\d+|[xvi]+)\b`;

/** A page of 1922, or several: `page 84`, `pages 84 and 90–92`. */
export const PAGE_MENTION = new RegExp(
  String.raw`\b[Pp]age\s+${NUMBER}|\b[Pp]ages\s+${NUMBER}(?:(?:–|,\s+|\s+(?:and|or|to)\s+)${NUMBER})*`,
  'g',
);

/** One page alone, with its number. */
export const SINGLE_PAGE = /^[Pp]age\s+(\S+)$/;

/** A trick by its number or its ordinal: `trick 6`, `the sixth trick`. */
export const NAMED_TRICK = new RegExp(
  String.raw`\btrick\s+([\w-]+)|\b(${ORDINAL_WORDS.join('|')})\s+(?:trick\b|and\b.*\btricks\b)`,
  'i',
);

/** A claim about a trick, with hand, trick and points: `hand 9, trick 6 brings 24`. */
export const TRICK_CLAIM =
  /\bhand\s+(?:no\.\s+)?(\d+),\s+trick\s+([\w-]+)\s+(?:brings|holds|has|is\s+worth|makes|counts)\s+([\w-]+)/gi;

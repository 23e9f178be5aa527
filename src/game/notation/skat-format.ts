/** How hands of Skat are written. */
import { CARDS, isCard } from '../skat/cards.ts';
import { SKAT_RULES, isDecided } from '../skat/play.ts';
import type { Position } from '../skat/play.ts';
import { isSeat } from '../skat/seats.ts';
import type { TrickFormat } from './format.ts';
import { TAGS } from './read/tag-names.ts';
import { SKAT_WORDS } from './read/trick.ts';

export const SKAT_FORMAT = {
  rules: SKAT_RULES,
  tricks: 10,
  counted: true,
  pack: CARDS,
  rows: { V: 10, M: 10, H: 10, skat: 2 },
  tags: TAGS,
  isSeat,
  isCard,
  isDecided: (position: Position) => position.table.length === 0 && isDecided(position),
  leadersExpected: 'V, M or H',
  ...SKAT_WORDS,
} satisfies TrickFormat;

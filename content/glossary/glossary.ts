/**
 * The words of the Skat table: what each means, how it is said, and where it stands. The page
 * /glossary/ prints them in the order of the alphabet, and every `<Term>` in a chapter leads to one.
 */
import type { GlossaryEntry } from './entry.ts';
import { BIDDING_ENTRIES } from './bidding.ts';
import { CARD_ENTRIES } from './cards.ts';
import { EICHHORN_ENTRIES } from './eichhorn.ts';
import { GAME_ENTRIES } from './games.ts';
import { PEOPLE_ENTRIES } from './people.ts';
import { PLAY_ENTRIES } from './play.ts';
import { TABLE_ENTRIES } from './tables.ts';
import { TODAY_ENTRIES } from './today.ts';

export const GLOSSARY: readonly GlossaryEntry[] = [
  ...PEOPLE_ENTRIES,
  ...CARD_ENTRIES,
  ...GAME_ENTRIES,
  ...BIDDING_ENTRIES,
  ...PLAY_ENTRIES,
  ...EICHHORN_ENTRIES,
  ...TABLE_ENTRIES,
  ...TODAY_ENTRIES,
];

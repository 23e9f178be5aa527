/**
 * The words of the Skat table: what each means, how it is said, and where it stands. The page
 * /glossary/ prints them in the order of the alphabet, and every `<Term>` in a chapter leads to one.
 */
import type { GlossaryEntry } from './entry.ts';
import { BIDDING } from './bidding.ts';
import { CARDS } from './cards.ts';
import { GAMES } from './games.ts';
import { PEOPLE } from './people.ts';
import { PLAY } from './play.ts';

export const GLOSSARY: readonly GlossaryEntry[] = [
  ...PEOPLE,
  ...CARDS,
  ...GAMES,
  ...BIDDING,
  ...PLAY,
];

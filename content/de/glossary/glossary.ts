/**
 * The glossary in German: an entry for each English one (content/glossary), under the word that German players
 * say. So that links to an entry hold in both languages, it keeps the anchor.
 */
import type { GlossaryEntry } from '../../glossary/entry.ts';
import { GLOSSARY as ENGLISH } from '../../glossary/glossary.ts';
import { BIDDING_ENTRIES } from './bidding.ts';
import { CARD_ENTRIES } from './cards.ts';
import { EICHHORN_ENTRIES } from './eichhorn.ts';
import { GAME_ENTRIES } from './games.ts';
import { PEOPLE_ENTRIES } from './people.ts';
import { PLAY_ENTRIES } from './play.ts';
import { TABLE_ENTRIES } from './tables.ts';
import { TODAY_ENTRIES } from './today.ts';
import type { TranslatedEntry } from './translated-entry.ts';

const ENTRIES: readonly TranslatedEntry[] = [
  ...PEOPLE_ENTRIES,
  ...CARD_ENTRIES,
  ...GAME_ENTRIES,
  ...BIDDING_ENTRIES,
  ...PLAY_ENTRIES,
  ...EICHHORN_ENTRIES,
  ...TABLE_ENTRIES,
  ...TODAY_ENTRIES,
];

/** What the German entries are found by, in small letters. */
const OWN_WORDS = new Set(
  ENTRIES.flatMap(({ also = [], forms = [], word }) => [word, ...also, ...forms]).map((name) =>
    name.toLowerCase(),
  ),
);

/**
 * With what the English entry has in every language, and its words, which chapters not yet translated link; except
 * those that are German words of an entry: `Buben` is a form of `Bube`, while in English it stands beside `Bauer`.
 */
function withSource(entry: TranslatedEntry): GlossaryEntry {
  const source = ENGLISH.find(({ word }) => word === entry.id);
  if (source === undefined) throw new RangeError(`The glossary has no entry “${entry.id}”.`);
  const { also = [], anchor, laws, page, word } = source;
  return {
    ...entry,
    forms: [
      ...(entry.forms ?? []),
      ...[word, ...also].filter((name) => !OWN_WORDS.has(name.toLowerCase())),
    ],
    ...(anchor !== undefined && { anchor }),
    ...(laws !== undefined && { laws }),
    ...(page !== undefined && { page }),
  };
}

export const GLOSSARY: readonly GlossaryEntry[] = ENTRIES.map(withSource);

/** What a German entry of the glossary holds. */
import type { GlossaryEntry } from '../../glossary/entry.ts';

/**
 * An entry in German. Its anchor, laws and page are those of the English entry (glossary.ts); `other` is the English
 * word, `see` names German entries.
 */
export interface TranslatedEntry extends Omit<GlossaryEntry, 'anchor' | 'laws' | 'page'> {
  /** The word of the English entry. */
  readonly id: string;
}

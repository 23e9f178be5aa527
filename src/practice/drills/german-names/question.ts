/** What the drill about German names asks (Foster, p. 192–194). */
import type { QuestionBase } from '../../drill.ts';
import type { NamePair } from './names.ts';

/** The kinds of question, as they are called in a sentence. */
export const GERMAN_NAMES_KINDS = {
  suit: 'names of suits',
  card: 'names of cards',
  pack: 'cards of the German pack',
  letters: 'letters for the suits',
  word: 'words of the table',
} as const;
export type GermanNamesKind = keyof typeof GERMAN_NAMES_KINDS;

/** In which of its languages the reader is to name something; the other is told. */
export type Into = 'english' | 'german';

export interface GermanNamesQuestion extends QuestionBase {
  readonly kind: GermanNamesKind;
  readonly into: Into;
  readonly subject: NamePair;
  /** What the reader may choose from, one of them right. */
  readonly choices: readonly NamePair[];
}

/** The name that is told. */
export function promptName({
  into,
  subject,
}: Pick<GermanNamesQuestion, 'into' | 'subject'>): string {
  return into === 'german' ? subject.english : subject.german;
}

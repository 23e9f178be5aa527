/** What the drill about German names asks (Foster, p. 192–194). */
import type { QuestionBase } from '../../drill.ts';
import type { NamePair } from './names.ts';

/** The kinds of question. */
export const GERMAN_NAMES_KINDS = ['suit', 'card', 'pack', 'letters', 'word'] as const;
export type GermanNamesKind = (typeof GERMAN_NAMES_KINDS)[number];

/** The language of the answer; the question has the other one. */
export type Into = 'english' | 'german';

export interface GermanNamesQuestion extends QuestionBase {
  readonly kind: GermanNamesKind;
  readonly into: Into;
  readonly subject: NamePair;
  /** What the reader may choose from, one of them right. */
  readonly choices: readonly NamePair[];
}

/** The name in the question. */
export function promptName({
  into,
  subject,
}: Pick<GermanNamesQuestion, 'into' | 'subject'>): string {
  return into === 'german' ? subject.english : subject.german;
}

/** What the drill about German names asks (Foster, p. 192–194). */
import { OWN_TERMS } from '#edition/game/words/own-terms.ts';
import type { QuestionBase } from '../../drill.ts';
import { ownSuit } from './names.ts';
import type { NamePair } from './names.ts';

/** The kinds of question. */
export const GERMAN_NAMES_KINDS = ['suit', 'card', 'pack', 'letters', 'word'] as const;
export type GermanNamesKind = (typeof GERMAN_NAMES_KINDS)[number];

/** The language of the answer; the question has the other one. */
export type Into = 'english' | 'german';

/** The reader’s own language, in which a newcomer answers, and the one to be learnt. */
export const OWN: Into = OWN_TERMS === 'de' ? 'german' : 'english';
export const FOREIGN: Into = OWN === 'german' ? 'english' : 'german';

export interface GermanNamesQuestion extends QuestionBase {
  readonly kind: GermanNamesKind;
  readonly into: Into;
  readonly subject: NamePair;
  /** What the reader may choose from, one of them right; each goes by its English name. */
  readonly choices: readonly NamePair[];
}

/** The name in the question; of a letter, the letter. */
export function promptName({
  into,
  kind,
  subject,
}: Pick<GermanNamesQuestion, 'into' | 'kind' | 'subject'>): string {
  return kind !== 'letters' && into === 'german' ? subject.english : subject.german;
}

/** What one of the choices is called in the answer; a letter stands for a suit in the reader’s words. */
export const answerName = (
  { into, kind }: Pick<GermanNamesQuestion, 'into' | 'kind'>,
  choice: NamePair,
): string => (kind === 'letters' ? ownSuit(choice) : choice[into]);

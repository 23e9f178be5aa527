/** The rule books by which a drill may score. */
import { PRACTISED_LAWS, isLawId } from '../game/skat/laws.ts';
import type { LawId } from '../game/skat/laws.ts';
import { lawWords } from '#edition/game/words/laws.ts';
import { SETUP } from '#edition/practice/setup-words.ts';
import type { QuestionRequest } from './drill.ts';

/** The rules of questions whose address names none. */
const UNNAMED: LawId = 'american-1922';

/** The option to choose a rule book. */
export const RULE_BOOK_OPTION = {
  id: 'law',
  name: SETUP.rules,
  usual: 'isko',
  choices: PRACTISED_LAWS.map((id) => [id, lawWords(id).inText] as const),
};

/** The requested rule book; that of 1922 where none is named. */
export function requestedLaw({ options }: Pick<QuestionRequest, 'options'>): LawId {
  const chosen = options[RULE_BOOK_OPTION.id] ?? '';
  return isLawId(chosen) ? chosen : UNNAMED;
}

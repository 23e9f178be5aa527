/** The rule books that a drill may reckon by. */
import { PRACTISED_LAWS, isLawId } from '../game/skat/laws.ts';
import type { LawId } from '../game/skat/laws.ts';
import { lawWords } from '../game/words/laws.ts';
import type { QuestionRequest } from './drill.ts';

const USUAL: LawId = 'american-1922';

/** The drill’s option for them. */
export const RULE_BOOK_OPTION = {
  id: 'law',
  name: 'Rule book',
  choices: PRACTISED_LAWS.map((id) => [id, lawWords(id).inText] as const),
};

/** The rule book that was wished for; anything unknown is that of 1922. */
export function requestedLaw({ options }: Pick<QuestionRequest, 'options'>): LawId {
  const chosen = options[RULE_BOOK_OPTION.id] ?? '';
  return isLawId(chosen) ? chosen : USUAL;
}

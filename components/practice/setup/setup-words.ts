/** What a drill will ask, in one line. */
import { isLawId } from '../../../src/game/skat/laws.ts';
import { lawWords } from '#edition/game/words/laws.ts';
import { RULE_BOOK_OPTION } from '../../../src/practice/rule-books.ts';
import type { DrillFacts } from '../../../src/practice/origin.ts';
import type { DrillChoice } from '../drill-choices.ts';

/** `10 questions · level 1, adapts to you · no time limit`; where the rules matter they come last. */
export function setupLine(
  facts: Pick<DrillFacts, 'kinds' | 'options'>,
  { clock, follows, length, level, options }: DrillChoice,
  kind: string | null,
): string {
  const laws = options[RULE_BOOK_OPTION.id] ?? '';
  const hasLaws = facts.options.some(({ id }) => id === RULE_BOOK_OPTION.id) && isLawId(laws);
  const parts = [
    `${length} ${length === 1 ? 'question' : 'questions'}`,
    `level ${level}${follows ? ', adapts to you' : ''}`,
    ...(kind === null ? [] : [`only ${facts.kinds[kind] ?? kind}`]),
    clock ? 'with a time limit' : 'no time limit',
    ...(hasLaws ? [lawWords(laws).inText] : []),
  ];
  return parts.join(' · ');
}

/** Joins the rules of the old books with their words in German. */

/** The parts of a rule that are words. */
const PARTS = [
  'title',
  'says',
  'note',
  'foster',
  'eichhorn',
  'hoyle',
  'deals',
  'today',
  'differ',
] as const;

/** A rule’s words; of a voice that has laws, headings or a link besides, what it says. */
type RuleWords = Readonly<Partial<Record<(typeof PARTS)[number], string>>>;

/** The words of several rules, by their ids. */
type WordsById = Readonly<Record<string, RuleWords>>;

interface WithId {
  readonly id: string;
}

const hasWords = (part: unknown): boolean =>
  typeof part === 'string' || (typeof part === 'object' && part !== null && 'says' in part);

function ruleInWords<Rule extends WithId>(rule: Rule, words: RuleWords | undefined): Rule {
  const parts = new Map<string, unknown>(Object.entries(rule));
  const inWords = PARTS.flatMap((name): [name: string, part: unknown][] => {
    const part = parts.get(name);
    const text = words?.[name];
    // A heading of Eichhorn’s has a title only where German needs one beside it.
    if (name !== 'title' && hasWords(part) !== (text !== undefined)) {
      throw new RangeError(`The words of “${rule.id}” do not fit the rule: “${name}”.`);
    }
    if (text === undefined) return [];
    return [[name, typeof part === 'object' ? { ...part, says: text } : text]];
  });
  return { ...rule, ...(Object.fromEntries(inWords) as Partial<Rule>) };
}

/**
 * The same rules, laws, links and trials, with other words.
 *
 * @throws RangeError where words are missing, or have no place in the rules.
 */
export function rulesInWords<Rule extends WithId>(
  rules: readonly Rule[],
  words: WordsById,
): readonly Rule[] {
  const strange = Object.keys(words).find((id) => !rules.some((rule) => rule.id === id));
  if (strange !== undefined) throw new RangeError(`There is no rule “${strange}”.`);
  return rules.map((rule) => ruleInWords(rule, words[rule.id]));
}

/** The same for a topic of rules. */
export const topicInWords = <Topic extends { readonly rules: readonly WithId[] }>(
  topic: Topic,
  title: string,
  words: WordsById,
): Topic => ({ ...topic, title, rules: rulesInWords(topic.rules, words) });

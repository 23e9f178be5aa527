/** What a reader chooses for a drill, and what a chapter has chosen for its readers. */
import { isObject } from '../../src/lib/json/json.ts';
import { readChoices } from '../../src/practice/check-progress.ts';
import type { Drill, QuestionBase } from '../../src/practice/drill.ts';
import { checkedLevel, checkedOptions } from '../../src/practice/origin.ts';
import type { Choices } from '../../src/practice/progress.ts';

/** The choices that a chapter makes for its readers; they choose the rest themselves. */
export interface FixedChoices {
  readonly level?: number | undefined;
  readonly kind?: string | undefined;
  readonly length?: number | undefined;
  readonly options?: Readonly<Record<string, string>> | undefined;
}

export type DrillChoice = Omit<Choices, 'at'>;

type ChoiceFacts = Pick<Drill<QuestionBase, never>, 'kinds' | 'levels' | 'options' | 'usualLength'>;

/** The choices of a reader who has made none. */
export function usualChoices(drill: ChoiceFacts): DrillChoice {
  return { level: 1, follows: true, length: drill.usualLength, clock: false, options: {} };
}

/** The choices, as far as the drill has them and the chapter has not made others. */
export function fittingChoices(
  drill: ChoiceFacts,
  fixed: FixedChoices,
  { clock, follows, length, level, options }: DrillChoice,
): DrillChoice {
  return {
    level: checkedLevel(drill, fixed.level ?? level),
    follows: fixed.level === undefined && follows,
    length: fixed.length ?? length,
    clock,
    options: checkedOptions(drill, { ...options, ...fixed.options }),
  };
}

/**
 * The choices to be stored for the next time, without those that the chapter made.
 *
 * @param last the stored ones.
 * @returns null where the chapter has made so many that the reader’s own cannot be seen.
 */
export function choicesToStore(
  drill: ChoiceFacts,
  fixed: FixedChoices,
  choices: DrillChoice,
  last: DrillChoice | undefined,
): DrillChoice | null {
  if (fixed.level !== undefined || fixed.kind !== undefined) return null;
  return {
    ...choices,
    length: fixed.length === undefined ? choices.length : (last?.length ?? drill.usualLength),
    options: fixed.options === undefined ? choices.options : (last?.options ?? {}),
  };
}

/**
 * Reads choices that were stored in the tab before a session began.
 *
 * @returns undefined where the data is something else; null inside for damaged choices or an unknown kind.
 */
export function readChoiceData(
  drill: ChoiceFacts,
  data: unknown,
): { readonly choices: DrillChoice | null; readonly kind: string | null } | undefined {
  if (!isObject(data) || !isObject(data['choices'])) return undefined;
  const { kind } = data;
  const isKnown = typeof kind === 'string' && Object.hasOwn(drill.kinds, kind);
  return {
    choices: readChoices({ ...data['choices'], at: 0 }, '', () => undefined),
    kind: isKnown ? kind : null,
  };
}

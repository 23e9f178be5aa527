/**
 * Verdicts in words (*the best seat*, *as good as each other*, *safe*) held against the measures
 * behind them. A difference counts only beyond the margin of a difference.
 */
import { agree } from '../strategy/simulations/agreement.ts';
import type { MeasureResult } from '../strategy/simulations/result.ts';
import type { Estimate } from '../strategy/simulations/tally.ts';

/** What must hold between two measured values, in the words for it. */
const RELATIONS: Readonly<Record<string, (one: Estimate, other: Estimate) => boolean>> = {
  above: (one, other) => one.mean > other.mean && !agree(one, other),
  below: (one, other) => one.mean < other.mean && !agree(one, other),
  'level with': agree,
  is: (one, other) => one.mean === other.mean,
  'not below': (one, other) => one.mean > other.mean || agree(one, other),
  'not above': (one, other) => one.mean < other.mean || agree(one, other),
};

const COMPARES = new RegExp(String.raw`\s(${Object.keys(RELATIONS).toReversed().join('|')})\s`);

/** A value that one side of a comparison stands for: of a group with its name, or a bare number. */
interface Value {
  readonly name: string;
  readonly estimate: Estimate;
}

/**
 * Checks comparisons between groups of measures.
 *
 * @param id the measure that the groups belong to.
 * @param holds comparisons, separated by `;`: `test 5, V above test 5, M`. The words are those of
 *   {@link RELATIONS}; what is level differs by no more than the margin, and `is` allows none:
 *   `V is 100` was never lost. The right side may be a number, of a hundred or in points, and a `*`
 *   in a group stands for any text: `V above *` compares V with every other group. `T17: aces, V`
 *   names a group of another measure.
 * @returns a sentence for the author about the first comparison that is wrong, or null.
 */
export function verdictProblem(
  id: string,
  holds: string,
  measures: readonly MeasureResult[],
): string | null {
  const comparisons = holds.split(';').filter((text) => text.trim() !== '');
  if (comparisons.length === 0) return 'It needs holds="…", such as “V above M”.';
  const problems = comparisons.map((text) => comparisonProblem(id, text.trim(), measures));
  return problems.find((problem) => problem !== null) ?? null;
}

function comparisonProblem(
  id: string,
  text: string,
  measures: readonly MeasureResult[],
): string | null {
  const [left = '', word = '', right = '', more] = text.split(COMPARES);
  const relation = RELATIONS[word];
  if (relation === undefined || more !== undefined) {
    return `“${text}” is no comparison; write “V above M”, “V level with M” or “V above 50”.`;
  }
  const [own, ones] = valuesOf(left, id, measures);
  if (typeof ones === 'string') return ones;
  const scale = own?.unit === 'share' ? 100 : 1;
  const others =
    NUMBER.test(right) && own?.groups[right] === undefined
      ? [{ name: right, estimate: { mean: Number(right) / scale, margin: 0, cases: 0 } }]
      : valuesOf(right, id, measures)[1];
  if (typeof others === 'string') return others;
  const pairs = ones.flatMap((one) =>
    others.filter(({ name }) => name !== one.name).map((other) => [one, other] as const),
  );
  if (pairs.length === 0) return `“${text}” compares a group with itself alone.`;
  const wrong = pairs.find(([one, other]) => !relation(one.estimate, other.estimate));
  if (wrong === undefined) return null;
  const [one, other] = wrong.map(({ estimate: { margin, mean }, name }) =>
    name === right && margin === 0
      ? name
      : `${name} has ${(mean * scale).toFixed(2)} ± ${(margin * scale).toFixed(2)}`,
  );
  return `“${text}” does not hold: ${one}, and the other side ${other}.`;
}

const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** The measure of a side and the values that it names there, or what is wrong with it. */
function valuesOf(
  side: string,
  id: string,
  measures: readonly MeasureResult[],
): [MeasureResult | undefined, Value[] | string] {
  const [, named = id, pattern = ''] = /^(?:(T[\w-]+):\s*)?(.*)$/.exec(side) ?? [];
  const result = measures.find((known) => known.id === named);
  if (result === undefined) return [result, `There is no content/measures/${named}.json.`];
  const parts = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  const matcher = new RegExp(`^${parts.join('.*')}$`);
  const found = Object.entries(result.groups).filter(([group]) => matcher.test(group));
  if (found.length > 0) {
    return [
      result,
      found.map(([group, estimate]) => ({ name: `${named}, “${group}”,`, estimate })),
    ];
  }
  const known = Object.keys(result.groups).join('\n  ');
  return [result, `Measure ${named} has no group “${pattern}”. There are:\n  ${known}`];
}

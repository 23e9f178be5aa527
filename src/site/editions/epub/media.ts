/** Questions of style sheets about the medium, answered for a book on paper without scripts. */

/**
 * The conditions that are true there, those that are not, and those that depend on the page's
 * width.
 */
const TRUE = /^(?:all|print|only print|\(scripting: ?none\)|\(prefers-color-scheme: ?light\))$/;
const WIDTH = /^\((?:min-width|max-width): ?[\d.]+(?:rem|em|px)\)$/;

/**
 * The answer to a media query: whether it holds, or what is left of it to be asked of the width.
 * @param query as in a style sheet: `(width<30rem)`, `screen and (scripting:enabled)`
 */
export function onPaper(query: string): boolean | string {
  const answers = query.split(',').map((part) => askAll(part.trim()));
  if (answers.includes(true)) return true;
  const questions = answers.filter((answer) => typeof answer === 'string');
  return questions.length > 0 && questions.join(', ');
}

/** One query of a list: all its parts have to hold. */
function askAll(query: string): boolean | string {
  const parts = query.split(/ and /).flatMap((part) => plainWidth(part.trim()));
  const conditions = parts.filter((part) => !TRUE.test(part));
  if (conditions.length === 0) return true;
  return conditions.every((part) => WIDTH.test(part)) && conditions.join(' and ');
}

/** A range of widths in the words that old readers know: `(width<30rem)` is at most 29.99rem. */
function plainWidth(part: string): readonly string[] {
  const range = /^\((?:([\d.]+)(rem|em|px) ?<= ?)?width ?(<=?|>=?) ?([\d.]+)(rem|em|px)\)$/.exec(
    part,
  );
  if (range === null) return [part];
  const [, least, leastUnit, sign, number = '', unit = ''] = range;
  const atLeast = least === undefined ? [] : [`(min-width: ${least}${leastUnit ?? ''})`];
  const value = Number(number);
  const condition =
    sign === '<'
      ? `(max-width: ${value - 0.01}${unit})`
      : sign === '<='
        ? `(max-width: ${value}${unit})`
        : `(min-width: ${sign === '>' ? value + 0.01 : value}${unit})`;
  return [...atLeast, condition];
}

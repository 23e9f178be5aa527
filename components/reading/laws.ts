/** Foster prints the American laws of Skat as 61 numbered paragraphs (pages 10–20). */
const LAST_LAW = 61;

/**
 * A mention of a law in running text: `law 61`, `laws 60 and 61`.
 *
 * @param n one number, or several separated by commas.
 * @throws RangeError for a law there is not: a slip in a chapter, which stops the build.
 */
export function lawText(n: string): string {
  const numbers = n.split(',').map((part) => part.trim());
  for (const number of numbers) {
    if (!/^[1-9]\d*$/.test(number) || Number(number) > LAST_LAW) {
      throw new RangeError(`There is no law “${number}”: they run from 1 to ${LAST_LAW}.`);
    }
  }
  const last = numbers.at(-1);
  if (numbers.length === 1) return `law ${last}`;
  return `laws ${numbers.slice(0, -1).join(', ')} and ${last}`;
}

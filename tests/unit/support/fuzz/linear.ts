/** Whether something takes time in proportion to the length of its text. */

/** The least processor time of a few tries, in milliseconds: other work on the machine does not count. */
function costOf(work: () => unknown, tries: number): number {
  const costs = Array.from({ length: tries }, () => {
    const before = process.cpuUsage();
    work();
    const { system, user } = process.cpuUsage(before);
    return (system + user) / 1000;
  });
  return Math.min(...costs);
}

/** Below this nobody waits, and a clock says little. */
const QUICK = 60;
/** Eight times the text takes eight times as long, and 64 times where it is quadratic. */
const TIMES = 8;
const MOST_GROWTH = 3 * TIMES;

/**
 * Reads a repeated piece at a length and at eight times that length.
 *
 * @param length of the longer text, in characters.
 * @throws Error where the longer one takes much more than eight times as long.
 */
export function expectLinear(
  read: (text: string) => unknown,
  piece: string,
  length = 32_000,
): void {
  const make = (characters: number): string =>
    piece.repeat(Math.ceil(characters / Math.max(1, piece.length))).slice(0, characters);
  const [short, long] = [make(length / TIMES), make(length)];
  const isTooMuch = (cost: number): boolean =>
    cost > QUICK && cost > MOST_GROWTH * costOf(() => read(short), 2);
  // What seems too much once may have met with something else on the machine.
  if (!isTooMuch(costOf(() => read(long), 1)) || !isTooMuch(costOf(() => read(long), 2))) return;
  throw new Error(
    `${JSON.stringify(piece)} repeated to ${length} characters takes more than ${MOST_GROWTH} times as long as repeated to ${length / TIMES}.`,
  );
}

/**
 * The lines of a text that comes in pieces, without their ends and without a byte order mark at the
 * beginning.
 *
 * Node's `readline` ends a line at U+2028 and U+2029 too, which may stand in a string of JSON.
 */
export async function* readLines(pieces: AsyncIterable<string>): AsyncGenerator<string, void> {
  let rest = '';
  let atStart = true;
  for await (const piece of pieces) {
    const text = atStart ? piece.replace(/^\ufeff/, '') : piece;
    atStart = false;
    const lines = (rest + text).split(/\r?\n/);
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MdastNode, MdastVisitorContext } from 'satteri';

/** Where a node of a chapter stands: its file from the top folder, with `/` on every system. */
export function placeOf(
  { position }: Readonly<MdastNode>,
  { fileURL }: MdastVisitorContext,
): { readonly file: string; readonly line: number; readonly column: number } {
  const { line = 1, column = 1 } = position?.start ?? {};
  const file = fileURL && relative('.', fileURLToPath(fileURL)).replaceAll('\\', '/');
  return { file: file ?? 'chapter', line, column };
}

/** An error in a chapter: the build prints its file, line and column, and the overlay shows its place. */
export function chapterError(place: ReturnType<typeof placeOf>, problem: string): Error {
  const { column, file, line } = place;
  return Object.assign(new Error(`${file}:${line}:${column}: ${problem}`), { line, column });
}

/** A script of the build: the scripts it imports, at once and later, and its text. */
export interface Chunk {
  readonly code: string;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
}

export type Chunks = ReadonlyMap<string, Chunk>;

/** These scripts and all they import, each once, the first first. Names no script goes by are left out. */
export function reach(
  chunks: Chunks,
  entries: readonly string[],
  later: 'at once' | 'ever',
): readonly string[] {
  const reached = new Set<string>();
  const waiting = [...entries];
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const chunk = chunks.get(name);
    if (chunk === undefined || reached.has(name)) continue;
    reached.add(name);
    waiting.push(...chunk.imports, ...(later === 'ever' ? chunk.dynamicImports : []));
  }
  return [...reached];
}

/** A script that only gives on what another exports, and under which name that has it. */
const FACADE =
  /^(?:import\{(?<name>[\w$]+) as (?<here>[\w$]+)\}from"\.\/[^"]+";export\{\k<here> as default\};?|export\{(?<direct>[\w$]+) as default\}from"\.\/[^"]+";?)\s*$/;

/**
 * Where the default export of a script really is: the script itself, or the one it only gives on,
 * which a page can then load without it. The name is by what that one exports it.
 */
export function exportOf(chunks: Chunks, script: string): readonly [script: string, name: string] {
  const chunk = chunks.get(script);
  const { direct, name } = (chunk && FACADE.exec(chunk.code)?.groups) ?? {};
  const given = direct ?? name;
  const [from] = chunk?.imports ?? [];
  return given === undefined || from === undefined ? [script, 'default'] : [from, given];
}

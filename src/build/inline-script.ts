import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { BROWSERS } from './browsers.ts';

/** A script that stands in the pages, and how their policy names it. */
export interface InlineScript {
  readonly text: string;
  readonly hash: `sha256-${string}`;
}

/** Compiles a script, with all it imports, into one that stands in the pages, as short as can be. */
export function inlineScript(module: URL): InlineScript {
  const [built] = buildSync({
    entryPoints: [fileURLToPath(module)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: BROWSERS,
    write: false,
  }).outputFiles;
  const text = (built?.text ?? '').trim();
  return { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` };
}

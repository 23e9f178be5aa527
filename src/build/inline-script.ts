import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { BROWSERS } from './browsers.ts';

/** An inline script, and its hash for the content security policy. */
export interface InlineScript {
  readonly text: string;
  readonly hash: `sha256-${string}`;
}

/** Bundles and minifies a script with its imports, to be inlined in pages. */
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

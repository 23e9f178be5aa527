/** `npm run hand -- check FILE…` and the like: the command in `src/notation/command/command.ts`, with files and a screen. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { runHandCommand } from '../src/notation/command/command.ts';

const outcome = runHandCommand(process.argv.slice(2), (file) => {
  try {
    return { text: readFileSync(file, 'utf8') };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') return { problem: 'there is no such file' };
    if (code === 'EISDIR') return { problem: 'this is a folder, not a file' };
    return { problem: error instanceof Error ? error.message : String(error) };
  }
});

for (const text of outcome.out) console.log(text);
for (const text of outcome.err) console.error(text);
process.exitCode = outcome.code;
for (const { path, text } of outcome.files) {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text, { flag: 'wx' });
    console.log(path);
  } catch (error) {
    const there = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    console.error(`${path}: ${there ? 'is there already and was left as it is' : String(error)}`);
    process.exitCode = 1;
  }
}

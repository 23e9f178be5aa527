/** Which code a measure was taken with. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { importsOf } from '../house/imports.mjs';

/** From here everything is imported that a deal and its value depend on. */
const ENTRIES = ['src/strategy/simulations/measures.ts', 'src/strategy/simulations/run.ts'];

/** A short hash of the code: the same code gives the same, on every machine. */
export function hashProgram(): string {
  const texts = new Map<string, string>();
  const read = (file: string): void => {
    if (texts.has(file)) return;
    const text = readFileSync(file, 'utf8');
    texts.set(file, text);
    for (const other of importsOf(file, text)) read(other);
  };
  ENTRIES.forEach(read);
  const hash = createHash('sha256');
  for (const [file, text] of [...texts].sort()) hash.update(`${file}\0${text}\0`);
  return hash.digest('hex').slice(0, 12);
}

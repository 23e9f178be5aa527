/** Which code a measure was taken with. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

/** All that a deal and its value can depend on. */
const FILES = [
  'src/skat/**/*.ts',
  'src/solver/**/*.ts',
  'src/practice/chance.ts',
  'src/practice/bidding/*.ts',
  'src/measures/*.ts',
];

/** A short hash of the code: the same code gives the same, on every machine. */
export function hashProgram(): string {
  const hash = createHash('sha256');
  for (const file of FILES.flatMap((pattern) => globSync(pattern)).sort()) {
    hash.update(file.replaceAll('\\', '/')).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}

/** The analyses that are kept, and by what. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { importsOf } from '../../../scripts/house/imports.mjs';
import { ANSWERING, toAnalyse } from '../../../src/book/analyses.ts';
import { parseHand } from '../../../src/game/notation/parse.ts';
import type { Hand } from '../../../src/game/notation/hand.ts';

const text = readFileSync('content/hands/foster-13.hand', 'utf8');
const handOf = (of: string): Hand => {
  const parsed = parseHand(of, { file: 'foster-13.hand' });
  if (!parsed.ok) throw new Error(parsed.errors[0].message);
  return parsed.value;
};

test('an analysis is kept by all code that settles it', () => {
  const files = new Set(
    ANSWERING.flatMap((pattern) => globSync(pattern)).map((file) => file.replaceAll('\\', '/')),
  );
  const reached = new Set<string>();
  const read = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    // What is imported as a type alone has no effect.
    const code = readFileSync(file, 'utf8').replace(/^(?:import|export) type [^;]*;/gm, '');
    for (const other of importsOf(file, code)) read(other);
  };
  read('src/game/analysis/answer-hand.ts');
  expect([...reached].filter((file) => !files.has(file))).toEqual([]);
});

test('another comment, title or mark asks nothing new, a card does', () => {
  const before = toAnalyse(handOf(text));
  const told = handOf(text.replace(/^title: .*$/m, 'title: Another title').replace('{', '{Well! '));
  expect(told.title).toBe('Another title');
  expect(toAnalyse(told).file).toBe(before.file);
  const { line } = handOf(text);
  const shorter = { ...line, tricks: line.tricks.slice(0, -1), finished: false };
  const other = toAnalyse({ ...handOf(text), line: shorter });
  expect(other.file).not.toBe(before.file);
});

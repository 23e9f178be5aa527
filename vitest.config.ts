import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import type { TestProjectInlineConfiguration } from 'vitest/config';

/** Tests in plain Node, and those that use runes, their own or those of what they test. */
const kinds = [
  { name: 'plain', ending: 'test.ts', environment: 'node' },
  {
    name: 'runes',
    ending: 'test.svelte.ts',
    environment: './tests/unit/support/client-environment.ts',
  },
];

/** Each kind is two projects: `npm run unit` leaves out the one of the measurements. */
const projects = kinds.flatMap(({ ending, name, ...test }): TestProjectInlineConfiguration[] => {
  const [all, measured] = [`tests/unit/**/*.${ending}`, `tests/unit/**/*.measured.${ending}`];
  return [
    {
      extends: true,
      test: { ...test, name, include: [all], exclude: [measured, '**/*.de.test.ts'] },
    },
    { extends: true, test: { ...test, name: `measured ${name}`, include: [measured] } },
  ];
});

/** The tests of the German edition’s words, for which `#edition/…` is the German file. */
const german: TestProjectInlineConfiguration = {
  extends: true,
  resolve: { conditions: ['german', 'browser'] },
  ssr: { resolve: { conditions: ['german', 'browser'] } },
  test: { name: 'german', include: ['tests/unit/**/*.de.test.ts'], environment: 'node' },
};

export default defineConfig({
  // Compiles the runes of *.svelte.ts.
  plugins: [svelte({ configFile: false })],
  resolve: {
    conditions: ['browser'],
    alias: { 'astro:content': join(import.meta.dirname, 'tests/unit/support/astro-content.ts') },
  },
  test: {
    maxWorkers: availableParallelism(),
    // No test leaves anything behind in the modules that it shares with others.
    isolate: false,
    setupFiles: ['tests/unit/seed.ts'],
    // Patience, not a claim: property tests take their time where other work shares the machine.
    testTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
    // Tests of commands start Node a hundred times.
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/node') },
    projects: [...projects, german],
  },
});

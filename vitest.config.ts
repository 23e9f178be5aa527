import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Compiles the runes of *.svelte.ts.
  plugins: [svelte({ configFile: false })],
  resolve: { conditions: ['browser'] },
  test: {
    setupFiles: ['tests/unit/seed.ts'],
    // Patience, not a claim: property tests take their time where other work shares the machine.
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'plain', include: ['tests/unit/**/*.test.ts'], environment: 'node' },
      },
      {
        extends: true,
        test: {
          // What uses runes, its own or those of what it tests.
          name: 'runes',
          include: ['tests/unit/**/*.test.svelte.ts'],
          environment: './tests/unit/support/client-environment.ts',
        },
      },
    ],
  },
});

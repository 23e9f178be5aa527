import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/unit/**/*.test.ts'],
    setupFiles: ['tests/unit/seed.ts'],
    environment: 'node',
    // Patience, not a claim: property tests take their time where other work shares the machine.
    testTimeout: 60_000,
  },
});

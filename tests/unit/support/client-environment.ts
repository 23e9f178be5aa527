/**
 * Node, with modules compiled as for the browser: in what Svelte compiles for the server, runes
 * neither follow nor run anything.
 */
import { builtinEnvironments } from 'vitest/runtime';
import type { Environment } from 'vitest/runtime';

export default {
  ...builtinEnvironments.node,
  name: 'client',
  viteEnvironment: 'client',
} satisfies Environment;

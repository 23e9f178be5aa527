import type { AstroIntegration } from 'astro';
import { getSingletonHighlighter } from 'shiki';

/**
 * Lets the overlay of `npm run dev` show a hand’s file at its mistake. Astro highlights the file there by
 * its ending, with Shiki’s shared highlighter, which must know `hand`, or the overlay shows that instead.
 */
export function handErrors(): AstroIntegration {
  return {
    name: 'vorhand-hand-errors',
    hooks: {
      'astro:server:setup': async () => {
        await getSingletonHighlighter({ langAlias: { hand: 'text' } });
      },
    },
  };
}

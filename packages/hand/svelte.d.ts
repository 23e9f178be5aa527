/** `import '@vorhand/hand/svelte'`: the element in Svelte’s templates. */
import type { PlaceChange, VorhandHandAttributes } from './hand.d.ts';
import type { HTMLAttributes } from 'svelte/elements';

export type * from './hand.d.ts';

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'vorhand-hand': VorhandHandAttributes &
      HTMLAttributes<HTMLElement> & {
        text?: string | null | undefined;
        onplacechange?: ((event: CustomEvent<PlaceChange>) => unknown) | undefined;
      };
  }
}

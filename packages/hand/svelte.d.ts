/** `import '@vorhand/hand/svelte'`: the element in Svelte’s templates. */
import type { PlaceChangeEvent, VorhandHandAttributes, VorhandHandElement } from './hand.d.ts';
import type { HTMLAttributes } from 'svelte/elements';

export type * from './hand.d.ts';

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'vorhand-hand': VorhandHandAttributes &
      HTMLAttributes<VorhandHandElement> & {
        text?: string | null | undefined;
        onplacechange?: ((event: PlaceChangeEvent) => unknown) | undefined;
      };
  }
}

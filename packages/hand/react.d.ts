/** `import '@vorhand/hand/react'`: the element in JSX, with React 19. */
import type { PlaceChangeEvent, VorhandHandAttributes, VorhandHandElement } from './hand.d.ts';
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

export type * from './hand.d.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'vorhand-hand': VorhandHandAttributes &
        DetailedHTMLProps<HTMLAttributes<VorhandHandElement>, VorhandHandElement> & {
          text?: string | null | undefined;
          onplacechange?: ((event: PlaceChangeEvent) => void) | undefined;
        };
    }
  }
}

/** Mounts a hand in the shadow tree of an element; loaded when the first element comes near the window. */
import { flushSync, mount, unmount } from 'svelte';
import { layOut } from '../../../src/game/replay/lay-out.ts';
import { SKAT } from '../../../src/game/replay/skat.ts';
import { findPlace } from '../../../src/game/replay/step.ts';
import base from '../../../src/styles/base.css?inline';
import controls from '../../../src/styles/controls.css?inline';
import tokens from '../../../src/styles/tokens.css?inline';
import cards from '../../parts/cards/cards.css?inline';
import { BOOK } from './book-address.ts';
import Embedded from './Embedded.svelte';
import embed from './embed.css?inline';
import type { HandToShow, TextMistakes } from './hand-source.ts';
import type { Looks } from './looks.ts';
import { addStyles, adoptStyles, registerRemProperty } from './element-styles.ts';

/** The element's handle on its mounted hand. */
export interface MountedHand {
  /** Goes to a place of the hand by its name. */
  go(place: string): void;
  look(looks: Looks): void;
  end(): void;
}

registerRemProperty();
for (const [name, css] of Object.entries({ tokens, base, controls, cards, embed })) {
  addStyles(name, css);
}

/**
 * Mounts a hand, or a list of the mistakes in its text.
 *
 * @param place the name of the place to open at; the figure reports one that does not exist.
 */
export function showHand(
  root: ShadowRoot,
  content: HandToShow | TextMistakes,
  place: string | null,
  first: Looks,
): MountedHand {
  adoptStyles(root);
  let looks = $state.raw(first);
  const target = document.createElement('div');
  root.append(target);

  const hand = 'entries' in content ? null : content;
  const start = hand === null ? null : openingOf(hand, place);
  // A getter for `looks`, so that the component reacts to changes.
  const component =
    'entries' in content
      ? mount(content.list, {
          target,
          props: {
            mistakes: content,
            notation: BOOK === '' ? null : `${BOOK}notation/`,
            get looks() {
              return looks;
            },
          },
        })
      : mount(Embedded, {
          target,
          props: {
            ...content,
            book: BOOK,
            start: start ?? 'deal',
            get looks() {
              return looks;
            },
          },
        });
  flushSync();

  const go = (to: string): void => {
    const figure = target.querySelector('figure');
    figure?.dispatchEvent(new CustomEvent('replay:go', { detail: { place: to } }));
  };
  // The figure reports that the place does not exist.
  if (place !== null && start === null) go(place);
  return {
    go,
    look: (next) => {
      looks = next;
    },
    end: () => {
      void unmount(component);
      target.remove();
    },
  };
}

/** The full name of the place to open at; null if it does not exist. */
function openingOf({ data: { hand, targets } }: HandToShow, place: string | null): string | null {
  const found = findPlace(layOut(SKAT, hand, targets), place ?? 'deal');
  return found.ok ? found.stop.name : null;
}

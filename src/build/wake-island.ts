/**
 * Brings a component of the page to life where the build has drawn it. It takes the place of what
 * Astro’s Svelte integration has for this on every page: no page here changes what its components are
 * given, so they get it as it is and not as a state that is watched to its depth, and none has other
 * slots than the one for its children.
 */
import { createRawSnippet, hydrate } from 'svelte';
import type { Component } from 'svelte';

/** What Astro hands to a component: its properties, and what stands in its slots, as HTML. */
type Wake = (
  component: Component,
  props: Record<string, unknown>,
  slots: { readonly default?: string | undefined },
) => void;

/** Called by Astro with the element around a component, which has `ssr` until the component lives. */
export default function wakeIsland(target: HTMLElement): Wake {
  return (component, props, { default: html }) => {
    if (!target.hasAttribute('ssr')) return;
    const children =
      html && createRawSnippet(() => ({ render: () => `<astro-slot>${html}</astro-slot>` }));
    hydrate(component, { target, props: { ...props, children } });
  };
}

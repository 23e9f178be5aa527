import { createSubscriber } from 'svelte/reactivity';
import type { SETTINGS } from '../../src/book/settings.ts';

const NAMES = ['rules', 'suits', 'terms'] as const satisfies readonly (keyof typeof SETTINGS)[];

const follow = createSubscriber((update) => {
  const observer = new MutationObserver(update);
  observer.observe(document.documentElement, {
    attributeFilter: NAMES.map((name) => `data-${name}`),
  });
  return () => {
    observer.disconnect();
  };
});

/**
 * What the reader has chosen in the settings, as it stands on <html>. An effect, a derived value or a
 * template that reads it runs again when the reader chooses otherwise.
 *
 * @returns undefined for the default, and where there is no page.
 */
export function pageSetting(name: (typeof NAMES)[number]): string | undefined {
  if (typeof document === 'undefined') return undefined;
  follow();
  return document.documentElement.dataset[name];
}

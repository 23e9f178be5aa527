/**
 * The element around a component that comes to life in the page. It takes the place of the one that
 * Astro writes into each such page, of the same name and four times as long: that one also knows
 * islands within islands, components by any name of a file, several slots and a dozen kinds of
 * properties. The build compiles it (short-island.ts).
 */
import type wakeIsland from './wake-island.ts';

/** Astro’s script for a `client:` directive: it calls `load` when the component is to live. */
type Directive = (
  load: () => Promise<() => void>,
  options: unknown,
  island: HTMLElement,
) => Promise<void> | void;

type Script = Readonly<Record<string, unknown>>;

/** Loads a script; a second time, under a name of its own, where that has failed. */
const load = (url: string): Promise<Script> =>
  (import(url) as Promise<Script>).catch(async () => {
    await new Promise((later) => setTimeout(later, 1000));
    return (import(`${url}?again`) as Promise<Script>).catch((error: unknown) => {
      dispatchEvent(new Event('vorhand-missing'));
      throw error;
    });
  });

class Island extends HTMLElement {
  /** What the component is to know of what was done before it lived, beside its properties. */
  early?: Script;

  connectedCallback(): void {
    // What stands in it may still be on its way.
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', () => void this.begin());
    } else void this.begin();
  }

  begin(): Promise<void> | void {
    const read = (name: string): string => this.getAttribute(name) ?? '';
    const directives = (globalThis as unknown as { Astro: Record<string, Directive> }).Astro;
    return directives[read('client')]?.(
      async () => {
        const [component, renderer] = await Promise.all(
          ['component', 'renderer'].map(async (part) => {
            const script = await load(read(`${part}-url`));
            return script[read(`${part}-export`) || 'default'];
          }),
        );
        return () => {
          // The build has written them as plain data (pages/slim.ts).
          const props = { ...(JSON.parse(read('props')) as Script), ...this.early };
          const slots = { default: this.querySelector('astro-slot')?.innerHTML };
          type Wake = typeof wakeIsland;
          (renderer as Wake)(this)(component as Parameters<ReturnType<Wake>>[0], props, slots);
          this.removeAttribute('ssr');
        };
      },
      JSON.parse(read('opts')),
      this,
    );
  }
}

customElements.define('astro-island', Island);

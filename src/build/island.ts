/**
 * The element around a component that comes to life in the page. It takes the place of the one that
 * Astro writes into each such page, of the same name and four times as long: that one also knows
 * islands within islands, components by any name of a file, several slots, a dozen kinds of properties, and
 * asks a further script when a component is to live. The build compiles it (short-island.ts).
 */
import type {} from './first-picture.ts';
import type wakeIsland from './wake-island.ts';

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
  declare early?: Script;

  async connectedCallback(): Promise<void> {
    await pictured;
    // The build has written when it is to live (pages/when-to-wake.ts), and plain properties (pages/slim.ts).
    const read = (name: string): string => this.getAttribute(name)!;
    const near = read('near');
    if (near) await this.comesNear(near);
    const [component, renderer] = await Promise.all(
      ['component', 'renderer'].map(async (part) => {
        const script = await load(read(`${part}-url`));
        return script[read(`${part}-export`)];
      }),
    );
    const props = { ...(JSON.parse(read('props')) as Script), ...this.early };
    const slots = { default: this.querySelector('astro-slot')?.innerHTML };
    type Wake = typeof wakeIsland;
    (renderer as Wake)(this)(component as Parameters<ReturnType<Wake>>[0], props, slots);
    this.removeAttribute('ssr');
  }

  /** Fulfilled when something of it is so near to the window; the element itself has no box. */
  comesNear(rootMargin: string): Promise<void> {
    return new Promise((near) => {
      const watch = new IntersectionObserver(
        (seen) => {
          if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
          watch.disconnect();
          near();
        },
        { rootMargin },
      );
      for (const part of this.children) watch.observe(part);
    });
  }
}

customElements.define('astro-island', Island);

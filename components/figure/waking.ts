/**
 * A figure that the page has as it comes wakes part by part: all of it at once would keep a slow device
 * from answering for a fifth of a second.
 */
import { createRawSnippet, mount, unmount, untrack } from 'svelte';
import type { Component, Snippet, hydrate } from 'svelte';

/** Draws a part where the build makes a page; a browser has it in the page, or draws it as it comes. */
export type DrawPart = <Props extends Record<string, unknown>>(
  component: Component<Props>,
  props: Props,
) => string;

let draw: DrawPart = () => '';

/** Says how parts are drawn, for as long as the program runs. */
export function drawPartsBy(way: DrawPart): void {
  draw = way;
}

/** Svelte’s own, for what a page has drawn; a figure that is drawn as it comes does without. */
export type Hydrate = typeof hydrate;

export class Waking {
  readonly #hydrate: Hydrate | null;
  readonly #waiting: (() => void)[] = [];

  /** @param hydrate given where the parts come one after another, when `begin` is called; else at once. */
  constructor(hydrate: Hydrate | null) {
    this.#hydrate = hydrate;
  }

  /**
   * A part of the figure, in a box of its own.
   *
   * @param name the class of the box; rules for it are `:global`.
   * @param props what the component is given; what changes is read by a getter.
   */
  part<Props extends Record<string, unknown>>(
    name: string,
    component: Component<Props>,
    props: Props,
  ): Snippet {
    return createRawSnippet(() => ({
      render: () => `<div class="${name}">${draw(component, props)}</div>`,
      setup: (target) => {
        let living: object | undefined;
        const wake = (): void => {
          const come = target.hasChildNodes() ? (this.#hydrate ?? mount) : mount;
          living = untrack(() => come(component, { target, props }));
        };
        if (this.#hydrate === null) wake();
        else this.#waiting.push(wake);
        return () => {
          this.#waiting.length = 0;
          if (living !== undefined) void unmount(living);
        };
      },
    }));
  }

  /** Has something done in its turn. */
  first(act: () => void): void {
    this.#waiting.push(act);
  }

  /** Wakes what waits, and fulfils its promise when all of it lives. */
  async begin(): Promise<void> {
    // Between two of them, and before what follows them, the browser may answer and paint.
    const turn = async (): Promise<void> => new Promise((next) => setTimeout(next));
    await turn();
    for (let wake = this.#waiting.shift(); wake !== undefined; wake = this.#waiting.shift()) {
      wake();
      await turn();
    }
  }
}

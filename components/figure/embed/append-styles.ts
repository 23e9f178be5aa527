/**
 * Takes the place of what Svelte does with a component's style when the element is built: it would put
 * a `<style>` into each shadow tree (src/build/embed.ts).
 */
import { addStyles } from './element-styles.ts';

/** Called by each component with the place where it comes to stand. */
export function append_styles(_: Node, { code, hash }: { code: string; hash: string }): void {
  addStyles(hash, code);
}

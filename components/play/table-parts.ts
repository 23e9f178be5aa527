/** What the table shows only now and then, in one piece that loads when the first of it is wanted. */
export { default as Asked } from './Asked.svelte';
export { default as Refuted } from './Refuted.svelte';
export { default as Sheet } from './Sheet.svelte';

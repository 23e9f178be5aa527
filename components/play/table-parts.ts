/** What the table shows only now and then, in one chunk that is loaded during the first bidding. */
export { default as Asked } from './Asked.svelte';
export { default as Count } from './Count.svelte';
export { default as Done } from './Done.svelte';
export { default as Refuted } from './Refuted.svelte';
export { default as Sheet } from './Sheet.svelte';
export { default as Warn } from './elbow/Warn.svelte';

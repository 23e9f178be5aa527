/** What a finger or a mouse does to a figure beside a press; loaded once the figure lives. */
export { hold } from './hold.ts';
export { swipe } from './swipe.ts';

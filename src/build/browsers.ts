/**
 * The oldest browsers that the book is built for, those of spring 2024: the first with both
 * `light-dark()` and popovers, without which it would not look or work as it should. Scripts and
 * style sheets are written down to them; which functions a script may call stands under `lib` in
 * tsconfig.json. What only newer browsers have (a highlighted sentence, prettier line breaks, folds
 * that glide) is an addition that nothing depends on.
 */
export const BROWSERS = ['chrome123', 'edge123', 'firefox125', 'safari17.5'];

/**
 * The oldest browsers that the book is built for, those of spring 2024: the first with both
 * `light-dark()` and popovers, which it needs. Scripts and style sheets are compiled for them; `lib` in
 * tsconfig.json says which functions a script may call. Features of newer browsers (highlighted
 * sentences, better line breaks, animated folds) are optional.
 */
export const BROWSERS = ['chrome123', 'edge123', 'firefox125', 'safari17.5'];

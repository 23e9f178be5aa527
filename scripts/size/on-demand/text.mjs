/**
 * Scripts of the text: what is kept, looked up and set beside it.
 *
 * @type {readonly import('./row.mjs').OnDemand[]}
 */
export const TEXT = [
  {
    path: /^_astro\/running-title\..*\.js$/,
    why: 'the section’s name in the head of a chapter, loaded once the page is there',
    budget: 1_000,
  },
  {
    path: /^_astro\/settings-form\..*\.js$/,
    why: 'the settings, loaded when the reader opens them',
    budget: 3_000,
  },
  {
    path: /^_astro\/follow-names\..*\.js$/,
    why: 'other names for cards in the text, loaded when the reader has chosen them',
    budget: 4_000,
  },
  {
    path: /^_astro\/term-popover\..*\.js$/,
    why: 'what a word means beside it, loaded when the word is pressed',
    budget: 1_500,
  },
  {
    path: /^_astro\/chapter\..*\.js$/,
    why: 'place, bookmarks and notes in a chapter, loaded when the chapter is there',
    budget: 9_000,
  },
  {
    path: /^_astro\/(?:note-place|show-reading|keep-place)\..*\.js$/,
    why: 'where the reader stopped, loaded when he has moved a figure or comes back',
    budget: 6_000,
  },
  {
    path: /^_astro\/whole-file\..*\.js$/,
    why: 'the file of all that is kept, loaded when it is saved or brought back',
    budget: 12_000,
  },
  {
    path: /^_astro\/headings\..*\.js$/,
    why: 'the links at the headings, loaded once the reader does something',
    budget: 1_500,
  },
];

/** The page of the search; in lines with marks (src/lib/marked.ts). */
export const SEARCH_PAGE = {
  title: 'Search',
  description: 'Look for a word in the whole book: chapters, laws, hands and glossary.',
  withoutScript:
    'The search needs JavaScript. Without it, [the contents](/manual/), [the glossary](/glossary/) and [the index to the hands](/hands/) lead the way.',
} as const;

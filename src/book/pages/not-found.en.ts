/** What stands at an address that has no page; in lines with marks (src/lib/marked.ts). */
export const NOT_FOUND_PAGE = {
  title: 'Not in the pack',
  description: 'There is no page at this address. Look in the contents or in the index of hands.',
  opening:
    'There is no page at this address. Try the [contents](/manual/) or the [index of hands](/hands/).',
} as const;

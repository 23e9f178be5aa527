/** The panel of a bookmark, and the button that sets one. */
export const BOOKMARK = {
  set: 'Bookmark',
  panel: 'Your bookmark',
  note: 'Your note',
  all: 'All that you keep',
  done: 'Done',
  remove: 'Remove',
  undo: 'Undo',
  removed: 'Removed.',
  back: 'It is back.',
} as const;

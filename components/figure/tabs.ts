/** The panes beside the table, shown one at a time where room is short. */
export type Tab = 'comment' | 'tricks' | 'analysis';

export const TAB_NAMES: Readonly<Record<Tab, string>> = {
  comment: 'Comment',
  tricks: 'Tricks',
  analysis: 'Analysis',
};

/** The panes beside the table, shown one at a time where room is short. */
export type Tab = 'comment' | 'tricks' | 'analysis';

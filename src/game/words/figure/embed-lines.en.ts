/** The lines that put a hand on another page. */
export const EMBED_LINES = {
  group: 'Lines for your page',
  lines: 'The lines',
  asFrame: 'in a frame, without script',
  copy: 'Copy the lines',
  how: 'How it is done',
  copied: 'The lines are copied.',
  notCopied: 'The browser does not let the page copy. The lines are above.',
} as const;

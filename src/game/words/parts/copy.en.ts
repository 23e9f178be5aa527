/** Copying a link for somebody else. */

export const COPIED = 'The link is copied.';
export const NOT_COPIED = 'The browser does not let the page copy. Here is the link:';

/** The button, and the field in which the link is written out. */
export const COPY_LINK = { words: 'Copy link', name: 'The link' } as const;

/** The link at a heading, for the ear. */
export const sayCopyHeading = (heading: string): string => `Copy the link to “${heading}”`;

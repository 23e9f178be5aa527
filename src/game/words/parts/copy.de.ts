/** Copying a link for somebody else. */

export const COPIED = 'Der Link ist kopiert.';
export const NOT_COPIED = 'Der Browser lässt die Seite nicht kopieren. Hier ist der Link:';

/** The button, and the field in which the link is written out. */
export const COPY_LINK = { words: 'Link kopieren', name: 'Der Link' } as const;

/** The link at a heading, for the ear. */
export const sayCopyHeading = (heading: string): string => `Link zu „${heading}“ kopieren`;

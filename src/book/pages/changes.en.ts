/** The page of changes; in lines with marks (src/lib/marked.ts). */
export const CHANGES_PAGE = {
  title: 'What has changed',
  description:
    'What each version of this manual of Skat has brought its readers, the newest first, with a feed.',
  opening:
    'What each version has brought you, the newest first. There is [a feed](/changes/feed.xml) of it.',
} as const;

/** The title of the feed. */
export const CHANGES_FEED = 'Vorhand: what has changed';

/** A version at the head of what it brought. */
export const headVersion = (version: string, title: string): string => `${version}: ${title}`;

/** The page of changes; in lines with marks (src/lib/marked.ts). */
export const CHANGES_PAGE = {
  title: 'Was sich geändert hat',
  description:
    'Was jede Version dieses Skat-Handbuchs Neues gebracht hat, die jüngste zuerst, auch als Feed.',
  opening:
    'Was dir jede Version Neues gebracht hat, die jüngste zuerst. Das gibt es auch [als Feed](/changes/feed.xml). Die Einträge schreiben wir auf Englisch.',
} as const;

/** The title of the feed. */
export const CHANGES_FEED = 'Vorhand: was sich geändert hat';

/** A version at the head of what it brought. */
export const headVersion = (version: string, title: string): string => `${version}: ${title}`;

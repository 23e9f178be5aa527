/** The page on reading offline; the address of a page that is missed stands in a gap. */
export const OFFLINE_PAGE = {
  title: 'Reading offline',
  description:
    'Which pages of the book this browser has kept, so that you can go on reading offline, and how to store all of it.',
  opening: 'Which pages this browser has kept, and how to store the whole book',
  missed: 'You are offline, and the page {address} is not kept in this browser.',
  keeps:
    'The pages that you read are kept in this browser, with their figures and drills, and open again when you are offline. While you are online, you get the newest version of every page. A browser may delete kept pages when it runs out of space.',
  withoutScript: 'To keep its pages, the book needs JavaScript. You can read it without.',
  progress: 'The whole book',
  keepAll: 'Keep the whole book',
  stop: 'Stop',
  remove: 'Remove what is kept',
  keepAgain: 'Start keeping pages again',
  pages: 'Pages that are kept',
} as const;

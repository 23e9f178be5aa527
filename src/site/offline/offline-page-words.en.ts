/** The page on reading without network; the address of a page that is missed stands in a gap. */
export const OFFLINE_PAGE = {
  title: 'Without network',
  description:
    'What this browser keeps of the book, so that you can read on without network, and how to have all of it.',
  opening: 'What this browser keeps of the book, and how to have all of it',
  missed: 'There is no network, and the page {address} is not kept in this browser.',
  keeps:
    'The pages that you read are kept in this browser, with their figures and drills, and open again when there is no network. While there is one, you get the newest version of every page. A browser may delete kept pages when it runs out of space.',
  withoutScript: 'To keep its pages, the book needs JavaScript. You can read it without.',
  progress: 'The whole book',
  keepAll: 'Keep the whole book',
  stop: 'Stop',
  remove: 'Remove what is kept',
  keepAgain: 'Keep what I read again',
  pages: 'Pages that are kept',
} as const;

/** The page that compares four books; lines with marks are read by src/lib/marked.ts. */

/** What stands around the rules. */
export const FOUR_BOOKS_PAGE = {
  title: 'Four books compared',
  description:
    'Every rule of Skat in four books beside each other, Foster 1922, Eichhorn for the League 1909, The Standard Hoyle 1912 and today: where they agree, and where they do not.',
  opening: 'Foster, Eichhorn, Hoyle and today, rule by rule.',
  advice: 'Advice',
  ofAdvice:
    'No law decides whether advice is good, but it can be tested. What “the deals” say was measured with all cards open, over thousands of deals or at single tricks; follow the link for the numbers and their margins.',
  show: 'Show',
  everything: 'everything',
  differing: 'only where they differ',
  byName: 'All rules by name',
} as const;

/** How many rules there are, and in how many of them the books differ. The title of Hoyle’s book stands in the gap. */
export const introduceRules = (rules: number, differing: number): string =>
  `Here are ${rules} rules, each as four books have it: Foster’s laws of 1922, the rules of the North American Skat League that Eichhorn printed about 1909, the chapter on Skat in {hoyle} of 1912, and the order of today. In ${differing} of them the books differ, and the line below the heading says how. After the rules comes [advice](#topic-advice), where dealt hands are the fourth voice.`;

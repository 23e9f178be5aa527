/** The words of the look back on a hand, and of what is often missed. */
import type { Topic } from '../strategy/advice/topics.ts';

/** The headings and buttons of the look back. */
export const LOOK_BACK = {
  heading: 'Looking back',
  playFrom: 'Play it again from here',
  course: 'How the value changed, with all cards open',
  beforeFirst: 'Before the first card, with all cards open',
  openCounts:
    'These values hold with all cards open, and with the best two cards put away where the skat is taken up. Nobody at the table could know them.',
  othersKnew: 'What the others knew',
  copyNotation: 'Copy the hand in this book’s notation',
  copyRecord: 'Copy it as a server’s record',
  handAsText: 'The hand as text',
  copied: 'The hand is copied.',
  notCopied: 'The browser does not let the page copy. Here it is:',
  notLoaded: 'This could not be loaded. Are you offline?',
} as const;

/** The name of the part that lists what the reader often misses. */
export const OFTEN_MISSED = 'What you often miss';

/** The line above that list. @param hands how many the reader has looked back at. */
export const sayOftenMissed = (hands: number): string =>
  `What cost you most often in the ${hands} hands you looked back at:`;

/** A line of the list, with marks (src/lib/marked.ts). */
export function sayMissed({ chapter, drill, name, title }: Topic, times: number): string {
  const practice = drill === null ? '' : `, [the drill](/practice/${drill}/)`;
  return `${name}, ${times} times: [${title}](${chapter})${practice}`;
}

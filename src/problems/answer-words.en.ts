/** What is said after the answer: the verdict, the numbers, and where to go from here. */
import { counted } from '#edition/game/words/nouns.ts';
import type { Sample } from './shares.ts';

/** The verdict and the ways on; lines with marks (src/lib/marked.ts) where they have gaps. */
export const ANSWER = {
  right: 'Right',
  wrong: 'Wrong',
  rightLine: '{verdict}.',
  wrongLine: '{verdict}: the right card is {cards}.',
  next: 'Next problem',
  whatGoesWrong: 'What goes wrong after {card}',
  looking: 'Looking for what goes wrong after {card} …',
  theme: '{theme}: {chapter}',
  /** A chapter without a title. */
  chapter: 'the chapter',
  /** @param address where the deal is played. */
  playDeal: (address: string): string =>
    `[Play this deal at the table](${address}), from its first card`,
  link: { words: 'Copy a link to this problem', name: 'Link to this problem' },
  again: 'Try it again',
} as const;

/** The table of the shares. */
export const SHARES_TABLE = {
  summary: 'In numbers',
  caption: 'Of 100 deals that you could be facing',
  card: 'Card',
  weighed: 'Weighed',
  even: 'Even',
  played: 'Played out',
  right: 'right',
  own: 'yours',
} as const;

/** Of how many deals the shares are, and how far chance may have moved them: a sentence. */
export function sampleSentence({ isAll, margin, weighed }: Sample): string {
  if (!isAll)
    return `${weighed} deals were tried, so the numbers are right to within ${margin} of 100.`;
  return weighed === 1
    ? 'Only one deal is left.'
    : `All ${weighed} deals that are left were weighed.`;
}

/** How the shares were found, for the foot of their table. */
export function sayDeals({ even, isAll, played, weighed }: Sample): string {
  const agreeing =
    isAll && weighed === 1
      ? 'the only deal that agrees'
      : `${isAll ? `all ${weighed}` : weighed} deals that agree`;
  return [
    `Weighed: ${agreeing} with what you have seen, each counted by how likely the bidding and the play make it.`,
    ...(even > 0 ? [`Even: ${isAll ? 'the same' : even} deals, all counted equally.`] : []),
    'After your card everyone plays with all cards open, which compares cards but flatters the defenders.',
    ...(played > 0
      ? [
          `Played out: ${counted(played, 'deal')}, by three strong players who see only their own cards.`,
        ]
      : []),
  ].join(' ');
}

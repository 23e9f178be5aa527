/** The files of something new, with marks for what its author must fill in. */
import { MARK } from '../../src/book/marks.ts';
import { drillFiles } from './drill-template.ts';
import type { NewFile } from './new-file.ts';

/** What can be made. */
export const KINDS = ['hand', 'chapter', 'essay', 'drill'] as const;
export type Kind = (typeof KINDS)[number];

/**
 * The files of something new.
 *
 * @param id the last part of its address: `my-first-grand`.
 * @param next the number of a chapter that follows those there are.
 */
export function newFiles(kind: Kind, id: string, next: number): readonly NewFile[] {
  switch (kind) {
    case 'hand':
      return [{ file: `content/hands/${id}.hand`, text: hand(id) }];
    case 'chapter':
      return [{ file: `content/manual/${next}-${id}.mdx`, text: chapter(`order: ${next}\n`) }];
    case 'essay':
      return [{ file: `content/shelf/${id}.mdx`, text: chapter('') }];
    case 'drill':
      return drillFiles(id);
  }
}

const hand = (id: string): string => `id: ${id}
title: ${MARK} what is played and by whom, as in Spade Solo, by Mittelhand
source: ${MARK} the book or table it is from, or delete this line
laws: isko
contract: ${MARK} the game, as in gucki-solo spades, hand hearts or hand grand
declarer: ${MARK} the seat that plays alone, V, M or H
bidding: ${MARK} as it went, as in M 18, V pass, H pass

deal
  V: ${MARK} ten cards of Vorhand, as in CJ S10 HA D7
  M: ${MARK} ten cards of Mittelhand
  H: ${MARK} ten cards of Hinterhand
  skat: ${MARK} two cards
{${MARK} what a reader learns from this hand}

layout: ${MARK} the two cards that the declarer puts away, or delete this line if the skat is not taken up

play
1. ${MARK} the first trick, as in V DJ HJ SK = M 8
`;

const chapter = (order: string): string => `---
title: '${MARK} the heading'
${order}hands: []
summary: '${MARK} what it teaches, in a sentence or two of 50 to 200 characters, for the contents and for search engines'
---

${MARK} a moment at the table to begin with, told to “you”

## ${MARK} the heading of a section

${MARK} the text of the section

<Which ask="${MARK} a short question on what the section taught">

${MARK} the answer, which stays folded

</Which>

## In short

- [${MARK} a thing to do next time](#in-short), with a link to its section.
`;

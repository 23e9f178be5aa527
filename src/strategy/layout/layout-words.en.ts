/** What the book’s principles of putting away say of cards, and why: comment text. */
import type { Card } from '../../game/skat/cards.ts';
import { listed } from '#edition/game/words/lists.ts';

/** How little a ten is guarded. */
type TenGuard = 'none' | 'one' | 'ace-out';

const GUARDS: Readonly<Record<TenGuard, string>> = {
  none: 'nothing guards it',
  one: 'one card alone guards it',
  'ace-out': 'its ace is out',
};

/** The sentences. `page` is the page of Foster’s book for the game. */
export const LAYOUT_WORDS = {
  trumpInDanger: (card: Card, trumps: number): string =>
    `${card} is in danger: with ${trumps} trumps you cannot shield it (page 61).`,
  longTen: (ten: Card): string =>
    `${ten} is in danger: the suit is long, and will be ruffed (page 62).`,
  longAce: (ace: Card): string =>
    `${ace} is in danger: the others have hardly a card of so long a suit (page 62).`,
  tenInDanger: (ten: Card, guard: TenGuard, page: number): string =>
    `${ten} is in danger: ${GUARDS[guard]} (page ${page}).`,
  jack: (card: Card): string => `${card} is one of the best trumps: keep it (page 60).`,
  trump: (card: Card): string => `${card} is a trump in no danger: keep it (page 60).`,
  ace: (card: Card): string =>
    `${card} should not go: put no ace away unless its ten goes too, and both are in danger (page 60).`,
  besideAce: (card: Card): string => `${card} has its ace beside it and is in no danger (page 60).`,
  tenAndKing: (pair: readonly Card[]): string =>
    `${listed(pair)} belong together: they are sure of a trick (page 154).`,
  divide: 'High trumps and a long suit are both in danger: save one of each (page 62).',
  wholeSuit: (page: number): string => `A whole suit goes, so you can ruff it (page ${page}).`,
  /** @param pair the ten to put away and its guard to keep. */
  piled: (alone: Card, pair: { readonly ten: Card; readonly guard: Card }, page: number): string =>
    `${alone} is left alone, and 21 points can fall on it: put it away with ${pair.ten} and keep ${pair.guard} (page ${page}).`,
  /** In a Null. @param lower whether there are lower cards of its suit, though too few. */
  mayWin: (card: Card, lower: boolean): string =>
    `${card} is in danger: with ${lower ? 'too few low cards' : 'no lower card'} of its suit, it may be forced to win (page 174).`,
  throwOnMissing: (cards: readonly Card[]): string =>
    `What is left in danger, ${listed(cards)}, may be discarded on the missing suit (page 174).`,
} as const;

/** Problems with their plain suits exchanged are one. */
import { expect, test } from 'vitest';
import { twinKey } from '../../../../scripts/problems/twins.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import type { SeatView } from '../../../../src/strategy/players/view.ts';
import { someProblems } from '../../problems/set.ts';

const SWAPPED: Readonly<Record<string, string>> = { C: 'H', H: 'C', S: 'D', D: 'S' };

/** Clubs for hearts and spades for diamonds, in the whole text of a view; jacks keep their rank among trumps. */
function recoloured(view: SeatView, jacks: boolean): SeatView {
  const swap = (text: string): string =>
    text
      .replace(/"trump":"([CSHD])"/u, (_, suit: string) => `"trump":"${SWAPPED[suit]!}"`)
      .replaceAll(/"([CSHD])(10|[7-9JQKA])"/gu, (whole, suit: string, rank: string) =>
        rank === 'J' && !jacks ? whole : `"${SWAPPED[suit]!}${rank}"`,
      );
  return JSON.parse(swap(JSON.stringify(view))) as SeatView;
}

test('a place and the same place in other suits have one key', () => {
  for (const { id, view } of someProblems(3)) {
    const isNull = view.contract!.kind.includes('nullo');
    expect(twinKey(recoloured(view, isNull)), id).toBe(twinKey(view));
  }
});

test('a place with one card changed has another key', () => {
  for (const { id, view } of someProblems(3)) {
    const out = (['C7', 'S7', 'H7', 'D7', 'C8', 'S8', 'H8', 'D8'] as Card[]).find(
      (card) => !view.hand.includes(card) && !view.tricks.some(({ cards }) => cards.includes(card)),
    );
    if (out === undefined) continue;
    const changed = { ...view, hand: [out, ...view.hand.slice(1)] };
    expect(twinKey(changed), id).not.toBe(twinKey(view));
  }
});

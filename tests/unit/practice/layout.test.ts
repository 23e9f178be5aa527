import { describe, expect, it } from 'vitest';
import { Chance } from '../../../src/practice/chance.ts';
import { layout } from '../../../src/practice/layout/drill.ts';
import { KINDS } from '../../../src/practice/layout/question.ts';
import type { LayoutQuestion } from '../../../src/practice/layout/question.ts';
import { isCard } from '../../../src/skat/cards.ts';
import type { Card } from '../../../src/skat/cards.ts';
import type { Game } from '../../../src/skat/order.ts';

const ask = (seed: number, level: number, kind: string | null): LayoutQuestion =>
  layout.make(new Chance(seed), { level, kind, options: {} });
const QUESTIONS = [1, 2, 3, 4, 5].flatMap((level) =>
  [null, ...Object.keys(KINDS)].flatMap((kind) =>
    Array.from({ length: 8 }, (_, seed) => ask(seed * 7919, level, kind)),
  ),
);

const hearts: Game = { kind: 'tournee', trump: 'H' };
const suit = (trump: 'C' | 'S' | 'H' | 'D'): Game => ({ ...hearts, trump });
const grand: Game = { kind: 'gucki-grand', trump: null };
const cards = (text: string): Card[] => text.split(' ').filter(isCard);

/** What the book puts away, hand by hand. */
const BOOK: readonly (readonly [name: string, game: Game, twelve: string, away: string])[] = [
  ['No. 1', suit('S'), 'CJ CA C10 SJ SA S10 S8 S7 H7 D10 DK D9', 'D10 H7'],
  ['No. 2', suit('S'), 'CJ CA C10 C9 SA S10 HA H7 DJ DA DK D8', 'SA S10'],
  ['No. 3', hearts, 'CJ CA C10 CK CQ SA SK SQ S9 HA H10 H7', 'HA C10'],
  ['No. 4', suit('C'), 'CJ C10 CK CQ SA SK HJ HA HK H9 D10 D9', 'D10 D9'],
  ['No. 5', suit('D'), 'C10 SJ SA S10 SK HJ HK H9 H8 DJ D10 D7', 'C10 S10'],
  ['No. 6', suit('S'), 'CA C10 S7 HA HQ H8 DA D10 DK DQ D9 D8', 'DA D10'],
  ['page 57', suit('S'), 'CJ C10 C9 C7 SJ SA SK SQ S8 S7 DA DK', 'C10 DK'],
  ['No. 16', grand, 'CJ CA C9 C7 SK SQ S10 HA H10 DJ DA D7', 'C7 D7'],
  ['No. 17', grand, 'SJ SA S10 SK S8 HA H10 HK H7 DJ DK D7', 'DK D7'],
  ['No. 18', grand, 'CJ CA C10 SJ SA S10 HJ H10 H9 DQ D9 D8', 'H10 H9'],
  ['No. 19 as it should have been', grand, 'CJ CA CQ C9 SJ S10 HJ H10 HK DJ DK D7', 'S10 DK'],
  ['No. 20', grand, 'CJ CA C10 SJ SQ S7 HJ HQ H7 DJ D10 DK', 'SQ HQ'],
];

function about(game: Game, twelve: string): LayoutQuestion {
  const hands = { V: cards(twelve), M: [], H: [] };
  return { level: 1, kind: 'ten', key: '', game, declarer: 'V', hands };
}
function grade(game: Game, twelve: string, away: string) {
  const [first, second] = cards(away) as [Card, Card];
  return layout.grade(about(game, twelve), [first, second]);
}

describe('the book’s layouts', () => {
  it.each(BOOK)('%s is right', (_, game, twelve, away) => {
    expect(cards(twelve)).toHaveLength(12);
    expect(grade(game, twelve, away)).toEqual({ right: true, faults: [] });
  });

  it('No. 19 as it was lost is wrong, for the reason that the book gives', () => {
    const lost = grade(grand, 'CJ CA CQ C9 SJ S10 HJ H10 HK DJ DK D7', 'S10 H10');
    expect(lost.right).toBe(false);
    expect(lost.faults.join(' ')).toContain('belong together');
  });
});

describe('the questions', () => {
  it('have thirty-two different cards, and are of the kind wished for', () => {
    for (const { hands } of QUESTIONS) {
      expect(new Set([...hands.V, ...hands.M, ...hands.H]).size).toBe(32);
    }
    for (const kind of Object.keys(KINDS)) expect(ask(3, 1, kind).kind).toBe(kind);
    expect(ask(5, 3, null)).toEqual(ask(5, 3, null));
  });

  it('have a right answer, wrong ones with their reasons, and no safe ace or jack in the skat', () => {
    for (const question of QUESTIONS) {
      const best = layout.answer(question);
      expect(layout.grade(question, best)).toEqual({ right: true, faults: [] });
      expect(best.some((card) => card.endsWith('J'))).toBe(false);
      const jack = question.hands[question.declarer].find((card) => card.endsWith('J'));
      const other = best[0];
      if (jack !== undefined) {
        const wrong = layout.grade(question, [jack, other]);
        expect(wrong.right).toBe(false);
        expect(wrong.faults.join(' ')).toContain(jack);
      }
      expect(layout.explain(question).join(' ')).toContain(best[0]);
    }
  });
});

/** The German sentences on what to put away, with every card. */
import { expect, test } from 'vitest';
import { LAYOUT_WORDS } from '#edition/strategy/layout/layout-words.ts';
import { CARDS, SUITS } from '../../../../src/game/skat/cards.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import { expectGoodGerman } from '../../support/good-german.ts';

test('they are in good German with every card', () => {
  expectGoodGerman([
    LAYOUT_WORDS.divide,
    LAYOUT_WORDS.wholeSuit(66),
    ...SUITS.flatMap((suit) => {
      const [ten, king]: [Card, Card] = [`${suit}10`, `${suit}K`];
      return [
        LAYOUT_WORDS.tenAndKing([ten, king]),
        ...(['none', 'one', 'ace-out'] as const).map((guard) =>
          LAYOUT_WORDS.tenInDanger(ten, guard, 153),
        ),
        ...CARDS.map((card) => LAYOUT_WORDS.piled(card, { ten, guard: king }, 68)),
      ];
    }),
    ...CARDS.flatMap((card) => [
      ...[0, 1, 2, 3, 4].map((trumps) => LAYOUT_WORDS.trumpInDanger(card, trumps)),
      ...[true, false].map((lower) => LAYOUT_WORDS.mayWin(card, lower)),
      ...[
        LAYOUT_WORDS.longTen,
        LAYOUT_WORDS.longAce,
        LAYOUT_WORDS.jack,
        LAYOUT_WORDS.trump,
        LAYOUT_WORDS.ace,
        LAYOUT_WORDS.besideAce,
      ].map((say) => say(card)),
      LAYOUT_WORDS.throwOnMissing([card, 'H9']),
    ]),
  ]);
});

test('they say of a card what becomes of it', () => {
  expect(LAYOUT_WORDS.trumpInDanger('HA', 3)).toBe(
    'Das HA ist in Gefahr: Mit 3 Trümpfen kannst du es nicht schützen (Seite 61).',
  );
  expect(LAYOUT_WORDS.tenInDanger('D10', 'one', 66)).toBe(
    'Die D10 ist in Gefahr, denn sie ist nur einmal besetzt (Seite 66).',
  );
  expect(LAYOUT_WORDS.jack('CJ')).toBe(
    'Der CJ ist einer der besten Trümpfe: Behalte ihn (Seite 60).',
  );
  expect(LAYOUT_WORDS.piled('SQ', { ten: 'H10', guard: 'HK' }, 68)).toBe(
    'Die SQ bleibt blank, und darauf können 21 Augen fallen: Drück sie mit der H10 und behalte den HK (Seite 68).',
  );
});

/** The German sentences on which card the book plays, and on the games it calls certain. */
import { expect, test } from 'vitest';
import { CARD_KIND_WORDS } from '#edition/strategy/which-card/card-place-words.ts';
import { DECLARER_LEAD_WORDS } from '#edition/strategy/which-card/declarer-lead-words.ts';
import { FATTEN_WORDS } from '#edition/strategy/which-card/fatten-words.ts';
import { LEAD_WORDS } from '#edition/strategy/which-card/lead-words.ts';
import { RAMSCH_WORDS } from '#edition/strategy/which-card/ramsch-words.ts';
import { SECOND_WORDS } from '#edition/strategy/which-card/second-words.ts';
import { CERTAIN_WORDS } from '#edition/strategy/simulations/certain-words.ts';
import * as declarer from '../../../../src/strategy/which-card/declarer-lead-words.en.ts';
import * as fatten from '../../../../src/strategy/which-card/fatten-words.en.ts';
import * as lead from '../../../../src/strategy/which-card/lead-words.en.ts';
import * as ramsch from '../../../../src/strategy/which-card/ramsch-words.en.ts';
import * as second from '../../../../src/strategy/which-card/second-words.en.ts';
import * as certain from '../../../../src/strategy/simulations/certain-words.en.ts';
import { CARDS, SUITS } from '../../../../src/game/skat/cards.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import { expectGoodGerman } from '../../support/good-german.ts';
import { labelsIn } from '../../support/labels-in.ts';

const TABLES = [
  [DECLARER_LEAD_WORDS, declarer.DECLARER_LEAD_WORDS],
  [FATTEN_WORDS, fatten.FATTEN_WORDS],
  [LEAD_WORDS, lead.LEAD_WORDS],
  [RAMSCH_WORDS, ramsch.RAMSCH_WORDS],
  [SECOND_WORDS, second.SECOND_WORDS],
  [CERTAIN_WORDS, certain.CERTAIN_WORDS],
] as const;

test('they are in good German with every card', () => {
  expectGoodGerman([
    ...labelsIn([CARD_KIND_WORDS, TABLES.map(([german]) => german)]),
    ...SUITS.flatMap((suit) => {
      const pair: readonly Card[] = [`${suit}A`, `${suit}K`];
      return [LEAD_WORDS.tenace(pair), LEAD_WORDS.tenaceAndTen(pair)];
    }),
    ...CARDS.flatMap((card) => [
      SECOND_WORDS.coverJustAbove(card),
      SECOND_WORDS.giveUp(card),
      SECOND_WORDS.onJackOfClubs(card, 'H10'),
      SECOND_WORDS.onJackOfSpades('DJ', card),
      SECOND_WORDS.ruff(card),
    ]),
  ]);
});

test('each names the pages and numbers that it names in English', () => {
  for (const [german, english] of TABLES) {
    const figures = (table: Readonly<Record<string, unknown>>) =>
      Object.entries(table).map(([id, words]) => [
        id,
        typeof words === 'string' ? words.match(/\d+/gu) : null,
      ]);
    expect(figures(german)).toEqual(figures(english));
  }
});

test('they advise as a player would', () => {
  expect(LEAD_WORDS.tenace(['CA', 'CK'])).toBe(
    'CA und CK sind eine Gabel: Spiel diese Farbe nicht aus, wenn du nicht musst, und eine Farbe mit besetzter Zehn auch nicht (Seite 76).',
  );
  expect(SECOND_WORDS.giveUp('HA')).toBe(
    'Gib auf den ersten Trumpf das HA her: Dein Bube dürfte den zweiten machen (Seite 115).',
  );
  expect(SECOND_WORDS.onJackOfClubs('SJ', 'H10')).toBe(
    'Auf den Kreuz-Buben leg den SJ: Mit der H10 eilt es nicht (Seite 115).',
  );
  expect(SECOND_WORDS.ruff('H10')).toBe(
    'Die H10 ist blank: Damit kannst du gar nicht früh genug stechen (Seite 118).',
  );
});

/** The file of card faces is what the drawings say. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawLowSheet, drawSheet } from '../../../../../components/parts/cards/deck/face-files.ts';
import { CARDS, isCard } from '../../../../../src/game/skat/cards.ts';
import { packOf } from '../../../../../src/game/cards/cards.ts';
import { PACK_RANKS } from '../../../../../src/game/cards/ranks.ts';

const file = readFileSync('components/parts/cards/deck/cards.svg', 'utf8');
const low = readFileSync('components/parts/cards/deck/low-cards.svg', 'utf8');

test('components/parts/cards/deck/cards.svg is drawn anew after every change: node scripts/draw-cards.ts', () => {
  expect(file).toBe(drawSheet());
  expect(low).toBe(drawLowSheet());
});

test('it shows nothing of itself, so that a browser that loads it lays nothing out', () => {
  for (const sheet of [file, low]) {
    expect(sheet).toMatch(/^<svg [^>]*><defs display="none">.*<\/defs><\/svg>\n$/);
  }
});

test('it has every card in two sizes and the back, and needs no style of a page', () => {
  for (const card of CARDS) {
    expect(file).toContain(`id="card-${card}" `);
    expect(file).toContain(`id="card-${card}-small" `);
  }
  expect(file).toContain('id="card-back" ');
  expect(file).not.toMatch(/class=|style=/);
  const named = [...file.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  for (const id of new Set(named)) expect(file).toContain(` id="${String(id)}"`);
});

test('the low cards are the rest of the 52, with as many pips as their rank says', () => {
  const rest = packOf(PACK_RANKS).filter((card) => !isCard(card));
  expect(rest).toHaveLength(20);
  for (const card of rest) {
    const [, large = ''] =
      new RegExp(`<symbol [^>]*id="card-${card}" [^>]*>(.*?)</symbol>`).exec(low) ?? [];
    const signs = large.match(new RegExp(`#pip-${card.charAt(0)}"`, 'g')) ?? [];
    // One more stands in the corner, which is drawn twice by turning it round.
    expect([card, signs.length - 2]).toEqual([card, Number(card.slice(1))]);
    expect(low).toContain(`id="card-${card}-small" `);
  }
  expect(low).not.toMatch(/class=|style=/);
});

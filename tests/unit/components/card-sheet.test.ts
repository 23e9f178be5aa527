/** The file of card faces is what the drawings say. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawSheet } from '../../../components/cards/deck/sheet.ts';
import { CARDS } from '../../../src/skat/cards.ts';

const file = readFileSync('components/cards/deck/cards.svg', 'utf8');

test('components/cards/deck/cards.svg is drawn anew after every change: node scripts/draw-cards.ts', () => {
  expect(file).toBe(drawSheet());
});

test('it has every card in two sizes and the back, and needs no style of a page', () => {
  for (const card of CARDS) {
    expect(file).toContain(`<symbol id="card-${card}" `);
    expect(file).toContain(`<symbol id="card-${card}-small" `);
  }
  expect(file).toContain('<symbol id="card-back" ');
  expect(file).not.toMatch(/class=|style=/);
  const named = [...file.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  for (const id of new Set(named)) expect(file).toContain(`<symbol id="${String(id)}" `);
});

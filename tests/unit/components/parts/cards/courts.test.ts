/** The figures of the court cards: their files, and the rules that show them. */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cardArt } from '../../../../../components/analyse/card-art.ts';
import { CARDS, rankOf } from '../../../../../src/game/skat/cards.ts';

const FOLDER = 'components/parts/cards/deck/courts/';
const styles = readFileSync('components/parts/cards/courts.css', 'utf8');
const courts = CARDS.filter((card) => ['K', 'Q', 'J'].includes(rankOf(card)));
const figures = readdirSync(FOLDER).filter((name) => name.endsWith('.svg'));

test('each of the twelve court cards has a figure, which its class alone shows', () => {
  expect(courts).toHaveLength(12);
  expect(figures.toSorted()).toEqual(courts.map((card) => `${card}.svg`).toSorted());
  const shown = [
    ...styles.matchAll(/&\.court-(\w+)::after \{\s*background-image: url\('(.+?)'\)/g),
  ];
  expect(shown.map(([, card, file]) => [card, file])).toEqual(
    expect.arrayContaining(courts.map((card) => [card, `./deck/courts/${card}.svg`])),
  );
});

test('a figure is in the book’s four colours, is at most 18 kB, and asks for nothing else', () => {
  const book = new Set(['#211a13', '#2c4a3d', '#b3151b', '#deb35a', 'none']);
  for (const name of figures) {
    const text = readFileSync(FOLDER + name, 'utf8');
    const colours = [...text.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(
      ([, colour = '']) => colour,
    );
    expect(colours.filter((colour) => !book.has(colour))).toEqual([]);
    expect(text.length).toBeLessThanOrEqual(18_000);
    expect(text).not.toMatch(/<script|<style|style=|href="[^#]|url\(|<image|<foreignObject/);
  }
});

test('the lower half of a figure is the upper one turned round, drawn once', () => {
  for (const name of figures) {
    const text = readFileSync(FOLDER + name, 'utf8');
    const layers = [...text.matchAll(/ id="(\w)"/g)].map(([, id]) => id);
    const turned = [...text.matchAll(/<use href="#(\w)" transform="rotate\(180 650 1000\)"\/>/g)];
    expect(layers.length).toBeGreaterThan(3);
    expect(turned.map(([, id]) => id)).toEqual(layers);
  }
});

test('in a picture outside a page, which has no figures, a court card shows its letter', () => {
  const drawing = cardArt('french', 'en').symbols(['card-SQ']);
  expect(drawing).toContain('<g display="none"><rect');
  expect(drawing).not.toContain('var(');
});

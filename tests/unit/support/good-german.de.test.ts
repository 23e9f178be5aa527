/** The measure of German sentences finds what is wrong, and nothing else. */
import { expect, test } from 'vitest';
import { expectGoodGerman } from './good-german.ts';

test.each([
  'Du stichst mit dem Kreuz-Bube.',
  'Die Kreuz-Bube sticht.',
  'Der DA macht den Stich.',
  'Du hast deinen SQ gespielt.',
  '1 Augen fehlen.',
  'Du hast 3 Stich.',
  'Mit 2 Stiche reicht es.',
  'The trick is yours.',
  'Er sagt ”achtzehn”.',
  'Ende..',
])('it finds the fault in “%s”', (sentence) => {
  expect(() => {
    expectGoodGerman([sentence]);
  }).toThrow();
});

test('it lets good sentences pass', () => {
  expectGoodGerman([
    'Du stichst mit dem blanken Kreuz-Buben.',
    'Der Kreuz-Bube sticht deine Pik-Dame und das Herz-Ass.',
    'Deine SQ macht den Stich, dein DA nicht; mit der H10 hast du 61 Augen.',
    '1 Auge fehlt. In 2 Stichen machst du 21 Augen, mit 3 Trümpfen.',
    'Er sagt „Achtzehn“ …',
  ]);
});

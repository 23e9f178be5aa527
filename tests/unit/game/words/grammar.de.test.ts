/** German cases and genders of every card, after the tables of a grammar. */
import { expect, test } from 'vitest';
import { theCard, withArticle } from '../../../../src/game/words/grammar.de.ts';
import { counted } from '../../../../src/game/words/nouns.de.ts';

const CASES = ['nominative', 'accusative', 'dative', 'genitive'] as const;

test.each([
  ['CJ', 'der Kreuz-Bube', 'den Kreuz-Buben', 'dem Kreuz-Buben', 'des Kreuz-Buben'],
  ['SQ', 'die Pik-Dame', 'die Pik-Dame', 'der Pik-Dame', 'der Pik-Dame'],
  ['HK', 'der Herz-König', 'den Herz-König', 'dem Herz-König', 'des Herz-Königs'],
  ['DA', 'das Karo-Ass', 'das Karo-Ass', 'dem Karo-Ass', 'des Karo-Asses'],
  ['C10', 'die Kreuz-Zehn', 'die Kreuz-Zehn', 'der Kreuz-Zehn', 'der Kreuz-Zehn'],
] as const)('%s is declined as a grammar says', (card, ...forms) => {
  expect(CASES.map((wanted) => theCard(card, wanted))).toEqual(forms);
});

test('a German pack has an Ober and an Unter, which are masculine and strong', () => {
  expect(theCard('SQ', 'dative', 'german')).toBe('dem Grün-Ober');
  expect(theCard('CJ', 'genitive', 'german')).toBe('des Eichel-Unters');
});

test('a card as a code has the article of its name, or another word with its ending', () => {
  expect(withArticle('CJ', 'accusative')).toBe('den CJ');
  expect(withArticle('CQ', 'nominative', 'dein')).toBe('deine CQ');
  expect(withArticle('HA', 'accusative', 'kein')).toBe('kein HA');
});

test('counts have their nouns in number and case', () => {
  expect(counted(1, 'point')).toBe('1 Auge');
  expect(counted(61, 'point')).toBe('61 Augen');
  expect(counted(3, 'trick', 'dative')).toBe('3 Stichen');
  expect(counted(1, 'jack', 'accusative')).toBe('1 Buben');
});

/** The German glossary: an entry for each English one, at the same address, and found by the forms that texts link. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GLOSSARY } from '#content/glossary/glossary.ts';
import { GLOSSARY as ENGLISH } from '../../../content/glossary/glossary.ts';
import {
  entryAnchor,
  entryLang,
  entryNamed,
  findEntry,
  glossaryLetters,
  matchesWords,
  wordsOfEntry,
} from '../../../src/book/glossary.ts';
import { expectGoodGerman } from '../support/good-german.ts';

/** An entry’s word for a text of a chapter, in small letters or not. */
const found = (text: string): string | undefined => findEntry(text, GLOSSARY)?.word;

describe('the German glossary', () => {
  test('is what German builds have', () => {
    expect(GLOSSARY).not.toBe(ENGLISH);
  });

  test('has the anchors, laws and pages of the English one, each once and in its order', () => {
    const places = (glossary: typeof ENGLISH) =>
      glossary.map((entry) => [entryAnchor(entry), entry.laws ?? [], entry.page ?? '']);
    expect(places(GLOSSARY)).toEqual(places(ENGLISH));
    expect(GLOSSARY.map(({ from }) => from === undefined)).toEqual(
      ENGLISH.map(({ from }) => from === undefined),
    );
  });

  test('gives each word one entry', () => {
    const words = GLOSSARY.flatMap(({ also = [], word }) => [word, ...also]).map((word) =>
      word.toLowerCase(),
    );
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });

  test.each(GLOSSARY.map((entry) => [entry.word, entry] as const))(
    '“%s” is found, and points only to what there is',
    (word, entry) => {
      expect(findEntry(word, GLOSSARY)).toBe(entry);
      for (const other of entry.also ?? []) expect(findEntry(other, GLOSSARY)).toBe(entry);
      for (const form of entry.forms ?? []) expect(findEntry(form, GLOSSARY)).toBeDefined();
      for (const name of entry.see ?? []) {
        expect(entryNamed(name, GLOSSARY)).not.toBe(entry);
        // A German word, not the English one that it translates.
        expect(GLOSSARY.map((one) => one.word)).toContain(name);
      }
    },
  );

  test('points where the English one points', () => {
    const seen = (glossary: typeof ENGLISH) =>
      glossary.map(({ see = [] }) =>
        see.map((name) => entryAnchor(entryNamed(name, glossary))).sort(),
      );
    expect(seen(GLOSSARY)).toEqual(seen(ENGLISH));
  });

  test('is in sound German, but for what it quotes', () => {
    expectGoodGerman(GLOSSARY.map(({ means }) => means.replaceAll(/„[^“]*“/gu, 'so')));
    for (const { means } of GLOSSARY) expect(means).toMatch(/^[A-ZÄÖÜ].*[.]$/u);
  });

  test('explains every word that a chapter marks as a term, be it translated or not', () => {
    const terms = globSync('content/**/*.mdx').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/<Term\b[^>]*>(.*?)<\/Term>/gs)].map(
        ({ 1: text = '' }) => text.replaceAll(/\s+/gu, ' ').trim(),
      ),
    );
    expect(terms.length).toBeGreaterThan(15);
    expect(terms.filter((text) => found(text) === undefined)).toEqual([]);
  });

  test.each([
    ['Schmieren', 'schmieren'],
    ['geschmiert', 'schmieren'],
    ['drückst', 'drücken'],
    ['Gedrückten', 'Gedrücktes'],
    ['Buben', 'Bube'],
    ['Stiche', 'Stich'],
    ['Trümpfen', 'Trumpf'],
    ['sticht', 'stechen'],
    ['spielst aus', 'ausspielen'],
    ['Luschen', 'Fehlkarte'],
    ['blanke', 'besetzt'],
    ['blanke Karte', 'blanke Karte'],
    ['Skat', 'Skat'],
    ['Wimmeln', 'schmieren'],
    ['put away', 'drücken'],
    ['plain suits', 'Fehlfarbe'],
    ['Bridge', undefined],
  ])('finds %s under %s', (text, word) => {
    expect(found(text)).toBe(word);
  });

  test('finds an entry of a chapter that is not translated by the English word', () => {
    expect(entryNamed('finesse', GLOSSARY).word).toBe('schneiden');
    expect(entryNamed('Bube', GLOSSARY).word).toBe('Bube');
  });

  test('has its words in German', () => {
    expect(GLOSSARY.map(entryLang)).toEqual(GLOSSARY.map(() => 'de'));
  });
});

describe('the printed German glossary', () => {
  const letters = glossaryLetters(GLOSSARY);
  const lines = letters.flatMap((letter) => letter.lines);

  test('stands in the order of the German alphabet, an umlaut with its vowel', () => {
    const words = lines.map(({ word }) => word);
    expect(words).toEqual(words.toSorted(new Intl.Collator('de').compare));
    expect(words.indexOf('überreizen')).toBeGreaterThan(words.indexOf('Trumpf'));
    for (const { letter } of letters) expect(letter).toMatch(/^[A-Z]$/u);
  });

  test('has every entry once, and leads to it from other words but not from forms', () => {
    expect(lines.filter(({ kind }) => kind === 'entry').length).toBe(ENGLISH.length);
    const ways = new Map(
      lines.filter(({ kind }) => kind === 'see').map(({ entry, word }) => [word, entry.word]),
    );
    expect(ways.get('Lusche')).toBe('Fehlkarte');
    expect(ways.get('Farbspiel')).toBe('einfaches Spiel');
    for (const form of ['gestochen', 'geschmiert', 'trick']) expect(ways.has(form)).toBe(false);
  });

  test('finds a word by its forms and by its English', () => {
    const typed = (text: string): readonly string[] =>
      lines
        .filter((line) => line.kind === 'entry' && matchesWords(wordsOfEntry(line), text))
        .map(({ word }) => word);
    expect(typed('gestochen')).toEqual(['einstechen', 'stechen']);
    expect(typed('FATTEN')).toEqual(['schmieren']);
    expect(typed('ueberreiz')).toContain('überreizen');
  });
});

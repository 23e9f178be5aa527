import { describe, expect, test } from 'vitest';
import { lawAnchor } from '../../../src/book/law-links.ts';
import { pageAnchor } from '../../../src/book/pages.ts';
import {
  CARD_COLUMNS,
  CARD_NAMES,
  SUITS_AS_PRINTED,
  SUIT_COLUMNS,
  SUIT_NAMES,
} from '../../../content/card-names.ts';
import { GLOSSARY } from '../../../content/glossary/glossary.ts';
import {
  entryAnchor,
  entryNamed,
  findEntry,
  glossaryLetters,
  matchesWords,
  wordsOfEntry,
} from '../../../src/book/glossary.ts';
import { readChapters } from '../content/chapter-text.ts';

describe('the glossary', () => {
  test('gives each word one entry, and each entry an anchor of its own', () => {
    const words = GLOSSARY.flatMap(({ word, also = [] }) => [word, ...also]);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
    const anchors = GLOSSARY.map(entryAnchor);
    expect(new Set(anchors).size).toBe(anchors.length);
    for (const anchor of anchors) expect(anchor).toMatch(/^[a-z][a-z-]*$/);
  });

  test.each(GLOSSARY.map((entry) => [entry.word, entry] as const))(
    '“%s” is found, and points only to what there is',
    (word, entry) => {
      expect(findEntry(word, GLOSSARY)).toBe(entry);
      for (const other of entry.also ?? []) expect(findEntry(other, GLOSSARY)).toBe(entry);
      for (const name of entry.see ?? []) expect(entryNamed(name, GLOSSARY)).not.toBe(entry);
      for (const law of entry.laws ?? []) expect(() => lawAnchor(String(law))).not.toThrow();
      // A word of another book has no page in that of 1922.
      if (entry.from === undefined) expect(() => pageAnchor(entry.page ?? '')).not.toThrow();
      else expect(entry.page).toBeUndefined();
    },
  );

  test('explains every word that a chapter marks as a term', () => {
    const terms = readChapters().flatMap(({ file, source }) =>
      [...source.matchAll(/<Term\b[^>]*>(.*?)<\/Term>/gs)].map(({ 1: text = '' }) => ({
        file,
        text,
      })),
    );
    expect(terms.length).toBeGreaterThan(15);
    expect(terms.filter(({ text }) => findEntry(text, GLOSSARY) === undefined)).toEqual([]);
  });

  test('keeps the skat, two cards, apart from Skat, the game, and otherwise ignores capitals', () => {
    expect(findEntry('skat', GLOSSARY)?.means).toContain('two cards');
    expect(findEntry('Skat', GLOSSARY)?.means).toContain('The game itself');
    expect(findEntry('Schneider', GLOSSARY)?.word).toBe('schneider');
    expect(findEntry('bridge', GLOSSARY)).toBeUndefined();
    expect(() => entryNamed('bridge', GLOSSARY)).toThrow('no entry “bridge”');
  });
});

/** The headings of the terms in Eichhorn's American Skat (c. 1909), with his spelling. */
const EICHHORN =
  `back hand, bidding, Call Play, clubs, cock stool, contingencies, diamonds, ducking,
  elder hand, feints, forces, German decks, Grand, Grand Pot, Guckser, hearts, jacks, Jungfer, Kiebitz,
  long suit, matadors, Mauerr, middle hand, Nullo, Old One, opponents, ouvert, passing, player, points,
  post mortems, Ramsch, retaining, revoking, Revolution, salmon, schneider, schwarz, singleton, skat,
  sleepers, smearing, Solo, spades, stretching, Stroh-Schneider, throwing off, Tourne, trumps, visiting
  villages, with, without, with the skat, without the skat, Zwickmühle`.split(/,\s+/);

test('each of Eichhorn’s 55 terms is in the glossary, under his word for it', () => {
  expect(EICHHORN).toHaveLength(55);
  const missing = EICHHORN.map((word) => word.replace(/\s+/, ' ')).filter(
    (word) => findEntry(word, GLOSSARY) === undefined,
  );
  expect(missing).toEqual([]);
});

describe('the printed glossary', () => {
  const letters = glossaryLetters(GLOSSARY);

  test('stands in the order of the alphabet, an umlaut with its vowel', () => {
    const order = letters.flatMap(({ lines }) => lines.map(({ word }) => word));
    expect(order.indexOf('Drücken')).toBeGreaterThan(order.indexOf('draw trumps'));
    expect(order.slice(-2)).toEqual(['Zählkarte', 'Zwickmühle']);
    const heads = letters.map(({ letter }) => letter);
    expect(heads).toEqual([...heads].sort());
    for (const { letter } of letters) expect(letter).toMatch(/^[A-Z]$/);
  });

  test('has every entry once, and leads to it from words that stand elsewhere', () => {
    const lines = letters.flatMap((letter) => letter.lines);
    expect(lines.filter(({ kind }) => kind === 'entry').length).toBe(GLOSSARY.length);
    const ways = new Map(
      lines.filter(({ kind }) => kind === 'see').map(({ word, entry }) => [word, entry.word]),
    );
    expect(ways.get('forehand')).toBe('Vorhand');
    expect(ways.get('adversaries')).toBe('defenders');
    // These stand beside their entry, or beside another such line.
    for (const word of ['Schafskopf', 'matador', 'adversary']) expect(ways.has(word)).toBe(false);
  });

  test('finds a word with and without its umlaut, by its English too', () => {
    const found = (typed: string) =>
      letters
        .flatMap(({ lines }) => lines)
        .filter((line) => line.kind === 'entry' && matchesWords(wordsOfEntry(line), typed))
        .map(({ word }) => word);
    for (const typed of ['Drücken', 'drucken', 'DRUECKEN', ' drück ', 'pressing']) {
      expect(found(typed), typed).toContain('Drücken');
    }
    expect(found('zahlkarten')).toEqual(['Zählkarte']);
    expect(found('xyz')).toEqual([]);
    expect(found('').length).toBe(GLOSSARY.length);
  });
});

test('every row of names has one for each suit or card', () => {
  for (const { names } of [...SUIT_NAMES, SUITS_AS_PRINTED]) {
    expect(names.length).toBe(SUIT_COLUMNS.length);
  }
  for (const { names } of CARD_NAMES) expect(names.length).toBe(CARD_COLUMNS.length);
});

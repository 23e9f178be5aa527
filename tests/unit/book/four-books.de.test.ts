/** The rules and the advice of four books in German. */
import { describe, expect, test } from 'vitest';
import { rulesInWords } from '../../../content/de/rules/rule-words.ts';
import { EICHHORN_RULES } from '../../../content/rules/eichhorn.ts';
import { FINESSE } from '../../../content/rules/finesse.ts';
import { ADVICE_OF_FOUR } from '../../../content/rules/four/advice.ts';
import { RULES_OF_FOUR } from '../../../content/rules/four/four.ts';
import { ruleOfNote, verdictOnAdvice, verdictOnRule } from '../../../src/book/four-books.ts';
import { columnsOfRule } from '../../../src/book/four-voices.ts';
import { expectGoodGerman } from '../support/good-german.ts';

type Files = Record<string, Readonly<Record<string, unknown>>>;
const english: Files = import.meta.glob('../../../content/rules/**/*.ts', { eager: true });
const german: Files = import.meta.glob('../../../content/de/rules/**/*.ts', { eager: true });
const namesIn = (files: Files, folder: string): string[] =>
  Object.keys(files).map((path) => path.replace(`../../../content/${folder}/`, ''));
const names = namesIn(german, 'de/rules').filter((name) => name !== 'rule-words.ts');

/** What is words; the heading of a rule stays as the book has it, and only the German file has a title beside it. */
const WORDS = ['title', 'says', 'note', 'foster', 'today', 'differ'];

/** The words of a file, by their places. */
function wordsOf(file: unknown): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  const walk = (value: unknown, place: string, key: string): void => {
    if (typeof value === 'string' && WORDS.includes(key)) words.set(place, value);
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) walk(inner, `${place}.${name}`, name);
  };
  walk(file, '', '');
  return words;
}

/** The figures of a text; matadors, which German counts in figures, apart. */
const figures = (text: string): string[] =>
  [...text.replaceAll(/\b(?:mit|ohne) \d\b/gu, '').matchAll(/\d+/gu)].map(([figure]) => figure);

describe('the German rules', () => {
  test('are there for each file that has words of its own', () => {
    const without = namesIn(english, 'rules').filter((name) => !names.includes(name));
    // Types, and lists that put the files of an edition together.
    expect(without.toSorted()).toEqual([
      ...['eichhorn.ts', 'finesse-rule.ts', 'finesse.ts', 'four/advice-of-four.ts'],
      ...['four/advice.ts', 'four/four.ts', 'four/rule-of-four.ts', 'rule.ts'],
    ]);
    expect(names.length).toBeGreaterThan(14);
  });

  test.each(names)('of %s say what the English ones say, in German', (name) => {
    const own = wordsOf(german[`../../../content/de/rules/${name}`]);
    const sources = wordsOf(english[`../../../content/rules/${name}`]);
    expect(sources.size).toBeGreaterThan(0);
    for (const [place, source] of sources) {
      const text = own.get(place) ?? '';
      expect(figures(text), place).toEqual(figures(source));
      if (!['Schneider', 'Schwarz'].includes(text)) expect(text, place).not.toBe(source);
      expect(text.endsWith('.'), place).toBe(source.endsWith('.'));
    }
  });

  test('are in sound German', () => {
    const texts = [EICHHORN_RULES, FINESSE, RULES_OF_FOUR, ADVICE_OF_FOUR].flatMap((list) => [
      ...wordsOf(list).values(),
    ]);
    expect(texts.length).toBeGreaterThan(650);
    expectGoodGerman(texts);
    for (const text of texts) {
      expect(text).toMatch(/^[„A-ZÄÖÜ\d]/u);
      expect(text).not.toMatch(/Tourn[eé]e|Nullo/u);
    }
  });

  test('have a word of their own for every heading that is English', () => {
    const untitled = EICHHORN_RULES.flatMap(({ rules }) => rules)
      .filter(({ title }) => title === undefined)
      .map(({ heading }) => heading);
    expect(untitled).toEqual(['Passt nicht', 'Ramsch', 'Schneider', 'Schwarz']);
  });
});

describe('rules in other words', () => {
  const rules = [
    { id: 'cutting', title: 'Cutting', foster: { says: 'Cut.', laws: [17] }, hoyle: null },
    { id: 'scoring', title: 'Scoring', foster: null, hoyle: { says: 'Score.', under: 'Counting' } },
  ];

  test('keep their laws and headings', () => {
    expect(
      rulesInWords(rules, {
        cutting: { title: 'Abheben', foster: 'Heb ab.' },
        scoring: { title: 'Schreiben', hoyle: 'Schreib an.' },
      }),
    ).toEqual([
      { id: 'cutting', title: 'Abheben', foster: { says: 'Heb ab.', laws: [17] }, hoyle: null },
      {
        ...{ id: 'scoring', title: 'Schreiben', foster: null },
        hoyle: { says: 'Schreib an.', under: 'Counting' },
      },
    ]);
  });

  test('need words for each that speaks, and for no other', () => {
    const cutting = { title: 'Abheben', foster: 'Heb ab.' };
    const [first] = rules;
    expect(() => rulesInWords(rules, { cutting })).toThrow('“scoring”');
    expect(() => rulesInWords([first!], { cutting: { title: 'Abheben' } })).toThrow('“foster”');
    expect(() => rulesInWords([first!], { cutting: { ...cutting, hoyle: 'Auch.' } })).toThrow(
      '“hoyle”',
    );
    expect(() => rulesInWords([first!], { cutting, dealing: {} })).toThrow('“dealing”');
  });
});

describe('the page of four books in German', () => {
  const rules = RULES_OF_FOUR.flatMap((topic) => topic.rules);
  const revoke = rules.find(({ id }) => id === 'revoke')!;

  test('cites a heading as the book has it, and says that it is English', () => {
    const [foster, eichhorn, hoyle, today] = columnsOfRule(revoke);
    expect(foster?.where.map(({ text }) => text)).toEqual(['Regel 52', '53']);
    expect(eichhorn?.where).toEqual([
      { text: 'Revoking', href: '/shelf/eichhorn-rules/#rule-revoking', lang: 'en' },
    ]);
    expect(eichhorn?.says).toMatch(/^Der Fehler steht fest, sobald die Karte die Hand verlässt/u);
    expect(hoyle?.where).toEqual([{ text: 'Rules; Suggestions in Regard to Skat', lang: 'en' }]);
    expect(today?.says).toMatch(/^Das Spiel ist sofort zu Ende/u);
  });

  test('finds the rule of a note by the heading that the note cites', () => {
    expect(ruleOfNote('Eichhorn', 'Revoking')?.title).toBe('Nicht bedienen');
  });

  test('says who agrees', () => {
    const sixtyOne = rules.find(({ id }) => id === 'sixty-one')!;
    expect(verdictOnRule(sixtyOne).says).toBe('Alle vier sind sich einig.');
    expect(verdictOnRule(revoke).says).toBe(
      'Foster lässt Zeit, bis der Stich umgedreht ist. Bei Eichhorn steht der Fehler fest, wenn die Karte die Hand verlässt, und nur der schuldige Gegenspieler zahlt.',
    );
    const between = ADVICE_OF_FOUR.find(({ id }) => id === 'declarer-between')!;
    expect(verdictOnAdvice(between).says).toBe('Alle drei sind sich einig.');
  });
});

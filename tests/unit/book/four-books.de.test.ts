/** The rules and the advice of four books in German: the same as in English but for the words. */
import { describe, expect, test } from 'vitest';
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
const names = Object.keys(german).map((path) => path.replace('../../../content/de/rules/', ''));
const fileIn = (files: Files, folder: string, name: string) =>
  files[`../../../content/${folder}/${name}`] ?? {};

/** What is words; the heading of a rule stays as the book has it, and only the German file has a title beside it. */
const WORDS = ['title', 'says', 'note', 'foster', 'today', 'differ'];

/** The places of a file’s words, and all else that it holds. */
function apart(file: unknown): { words: [place: string, text: string][]; rest: string[] } {
  const words: [string, string][] = [];
  const rest: string[] = [];
  const walk = (value: unknown, place: string, key: string): void => {
    if (typeof value === 'string' && WORDS.includes(key)) words.push([place, value]);
    else if (typeof value !== 'object' || value === null) rest.push(`${place}: ${String(value)}`);
    else for (const [name, inner] of Object.entries(value)) walk(inner, `${place}.${name}`, name);
  };
  walk(file, '', '');
  return { words, rest };
}

/** The figures of a text; matadors, which German counts in figures, apart. */
const figures = (text: string): string[] =>
  [...text.replaceAll(/\b(?:mit|ohne) \d\b/gu, '').matchAll(/\d+/gu)].map(([figure]) => figure);

describe('the German rules', () => {
  test('are there for each file that has words of its own', () => {
    const without = Object.keys(english)
      .map((path) => path.replace('../../../content/rules/', ''))
      .filter((name) => !names.includes(name));
    // Types, and lists that put the files of an edition together.
    expect(without.toSorted()).toEqual([
      ...['eichhorn.ts', 'finesse-rule.ts', 'finesse.ts', 'four/advice-of-four.ts'],
      ...['four/advice.ts', 'four/four.ts', 'four/rule-of-four.ts', 'rule.ts'],
    ]);
    expect(names.length).toBeGreaterThan(14);
  });

  test.each(names)('of %s have the same ids, laws, places, trials and measures', (name) => {
    const [one, other] = [fileIn(german, 'de/rules', name), fileIn(english, 'rules', name)].map(
      apart,
    );
    expect(one!.rest).toEqual(other!.rest);
    const isOurs = ([place]: readonly [string, string]) =>
      other!.words.some(([same]) => same === place);
    const extra = one!.words.filter((each) => !isOurs(each)).map(([place]) => place);
    for (const place of extra) expect(place).toMatch(/\.rules\.\d+\.title$/u);
    expect(extra.length === 0 || name.startsWith('eichhorn-')).toBe(true);
    const own = one!.words.filter(isOurs);
    expect(own.map(([place]) => place)).toEqual(other!.words.map(([place]) => place));
    for (const [index, [place, text]] of own.entries()) {
      const source = other!.words[index]?.[1] ?? '';
      expect(figures(text), place).toEqual(figures(source));
      if (!['Schneider', 'Schwarz'].includes(text)) expect(text, place).not.toBe(source);
      expect(text.endsWith('.'), place).toBe(source.endsWith('.'));
    }
  });

  test('are in sound German', () => {
    const texts = [EICHHORN_RULES, FINESSE, RULES_OF_FOUR, ADVICE_OF_FOUR].flatMap((list) =>
      apart(list).words.map(([, text]) => text),
    );
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

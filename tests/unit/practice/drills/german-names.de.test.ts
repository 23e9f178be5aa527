/** The drill about names in German, where it asks for the English ones. */
import { describe, expect, test } from 'vitest';
import * as words from '#edition/practice/drills/german-names/german-names-words.ts';
import { Chance } from '../../../../src/lib/random.ts';
import { germanNames } from '../../../../src/practice/drills/german-names/drill.ts';
import { GERMAN_NAMES_KINDS } from '../../../../src/practice/drills/german-names/question.ts';
import type { GermanNamesQuestion } from '../../../../src/practice/drills/german-names/question.ts';
import { expectGoodGerman } from '../../support/good-german.ts';
import { labelsIn } from '../../support/labels-in.ts';

const QUESTIONS = [1, 2, 3, 4, 5].flatMap((level) =>
  [null, ...GERMAN_NAMES_KINDS].flatMap((kind) =>
    Array.from({ length: 60 }, (_, index) =>
      germanNames.make(new Chance(index * 7919), { level, kind, options: {} }),
    ),
  ),
);

/** Without what is quoted, which is English where it should be. */
const unquoted = (sentences: readonly string[]): string[] =>
  sentences.map((sentence) => sentence.replaceAll(/„[^“]*“/gu, '„X“'));

const question = (kind: string, into: string): GermanNamesQuestion =>
  QUESTIONS.find((one) => one.kind === kind && one.into === into)!;

describe('the English names', () => {
  test('are asked for and explained in German', () => {
    expectGoodGerman(
      unquoted([
        ...labelsIn({ ...words }),
        ...QUESTIONS.flatMap((one) => [
          germanNames.ask(one),
          ...germanNames.explain(one),
          ...one.choices.flatMap(({ english }) => germanNames.grade(one, english).faults),
        ]),
        words.sayOtherName(null),
      ]),
    );
  });

  test('are asked for from the second level; a newcomer answers in German', () => {
    for (const { into, level } of QUESTIONS) if (level === 1) expect(into).toBe('german');
    expect(QUESTIONS.some(({ into }) => into === 'english')).toBe(true);
  });

  test('have one right answer, which the question does not say', () => {
    for (const one of QUESTIONS) {
      const right = germanNames.answer(one);
      expect(germanNames.grade(one, right).right).toBe(true);
      const said = one.choices.map(({ english }) => germanNames.say(one, english));
      expect(new Set(said).size).toBe(one.choices.length);
      expect(germanNames.ask(one)).not.toContain(`„${germanNames.say(one, right)}“`);
    }
  });

  test('ask what a letter of an old book means in German', () => {
    const one = question('letters', 'german');
    const said = one.choices.map(({ english }) => germanNames.say(one, english));
    expect(said).toEqual(['Kreuz', 'Pik', 'Herz', 'Karo']);
  });

  test.each([
    [
      words.askName({ ...question('card', 'english'), subject: { english: 'jack of clubs', german: 'Kreuz-Bube', card: 'CJ' } }), // prettier-ignore
      'Was heißt „Kreuz-Bube“ auf Englisch?',
    ],
    [
      words.askName({ ...question('pack', 'german'), subject: { english: 'jack of clubs', german: 'Eichel-Unter', card: 'CJ' } }), // prettier-ignore
      'Wie heißt „jack of clubs“ im deutschen Blatt?',
    ],
    [
      words.sayOtherName({ english: 'queen of hearts', german: 'Herz-Dame', card: 'HQ' }),
      '„queen of hearts“ heißt auf Deutsch „Herz-Dame“.',
    ],
    [words.sayOtherLetter({ english: 'clubs', german: 'tr.', card: null }), '„tr.“ steht für Kreuz.'], // prettier-ignore
  ])('%s', (sentence, expected) => {
    expect(sentence).toBe(expected);
  });
});

import { describe, expect, it } from 'vitest';
import { GLOSSARY } from '../../../../content/glossary/glossary.ts';
import { Chance } from '../../../../src/lib/random.ts';
import { germanNames } from '../../../../src/practice/drills/german-names/drill.ts';
import {
  OLD_LETTERS,
  SUIT_SETS,
  namesOfCard,
} from '../../../../src/practice/drills/german-names/names.ts';
import { GERMAN_NAMES_KINDS } from '../../../../src/practice/drills/german-names/question.ts';
import type { GermanNamesQuestion } from '../../../../src/practice/drills/german-names/question.ts';
import { TABLE_WORDS } from '../../../../content/table-words.ts';
import { every, madeFrom } from './every.ts';

const SEEDS = Array.from({ length: 150 }, (_, index) => index * 7919);
const ask = (seed: number, level: number, kind: string | null): GermanNamesQuestion =>
  madeFrom({ seed, level, kind }, germanNames.make(new Chance(seed), { level, kind, options: {} }));
const QUESTIONS = [1, 2, 3, 4, 5].flatMap((level) =>
  [null, ...GERMAN_NAMES_KINDS].flatMap((kind) => SEEDS.map((seed) => ask(seed, level, kind))),
);

describe('the names', () => {
  it('are those of today’s rules and of a German pack, card by card', () => {
    expect(namesOfCard('CJ', 'french').german).toBe('Kreuz-Bube');
    expect(namesOfCard('S10', 'french').german).toBe('Pik-Zehn');
    expect(namesOfCard('HQ', 'french').german).toBe('Herz-Dame');
    expect(namesOfCard('D7', 'french').german).toBe('Karo-Sieben');
    expect(namesOfCard('CJ', 'german').german).toBe('Eichel-Unter');
    expect(namesOfCard('SA', 'german').german).toBe('Grün-Daus');
    expect(namesOfCard('HQ', 'german').german).toBe('Rot-Ober');
    expect(namesOfCard('D9', 'german').german).toBe('Schellen-Neun');
  });

  it('give a name of a suit, or a letter, to no other suit', () => {
    for (const sets of [SUIT_SETS, OLD_LETTERS]) {
      const meant = new Map<string, Set<string>>();
      for (const { english, german } of sets.flat()) {
        meant.set(german, (meant.get(german) ?? new Set()).add(english));
      }
      for (const [german, suits] of meant) expect([...suits], german).toHaveLength(1);
      expect(meant.size).toBeGreaterThan(7);
    }
  });

  it('have the words of the table from the glossary, under one of its spellings', () => {
    const known = GLOSSARY.flatMap(({ also = [], other = '', word }) => [
      word,
      ...also,
      ...other.split(', '),
    ]).map((word) => word.toLowerCase());
    for (const { german } of TABLE_WORDS.flat()) expect(known).toContain(german.toLowerCase());
  });
});

describe('the questions', () => {
  it('have one right answer among several that differ, and name the thing of each other', () => {
    every(QUESTIONS, (question) => {
      const { choices, into } = question;
      const right = germanNames.answer(question);
      const ids = choices.map(({ english }) => english);
      const all = ids.map((choice) => germanNames.say(question, choice));
      expect(all).toEqual(choices.map((one) => one[into]));
      for (const names of [ids, all]) expect(new Set(names).size).toBe(choices.length);
      expect(all.length).toBeGreaterThan(3);
      expect(ids).toContain(right);
      for (const choice of ids) {
        const { faults, right: good } = germanNames.grade(question, choice);
        expect(good, choice).toBe(choice === right);
        expect(faults, choice).toHaveLength(good ? 0 : 1);
      }
      expect(germanNames.ask(question)).not.toContain(germanNames.say(question, right));
      for (const [index, name] of all.entries()) {
        expect(germanNames.readAnswer?.(name, question), name).toBe(ids[index]);
      }
    });
  });

  it('are of the kind wished for, follow from their seed, and ask for German from the second level', () => {
    for (const kind of GERMAN_NAMES_KINDS) expect(ask(3, 1, kind).kind).toBe(kind);
    expect(ask(5, 4, null)).toEqual(ask(5, 4, null));
    every(
      QUESTIONS.filter(({ level }) => level === 1),
      ({ into }) => {
        expect(into).toBe('english');
      },
    );
    const german = QUESTIONS.filter(({ into }) => into === 'german').length;
    expect(german / QUESTIONS.length).toBeGreaterThan(0.2);
  });
});

import { expect, test } from 'vitest';
import { every, madeFrom } from './every.ts';

test('a failure among many questions names the one that failed', () => {
  const questions = [1, 2, 3].map((seed) =>
    madeFrom({ seed, level: 4, kind: null, law: 'isko' }, { answer: seed }),
  );
  const check = () => {
    every(questions, ({ answer }) => {
      expect(answer).toBeLessThan(2);
    });
  };
  expect(check).toThrow(/^seed 2, level 4, kind any, isko: expected 2 to be less than 2/);
});

test('a question of unknown making is named by itself', () => {
  const check = () => {
    every([{ key: 'CJ SJ' }], ({ key }) => {
      expect(key).toBe('');
    });
  };
  expect(check).toThrow('{"key":"CJ SJ"}: ');
});

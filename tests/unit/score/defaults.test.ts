/** What a new sheet begins with, and what follows a change. */
import { describe, expect, test } from 'vitest';
import { changeRules, rulesOfNewSheet } from '../../../src/score/defaults.ts';

const FIRST = rulesOfNewSheet(undefined, 'isko');

describe('a new sheet', () => {
  test('is a tournament list under today’s rules, and without an end under those of 1922', () => {
    expect(FIRST).toEqual({
      players: ['', '', ''],
      first: 0,
      laws: 'isko',
      list: 'seeger',
      agreed: false,
      length: 36,
      stake: null,
    });
    expect(rulesOfNewSheet(undefined, 'american-1922')).toMatchObject({
      list: 'plain',
      length: null,
    });
  });

  test('takes the ways of the last sheet only where that went by the same rules', () => {
    const last = {
      ...FIRST,
      players: ['A', 'B', 'C', 'D'],
      list: 'plain',
      length: 20,
      stake: 1,
    } as const;
    expect(rulesOfNewSheet(last, 'isko')).toEqual(last);
    expect(rulesOfNewSheet(last, 'american-1922')).toMatchObject({
      players: ['A', 'B', 'C', 'D'],
      list: 'plain',
      length: null,
      stake: 1,
    });
  });
});

describe('a change', () => {
  test('keeps the usual length the usual one', () => {
    expect(changeRules(FIRST, { players: ['', '', '', ''] }).length).toBe(48);
    expect(changeRules(FIRST, { list: 'plain' }).length).toBeNull();
  });

  test('leaves a length that the players chose', () => {
    expect(changeRules({ ...FIRST, length: 20 }, { list: 'plain' }).length).toBe(20);
    expect(changeRules(FIRST, { players: ['', '', '', ''], length: null }).length).toBeNull();
  });

  test('lets no one deal first who has left the table', () => {
    expect(
      changeRules({ ...FIRST, players: ['', '', '', ''], first: 3 }, { players: ['', '', ''] })
        .first,
    ).toBe(0);
  });
});

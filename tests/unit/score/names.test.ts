import { expect, test } from 'vitest';
import { readPlayers } from '../../../src/score/names.ts';
import { readEntrants } from '../../../src/score/tournament/typed.ts';

test('at the score pad, Jörg in composed and in decomposed letters is one player', () => {
  expect(readPlayers(['Jörg', 'Jo\u0308rg', 'Anna'])).toMatchObject({
    ok: false,
    errors: [expect.stringContaining('Two players are called Jörg')],
  });
});

test('a player without a name that can be seen is called after the seat', () => {
  expect(readPlayers(['\u200b', 'Bert', '\u2063\u00ad'])).toEqual({
    ok: true,
    value: ['Player 1', 'Bert', 'Player 3'],
  });
});

test('in the list of a tournament, names are compared in the same way', () => {
  expect(readEntrants('Jörg\nJo\u0308rg\n').ok).toBe(false);
  expect(readEntrants('Anna\n\u200b\nBert')).toMatchObject({
    value: { players: ['Anna', 'Bert'] },
  });
});

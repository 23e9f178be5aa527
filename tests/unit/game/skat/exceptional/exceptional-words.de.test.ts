/** The German words for the exceptional games, for Hoyle’s ways of playing Rounce, and for the League’s slips. */
import { expect, test } from 'vitest';
import { EXCEPTIONAL_GAMES } from '#edition/game/skat/exceptional/games-words.ts';
import { ROUNCE_VARIANT_WORDS } from '#edition/game/skat/exceptional/rounce-words.ts';
import { SLIP_WORDS } from '#edition/game/skat/laws/league-1909-penalties-words.ts';
import { EXCEPTIONAL_GAMES as ENGLISH } from '../../../../../src/game/skat/exceptional/games-words.en.ts';
import { EXCEPTIONAL_IDS } from '../../../../../src/game/skat/exceptional/games.ts';
import { expectGoodGerman } from '../../../support/good-german.ts';
import { labelsIn } from '../../../support/labels-in.ts';

test('they are in good German', () => {
  expectGoodGerman(labelsIn([EXCEPTIONAL_GAMES, ROUNCE_VARIANT_WORDS, SLIP_WORDS]));
});

test('each game changes what it changes in English, with the same figures', () => {
  const figures = (text: string | null): string[] => text?.match(/\d+/gu) ?? [];
  for (const id of EXCEPTIONAL_IDS) {
    const [german, english] = [EXCEPTIONAL_GAMES[id], ENGLISH[id]];
    for (const part of ['plays', 'sees', 'counts', 'costs', 'opinion'] as const) {
      expect([id, part, german[part] === null]).toEqual([id, part, english[part] === null]);
      expect([id, part, figures(german[part])]).toEqual([id, part, figures(english[part])]);
    }
  }
});

test('they say what a table agrees on', () => {
  expect(EXCEPTIONAL_GAMES['guckser-nullo'].costs).toBe(
    '20 gewonnen und 40 verloren; offen 40 und 80.',
  );
  expect(EXCEPTIONAL_GAMES['uno-and-duo'].counts).toBe(
    'Mit genau einem Stich ist Uno gewonnen, mit genau zweien Duo.',
  );
  expect(SLIP_WORDS['looks-in-skat']).toBe('Jemand, der mitspielt, sieht vor dem Ende in den Skat');
});

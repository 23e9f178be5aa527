/** A sitting of two-handed Skat, as a reader plays it by its buttons. */
import { expect, test } from 'vitest';
import { goOnWith } from '../../../../../components/games/two-handed/go-on.ts';
import { TwoGame } from '../../../../../components/games/two-handed/two-game.svelte.ts';
import { TWO_FORMAT } from '../../../../../src/game/two-handed/kept.ts';
import { step } from './press.ts';

test('the same seed is the same deal', () => {
  expect(new TwoGame(11).cards).toEqual(new TwoGame(11).cards);
  expect(new TwoGame(11).cards).not.toEqual(new TwoGame(12).cards);
});

/** All that a reader sees of a sitting. */
const SEEN = [
  'calls',
  'cards',
  'contract',
  'completedTrick',
  'outcome',
  'position',
  'scores',
  'stage',
] as const;
const seen = (game: TwoGame) => SEEN.map((name) => game[name]);

test('goes on at every place as it was kept there', () => {
  const game = new TwoGame(3);
  const stages: string[] = [];
  for (let deal = 0; deal < 8; deal++) {
    for (let turn = 0; turn < 80; turn++) {
      const text = JSON.stringify(TWO_FORMAT.make(game.stored));
      const read = TWO_FORMAT.read(JSON.parse(text));
      expect(read).toEqual({ is: 'whole', value: game.stored });
      const again = goOnWith(game.stored);
      expect(seen(again)).toEqual(seen(game));
      stages.push(game.stage);
      if (game.stage === 'done' || game.stage === 'passed') break;
      step(game, deal % 3 === 0);
    }
    game.again();
  }
  expect(stages).toContain('done');
  expect(stages).toContain('away');
});

test.each([
  ['a card that is not held', ['call 0', 'CJ', 'CJ', 'CJ', 'CJ']],
  ['a trick let go that does not lie there', ['on']],
  ['a call that is not on the ladder', ['call 99']],
])('%s is left out, and the deal stays', (_, deeds) => {
  const stored = { ...new TwoGame(3).stored, deeds };
  const game = goOnWith(stored);
  expect(game.stored.deeds.length).toBeLessThan(deeds.length);
  expect(deeds).toEqual([...game.stored.deeds, ...deeds.slice(game.stored.deeds.length)]);
});

const KEPT = { seed: 3, deal: 1, you: 0, opponent: -20, deeds: [], answers: [] };
const STORED = { version: 1, ...KEPT };

test.each([
  ['of a later version', { version: 2 }, { is: 'newer' }],
  ['without a number of the deal', { version: 1, seed: 3 }, { is: 'damaged', value: null }],
  [
    'with a deed that is none',
    { ...STORED, deeds: ['pass', 'dance', 'on'] },
    { is: 'damaged', value: { ...KEPT, deeds: ['pass'] } },
  ],
  [
    'with an answer that is no card',
    { ...STORED, deeds: ['pass'], answers: ['CJ', 'C1', 'C7'] },
    { is: 'damaged', value: { ...KEPT, deeds: ['pass'], answers: ['CJ'] } },
  ],
])('what is stored %s is read as far as it is sound', (_, stored, reading) => {
  expect(TWO_FORMAT.read(stored)).toEqual(reading);
});

test('two cards are put away, no more and no fewer', () => {
  const game = new TwoGame(5);
  // Calls a Tournee whenever nobody goes over it.
  for (let deal = 0; deal < 40 && game.stage !== 'away'; deal++) {
    if (game.stage === 'call') game.call(game.allowed[0] ?? null);
    else if (game.stage === 'turned')
      game.name({ kind: 'tournee-grand', trump: null, announced: null });
    else game.again();
  }
  expect(game.cards).toHaveLength(12);
  game.choose(game.cards[0]!);
  game.putAway();
  expect(game.problem).not.toBe('');
  expect(game.stage).toBe('away');
  for (const card of game.cards.slice(1, 3)) game.choose(card);
  expect(game.chosen).toHaveLength(2);
  game.putAway();
  expect(game.cards.length).toBeLessThanOrEqual(10);
  expect(game.stage).toBe('play');
});

test('the five cards are announced after the fifth trick, and in a Nullo never', () => {
  let told = 0;
  const game = new TwoGame(3);
  for (let deal = 0; deal < 6; deal++) {
    for (let turn = 0; turn < 80 && game.stage !== 'done' && game.stage !== 'passed'; turn++) {
      if (game.isReserveTaken) {
        told += 1;
        expect(game.contract?.kind).not.toMatch(/nullo/);
        expect(game.position?.tricks).toHaveLength(5);
        expect(game.cards).toHaveLength(10);
      }
      step(game);
    }
    game.again();
  }
  expect(told).toBeGreaterThan(0);
}, 60_000);

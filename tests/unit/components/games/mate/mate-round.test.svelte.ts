/** A round of Mate as a reader plays it, against the solver without its worker. */
import { expect, test } from 'vitest';
import { MateRound } from '../../../../../components/games/mate/mate-round.svelte.ts';
import { lossWords, roundWords } from '../../../../../components/games/mate/round-words.ts';
import { readVariant } from '../../../../../src/game/others/mate/variants.ts';
import { mateEngine, playRound, settled, setup } from './play-mate.ts';

test('who plays worse than he could is told by how much, and loses the round', async () => {
  const round = new MateRound(setup(13_074, 'Y'), mateEngine());
  await settled(round);
  expect(round.stage).toBe('aside');
  await playRound(round, 'worst');
  expect(round.stage).toBe('done');
  expect(round.sheet.engine).toBeGreaterThan(round.sheet.you);
  expect(roundWords(round, (card) => card)).toContain('The round is the engine’s');
});

test('a card that may not be played is let be, and so is a press while the engine chooses', async () => {
  const round = new MateRound(setup(13_074, 'Y'), mateEngine());
  round.choose(null);
  expect(round.stage).toBe('aside');
  await settled(round);
  round.choose(null);
  await settled(round);
  const before = round.cards('Y');
  const forbidden = before.find((card) => !round.allowed.includes(card));
  expect(forbidden).toBeDefined();
  round.choose(forbidden!);
  expect(round.cards('Y')).toEqual(before);
});

test('where the engine cannot be had the reader is told, and may try again', async () => {
  let there = false;
  const engine = mateEngine();
  const round = new MateRound(setup(1, 'X'), {
    ask: (question) =>
      there ? engine.ask(question) : Promise.reject(new Error('The engine could not be loaded.')),
  });
  await Promise.resolve();
  await Promise.resolve();
  expect(round.trouble).toBe('The engine could not be loaded.');
  there = true;
  round.tryAgain();
  await settled(round);
  expect(round.trouble).toBe('');
  expect(round.worths).not.toBeNull();
});

test('who plays on without what the engine says is told of no trouble that is over', async () => {
  const engine = mateEngine();
  let asked = 0;
  const round = new MateRound(setup(1, 'X'), {
    ask: (question) =>
      asked++ === 0
        ? Promise.reject(new Error('The engine could not be loaded.'))
        : engine.ask(question),
  });
  await Promise.resolve();
  await Promise.resolve();
  expect(round.trouble).not.toBe('');
  round.choose(null);
  await settled(round);
  expect(round.trouble).toBe('');
  expect(lossWords(round, (card) => card)).toBe('');
});

test('the same deal again begins with the hand the reader had first', async () => {
  const round = new MateRound(setup(13_074, 'Y'), mateEngine());
  expect(round.setup).toEqual(setup(13_074, 'Y'));
  await playRound(round, 'best');
  expect(round.seat).toBe('X');
  expect(round.setup.seat).toBe('Y');
});

test('the second round of a match adds the first, and its end says by how much it is won', async () => {
  const before = { you: 242, engine: 0 };
  const round = new MateRound({ ...setup(13_074, 'Y'), before }, mateEngine());
  await playRound(round, 'best');
  const { you } = round.sheet;
  expect(roundWords(round, (card) => card)).toContain(
    ` The round is even, ${you} each. The match is yours by 242, ${242 + you} to ${you}.`,
  );
});

test('a Free Move is offered, announced, and gone', async () => {
  const variant = readVariant('free')!;
  const round = new MateRound({ ...setup(13_074, 'Y'), variant }, mateEngine());
  await settled(round);
  round.choose(null);
  await settled(round);
  expect(roundWords(round, (card) => card)).toContain(
    'The engine leads CK: answer it. To use the Free Move, play HK or DK.',
  );
  round.choose('HK');
  await settled(round);
  expect(round.freeMoveAt).toBe(1);
  expect(roundWords(round, (card) => card)).toContain('you play HK by the Free Move.');
  expect(round.freeCards).toEqual([]);
});

test('with the Double Mate Deck a round is played to its end, identical cards one by one', async () => {
  const variant = readVariant('double king')!;
  const round = new MateRound({ ...setup(777, 'X'), variant }, mateEngine());
  await playRound(round, 'best');
  expect(round.stage).toBe('done');
  expect(round.sheet.you).toBe(round.sheet.engine);
});

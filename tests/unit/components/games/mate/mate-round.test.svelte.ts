/** A round of Mate as a reader plays it, against the solver without its worker. */
import { expect, test } from 'vitest';
import { MateRound } from '../../../../../components/games/mate/mate-round.svelte.ts';
import { readBegunMate } from '../../../../../src/game/others/mate/begun-mate.ts';
import { lossWords, roundWords } from '../../../../../components/games/mate/round-sentences.ts';
import { readVariant } from '../../../../../src/game/others/mate/variants.ts';
import { cardName } from '../../../../../src/game/words/cards.ts';
import { TERMS, mateEngine, playRound, settled, setup } from './play-mate.ts';

test('a reader who plays worse than possible reads by how much, and loses the round', async () => {
  const round = new MateRound(setup(13_074, 'Y'), mateEngine());
  await settled(round);
  expect(round.stage).toBe('aside');
  await playRound(round, 'worst');
  expect(round.stage).toBe('done');
  expect(round.sheet.engine).toBeGreaterThan(round.sheet.you);
  expect(roundWords(round, TERMS)).toContain('The round is the engine’s');
});

test.each(['X', 'Y'] as const)(
  'with the reader as %s, the status names each card of a game once: the engine’s leads, and each answered move',
  async (seat) => {
    const round = new MateRound(setup(13_074, seat), mateEngine());
    const statuses: string[] = [];
    const listen = (): void => {
      const words = roundWords(round, TERMS);
      if (words !== statuses.at(-1)) statuses.push(words);
    };
    await settled(round);
    while (round.stage === 'aside' || round.stage === 'play') {
      listen();
      const card = round.stage === 'aside' ? null : (round.allowed[0] ?? null);
      round.choose(card);
      listen();
      await settled(round);
    }
    listen();
    const { position } = round;
    const cards = [...position!.tricks.flatMap((trick) => trick.cards), ...position!.table];
    for (const card of new Set(cards)) {
      const times = statuses.join(' ').split(`the ${cardName(card)}`).length - 1;
      // The card that ends the game is named again with its value.
      const ends = card === round.outcome?.card;
      expect([card, ends ? times >= 1 : times]).toEqual([card, ends ? true : 1]);
    }
  },
);

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

test('when the engine cannot be loaded the reader learns of it, and may try again', async () => {
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

test('a reader who plays on without the engine’s values sees no trouble that is over', async () => {
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
  expect(lossWords(round, TERMS)).toBe('');
});

test('the same deal again begins with the hand the reader had first', async () => {
  const round = new MateRound(setup(13_074, 'Y'), mateEngine());
  expect(round.setup).toEqual(setup(13_074, 'Y'));
  await playRound(round, 'best');
  expect(round.seat).toBe('X');
  expect(round.setup.seat).toBe('Y');
});

test('a round that was left in the middle goes on there, at every choice of both games', async () => {
  const begins = setup(13_074, 'Y');
  const round = new MateRound(begins, mateEngine());
  const engine = mateEngine();
  let compared = 0;
  for (let turn = 0; turn < 60 && round.stage !== 'done'; turn++) {
    await settled(round);
    if (turn % 5 === 0 || round.stage === 'between') {
      const stored = readBegunMate(JSON.parse(JSON.stringify(round.begun)))!;
      const again = new MateRound(begins, engine, stored.games);
      await settled(again);
      const { game, position, seat, sheet, stage } = round;
      expect(again).toMatchObject({ game, seat, sheet, stage });
      expect(again.position).toEqual(position);
      expect(again.begun).toEqual(round.begun);
      compared++;
    }
    if (round.stage === 'between') round.changeHands();
    else if (round.worths !== null) round.choose(round.worths[0]?.card ?? null);
  }
  expect(compared).toBeGreaterThan(3);
});

test('a stored round that breaks the rules goes on after the choices they allow', async () => {
  const begins = setup(13_074, 'X');
  for (const games of [[[null, null, 'CA', 'CA', 'CA']], [[], []], [[], [null, null]]] as const) {
    const stored = readBegunMate({ ...begins, games });
    expect(stored).toBeDefined();
    const round = new MateRound(begins, mateEngine(), stored!.games);
    await settled(round);
    expect(round.readersTurn).toBe(true);
    expect(round.game).toBe(1);
  }
  for (const odd of [
    null,
    { ...begins, games: 'none' },
    { ...begins, games: [['constructor']] },
    { ...begins, number: 0, games: [] },
    { ...begins, variant: '__proto__', games: [] },
  ]) {
    expect(readBegunMate(odd)).toBeUndefined();
  }
});

test('the second round of a match adds the first, and its end says by how much it is won', async () => {
  const before = { you: 242, engine: 0 };
  const round = new MateRound({ ...setup(13_074, 'Y'), before }, mateEngine());
  await playRound(round, 'best');
  const { you } = round.sheet;
  expect(roundWords(round, TERMS)).toContain(
    ` The round is even, ${you} each. The match is yours by 242, ${242 + you} to ${you}.`,
  );
});

test('a Free Move is offered, announced, and gone', async () => {
  const variant = readVariant('free')!;
  const round = new MateRound({ ...setup(13_074, 'Y'), variant }, mateEngine());
  await settled(round);
  round.choose(null);
  await settled(round);
  expect(roundWords(round, TERMS)).toContain(
    'The engine leads the king of clubs: answer it. To use the Free Move, play the king of hearts or the king of diamonds.',
  );
  round.choose('HK');
  await settled(round);
  expect(round.freeMoveAt).toBe(1);
  expect(roundWords(round, TERMS)).toContain('You play the king of hearts by the Free Move.');
  expect(round.freeCards).toEqual([]);
});

test('with the Double Mate Deck a round is played to its end, identical cards one by one', async () => {
  const variant = readVariant('double king')!;
  const round = new MateRound({ ...setup(777, 'X'), variant }, mateEngine());
  await playRound(round, 'best');
  expect(round.stage).toBe('done');
  expect(round.sheet.you).toBe(round.sheet.engine);
});

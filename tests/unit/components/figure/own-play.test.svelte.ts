/** Playing on: the reader's own line, the reader's seats, and the engine's turn. */
import { flushSync } from 'svelte';
import { describe, expect, test } from 'vitest';
import type { SkatFigure as Figure } from '../../../../components/figure/figure.svelte.ts';
import type { PlayingOn } from '../../../../components/figure/parts.ts';
import { SPEEDS } from '../../../../components/figure/speeds.ts';
import type { SkatReplay } from '../../../../src/game/replay/skat-replay.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import { SEATS } from '../../../../src/game/skat/seats.ts';
import { NoAnswer } from '../../../../src/lib/worker/client.ts';
import { taskFor } from '../../../../src/game/solver/answerer.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { finish } from '../../../../src/game/solver/task.ts';
import { bookHand, figureAt, settled, testEngine, withVariations } from './support.ts';
import type { Put, TestClock } from './support.ts';

interface Playing {
  readonly figure: Figure;
  readonly own: PlayingOn;
  readonly clock: TestClock;
  readonly put: readonly Put[];
}

/** A reader who plays on at a place, with an engine, until the body is done. */
async function playOn(
  replay: SkatReplay,
  place: string,
  body: (playing: Playing) => Promise<void> | void,
): Promise<void> {
  const { clock, figure } = figureAt(replay, place);
  figure.startPlayOn();
  await settled();
  const own = figure.ownPlay!;
  const engine = testEngine();
  const end = $effect.root(() => {
    own.answerWith(engine);
  });
  flushSync();
  try {
    await body({ figure, own, clock, put: engine.put });
  } finally {
    end();
  }
}

const solver = makeSolver();

/** Answers as the solver does, with all the time the figure waits. */
async function answer({ answer: give, question }: Put, clock: TestClock): Promise<void> {
  give(finish(taskFor(solver, question)));
  clock.pass(SPEEDS.normal / 2);
  await settled();
}

describe('the own line', () => {
  test('begins without a card; the seat to play is the reader’s', () =>
    playOn(withVariations(), 't3.2', ({ figure, own }) => {
      expect(own.own).toEqual({ from: 't3.2', cards: [] });
      expect([figure.stop.name, figure.inOwnLine, figure.playingOn]).toEqual(['t3.2', false, true]);
      expect(own.readerSeats).toEqual(['V']);
    }));

  test('begins after laying out when the reader starts from the deal', () =>
    playOn(withVariations(), 'deal', ({ figure, own }) => {
      expect([figure.stop.name, own.own?.from, own.readerSeats]).toEqual([
        'layout',
        'layout',
        ['V'],
      ]);
    }));

  test('keeps every card, also one of the record, and a link has them all', () =>
    playOn(withVariations(), 't6.3', ({ figure, own }) => {
      own.playSeats(SEATS);
      for (const card of ['S8', 'H9', 'D7', 'C10'] as const) figure.play(card);
      expect(own.own).toEqual({ from: 't6.3', cards: ['S8', 'H9', 'D7', 'C10'] });
      expect(figure.stop.name).toBe('+/t8.1');
      expect(figure.placeNameOf(figure.stop)).toBe('t6.3+S8H9D7C10');
      figure.card('back');
      expect(figure.placeNameOf(figure.stop)).toBe('t6.3+S8H9D7C10@t7.3');
    }));

  test('drops its later cards when another is played before them', () =>
    playOn(withVariations(), 't6.3', ({ figure, own }) => {
      own.playSeats(SEATS);
      for (const card of ['S8', 'H9', 'D7', 'C10'] as const) figure.play(card);
      figure.goToPlace('+/t7.1');
      figure.play('DQ');
      expect(own.own?.cards).toEqual(['S8', 'DQ']);
      expect(figure.atEnd).toBe(true);
    }));

  test('a card that may not be played changes nothing', () =>
    playOn(withVariations(), 't6.3', ({ figure, own }) => {
      figure.play('HA');
      expect([own.own?.cards, figure.stop.name]).toEqual([[], 't6.3']);
    }));

  test('takes back to the reader’s last choice, takes up again, and drops nothing', () =>
    playOn(withVariations(), 't6.3', ({ figure, own }) => {
      own.playSeats(SEATS);
      for (const card of ['S8', 'H9', 'D7', 'C10'] as const) figure.play(card);
      own.playSeats(['V']);
      own.takeBack();
      // Where the ten was led; before that, where the eight was.
      expect(figure.stop.name).toBe('+/t7.3');
      own.takeBack();
      expect(figure.stop.name).toBe('t6.3');
      own.redo();
      expect(figure.stop.name).toBe('+/t7.3');
      own.redo();
      expect(figure.stop.name).toBe('+/t8.1');
      expect(own.own?.cards).toHaveLength(4);
    }));

  test('after its first card is taken back the reader can play, go back, play on and take up again', () =>
    playOn(withVariations(), 't6.3', ({ figure, own }) => {
      figure.play('C10');
      own.takeBack();
      expect([figure.stop.name, figure.playingOn, figure.offRecord]).toEqual(['t6.3', true, true]);
      // Back on the record, "Play on" is offered again, and a card of the record is the record’s.
      figure.backToRecord();
      expect([figure.stop.name, figure.playingOn, figure.offRecord]).toEqual([
        't6.3',
        false,
        false,
      ]);
      figure.startPlayOn();
      expect([figure.playingOn, own.own?.cards]).toEqual([true, ['C10']]);
      own.redo();
      expect(figure.stop.name).toBe('+/t7.1');
    }));

  test('stepping to a place of the record is not leaving it', () =>
    playOn(withVariations(), 't6.3', ({ figure, own }) => {
      figure.play('C10');
      figure.card('back');
      expect([figure.stop.name, figure.playingOn]).toEqual(['t6.3', true]);
      figure.card('back');
      figure.card('forward');
      expect([figure.stop.name, figure.playingOn, own.own?.cards]).toEqual([
        't6.3',
        false,
        ['C10'],
      ]);
      figure.play(figure.replay.lines.get(null)!.path[figure.index + 1]!.table[0]!.card);
      expect([figure.stop.name, figure.inOwnLine]).toEqual(['t7.1', false]);
    }));

  test('where its first card was another seat’s and is taken back, the engine can be asked again', () =>
    playOn(withVariations(), 't6.3', async ({ clock, figure, own, put }) => {
      own.playSeats(['M']);
      flushSync();
      await answer(put[0]!, clock);
      figure.goToPlace('+/t7.1');
      own.takeBack();
      expect([figure.stop.name, own.engineSeat, own.pausedEngineSeat]).toEqual(['t6.3', null, 'V']);
    }));

  test('stays when the reader goes back to the record, until another line begins', () =>
    playOn(withVariations(), 't6.3', ({ figure, own }) => {
      figure.play('C10');
      figure.backToRecord();
      expect([figure.stop.name, figure.offRecord]).toEqual(['t6.3', false]);
      figure.start();
      expect(figure.playingOn).toBe(false);
      own.resume();
      expect(figure.stop.name).toBe('+/t7.1');
      figure.goToPlace('t1.3');
      figure.play('S8');
      expect(own.own).toEqual({ from: 't1.3', cards: ['S8'] });
      expect(figure.replay.lines.size).toBe(5);
    }));

  test('without a card is forgotten on the way back to the record', () =>
    playOn(withVariations(), 't6.3', ({ figure, own }) => {
      expect(figure.offRecord).toBe(true);
      figure.backToRecord();
      expect([own.own, figure.offRecord, figure.playingOn]).toEqual([null, false, false]);
    }));

  test('comes with an address as far as it fits, and says what does not', () =>
    playOn(withVariations(), 'deal', ({ figure, own }) => {
      figure.goToPlace('t6.3+S8H9@t7.1');
      expect([figure.stop.name, figure.message]).toEqual(['+/t7.1', '']);
      expect(own.readerSeats).toEqual(['V']);
      figure.goToPlace('t6.3+S8HA');
      expect([figure.stop.name, own.own?.cards]).toEqual(['+/t7.1', ['S8']]);
      expect(figure.message).toContain('This link does not fit the hand');
      figure.goToPlace('t6.3+XX');
      expect(figure.stop.name).toBe('+/t7.1');
      expect(figure.message).toContain('The figure stays where it was.');
    }));

  test('in a Ramsch has all three seats, and the engine is never asked', () =>
    playOn(bookHand('foster-21'), 'deal', async ({ figure, own, put }) => {
      expect(own.readerSeats).toEqual(SEATS);
      const [card] = figure.playable;
      figure.play(card!);
      await settled();
      expect([own.engineSeat, put]).toEqual([null, []]);
    }));
});

describe('the engine', () => {
  /** The reader leads the ten of clubs to trick 7; Mittelhand and Hinterhand are the engine's. */
  const leadTen = async (playing: Playing): Promise<void> => {
    playing.figure.play('C10');
    await settled();
  };

  test('is asked about the position after the reader’s card, in which the reader’s cards cannot be pressed', () =>
    playOn(withVariations(), 't6.3', async (playing) => {
      const { figure, own, put } = playing;
      expect(put).toEqual([]);
      await leadTen(playing);
      expect([own.isAnswering, own.engineSeat, figure.playable]).toEqual([true, 'M', []]);
      expect(put.map(({ question }) => question)).toMatchObject([
        { name: 'cardPoints', position: { declarer: 'V', leader: 'V', table: ['C10'] } },
      ]);
    }));

  test('answers for one seat after the other, with a best card, until it is the reader’s turn', () =>
    playOn(withVariations(), 't6.3', async (playing) => {
      const { clock, figure, own, put } = playing;
      await leadTen(playing);
      for (let done = 0; own.engineSeat !== null; done++) {
        const { question } = put[done]!;
        const kept = finish(taskFor(solver, question)) as ReadonlyMap<Card, number>;
        const seat = own.engineSeat;
        await answer(put[done]!, clock);
        // Both play against the declarer, and so keep the declarer's points low.
        expect(seat).not.toBe('V');
        expect(kept.get(figure.stop.table.at(-1)!.card)).toBe(Math.min(...kept.values()));
      }
      expect(figure.stop.toPlay).toBe('V');
      expect(figure.playable).not.toEqual([]);
      expect(own.own!.cards.length).toBeGreaterThan(2);
    }));

  test('is asked again where the seat that takes the trick leads to the next', () =>
    playOn(withVariations(), 't3.1', async ({ clock, figure, own, put }) => {
      // Vorhand, the last to play, takes Mittelhand's lead with either club.
      figure.play('C9');
      await settled();
      expect(own.engineSeat).toBe('V');
      put[0]!.answer(
        new Map([
          ['CA', 77],
          ['C10', 70],
        ]),
      );
      clock.pass(SPEEDS.normal / 2);
      await settled();
      expect([figure.stop.name, own.engineSeat, put.length]).toEqual(['+/t3.3', 'V', 2]);
      expect(put[1]!.question).toMatchObject({ position: { leader: 'V', table: [] } });
    }));

  test('shows its card no sooner than half the time a card stays', () =>
    playOn(withVariations(), 't6.3', async (playing) => {
      const { clock, figure, put } = playing;
      await leadTen(playing);
      put[0]!.answer(finish(taskFor(solver, put[0]!.question)));
      clock.pass(SPEEDS.normal / 2 - 1);
      await settled();
      expect(figure.stop.name).toBe('+/t7.1');
      clock.pass(1);
      await settled();
      expect(figure.stop.name).toBe('+/t7.2');
    }));

  test('has its question withdrawn when the reader moves, and waits to be asked again', () =>
    playOn(withVariations(), 't6.3', async (playing) => {
      const { clock, figure, own, put } = playing;
      await leadTen(playing);
      figure.card('back');
      await settled();
      expect(put[0]!.signal.aborted).toBe(true);
      expect([own.engineSeat, own.trouble]).toEqual([null, '']);
      clock.pass(SPEEDS.slow);
      own.redo();
      await settled();
      expect([figure.stop.name, own.engineSeat, own.pausedEngineSeat]).toEqual([
        '+/t7.1',
        null,
        'M',
      ]);
      expect(put).toHaveLength(1);
      // Another card on, where there is none yet, asks for it.
      figure.card('forward');
      await settled();
      expect([put.length, own.engineSeat, own.pausedEngineSeat]).toEqual([2, 'M', null]);
    }));

  test('that has no answer says why, and the reader may play for all', () =>
    playOn(withVariations(), 't6.3', async (playing) => {
      const { figure, own, put } = playing;
      await leadTen(playing);
      put[0]!.fail(new NoAnswer('no-worker', 'The engine could not be loaded.'));
      await settled();
      expect(own.trouble).toBe('The engine could not be loaded. You can play all three seats.');
      expect([own.isAnswering, own.pausedEngineSeat]).toEqual([false, 'M']);
      expect(figure.playable).not.toEqual([]);
      own.letAnswer();
      await settled();
      put[1]!.fail(new TypeError('a fault of the program'));
      await settled();
      expect(own.trouble).toBe('The engine has failed. You can play all three seats.');
    }));

  test('says nothing more of its trouble once it answers', () =>
    playOn(withVariations(), 't6.3', async (playing) => {
      const { clock, own, put } = playing;
      await leadTen(playing);
      put[0]!.fail(new TypeError('a fault of the program'));
      await settled();
      own.letAnswer();
      await settled();
      await answer(put[1]!, clock);
      expect(own.trouble).toBe('');
    }));

  test('takes over the seats that the reader gives up', () =>
    playOn(withVariations(), 't6.3', async ({ own, put }) => {
      expect(own.engineSeat).toBeNull();
      own.playSeats(['M', 'H']);
      await settled();
      expect([own.engineSeat, put.length]).toEqual(['V', 1]);
      own.playSeats(SEATS);
      await settled();
      expect([own.engineSeat, put[0]!.signal.aborted]).toEqual([null, true]);
    }));

  test('rests while the reader counts along', () =>
    playOn(withVariations(), 't6.3', async (playing) => {
      const { figure, own, put } = playing;
      await leadTen(playing);
      figure.startCounting(1, 'first');
      await settled();
      expect([own.engineSeat, own.pausedEngineSeat]).toEqual([null, null]);
      expect(put.every(({ signal }) => signal.aborted)).toBe(true);
    }));

  test('plays the only card there is without being asked', () =>
    playOn(withVariations(), 't9.3', async ({ clock, figure, own, put }) => {
      figure.play(figure.playable[0]!);
      await settled();
      expect(own.engineSeat).not.toBeNull();
      clock.pass(SPEEDS.normal);
      await settled();
      clock.pass(SPEEDS.normal);
      await settled();
      expect([figure.stop.name, figure.stop.toPlay, put]).toEqual(['+/t10.3', null, []]);
    }));

  test('asks nothing more once the panel is gone', async () => {
    let gone: Playing | undefined;
    await playOn(withVariations(), 't6.3', async (playing) => {
      gone = playing;
      await leadTen(playing);
    });
    expect(gone?.put.map(({ signal }) => signal.aborted)).toEqual([true]);
    gone?.own.letAnswer();
    await settled();
    expect(gone?.put).toHaveLength(1);
  });
});

/** Thinking first: what is shut until the reader has played a card, and what is shown then. */
import { flushSync } from 'svelte';
import { describe, expect, test } from 'vitest';
import { announcementOf } from '../../../../components/figure/announcement.ts';
import type { SkatFigure as Figure } from '../../../../components/figure/figure.svelte.ts';
import type { ThinkingFirst } from '../../../../components/figure/parts.ts';
import type { SkatReplay } from '../../../../src/game/replay/skat-replay.ts';
import { playableAt } from '../../../../src/game/replay/playable.ts';
import { lineOf, stopOf } from '../../../../src/game/replay/replay.ts';
import type { Seat } from '../../../../src/game/skat/seats.ts';
import { bookHand, figureAt, settled, withVariations } from './support.ts';
import type { TestClock } from './support.ts';

/** A figure that asks at places, opened where the first of them is. */
async function asking(
  replay: SkatReplay,
  ...places: readonly [string, ...string[]]
): Promise<{ figure: Figure; thinking: ThinkingFirst }> {
  const { figure } = figureAt(replay, places[0]);
  figure.setGates(places);
  return { figure, thinking: await thinkingOf(figure) };
}

async function thinkingOf(figure: Figure): Promise<ThinkingFirst> {
  figure.think(() => undefined);
  await settled();
  return figure.thinking!;
}

const words = ({ lastAnswer }: ThinkingFirst): string => lastAnswer?.words.join(' ') ?? '';

describe('before the reader has played', () => {
  test('no step, no key and no dragging leads past the place', async () => {
    const { figure } = await asking(bookHand('foster-01'), 't7');
    const here = figure.stop.name;
    for (const move of [
      () => {
        figure.card('forward');
      },
      () => {
        figure.trick('forward');
      },
      () => {
        figure.end();
      },
      () => {
        figure.goToTrick(9);
      },
      () => {
        figure.goToIndex(99);
      },
      () => {
        figure.playOrPause();
      },
    ]) {
      move();
      expect([figure.stop.name, figure.ticker.running]).toEqual([here, false]);
    }
    expect([figure.awaitsCard, figure.awaitsAnswer, figure.outcomeShown]).toEqual([
      true,
      true,
      false,
    ]);
    expect(figure.path.at(-1)).toBe(figure.stop);
    expect(figure.atEnd).toBe(false);
  });

  test('a reader who wants to go on there is shown the question, and nobody else', async () => {
    const { figure } = await asking(bookHand('foster-01'), 't7');
    figure.card('back');
    figure.card('forward');
    expect(figure.blockedSteps).toBe(0);
    figure.card('forward');
    figure.trick('forward');
    expect(figure.blockedSteps).toBe(2);
  });

  test('from earlier every way on ends at the place', async () => {
    const { figure } = await asking(bookHand('foster-01'), 't7');
    for (const move of [
      () => {
        figure.end();
      },
      () => {
        figure.goToTrick(10);
        figure.trick('forward');
        figure.trick('forward');
      },
    ]) {
      figure.goToTrick(6);
      expect(figure.awaitsCard).toBe(false);
      move();
      expect(figure.stop.name).toBe('t7.3');
    }
  });

  test('variations are not offered, because their names would give the answer away', () => {
    const replay = withVariations();
    const fork = [...replay.stops.values()].find(
      ({ branches, line, trick }) => branches.length > 0 && line === null && trick > 0,
    )!;
    const { figure } = figureAt(replay, fork.name);
    expect(figure.nearBranches).not.toEqual([]);
    figure.setGates([fork.name]);
    expect([figure.branches, figure.nearBranches]).toEqual([[], []]);
  });

  test('a reader who asks for a later place by its name is shown it', async () => {
    const { figure } = await asking(bookHand('foster-01'), 't4', 't7');
    figure.goToPlace('t6');
    expect([figure.stop.name, figure.gate?.name]).toEqual(['t6.3', 't7.3']);
    figure.end();
    expect(figure.stop.name).toBe('t7.3');
  });

  test('a reader who counts along sees the whole hand, and is asked again afterwards', async () => {
    const { figure } = await asking(bookHand('foster-01'), 't7');
    figure.startCounting(1, 'first');
    await settled();
    expect([figure.gate, figure.awaitsAnswer]).toEqual([null, false]);
    figure.stopCounting();
    expect(figure.gate?.name).toBe('t7.3');
    figure.startCounting(1, 'first');
    await settled();
    figure.goToTrick(9);
    figure.stopCounting();
    expect([figure.stop.name, figure.gate]).toEqual(['t9.3', null]);
  });

  test('nobody plays on past the question', async () => {
    const { figure } = await asking(bookHand('foster-01'), 't7');
    figure.startPlayOn();
    await settled();
    expect(figure.ownPlay).toBeNull();
  });
});

describe('a card at the table', () => {
  test('that the book played opens what follows and gives its result', async () => {
    const { figure, thinking } = await asking(bookHand('foster-01'), 't7');
    figure.play('C10');
    expect([figure.stop.name, figure.gate, figure.outcomeShown]).toEqual(['t8.1', null, true]);
    await settled();
    expect(words(thinking)).toBe(
      'The C10 is right: Vorhand played it too. With all cards open, the C10 leaves you 77 points, and wins.',
    );
    expect(thinking.lastAnswer?.judged?.gain).toBe(0);
  });

  test('that loses the game is called a loss, with the book’s card beside it', async () => {
    const { figure, thinking } = await asking(bookHand('foster-01'), 't7');
    figure.play('DK');
    await settled();
    expect(figure.stop.table.at(-1)?.card).toBe('C10');
    expect(words(thinking)).toBe(
      'You play the DK; Vorhand played the C10. With all cards open, the DK leaves you 60 points, and loses. The game was there to be won: the C10 leaves you 77 points, and wins.',
    );
    expect(thinking.lastAnswer?.judged?.costsGame).toBe(true);
  });

  test('may be played on with, off the record', async () => {
    const { figure, thinking } = await asking(bookHand('foster-01'), 't7');
    figure.play('DK');
    thinking.playOnWith(thinking.lastAnswer!);
    await settled();
    expect(figure.ownPlay?.own).toEqual({ from: 't7.3', cards: ['DK'] });
    expect([figure.inOwnLine, figure.stop.name]).toEqual([true, '+/t8.1']);
  });

  test('that the book follows in a variation leads to that variation', async () => {
    const { figure, thinking } = await asking(bookHand('foster-09'), 'deal');
    figure.play('H7');
    await settled();
    const { title } = lineOf(figure.replay, 'low-heart');
    expect(words(thinking)).toContain(`What comes of it is shown in “${title}”.`);
  });

  test('need not be played: the reader may ask for the answer', async () => {
    const { figure, thinking } = await asking(bookHand('foster-01'), 't7');
    thinking.reveal();
    expect(figure.stop.name).toBe('t8.1');
    expect(words(thinking)).toBe('Vorhand played the C10.');
  });

  test('is answered once: back at the place the way on is open', async () => {
    const { figure, thinking } = await asking(bookHand('foster-01'), 't7');
    thinking.reveal();
    figure.card('back');
    expect([figure.awaitsCard, thinking.lastAnswer]).toEqual([false, null]);
    figure.end();
    expect(figure.atEnd).toBe(true);
  });

  test('in a Ramsch is compared with the book’s, and not weighed', async () => {
    const replay = bookHand('foster-21');
    const place = [...lineOf(replay, null).path].find(
      (stop) => stop.trick > 0 && stop.next !== null && playableAt(replay, stop).length > 1,
    )!.name;
    const { figure, thinking } = await asking(replay, place);
    const told = stopOf(replay, stopOf(replay, place).next!).table.at(-1)!.card;
    figure.play(playableAt(replay, stopOf(replay, place)).find((card) => card !== told)!);
    await settled();
    expect(words(thinking)).toMatch(/^You play the .* In a Ramsch no card has one value/);
    expect(thinking.lastAnswer?.judged).toBeNull();
  });

  test('whose worth cannot be had is compared all the same', async () => {
    const { Thinking } = await import('../../../../components/figure/think/thinking.svelte.ts');
    const { figure } = figureAt(bookHand('foster-01'), 't7');
    figure.setGates(['t7.3']);
    const thinking = new Thinking(figure, () => Promise.reject(new Error('offline')));
    thinking.answer('DK');
    await settled();
    expect(words(thinking)).toBe(
      'You play the DK; Vorhand played the C10. What the cards are worth could not be worked out.',
    );
  });
});

describe('a card that may not be played', () => {
  test('says why, until the reader moves; in the seat’s own words where it is the reader’s turn', async () => {
    const { figure } = figureAt(bookHand('foster-10'), 't2.1');
    figure.refuse('SQ');
    await settled();
    expect(figure.message).toBe(
      'Mittelhand must follow suit: trumps were led and Mittelhand holds the CJ and the H8.',
    );
    figure.setGates(['t2.1']);
    figure.refuse('SQ');
    expect(figure.message).toBe(
      'You must follow suit: trumps were led and you hold the CJ and the H8.',
    );
    expect(announcementOf(figure)).toBe(
      'You must follow suit: trumps were led and you hold the jack of clubs and the 8 of hearts.',
    );
    figure.card('back');
    expect(figure.message).toBe('');
  });

  test('is none of those that may', async () => {
    const { figure } = figureAt(bookHand('foster-10'), 't2.1');
    figure.refuse('CJ');
    await settled();
    expect(figure.message).toBe('');
  });
});

describe('a seat played through', () => {
  /** Plays a seat, each card as `choose` says, and lets the record’s cards come between. */
  async function playThrough(
    replay: SkatReplay,
    seat: Seat,
    choose: (figure: Figure) => void,
  ): Promise<{ figure: Figure; thinking: ThinkingFirst; asked: string[] }> {
    const { clock, figure } = figureAt(replay, 'deal');
    const thinking = await thinkingOf(figure);
    thinking.playSeat(seat);
    const asked: string[] = [];
    while (!thinking.isOver) {
      pass(clock, figure);
      expect(figure.awaitsCard).toBe(true);
      asked.push(figure.stop.name);
      choose(figure);
      await settled();
      thinking.goOn();
    }
    figure.ticker.stop();
    return { figure, thinking, asked };
  }

  function pass(clock: TestClock, figure: Figure): void {
    for (let cards = 0; cards < 40 && !figure.awaitsCard; cards++) clock.pass(3000);
    flushSync();
  }

  const tellNext = (figure: Figure): void => {
    const told = lineOf(figure.replay, null).path[figure.index + 1]!;
    figure.play(told.table.at(-1)!.card);
  };

  test('asks wherever the seat has a choice, from its own side of the table', async () => {
    const replay = bookHand('foster-01');
    const { asked, figure } = await playThrough(replay, 'M', tellNext);
    const expected = lineOf(replay, null)
      .path.filter(
        (stop) => stop.toPlay === 'M' && stop.next !== null && playableAt(replay, stop).length > 1,
      )
      .map(({ name }) => name);
    expect(asked).toEqual(expected);
    expect(figure.look.view).toBe('M');
  });

  test('as the book plays is described in words, not in stars', async () => {
    const { asked, thinking } = await playThrough(bookHand('foster-01'), 'V', tellNext);
    expect(asked).toHaveLength(9);
    expect(thinking.score).toEqual([
      'You had nine cards to choose, and played all as the book does.',
    ]);
  });

  test('with the game given away once says so', async () => {
    const { thinking } = await playThrough(bookHand('foster-01'), 'V', (figure) => {
      if (figure.stop.name === 't7.3') figure.play('DK');
      else tellNext(figure);
    });
    expect(thinking.score.join(' ')).toBe(
      'You had nine cards to choose, and played eight as the book does. One cost the game.',
    );
  });

  test('is left with everything open, but for what the page asks later', async () => {
    const { figure } = figureAt(bookHand('foster-01'), 't2');
    figure.setGates(['t7.3']);
    const thinking = await thinkingOf(figure);
    thinking.playSeat('H');
    thinking.stop();
    expect([figure.look.view, figure.gate?.name, thinking.seat]).toEqual(['open', 't7.3', null]);
  });
});

test('asked once more, the hand is shut again at the place, and the answer is forgotten', async () => {
  const { figure, thinking } = await asking(bookHand('foster-01'), 't7');
  const { name } = figure.stop;
  figure.play('DK');
  await settled();
  expect(thinking.answers).toHaveLength(1);
  figure.end();
  thinking.askAgain(name);
  expect([figure.stop.name, figure.awaitsCard, thinking.answers.length]).toEqual([name, true, 0]);
  figure.end();
  expect(figure.stop.name).toBe(name);
  // Also out of a seat that is being played, and out of a count.
  thinking.playSeat('V');
  thinking.askAgain(name);
  expect([thinking.seat, figure.stop.name, figure.awaitsCard]).toEqual([null, name, true]);
  figure.startCounting(1, 'first');
  await settled();
  thinking.askAgain(name);
  expect([figure.counting, figure.stop.name, figure.awaitsCard]).toEqual([null, name, true]);
});

/** What a key means in a figure, what it does, and how a button or a key that is held repeats. */
import { describe, expect, test, vi } from 'vitest';
import { announcementOf } from '../../../../components/figure/announcement.ts';
import type { SkatFigure as Figure } from '../../../../components/figure/figure.svelte.ts';
import { HOLD, makeRepeater } from '../../../../components/figure/hold.ts';
import { act, keyOf } from '../../../../components/figure/keys.ts';
import type { Stroke } from '../../../../components/figure/keys.ts';
import { TestClock, bookHand, figureAt, settled, withVariations } from './support.ts';

const NO_HELP = (): void => {
  throw new Error('The list of keys was not asked for.');
};

type Held = Partial<Omit<Stroke, 'getModifierState'>> & { readonly altGraph?: boolean };

const stroke = (key: string, { altGraph = false, ...held }: Held = {}): Stroke => ({
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  getModifierState: (name) => name === 'AltGraph' && altGraph,
  ...held,
});

describe('a stroke', () => {
  test('means its key', () => {
    for (const key of ['ArrowLeft', '[', 'P', 'p', '?', '7', ' ', 'Escape']) {
      expect(keyOf(stroke(key))).toBe(key);
    }
    expect(keyOf(stroke('?', { shiftKey: true }))).toBe('?');
  });

  test('means the bracket that is typed with AltGr or Option, as on German keyboards', () => {
    // Windows reports AltGr as Ctrl and Alt as well, Linux alone, a Mac’s Option as Alt.
    const ways = [
      { altGraph: true, ctrlKey: true, altKey: true },
      { altGraph: true },
      { altKey: true },
    ];
    for (const held of ways) {
      expect(keyOf(stroke('[', held))).toBe('[');
      expect(keyOf(stroke(']', held))).toBe(']');
    }
  });

  test('is left to the browser with Ctrl, ⌘ or Alt', () => {
    for (const key of ['ArrowLeft', '[', 'p', '1', 'Home', ' ']) {
      expect(keyOf(stroke(key, { ctrlKey: true }))).toBeNull();
      expect(keyOf(stroke(key, { metaKey: true }))).toBeNull();
      expect(keyOf(stroke(key, { ctrlKey: true, altKey: true }))).toBeNull();
    }
    // Back in the history, and the tabs of browsers on Linux.
    for (const key of ['ArrowLeft', 'ArrowRight', '1', '9', 'Home', 'p']) {
      expect(keyOf(stroke(key, { altKey: true }))).toBeNull();
    }
  });

  test('with Shift goes by tricks', () => {
    const { figure } = figureAt(withVariations(), 't3.2');
    act(figure, keyOf(stroke('ArrowRight', { shiftKey: true }))!, NO_HELP);
    expect(figure.stop.name).toBe('t3.3');
    act(figure, keyOf(stroke('ArrowLeft', { shiftKey: true }))!, NO_HELP);
    expect(figure.stop.name).toBe('t2.3');
  });
});

describe('T describes the table', () => {
  const hear = async (figure: Figure): Promise<string> => {
    act(figure, 'T', NO_HELP);
    await vi.waitUntil(() => figure.spokenReply !== '');
    await settled();
    return announcementOf(figure);
  };

  test('the trick, whose turn it is, the count, and the hand of the seat to play', async () => {
    const { figure } = figureAt(bookHand('foster-09'), 't6.2');
    const told = await hear(figure);
    const { hands, table, toPlay } = figure.stop;
    expect(table).toHaveLength(2);
    expect(told).toMatch(
      /^Trick 6\. \w+ has led the .+ and \w+ has played the .+\. \w+ is to play\./,
    );
    expect(told).toMatch(/ Declarer \d+, defenders \d+\. \w+ holds .+\.$/);
    expect(told.split(' holds ')[1]!.split(/, | and /)).toHaveLength(hands[toPlay!].length);
  });

  test('differently at a second press, so that it is spoken again, and only until the next step', async () => {
    const { figure } = figureAt(withVariations(), 't3.2');
    const heard: string[] = [];
    for (let press = 0; press < 3; press++) {
      heard.push(await hear(figure));
    }
    expect(heard[0]).not.toBe(heard[1]);
    expect(heard[1]).not.toBe(heard[2]);
    expect(new Set(heard.map((text) => text.trim())).size).toBe(1);
    act(figure, 'ArrowRight', NO_HELP);
    expect(announcementOf(figure)).not.toContain('holds');
  });

  test('with the hand of the seat that the reader looks or plays from', async () => {
    const { figure } = figureAt(withVariations(), 't3.1');
    figure.look.seeAs('H');
    expect(await hear(figure)).toContain('Hinterhand holds');
    figure.look.seeAs('open');
    figure.startPlayOn();
    await settled();
    figure.ownPlay!.playSeats(['V']);
    expect(await hear(figure)).toContain('Vorhand holds');
  });

  test('without any number while the reader keeps the count himself', async () => {
    const { figure } = figureAt(withVariations(), 't3.3');
    figure.startCounting(1, 'first');
    await settled();
    figure.trick('forward');
    expect(await hear(figure)).not.toMatch(/points|Declarer \d/);
  });
});

test('↑ and ↓ say the way they choose', () => {
  const { figure } = figureAt(withVariations(), 't1.3');
  const { title } = figure.branches[0]!;
  expect(announcementOf(figure)).toBe('');
  act(figure, 'ArrowDown', NO_HELP);
  expect(announcementOf(figure)).toContain(`2 of 2. `);
  expect(announcementOf(figure)).toContain(title);
  act(figure, 'ArrowDown', NO_HELP);
  expect(announcementOf(figure)).toMatch(/^1 of 2\. As played: Trick 2\. /);
  act(figure, 'ArrowRight', NO_HELP);
  expect(announcementOf(figure)).toMatch(/^Trick 2\. /);
});

describe('a button that is held', () => {
  function held(places: number): {
    steps: () => number;
    clock: TestClock;
    of: ReturnType<typeof makeRepeater>;
  } {
    const clock = new TestClock();
    let made = 0;
    const of = makeRepeater({ step: () => made++, more: () => made < places }, clock);
    return { steps: () => made, clock, of };
  }

  test('repeats after a pause, steadily, until it is released', () => {
    const { clock, of, steps } = held(100);
    of.start();
    clock.pass(HOLD.pause - 1);
    expect(steps()).toBe(0);
    clock.pass(1);
    expect(steps()).toBe(1);
    clock.pass(5 * HOLD.step);
    expect(steps()).toBe(6);
    expect(of.stop()).toBe(true);
    clock.pass(10 * HOLD.step);
    expect(steps()).toBe(6);
  });

  test('was only pressed when it is released before that', () => {
    const { clock, of, steps } = held(100);
    of.start();
    clock.pass(HOLD.pause - 1);
    expect(of.stop()).toBe(false);
    clock.pass(10 * HOLD.step);
    expect(steps()).toBe(0);
  });

  test('stops at the end of the line, with nothing left waiting', () => {
    const { clock, of, steps } = held(3);
    of.start();
    clock.pass(HOLD.pause + 10 * HOLD.step);
    expect([steps(), clock.waiting]).toEqual([3, 0]);
  });
});

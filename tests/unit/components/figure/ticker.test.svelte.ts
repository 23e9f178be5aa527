/** The timer by which a hand plays itself. */
import { expect, test } from 'vitest';
import { SPEEDS } from '../../../../components/figure/speeds.ts';
import { Ticker } from '../../../../components/figure/ticker.svelte.ts';
import { TestClock } from './support.ts';

/** A ticker over so many steps; `made` counts those it has made. */
function tickerOf(steps: number) {
  const clock = new TestClock();
  let made = 0;
  const ticker = new Ticker(clock, () => ++made < steps);
  return { clock, ticker, made: () => made };
}

test('makes a step each time the speed’s time has passed, and none at once', () => {
  const { clock, made, ticker } = tickerOf(10);
  ticker.start();
  clock.pass(SPEEDS.normal - 1);
  expect(made()).toBe(0);
  clock.pass(1);
  expect(made()).toBe(1);
  clock.pass(3 * SPEEDS.normal);
  expect(made()).toBe(4);
});

test('comes to rest after the last step, with nothing left waiting', () => {
  const { clock, made, ticker } = tickerOf(3);
  ticker.start();
  clock.pass(3 * SPEEDS.normal);
  expect([made(), ticker.running, clock.waiting]).toEqual([3, false, 0]);
});

test('stopped, it makes no further step', () => {
  const { clock, made, ticker } = tickerOf(10);
  ticker.start();
  clock.pass(SPEEDS.normal);
  ticker.stop();
  clock.pass(10 * SPEEDS.slow);
  expect([made(), ticker.running]).toEqual([1, false]);
});

test('started twice, it still makes one step at a time', () => {
  const { clock, made, ticker } = tickerOf(10);
  ticker.start();
  ticker.start();
  clock.pass(SPEEDS.normal);
  expect([made(), clock.waiting]).toEqual([1, 1]);
});

test('takes another speed at once while it runs, and is not started by it at rest', () => {
  const { clock, made, ticker } = tickerOf(10);
  ticker.setSpeed('slow');
  clock.pass(2 * SPEEDS.slow);
  expect(made()).toBe(0);
  ticker.start();
  ticker.setSpeed('fast');
  clock.pass(SPEEDS.fast);
  expect([made(), ticker.speed]).toEqual([1, 'fast']);
});

test('a step that stops the ticker, as every move of a figure does, is followed by the next', () => {
  const clock = new TestClock();
  let made = 0;
  const ticker: Ticker = new Ticker(clock, () => {
    ticker.stop();
    return ++made < 3;
  });
  ticker.start();
  clock.pass(SPEEDS.normal);
  expect(ticker.running).toBe(true);
  clock.pass(5 * SPEEDS.normal);
  expect([made, ticker.running]).toEqual([3, false]);
});

/** When a figure reads the address, and when it writes its place there. */
import { flushSync } from 'svelte';
import { describe, expect, test } from 'vitest';
import { followFigureAddress } from '../../../../components/figure/follow-address.svelte.ts';
import { SPEEDS } from '../../../../components/figure/speeds.ts';
import { figureAt, settled, withVariations } from './support.ts';
import type { Placed } from './support.ts';

interface Followed extends Placed {
  /** The address, and every one that was written. */
  readonly written: string[];
  /** Every place the page was told of. */
  readonly told: string[];
  readonly goTo: (place: string | null) => void;
}

/** A figure that follows an address until the body is done. */
async function follow(
  hash: string,
  body: (followed: Followed) => Promise<void> | void,
  start = 'deal',
): Promise<void> {
  const { clock, figure } = figureAt(withVariations(), start);
  const written: string[] = [];
  const told: string[] = [];
  const bar = { read: () => hash, replace: (to: string) => void written.push(to) };
  let goTo: Followed['goTo'] = () => undefined;
  const end = $effect.root(() => {
    goTo = followFigureAddress(figure, bar, (place) => void told.push(place));
  });
  flushSync();
  try {
    await body({ figure, clock, written, told, goTo });
  } finally {
    end();
  }
}

describe('the address that is there', () => {
  test('takes the figure to its place, and is not written again', () =>
    follow('#with-variations/t3.2', ({ clock, figure, told, written }) => {
      clock.pass(1000);
      expect([figure.stop.name, told, written]).toEqual(['t3.2', [], []]);
    }));

  test('of the hand alone, or of another hand, leaves the figure where it opens', async () => {
    for (const hash of ['', '#with-variations', '#another/t3.2', '#a heading']) {
      await follow(
        hash,
        ({ clock, figure, written }) => {
          clock.pass(1000);
          expect([hash, figure.stop.name, written]).toEqual([hash, 't1.3', []]);
        },
        't1.3',
      );
    }
  });

  test('that names no place of the hand is said, and stays', () =>
    follow('#with-variations/t11', ({ clock, figure, written }) => {
      clock.pass(1000);
      expect([figure.stop.name, written]).toEqual(['deal', []]);
      expect(figure.message).not.toBe('');
    }));

  test('with a line of the reader’s is opened once what it needs is loaded', () =>
    follow('#with-variations/t6.3+S8H9', async ({ figure }) => {
      await settled();
      expect(figure.stop.name).toBe('+/t7.2');
    }));
});

describe('a place that the reader reaches', () => {
  test('is reported at once, and is in the address a little later', () =>
    follow('', ({ clock, figure, told, written }) => {
      figure.goToTrick(3);
      flushSync();
      expect(told).toEqual(['t3.3']);
      clock.pass(199);
      expect(written).toEqual([]);
      clock.pass(1);
      expect(written).toEqual(['#with-variations/t3.3']);
    }));

  test('of many one after the other, only the last is written', () =>
    follow('', ({ clock, figure, told, written }) => {
      for (let card = 0; card < 5; card++) {
        figure.card('forward');
        flushSync();
        clock.pass(100);
      }
      clock.pass(1000);
      expect(told).toHaveLength(5);
      expect(written).toEqual(['#with-variations/t2.1']);
    }));

  test('is written for each card while the hand plays itself', () =>
    follow('', ({ clock, figure, written }) => {
      figure.playOrPause();
      clock.pass(4 * SPEEDS.normal - 1);
      expect(written).toEqual([
        '#with-variations/layout',
        '#with-variations/t1.1',
        '#with-variations/t1.2',
      ]);
    }));

  test('by a link is not written: the link has put it there', () =>
    follow('', ({ clock, figure, goTo, told, written }) => {
      goTo('t3.2');
      flushSync();
      clock.pass(1000);
      expect([figure.stop.name, told, written]).toEqual(['t3.2', ['t3.2'], []]);
      figure.card('forward');
      flushSync();
      clock.pass(1000);
      expect(written).toEqual(['#with-variations/t3.3']);
    }));

  test('waiting to be written does not overwrite the link that is followed next', () =>
    follow('', ({ clock, figure, goTo, written }) => {
      figure.goToTrick(3);
      flushSync();
      clock.pass(100);
      goTo('t5');
      flushSync();
      clock.pass(1000);
      expect([figure.stop.name, written]).toEqual(['t5.3', []]);
    }));

  test('a link to the whole hand leaves the reader in place', () =>
    follow('#with-variations/t3.2', ({ clock, figure, goTo, written }) => {
      goTo(null);
      flushSync();
      clock.pass(1000);
      expect([figure.stop.name, written]).toEqual(['t3.2', []]);
    }));

  test('in the reader’s own line is written with its cards, and the address is not read again', () =>
    follow('#with-variations/t6.3', async ({ clock, figure, told, written }) => {
      figure.play('C10');
      await settled();
      clock.pass(200);
      expect([told, written]).toEqual([['t6.3+C10'], ['#with-variations/t6.3+C10']]);
      expect(figure.stop.name).toBe('+/t7.1');
    }));

  test('is not written once the figure is gone', async () => {
    let late: Followed | undefined;
    await follow('', (followed) => {
      late = followed;
      followed.figure.goToTrick(3);
      flushSync();
    });
    late?.clock.pass(1000);
    late?.figure.goToTrick(4);
    flushSync();
    late?.clock.pass(1000);
    expect(late?.written).toEqual([]);
  });
});

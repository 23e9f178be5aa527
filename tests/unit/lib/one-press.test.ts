/** Which presses and held keys a page ignores, and which it must not. */
import { describe, expect, test } from 'vitest';
import { DEAD_TIME, isEcho, isHeldPress } from '../../../src/lib/one-press.ts';
import type { KeyTarget, Press } from '../../../src/lib/one-press.ts';

const bid: Press = { at: 1000, words: 'Bid 18', point: { x: 100, y: 300 } };
const take: Press = { ...bid, at: 1200, words: 'Take up the skat' };
const gone = (): boolean => false;
const stayed = (): boolean => true;

describe('a second press', () => {
  test('does not reach what has taken the place of the pressed control, for half a second', () => {
    for (const after of [0, 120, 450, DEAD_TIME - 1]) {
      expect(isEcho({ ...take, at: bid.at + after }, bid, gone)).toBe(true);
    }
    expect(isEcho({ ...take, at: bid.at + DEAD_TIME }, bid, gone)).toBe(false);
    expect(isEcho(take, null, gone)).toBe(false);
  });

  test('does not answer the question that a control has become', () => {
    const question = { ...bid, at: 1100, words: 'Let it go' };
    expect(isEcho(question, bid, gone)).toBe(true);
  });

  test('of a control that says the same is as quick as the reader', () => {
    for (const after of [5, 50, 200])
      expect(isEcho({ ...bid, at: 1000 + after }, bid, gone)).toBe(false);
  });

  test('elsewhere, or beside a control that has stayed, is meant for what is there', () => {
    expect(isEcho({ ...take, point: { x: 100, y: 360 } }, bid, gone)).toBe(false);
    expect(isEcho({ ...take, point: { x: 130, y: 300 } }, bid, stayed)).toBe(false);
    expect(isEcho({ ...take, point: { x: 110, y: 305 } }, bid, gone)).toBe(true);
  });

  test('by a key follows the focus, wherever that has gone', () => {
    const [first, second] = [bid, take].map((press) => ({ ...press, point: null }));
    expect(isEcho(second!, first!, stayed)).toBe(true);
    expect(isEcho({ ...second!, at: 1600 }, first!, gone)).toBe(false);
    expect(isEcho(take, first!, gone)).toBe(false);
  });
});

describe('a held key', () => {
  const held = (key: string, target: KeyTarget, more: object = {}): boolean =>
    isHeldPress(
      { key, repeat: true, altKey: false, ctrlKey: false, metaKey: false, ...more },
      target,
    );

  test('presses nothing more', () => {
    for (const target of ['control', 'page', 'input'] as const)
      expect(held('Enter', target)).toBe(true);
    expect(held(' ', 'control')).toBe(true);
    for (const key of ['1', 'p', '?']) expect(held(key, 'page')).toBe(true);
  });

  test('goes on stepping, scrolling, writing and deleting, and does what the browser means by it', () => {
    for (const key of ['ArrowRight', 'ArrowDown', '[', ']', 'PageDown', 'Tab', 'Backspace']) {
      for (const target of ['control', 'page', 'input', 'text'] as const)
        expect(held(key, target), key).toBe(false);
    }
    expect(held(' ', 'page')).toBe(false);
    expect([held('a', 'input'), held(' ', 'input'), held('Enter', 'text')]).toEqual([
      false,
      false,
      false,
    ]);
    expect(held('z', 'page', { ctrlKey: true })).toBe(false);
    expect(held('Enter', 'control', { repeat: false })).toBe(false);
  });
});

import { describe, expect, test } from 'vitest';
import { FETCHED_UNASKED, decideExtent } from '../../../../src/site/offline/decide.ts';
import type { Connection } from '../../../../src/site/offline/decide.ts';

const SMALL = 3_000_000;
const good: Connection = { effectiveType: '4g', saveData: false, type: 'wifi' };

describe('without having been asked', () => {
  test.each<[string, Connection]>([
    ['a quick connection', good],
    ['a computer, where the browser does not say what it hangs on', { effectiveType: '4g' }],
    ['a cable', { ...good, type: 'ethernet' }],
  ])('the whole book is fetched over %s', (_, connection) => {
    expect(decideExtent(connection, null, SMALL)).toBe('whole');
  });

  test.each<[string, Connection]>([
    ['the browser is asked to save data', { ...good, saveData: true }],
    ['the connection is as slow as 3G', { ...good, effectiveType: '3g' }],
    ['the connection is as slow as 2G', { ...good, effectiveType: 'slow-2g' }],
    ['it goes over a telephone, however quick', { ...good, type: 'cellular' }],
  ])('not a byte more than is used where %s', (_, connection) => {
    expect(decideExtent(connection, null, SMALL)).toBe('used');
  });

  test('what the pages need that are read where the browser says nothing', () => {
    expect(decideExtent(null, null, SMALL)).toBe('needed');
  });

  test('the same where the book has grown large, over any connection', () => {
    expect(decideExtent(good, null, FETCHED_UNASKED)).toBe('whole');
    expect(decideExtent(good, null, FETCHED_UNASKED + 1)).toBe('needed');
  });
});

describe('where the reader has spoken', () => {
  test('a whole saved book is updated, however large, but not over a costly connection', () => {
    expect(decideExtent(good, 'whole', FETCHED_UNASKED * 20)).toBe('whole');
    expect(decideExtent(null, 'whole', SMALL)).toBe('whole');
    expect(decideExtent({ ...good, type: 'cellular' }, 'whole', SMALL)).toBe('used');
  });

  test('a reader who has stopped it gets only the pages read', () => {
    expect(decideExtent(good, 'read', SMALL)).toBe('needed');
  });
});

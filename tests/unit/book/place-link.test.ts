import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { linkTo } from '../../../src/book/place-link.ts';
import { parseHand } from '../../../src/game/notation/parse.ts';
import type { Hand } from '../../../src/game/notation/hand.ts';

const hands = [readHand('tests/unit/game/notation/good.hand')];

function readHand(file: string): Hand {
  const parsed = parseHand(readFileSync(file, 'utf8'));
  if (!parsed.ok) throw new Error(`${file} does not parse.`);
  return parsed.value;
}

function link(place: string | null, hand = 'test-01') {
  const found = linkTo(hand, place, hands);
  return found.ok ? [found.value.href, found.value.says] : found.errors[0].code;
}

describe('a mention of a place in a hand', () => {
  test('links to the whole figure when it names no place', () => {
    expect(link(null)).toEqual(['#test-01', 'Hand 1']);
  });

  test('says in words where each kind of place is', () => {
    expect(link('deal')).toEqual(['#test-01/deal', 'Hand 1, the deal']);
    expect(link('layout')).toEqual(['#test-01/layout', 'Hand 1, before the first lead']);
    expect(link('t3')).toEqual(['#test-01/t3.3', 'Hand 1, trick 3']);
    expect(link('t10.2')).toEqual(['#test-01/t10.2', 'Hand 1, trick 10, the second card']);
  });

  test('names the variation it goes into', () => {
    expect(link('clubs-first/t1.1')).toEqual([
      '#test-01/clubs-first/t1.1',
      'Hand 1, trick 1, the first card of “If he starts with clubs”',
    ]);
  });

  test('goes to the record for what a variation shares with it', () => {
    expect(link('low-trump/t2')).toEqual(['#test-01/t2.3', 'Hand 1, trick 2']);
  });

  test('refuses a hand, a variation, a trick or a name that is not there', () => {
    expect(link('t3', 'test-02')).toBe('no-such-hand');
    expect(link('trumps-first/t1')).toBe('no-such-place');
    expect(link('t11')).toBe('no-such-place');
    expect(link('low-trump/t9')).toBe('no-such-place');
    expect(link('third trick')).toBe('no-such-place');
  });

  test('lists for the author the hands that there are', () => {
    const found = linkTo('foster-99', 't1', hands);
    expect(found.ok ? null : found.errors[0].message).toBe(
      'There is no hand “foster-99”. There are: test-01.',
    );
  });
});

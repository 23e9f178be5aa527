/** A figure says what its title leaves out, and nothing twice. */
import { describe, expect, test } from 'vitest';
import { handById } from '../../../../src/book/hands.ts';
import { titleFacts } from '../../../../src/game/words/title-facts.ts';

describe('what a title says already', () => {
  test.each([
    ['foster-01', 'Simple Game, by Vorhand', { declarer: true, kind: true, trump: false }],
    ['foster-02', 'Spade Tournee, by Hinterhand', { declarer: true, kind: true, trump: true }],
    [
      'foster-07',
      'Club Solo, schneider announced, by Vorhand',
      { declarer: true, kind: true, trump: true },
    ],
    ['foster-21', 'Ramsch', { declarer: false, kind: true, trump: false }],
    [
      'eichhorn-nine-trumps',
      'Eichhorn’s club Solo with nine trumps, lost',
      { declarer: false, kind: true, trump: true },
    ],
    [
      'hoyle-grand',
      'A Grand that must win, by Vorhand',
      { declarer: true, kind: false, trump: false },
    ],
  ])('%s: %s', (id, title, expected) => {
    const hand = handById(id);
    expect(hand.title).toBe(title);
    expect(titleFacts(hand)).toEqual(expected);
  });
});

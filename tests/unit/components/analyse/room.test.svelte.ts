/** The analysis room: what its buttons do. */
import { flushSync } from 'svelte';
import { describe, expect, test } from 'vitest';
import { Room } from '../../../../components/analyse/room.svelte.ts';
import { parseHandCode } from '../../../../src/game/codes/hand-code.ts';
import { PLACES, cardsAt, isDealt, roomAt } from '../../../../src/analyse/set-up.ts';
import type { SetUp } from '../../../../src/analyse/set-up.ts';
import { CARDS } from '../../../../src/game/skat/cards.ts';
import { CODE, withRoom } from './at-the-room.svelte.ts';

const counts = (setUp: SetUp) => PLACES.map((place) => cardsAt(setUp, place).length);

describe('setting up', () => {
  test('a pressed card goes to the place chosen, back from there, and the next place follows', () => {
    const room = new Room();
    room.press('CJ');
    expect([counts(room.setUp), room.message]).toEqual([
      [1, 0, 0, 0],
      'jack of clubs to Vorhand. 9 to go.',
    ]);
    room.press('CJ');
    expect(counts(room.setUp)).toEqual([0, 0, 0, 0]);
    for (const card of CARDS.slice(0, 10)) room.press(card);
    expect([counts(room.setUp), room.target]).toEqual([[10, 0, 0, 0], 'M']);
    room.put(CARDS[10]!, 'V');
    expect(room.message).toMatch(/^No room: Vorhand is full/);
    expect(counts(room.setUp)).toEqual([10, 0, 0, 0]);
  });

  test('dealing the rest leaves what lies, and dealing anew or clearing does not', () => {
    const room = new Room();
    room.put('CJ', 'skat');
    room.dealRest();
    expect([isDealt(room.setUp), room.target]).toEqual([true, 'swap']);
    expect(cardsAt(room.setUp, 'skat')).toContain('CJ');
    const before = room.setUp;
    room.dealAnew();
    expect(isDealt(room.setUp)).toBe(true);
    expect(room.setUp.places).not.toEqual(before.places);
    room.clear();
    expect([counts(room.setUp), room.target]).toEqual([[0, 0, 0, 0], 'V']);
    expect(roomAt(room.setUp, 'V')).toBe(10);
  });

  test('two cards lifted one after the other change places; one lifted twice is laid down', () => {
    const room = new Room();
    room.dealRest();
    const [a] = cardsAt(room.setUp, 'V');
    const [b] = cardsAt(room.setUp, 'M');
    room.press(a!);
    expect(room.lifted).toBe(a);
    room.press(a!);
    expect(room.lifted).toBeNull();
    room.press(a!);
    room.press(b!);
    expect([room.setUp.places.get(a!), room.setUp.places.get(b!), room.lifted]).toEqual([
      'M',
      'V',
      null,
    ]);
  });

  test('every move can be undone, two hundred of them', () => {
    const room = new Room();
    room.undo();
    expect(room.message).toBe('');
    room.dealRest();
    const dealt = room.setUp;
    for (let turns = 0; turns < 200; turns++) room.turn();
    for (let turns = 0; turns < 200; turns++) room.undo();
    expect(room.setUp).toBe(dealt);
    room.undo();
    expect(room.setUp).toBe(dealt);
  });
});

describe('the table', () => {
  test('takes a hand only when nothing is missing', async () => {
    await withRoom('', (room) => {
      room.play();
      expect(room.hand).toBeNull();
      room.dealRest();
      room.change({ ...room.setUp, kind: 'grand-solo', declarer: 'M' }, '');
      room.play();
      expect(room.hand).toMatchObject({ declarer: 'M', contract: { kind: 'grand-solo' } });
    });
  });

  test('gives the hand back as it was, with its play and remarks, when nothing was changed', async () => {
    await withRoom('', (room, bar) => {
      const read = parseHandCode(CODE);
      if (!read.ok || read.value.kind === 'deal') throw new Error('no hand');
      const { hand } = read.value;
      room.show(hand, ['A remark.']);
      room.changeCards();
      expect([room.hand, room.before, room.changed]).toEqual([null, hand, null]);
      room.play();
      expect([room.hand, room.remarks]).toEqual([hand, ['A remark.']]);
      expect(bar.written.at(-1)).toBe(`#${CODE}`);
    });
  });

  test('compares a changed hand with the one it was made from, however often it is changed', async () => {
    await withRoom(`#${CODE}`, (room, bar) => {
      const { hand } = room;
      for (let times = 0; times < 2; times++) {
        room.changeCards();
        room.turn();
        expect(room.changed).not.toBeNull();
        room.play();
        flushSync();
        expect(room.before).toEqual(hand);
        expect(bar.location.hash).toBe(`#${room.hand!.id}`);
      }
      room.goBack();
      expect([room.hand, room.before]).toEqual([hand, null]);
      room.goBack();
      expect(room.hand).toEqual(hand);
    });
  });
});

test('cards of a list take the places it names, and nothing else lies there', async () => {
  await withRoom('', (room) => {
    room.put('CJ', 'V');
    room.takeCards(new Map([['SJ', 'M']]), 'Anna, Ben, Carla', '1 card read.');
    expect([...room.setUp.places]).toEqual([['SJ', 'M']]);
    expect([room.setUp.title, room.message, room.target]).toEqual([
      'Anna, Ben, Carla',
      '1 card read.',
      'V',
    ]);
    room.undo();
    expect([...room.setUp.places]).toEqual([['CJ', 'V']]);
  });
});

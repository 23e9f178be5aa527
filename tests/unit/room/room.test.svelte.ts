/** The analysis room: what its buttons do, and the address in step with what stands in it. */
import { readFileSync } from 'node:fs';
import { flushSync } from 'svelte';
import { describe, expect, test } from 'vitest';
import { followRoomAddress } from '../../../components/room/follow-address.svelte.ts';
import { Room } from '../../../components/room/room.svelte.ts';
import { parseHand } from '../../../src/notation/parse.ts';
import { makeDealCode, makeHandCode, parseHandCode } from '../../../src/room/hand-code.ts';
import { PLACES, cardsAt, isDealt, roomAt } from '../../../src/room/set-up.ts';
import type { SetUp } from '../../../src/room/set-up.ts';
import { CARDS } from '../../../src/skat/cards.ts';
import { withEffects } from '../support/effects.svelte.ts';

/** A hand of the book as the word of an address. */
function codeOf(id: string): string {
  const parsed = parseHand(readFileSync(`content/hands/${id}.hand`, 'utf8'));
  if (!parsed.ok) throw new Error(id);
  return makeHandCode(parsed.value);
}
const CODE = codeOf('foster-09');
const OTHER = codeOf('foster-05');

/** An address bar, and every address the page has written into it. */
class FakeBar {
  readonly location = { hash: '' };
  readonly events = new EventTarget();
  readonly written: string[] = [];
  /** The steps of the history before this one. */
  readonly steps: { readonly hash: string; readonly state: unknown }[] = [];
  #state: unknown = null;
  readonly history = {
    replaceState: (state: unknown, _: string, url?: string | URL | null) => {
      this.#state = state;
      this.location.hash = String(url);
      this.written.push(String(url));
    },
    pushState: (state: unknown, _: string, url?: string | URL | null) => {
      this.steps.push({ hash: this.location.hash, state: this.#state });
      this.history.replaceState(state, _, url);
    },
    state: null as unknown,
  };

  constructor() {
    Object.defineProperty(this.history, 'state', { get: () => this.#state });
  }

  /** The reader goes a step back. */
  back(): void {
    const { hash, state } = this.steps.pop()!;
    this.#state = state;
    this.go(hash);
  }

  /** The reader goes to an address, or the history does. */
  go(hash: string): void {
    this.location.hash = hash;
    this.events.dispatchEvent(new Event('hashchange'));
    flushSync();
  }
}

/** Runs a body with a room that follows an address bar. */
async function withRoom(hash: string, body: (room: Room, bar: FakeBar) => void): Promise<void> {
  await withEffects(() => {
    const bar = new FakeBar();
    bar.location.hash = hash;
    const room = new Room(bar);
    followRoomAddress(room, bar);
    flushSync();
    body(room, bar);
  });
}

const counts = (setUp: SetUp) => PLACES.map((place) => cardsAt(setUp, place).length);

describe('the address', () => {
  test('keeps no deal that was cleared or undone', async () => {
    await withRoom('', (room, bar) => {
      for (const takeBack of ['clear', 'undo'] as const) {
        room.dealAnew();
        flushSync();
        expect(bar.location.hash).toMatch(/^#2/);
        room[takeBack]();
        flushSync();
        expect(bar.location.hash).toBe('#');
      }
    });
  });

  test('opens a hand, a hand with its cards to be changed, and a deal', async () => {
    await withRoom(`#${CODE}/t3.2`, (room, bar) => {
      expect([room.hand?.id, room.ready]).toEqual([CODE, true]);
      bar.go(`#${OTHER}/cards`);
      expect([room.hand, room.before?.id]).toEqual([null, OTHER]);
      const { deal, laws } = room.before!;
      const code = makeDealCode({ deal, laws, title: 'Only a deal' });
      bar.go(`#${code}`);
      expect([room.hand, room.before, room.setUp.title]).toEqual([null, null, 'Only a deal']);
      expect(bar.location.hash).toBe(`#${code}`);
    });
  });

  test('of a hand on the table is left to the figure, which adds the place', async () => {
    await withRoom(`#${CODE}/t3.2`, (_, bar) => {
      expect(bar.written).toEqual([]);
    });
  });

  test('of the first version is written anew, and its place stays', async () => {
    const old = '1b7mt28qj0c47h0zxp3d5ctwpx8r7jb68vk1d1p6ax3md56j0yb240p6yv3facg64xbc8cc0';
    await withRoom(`#${old}/t3.2`, (room, bar) => {
      expect([room.hand?.id, bar.location.hash]).toEqual([CODE, `#${CODE}/t3.2`]);
    });
  });

  test('says what is being set up as soon as all cards are dealt, and follows each change', async () => {
    await withRoom('', (room, bar) => {
      expect(bar.written).toEqual([]);
      room.dealRest();
      flushSync();
      const first = bar.location.hash;
      const read = parseHandCode(first.slice(1));
      expect(read.ok && read.value.kind).toBe('deal');
      room.turn();
      flushSync();
      expect(bar.location.hash).not.toBe(first);
      room.undo();
      flushSync();
      expect(bar.location.hash).toBe(first);
    });
  });

  test('that holds no hand is told, and stays to be mended', async () => {
    await withRoom('#1zzzzzzzz/t3', (room, bar) => {
      expect(room.problem).toMatch(/^This address holds no hand\. The address is damaged/);
      room.target = 'M';
      flushSync();
      expect(bar.written).toEqual([]);
      room.dealAnew();
      flushSync();
      expect(room.problem).toBe('');
      expect(bar.written).toHaveLength(1);
    });
  });

  test('that is bad, and then the one of the hand on the table, is told no longer', async () => {
    await withRoom(`#${CODE}`, (room, bar) => {
      bar.go('#1zzzzzzzz');
      expect(room.problem).not.toBe('');
      bar.go(`#${CODE}/t2`);
      expect([room.problem, room.hand?.id]).toEqual(['', CODE]);
      room.changeCards();
      flushSync();
      expect(bar.location.hash).toBe(`#${room.code}/cards`);
    });
  });

  test('that is bad, and then one of a deal, or none, is told no longer and written again', async () => {
    await withRoom('', (room, bar) => {
      room.dealRest();
      flushSync();
      const deal = bar.location.hash;
      for (const next of [deal, '']) {
        bar.go('#1zzzzzzzz');
        expect(room.problem).not.toBe('');
        bar.go(next);
        expect([room.problem, bar.location.hash]).toEqual(['', deal]);
      }
      room.turn();
      flushSync();
      expect(bar.location.hash).not.toBe(deal);
    });
  });

  test('is followed no longer when the page is left', async () => {
    const bar = new FakeBar();
    const room = new Room(bar);
    await withEffects(() => {
      followRoomAddress(room, bar);
      flushSync();
    });
    bar.go(`#${CODE}`);
    expect(room.hand).toBeNull();
  });
});

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

describe('the way back', () => {
  test('leads from the table to the cards and the game as they were set up', async () => {
    await withRoom('', (room, bar) => {
      room.dealRest();
      room.change({ ...room.setUp, kind: 'grand-solo', declarer: 'M', title: 'Mine' }, '');
      flushSync();
      const { setUp } = room;
      room.play();
      flushSync();
      expect(room.hand?.title).toBe('Mine');
      bar.back();
      expect([room.hand, room.before, room.setUp]).toEqual([null, null, setUp]);
    });
  });

  test('leads from a hand that was read to the cards that lay here, some or all', async () => {
    const read = parseHandCode(CODE);
    if (!read.ok || read.value.kind === 'deal') throw new Error('no hand');
    const { hand } = read.value;
    for (const deal of [false, true]) {
      await withRoom('', (room, bar) => {
        room.put('CJ', 'V');
        if (deal) room.dealRest();
        flushSync();
        const { setUp } = room;
        room.lay({ hand, remarks: ['A remark.'], players: null, text: null }, 't3.1');
        flushSync();
        expect([room.hand, bar.location.hash]).toEqual([hand, `#${CODE}/t3.1`]);
        bar.back();
        expect([room.hand, room.setUp]).toEqual([null, setUp]);
      });
    }
  });

  test('leads from changed cards to the hand, with its play and its remarks', async () => {
    await withRoom(`#${CODE}`, (room, bar) => {
      const { hand } = room;
      room.show(hand!, ['A remark.']);
      room.changeCards();
      room.turn();
      flushSync();
      bar.back();
      expect([room.hand, room.remarks, room.before]).toEqual([hand, ['A remark.'], null]);
    });
  });

  test('and the button that leads back to the hand as it was keep its remarks and its players', async () => {
    const players = { V: 'Ann', M: 'Ben', H: 'Cem' };
    await withRoom(`#${CODE}`, (room) => {
      room.show(room.hand!, ['A remark.'], players);
      room.changeCards();
      room.turn();
      room.goBack();
      expect([room.players, room.remarks]).toEqual([players, ['A remark.']]);
    });
  });

  test('leads from a game to the list of its evening, and from there to the cards', async () => {
    const read = parseHandCode(OTHER);
    if (!read.ok || read.value.kind === 'deal') throw new Error('no hand');
    const laid = { hand: read.value.hand, remarks: [], players: null, text: null };
    await withRoom('', (room, bar) => {
      room.put('CJ', 'V');
      flushSync();
      const { setUp } = room;
      room.goToList('e1');
      flushSync();
      expect([room.list, bar.location.hash]).toEqual(['e1', '#evening/e1']);
      room.lay(laid, null, { key: 'e1', index: 3 });
      flushSync();
      expect([room.list, room.game]).toEqual([null, { key: 'e1', index: 3 }]);
      // The next game takes the place of this one: Back leads to the list from any.
      room.lay({ ...laid, hand: { ...laid.hand, id: CODE } }, null, { key: 'e1', index: 4 });
      flushSync();
      bar.back();
      expect([room.hand, room.list, room.game]).toEqual([null, 'e1', null]);
      bar.back();
      expect([room.list, room.setUp]).toEqual([null, setUp]);
    });
  });

  test('is known after a reload too: the game of an evening by the state of the history', async () => {
    await withEffects(() => {
      const bar = new FakeBar();
      bar.history.replaceState({ game: { key: 'e1', index: 2 } }, '', `#${CODE}/t2`);
      const room = new Room(bar);
      followRoomAddress(room, bar);
      flushSync();
      expect([room.hand?.id, room.game]).toEqual([CODE, { key: 'e1', index: 2 }]);
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

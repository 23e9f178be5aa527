/** The analysis room with an address bar of its own, and hands to open in it. */
import { readFileSync } from 'node:fs';
import { flushSync } from 'svelte';
import { followRoomAddress } from '../../../../components/analyse/follow-address.svelte.ts';
import { Room } from '../../../../components/analyse/room.svelte.ts';
import { parseHand } from '../../../../src/game/notation/parse.ts';
import { makeHandCode } from '../../../../src/game/codes/hand-code.ts';
import { withEffects } from '../../support/effects.svelte.ts';

/** A hand of the book as the word of an address. */
export function codeOf(id: string): string {
  const parsed = parseHand(readFileSync(`content/hands/${id}.hand`, 'utf8'));
  if (!parsed.ok) throw new Error(id);
  return makeHandCode(parsed.value);
}
export const CODE = codeOf('foster-09');
export const OTHER = codeOf('foster-05');

/** An address bar, and every address the page has written into it. */
export class FakeBar {
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
export async function withRoom(
  hash: string,
  body: (room: Room, bar: FakeBar) => void,
): Promise<void> {
  await withEffects(() => {
    const bar = new FakeBar();
    bar.location.hash = hash;
    const room = new Room(bar);
    followRoomAddress(room, bar);
    flushSync();
    body(room, bar);
  });
}

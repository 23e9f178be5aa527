/** The reader’s own rules, as every tool reads them. */
import { flushSync } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { Room } from '../../../../components/analyse/room.svelte.ts';
import { cardWordsOfReader } from '../../../../components/parts/card-words.svelte.ts';
import { myRules } from '../../../../components/parts/my-rules.svelte.ts';
import { withEffects } from '../../support/effects.svelte.ts';

/** What is called when an attribute of the page changes. */
let observers: (() => void)[] = [];

/** The attributes of <html>, with those who observe them. */
const dataset: DOMStringMap = {};
function set(name: string, value: string | undefined): void {
  if (value === undefined) Reflect.deleteProperty(dataset, name);
  else dataset[name] = value;
  for (const observer of observers) observer();
  flushSync();
}

beforeEach(() => {
  for (const name of Object.keys(dataset)) Reflect.deleteProperty(dataset, name);
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal(
    'MutationObserver',
    class {
      readonly #update: () => void;
      constructor(update: () => void) {
        this.#update = update;
      }
      observe(): void {
        observers.push(this.#update);
      }
      disconnect(): void {
        observers = observers.filter((update) => update !== this.#update);
      }
    },
  );
});

test('My rules are today’s unless the reader has set those of 1922', () => {
  expect(myRules()).toBe('isko');
  set('rules', 'american-1922');
  expect(myRules()).toBe('american-1922');
  set('rules', 'hoyle-1912');
  expect(myRules()).toBe('isko');
});

test('who reads them follows the setting at once, also through a derived value', () =>
  withEffects(() => {
    const seen: string[] = [];
    const names = $derived(`${myRules()} ${cardWordsOfReader().name('CK')}`);
    $effect(() => {
      seen.push(names);
    });
    flushSync();
    set('rules', 'american-1922');
    set('suits', 'german');
    set('rules', undefined);
    expect(seen).toEqual([
      'isko king of clubs',
      'american-1922 king of clubs',
      'american-1922 king of acorns',
      'isko king of acorns',
    ]);
  }));

test('an empty room takes them, and one where cards lie keeps its own', () => {
  dataset['rules'] = 'american-1922';
  const room = new Room();
  expect(room.setUp.laws).toBe('american-1922');
  room.takeRules('isko');
  expect(room.setUp.laws).toBe('isko');
  room.put('CJ', 'V');
  room.takeRules('american-1922');
  expect(room.setUp.laws).toBe('isko');
});

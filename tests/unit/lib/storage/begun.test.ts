/** What is begun: there again in its tab or its browser, and never a reason to fail. */
import { describe, expect, test } from 'vitest';
import { Begun } from '../../../../src/lib/storage/begun.ts';
import type { Activity } from '../../../../src/lib/storage/begun.ts';
import type { BegunStorages } from '../../../../src/lib/storage/browser.ts';

const GAME: Activity<number> = {
  activity: 'game',
  lasts: 'browser',
  read: (data) => (typeof data === 'number' ? data : undefined),
};
const FORM: Activity<number> = { ...GAME, activity: 'form', lasts: 'tab' };

class Texts {
  readonly all = new Map<string, string>();
  getItem = (key: string): string | null => this.all.get(key) ?? null;
  setItem = (key: string, text: string): void => void this.all.set(key, text);
  removeItem = (key: string): void => void this.all.delete(key);
}

describe('what is begun', () => {
  test('is there again: a form in its tab alone, a game in every tab', () => {
    const browser = new Texts();
    const [tab, other] = [new Texts(), new Texts()];
    new Begun(GAME, '', { browser, tab }).write(7);
    new Begun(FORM, 's1', { browser, tab }).write(8);
    const again = { browser, tab };
    expect(new Begun(GAME, '', again).read()).toBe(7);
    expect(new Begun(FORM, 's1', again).read()).toBe(8);
    expect(new Begun(FORM, 's2', again).read()).toBeUndefined();
    expect(new Begun(GAME, '', { browser, tab: other }).read()).toBe(7);
    expect(new Begun(FORM, 's1', { browser, tab: other }).read()).toBeUndefined();
  });

  test('leaves nothing behind when it is over', () => {
    const browser = new Texts();
    const game = new Begun(GAME, '', { browser, tab: new Texts() });
    game.write(7);
    game.write(null);
    expect(game.read()).toBeUndefined();
    expect(browser.all.size).toBe(0);
  });

  test.each(['', '{', 'null', '"7"', '{"__proto__":7}'])(
    'is nothing where %s is stored',
    (text) => {
      const browser = new Texts();
      const game = new Begun(GAME, '', { browser, tab: new Texts() });
      game.write(7);
      for (const key of browser.all.keys()) browser.all.set(key, text);
      expect(game.read()).toBeUndefined();
    },
  );

  test('lasts as long as the page where nothing may be stored, or there is no room', () => {
    const forbidden = {
      get browser(): never {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
      get tab(): never {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    } as BegunStorages;
    const full = new Texts();
    full.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    for (const storages of [forbidden, { browser: full, tab: full }]) {
      const game = new Begun(GAME, '', storages);
      game.write(7);
      game.write(null);
      expect(game.read()).toBeUndefined();
    }
  });
});

/** A browser for what keeps something in its storage: several tabs, little room, no leave at all. */
import type { Browser } from '../../../src/lib/storage/format.ts';

export class FakeBrowser {
  /** What is stored. */
  readonly texts = new Map<string, string>();
  /** How many characters of text there is room for. */
  room = Infinity;
  /** Whether naming the storage throws, as where cookies are switched off. */
  forbidden = false;

  readonly #tabs: EventTarget[] = [];
  /** What has been written and not yet told to the other tabs. */
  readonly #untold: { readonly from: EventTarget | null; readonly key: string | null }[] = [];

  /** One more tab. */
  tab(): Browser & { readonly events: EventTarget } {
    const events = new EventTarget();
    this.#tabs.push(events);
    const write = (key: string, text: string | null): void => {
      const before = this.texts.get(key) ?? null;
      if (text === null) this.texts.delete(key);
      else this.texts.set(key, text);
      if (this.#used() > Math.max(this.room, before?.length ?? 0) && text !== null) {
        if (before === null) this.texts.delete(key);
        else this.texts.set(key, before);
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      }
      if (text !== before) this.#untold.push({ from: events, key });
    };
    const storage = {
      getItem: (key: string) => this.texts.get(key) ?? null,
      setItem: (key: string, text: string) => {
        write(key, text);
      },
      removeItem: (key: string) => {
        write(key, null);
      },
    };
    const mayStore = () => !this.forbidden;
    return {
      events,
      get storage() {
        if (!mayStore()) throw new DOMException('The operation is insecure.', 'SecurityError');
        return storage;
      },
    };
  }

  /** A tab that is not ours writes a text, or clears the whole storage, and all tabs hear of it. */
  writeElsewhere(key: string | null, text: string | null): void {
    if (key === null) this.texts.clear();
    else if (text === null) this.texts.delete(key);
    else this.texts.set(key, text);
    this.#untold.push({ from: null, key });
    this.tellTabs();
  }

  /** Tells each tab what the others have written, also what they write on being told. */
  tellTabs(): void {
    for (let news = this.#untold.shift(); news !== undefined; news = this.#untold.shift()) {
      const { from, key } = news;
      for (const tab of this.#tabs) {
        if (tab !== from) tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
      }
    }
  }

  #used(): number {
    return [...this.texts.values()].reduce((sum, text) => sum + text.length, 0);
  }
}

/** The form of the settings: stored in the browser, and applied to the page at once. */
import { SETTINGS, SETTINGS_FORMAT, showSettings, withSettings } from '../../src/book/settings.ts';
import { BROWSER } from '../../src/lib/storage/browser.ts';
import { Kept } from '../../src/lib/storage/kept.ts';

const root = document.documentElement;

const store = new Kept(SETTINGS_FORMAT, BROWSER, {
  holds: true,
  /** Brings page and form in line with what is stored. */
  tell: ({ value }) => {
    showSettings(root, SETTINGS, value);
    for (const input of document.querySelectorAll<HTMLInputElement>('#settings input')) {
      const choices: readonly string[] = SETTINGS[input.name as keyof typeof SETTINGS];
      input.checked = input.value === (root.dataset[input.name] ?? choices[0]);
    }
  },
});

/** Stores a choice, and applies it. */
export function choose(name: string, value: string): void {
  store.change((stored) => withSettings(stored, { [name]: value }));
}

store.open();

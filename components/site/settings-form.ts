/** The form of the settings: kept in the browser, and shown on the page as soon as it is chosen. */
import { SETTINGS, SETTINGS_FORMAT, showSettings, withSettings } from '../../src/book/settings.ts';
import { BROWSER } from '../../src/lib/storage/browser.ts';
import { Kept } from '../../src/lib/storage/kept.ts';

const root = document.documentElement;

const kept = new Kept(SETTINGS_FORMAT, BROWSER, {
  holds: true,
  /** Brings page and form in line with what is kept. */
  tell: ({ value }) => {
    showSettings(root, SETTINGS, value);
    for (const input of document.querySelectorAll<HTMLInputElement>('#settings input')) {
      const choices: readonly string[] = SETTINGS[input.name as keyof typeof SETTINGS];
      input.checked = input.value === (root.dataset[input.name] ?? choices[0]);
    }
  },
});

/** Keeps a choice, and shows it. */
export function choose(name: string, value: string): void {
  kept.change((stored) => withSettings(stored, { [name]: value }));
}

kept.open();

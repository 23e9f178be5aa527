/** The form of the settings: its choices are stored in the browser, and applied to the page at once. */
import { SETTING_WORDS } from '#edition/book/setting-words.ts';
import { OWN_TERMS } from '#edition/game/words/own-terms.ts';
import { SETTINGS, SETTINGS_FORMAT, showSettings, withSettings } from '../../src/book/settings.ts';
import { BROWSER } from '../../src/lib/storage/browser.ts';
import { Kept } from '../../src/lib/storage/kept.ts';

const root = document.documentElement;
const form = document.querySelector('#settings');

/** An element with a class and its content. */
function make(
  name: string,
  className: string,
  ...content: readonly (Node | string)[]
): HTMLElement {
  const element = document.createElement(name);
  element.className = className;
  element.append(...content);
  return element;
}

/** A setting with its choices. */
function makeSetting(name: keyof typeof SETTINGS): HTMLElement {
  const { about, legend, words } = SETTING_WORDS[name];
  const choices = Object.entries(words).map(([value, text]) => {
    const input = Object.assign(document.createElement('input'), { type: 'radio', name, value });
    return make('label', 'choice', input, text);
  });
  return make(
    'fieldset',
    '',
    make('legend', 'field-name', legend),
    make('div', 'buttons', ...choices),
    ...(about === undefined ? [] : [make('p', 'soft', about)]),
  );
}

/** In German the cards have German names, so that there is nothing to choose. */
const offered = (Object.keys(SETTINGS) as (keyof typeof SETTINGS)[]).filter(
  (name) => name !== 'terms' || OWN_TERMS === 'en',
);
form?.prepend(...offered.map(makeSetting));

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

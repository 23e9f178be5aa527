/** The reader’s choices in words. */
import type { SETTINGS } from './settings.ts';

/** What the form calls a choice and its values. */
type SettingWords = {
  readonly [Name in keyof typeof SETTINGS]: {
    readonly legend: string;
    /** Where it has an effect, if the words of its values do not say so. */
    readonly about?: string;
    readonly words: Readonly<Record<(typeof SETTINGS)[Name][number], string>>;
  };
};

/** The choices in words. */
export const SETTING_WORDS: SettingWords = {
  rules: {
    legend: 'Meine Regeln',
    words: { isko: 'Heute: Internationale Skatordnung', 'american-1922': '1922: Skat in Amerika' },
    about: 'Sie gelten am Tisch, in der Spielliste, in den Übungen und in der Analyse.',
  },
  suits: {
    legend: 'Kartenbild',
    words: { french: 'Französisch', 'four-colour': 'Turnierbild', german: 'Deutsch' },
  },
  courts: {
    legend: 'Könige, Damen und Buben auf großen Karten',
    words: { figures: 'Figuren', letters: 'Buchstaben' },
  },
  terms: { legend: 'Kartennamen', words: { en: 'Englisch: K Q J', de: 'Deutsch: K D B' } },
  theme: {
    legend: 'Hell oder dunkel',
    words: { system: 'Wie im System', light: 'Hell', dark: 'Dunkel' },
  },
  // In the order of the form, which is that of the sizes.
  size: {
    legend: 'Schriftgröße',
    words: {
      small: 'Klein',
      normal: 'Normal',
      large: 'Groß',
      larger: 'Größer',
      largest: 'Anderthalbfach',
    },
  },
  measure: {
    legend: 'Zeilenlänge',
    words: { narrow: 'Kurz', normal: 'Normal', wide: 'Lang' },
  },
  face: { legend: 'Schriftart', words: { book: 'Buchschrift', sans: 'Ohne Serifen' } },
  follow: {
    legend: 'Der Tisch neben dem Text',
    words: { off: 'Wartet auf mich', on: 'Geht beim Lesen mit' },
  },
  pace: {
    legend: 'Die anderen spielen',
    words: { normal: 'Normal', slow: 'Langsam', fast: 'Schnell' },
    about: 'Am Tisch.',
  },
  tricks: {
    legend: 'Ein voller Stich',
    words: { clear: 'Verschwindet von selbst', press: 'Wartet auf „Weiter“' },
  },
  keys: {
    legend: 'Einzelne Tasten, etwa / für die Suche',
    words: { on: 'Überall', off: 'Nur in Abbildungen und Übungen' },
  },
};

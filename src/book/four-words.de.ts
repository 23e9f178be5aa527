/** What the comparison of four books says around the words of each. */
import { listed } from '#edition/game/words/lists.ts';
import { capital } from '../game/words/text.ts';

/** The voices at the heads of the columns. */
export const VOICES = {
  foster: 'Foster, 1922',
  eichhorn: 'Eichhorn, um 1909',
  hoyle: 'Hoyle, 1912',
  today: 'Heute',
  deals: 'Die Karten',
} as const;

/** One of the voices. */
export type Voice = keyof typeof VOICES;

/** The voices in a sentence. */
const IN_SENTENCE: Readonly<Record<Voice, string>> = {
  foster: 'Foster',
  eichhorn: 'Eichhorn',
  hoyle: 'Hoyle',
  today: 'die heutige Ordnung',
  deals: 'die Karten',
};

/** Where something stands that one voice alone has. */
const THERE: Readonly<Record<Voice, string>> = {
  foster: 'bei Foster',
  eichhorn: 'bei Eichhorn',
  hoyle: 'bei Hoyle',
  today: 'in der heutigen Ordnung',
  deals: 'in den Karten',
};

/** What stands where a book is silent. */
export const SILENT = {
  eichhorn: 'Eichhorn hat dazu keinen Abschnitt.',
  nothing: 'Nichts.',
  unknown: 'Das wissen wir nicht.',
  unmeasured: 'Nicht gemessen.',
} as const;

/** A link to the words of a voice. */
export const READ_IT = 'Nachlesen';

/** Before what the books differ in. */
export const THEY_DIFFER = 'Sie sind uneins.';

/** All agree. */
export const sayAllAgree = (voices: 3 | 4): string =>
  `Alle ${voices === 4 ? 'vier' : 'drei'} sind sich einig.`;

/** Those who speak of it agree; a single one has it alone. */
export function sayAgree(voices: readonly Voice[]): string {
  const [only] = voices;
  if (voices.length === 1 && only !== undefined) return `Das steht nur ${THERE[only]}.`;
  const names = listed(voices.map((voice) => IN_SENTENCE[voice]));
  return `${capital(names)} sind sich einig.`;
}

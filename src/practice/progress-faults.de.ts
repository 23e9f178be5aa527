/** What is wrong with a file of progress, in sentences. */
import type { Result } from './progress.ts';

/** Faults of the whole. */
export const PROGRESS_FAULTS = {
  cutOff: 'In dieser Datei steht kein Fortschritt, oder sie ist abgeschnitten.',
  other: 'Das ist kein Übungsfortschritt aus Vorhand.',
  noVersion: 'Es steht nicht dabei, welche Version es ist.',
  newer: (version: number, readable: number): string =>
    `Die Datei hat Version ${version} und stammt aus einem neueren Vorhand. Dieses hier liest bis Version ${readable}.`,
  results: 'Die Ergebnisse sind keine Liste.',
  twice: (id: string): string => `„${id}“ kommt zweimal vor.`,
  choices: 'Die Einstellungen sind nicht nach Übungen geordnet.',
  noDrill: (id: string): string => `„${id}“ kann nicht der Name einer Übung sein.`,
  cleared: 'Das ist keine Zeitangabe.',
} as const;

/** Faults of its parts. */
export const PART_FAULTS = {
  resultLength: 'Ein Ergebnis hat neun oder zehn Teile.',
  choicesShape: 'Die Einstellungen einer Übung sind nicht nach Namen geordnet.',
  choices: 'Diese Einstellungen sind nicht zu lesen.',
  memory: 'Was wiederkommen darf, ist nicht zu lesen.',
} as const;

const PARTS: Readonly<Record<keyof Result, string>> = {
  id: 'der Name',
  at: 'die Zeit',
  day: 'der Tag',
  drill: 'die Übung',
  kind: 'die Art',
  level: 'die Stufe',
  right: 'ob es richtig war',
  seconds: 'die Sekunden',
  again: 'ob es eine Wiederholung war',
  question: 'die Frage',
};

/** Which parts of a result are damaged. */
export const sayDamagedParts = (parts: readonly (keyof Result)[]): string =>
  `Nicht zu lesen: ${parts.map((part) => PARTS[part]).join(', ')}.`;

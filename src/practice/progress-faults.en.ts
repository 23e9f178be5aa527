/** What is wrong with a file of progress, in sentences. */
import type { Result } from './progress.ts';

/** Faults of the whole. */
export const PROGRESS_FAULTS = {
  cutOff: 'This is not a progress file, or it was cut off.',
  other: 'This is not a progress file from Vorhand.',
  noVersion: 'It does not say which version it is.',
  newer: (version: number, readable: number): string =>
    `It is version ${version}, from a newer Vorhand; this one reads versions up to ${readable}.`,
  results: 'The results are not a list.',
  twice: (id: string): string => `“${id}” occurs twice.`,
  choices: 'The choices are not a list by drill.',
  noDrill: (id: string): string => `“${id}” cannot be the name of a drill.`,
  cleared: 'The time of the last clearing cannot be understood.',
} as const;

/** Faults of its parts. */
export const PART_FAULTS = {
  resultLength: 'A result has nine parts, or ten.',
  choicesShape: 'The choices of a drill are a list by name.',
  choices: 'These choices cannot be understood.',
  memory: 'Whether missed questions come back cannot be understood.',
} as const;

const PARTS: Readonly<Record<keyof Result, string>> = {
  id: 'its name',
  at: 'its time',
  day: 'its day',
  drill: 'its drill',
  kind: 'its kind',
  level: 'its level',
  right: 'whether it was right',
  seconds: 'its seconds',
  again: 'whether it was asked again',
  question: 'its question',
};

/** Which parts of a result are damaged. */
export const sayDamagedParts = (parts: readonly (keyof Result)[]): string =>
  `Cannot be understood: ${parts.map((part) => PARTS[part]).join(', ')}.`;

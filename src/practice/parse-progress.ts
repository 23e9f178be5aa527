/**
 * Progress as text, for the browser's storage and for a file.
 *
 * Version 3, the present one:
 *
 *     {"vorhand": "practice", "version": 3,
 *      "results": [[id, at, day, drill, kind, level, right, seconds, again, question], …],
 *      "choices": {drill: {at, level, follows, length, clock, options}},
 *      "memory": {at, on, since}, "cleared": 0}
 *
 * `right` and `again` are 0 or 1; `question` is there only where it was stored. Version 2 is the
 * same without any `question`; migrate-progress.ts describes version 1.
 */
import { checkedAs, isObject, parseJson } from '../lib/json/json.ts';
import type { DataFault, ReportFault } from '../lib/json/json.ts';
import type { Format } from '../lib/storage/format.ts';
import { invalid } from '../lib/checked.ts';
import type { Checked } from '../lib/checked.ts';
import { isDrillId, readChoices, readMemory, readAnswerRow } from './check-progress.ts';
import type { DrillId } from './drill.ts';
import { PROGRESS_FAULTS } from '#edition/practice/progress-faults.ts';
import { migrate } from './migrate-progress.ts';
import { MOST_RESULTS, NO_PROGRESS, byTime } from './progress.ts';
import type { Choices, Progress, Result } from './progress.ts';

export const PROGRESS_VERSION = 3;

/** What is wrong with a text that should be progress. */
export interface ProgressFault extends DataFault {
  /**
   * `newer`: written by a later version of this site, and not to be overwritten; `damaged`:
   * everything else.
   */
  readonly code: 'newer' | 'damaged';
}

/** The storage format of progress. */
export const PROGRESS_FORMAT: Format<Progress> = {
  key: 'vorhand-practice',
  asideKey: 'vorhand-practice-damaged',
  empty: NO_PROGRESS,
  make: writeParts,
  read: (data) => {
    const { faults, progress } = read(data);
    if (faults.some(({ code }) => code === 'newer')) return { is: 'newer' };
    return { is: faults.length === 0 ? 'whole' : 'damaged', value: progress };
  },
};

/** Progress as text; `parseProgress` gives the same progress back. */
export function makeProgress(progress: Progress): string {
  return JSON.stringify(writeParts(progress));
}

function writeParts(progress: Progress): object {
  const { choices, cleared, memory, results } = progress;
  const rows = results.map(
    ({ again, at, day, drill, id, kind, level, question, right, seconds }) => [
      id,
      at,
      day,
      drill,
      kind,
      level,
      right ? 1 : 0,
      seconds,
      again ? 1 : 0,
      ...(question === undefined ? [] : [question]),
    ],
  );
  const head = { vorhand: 'practice', version: PROGRESS_VERSION };
  return { ...head, results: rows, choices, memory, cleared };
}

/** Reads progress of this or an older version; returns everything that is wrong with damaged text. */
export function parseProgress(text: string): Checked<Progress, ProgressFault> {
  const json = parseJson(text);
  if (!json.ok) {
    return invalid({ code: 'damaged', where: '', message: PROGRESS_FAULTS.cutOff });
  }
  const { faults, progress } = read(json.value);
  return checkedAs(progress, faults);
}

/** Returns every part that is valid by itself, and what is wrong with the others. */
function read(data: unknown): { progress: Progress; faults: ProgressFault[] } {
  const faults: ProgressFault[] = [];
  const report: ReportFault = (where, message) =>
    void faults.push({ code: 'damaged', where, message });
  const nothing = { progress: NO_PROGRESS, faults };
  if (!isObject(data) || data['vorhand'] !== 'practice') {
    report('', PROGRESS_FAULTS.other);
    return nothing;
  }
  const version = data['version'];
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    report('version', PROGRESS_FAULTS.noVersion);
    return nothing;
  }
  if (version > PROGRESS_VERSION) {
    const message = PROGRESS_FAULTS.newer(version, PROGRESS_VERSION);
    faults.push({ code: 'newer', where: 'version', message });
    return nothing;
  }
  return { progress: readParts(migrate(data, version), report), faults };
}

function readParts(data: Readonly<Record<string, unknown>>, report: ReportFault): Progress {
  const rows: unknown = data['results'] ?? [];
  if (!Array.isArray(rows)) report('results', PROGRESS_FAULTS.results);
  const results = new Map<string, Result>();
  for (const [index, row] of (Array.isArray(rows) ? rows : []).entries()) {
    const result = readAnswerRow(row, `results[${index}]`, report);
    if (result === null) continue;
    if (results.has(result.id)) report(`results[${index}]`, PROGRESS_FAULTS.twice(result.id));
    else results.set(result.id, result);
  }
  const choices: Record<DrillId, Choices> = {};
  const rawChoices = data['choices'] ?? {};
  if (!isObject(rawChoices)) report('choices', PROGRESS_FAULTS.choices);
  for (const [id, value] of Object.entries(isObject(rawChoices) ? rawChoices : {})) {
    const where = `choices.${id}`;
    const read = readChoices(value, where, report);
    if (!isDrillId(id)) report(where, PROGRESS_FAULTS.noDrill(id));
    else if (read !== null) choices[id] = read;
  }
  const cleared = data['cleared'] ?? 0;
  const isTime = typeof cleared === 'number' && Number.isFinite(cleared) && cleared >= 0;
  if (!isTime) report('cleared', PROGRESS_FAULTS.cleared);
  return {
    results: [...results.values()].sort(byTime).slice(-MOST_RESULTS),
    choices,
    memory: readMemory(data['memory'], 'memory', report),
    cleared: isTime ? cleared : 0,
  };
}

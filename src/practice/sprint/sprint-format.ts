/**
 * The storage format of sprints:
 *
 *     {"vorhand": "sprints", "version": 1, "results": [{kind, at, day, right, wrong, seconds}, …]}
 */
import { isNumber, isObject, isWhole } from '../../lib/json/json.ts';
import type { Format, Reading } from '../../lib/storage/format.ts';
import { mergeSprints } from './bests.ts';
import type { SprintResult } from './bests.ts';
import { SPRINT_KINDS } from './sprint.ts';

const VERSION = 1;
const LAST_TIME = 8.64e15;

export const SPRINTS_FORMAT: Format<readonly SprintResult[]> = {
  key: 'vorhand-sprints',
  asideKey: 'vorhand-sprints-aside',
  empty: [],
  make: (results) => ({ vorhand: 'sprints', version: VERSION, results }),
  read,
};

/** Invalid results are left out, and then the stored text counts as damaged. */
function read(data: unknown): Reading<readonly SprintResult[]> {
  const { results, version } = isObject(data) ? data : { results: null, version: null };
  if (Number.isInteger(version) && Number(version) > VERSION) return { is: 'newer' };
  if (version !== VERSION || !Array.isArray(results)) return { is: 'damaged', value: [] };
  const sound = results.flatMap((entry: unknown) => readResult(entry) ?? []);
  const whole = sound.length === results.length;
  return { is: whole ? 'whole' : 'damaged', value: mergeSprints([], sound) };
}

function readResult(entry: unknown): SprintResult | null {
  if (!isObject(entry)) return null;
  const { at, day, right, seconds, wrong } = entry;
  const kind = SPRINT_KINDS.find((one) => one === entry['kind']);
  const counts = isWhole(right, 0, 9999) && isWhole(wrong, 0, 9999);
  if (kind === undefined || !counts || !isWhole(at, 0, LAST_TIME) || !isWhole(day, 0, 99_999_999))
    return null;
  if (!isNumber(seconds, 0, Number.MAX_VALUE)) return null;
  return { kind, at, day, right, wrong, seconds };
}

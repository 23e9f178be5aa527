/**
 * The tournaments as they are kept in the browser, and in a file of their own:
 *
 *     {"vorhand": "tournaments", "version": 2, "open": "t1", "tournaments": [{"key": "t1", "name": "",
 *      "at": …, "method": "sides", "players": […], "seats": [0, 3, …], "slips": […]}],
 *      "plan": {"list": "Smith\nBrown", …}, "lines": {"t1 0 2": {"points": "74", "games": ""}}}
 *
 * A file has no plan and no lines: they are what is typed and not yet taken over. Version 1 had no
 * series; what it stored is read as it is.
 */
import { isObject, parseJson } from '../../lib/json/json.ts';
import type { Format, Reading } from '../../lib/storage/format.ts';
import { readList } from '../../lib/storage/read-list.ts';
import type { ReadList } from '../../lib/storage/read-list.ts';
import { invalid } from '../../lib/checked.ts';
import type { Checked } from '../../lib/checked.ts';
import { FILE_FAULTS } from '#edition/score/table-words.ts';
import { NO_TOURNAMENTS } from './edit.ts';
import type { KeptDesk } from './edit.ts';
import type { Tournament } from './tournament.ts';
import { readTournament } from './tournament-format.ts';
import { readTypedLines, readTypedPlan } from './typed-format.ts';

const VERSION = 2;

export const DESK_FORMAT: Format<KeptDesk> = {
  key: 'vorhand-tournaments',
  asideKey: 'vorhand-tournaments-aside',
  empty: NO_TOURNAMENTS,
  make: (desk) => ({ vorhand: 'tournaments', version: VERSION, ...desk }),
  read: readDesk,
};

/** What makes no sense is left out; then the whole counts as damaged, and what is sound is there. */
function readDesk(storedDesk: unknown): Reading<KeptDesk> {
  const data = isObject(storedDesk) ? storedDesk : {};
  const { lines, open, plan, tournaments: list, version } = data;
  if (Number.isInteger(version) && Number(version) > VERSION) return { is: 'newer' };
  const isKnown = version === 1 || version === VERSION;
  if (!isKnown || !Array.isArray(list)) return { is: 'damaged', value: NO_TOURNAMENTS };
  const read = list.map(readTournament);
  const tournaments: Tournament[] = [];
  for (const one of read) {
    if (one !== null && tournaments.every(({ key }) => key !== one.tournament.key)) {
      tournaments.push(one.tournament);
    }
  }
  const whole = tournaments.length === list.length && read.every((one) => one?.whole === true);
  const at = tournaments.find(({ key }) => key === open);
  return {
    is: whole ? 'whole' : 'damaged',
    // What is half typed is not worth a warning when it cannot be read; before it was kept there is none.
    value: {
      tournaments,
      open: at?.key ?? null,
      plan: readTypedPlan(plan),
      lines: readTypedLines(lines),
    },
  };
}

/** A file of one tournament, or of several. */
export function makeDeskFile(tournaments: readonly Tournament[]): string {
  return JSON.stringify({ vorhand: 'tournaments', version: VERSION, open: null, tournaments });
}

/** The tournaments in a file, this one or that of all a reader keeps; or what is wrong with it. */
export function parseDeskFile(text: string): Checked<ReadList<Tournament>, string> {
  const json = parseJson(text);
  if (!json.ok) return invalid(FILE_FAULTS.noTournaments);
  const data = json.value;
  const desk = isObject(data) && data['vorhand'] === 'everything' ? data['tournaments'] : data;
  if (!isObject(desk) || desk['vorhand'] !== 'tournaments') {
    return invalid(FILE_FAULTS.withoutTournaments);
  }
  const reading = readDesk(desk);
  if (reading.is === 'newer') return invalid(FILE_FAULTS.newer);
  return readList(reading.value.tournaments, reading.is === 'whole');
}

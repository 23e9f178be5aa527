/**
 * The sheets as they are kept in the browser, and in a file of their own:
 *
 *     {"vorhand": "scores", "version": 1, "open": "s1", "mending": null, "draft": {…},
 *      "sheets": [{"key": "s1", "name": "", "at": …, "players": […], "deals": [{"dealer": 0, "game": {…}}]}]}
 */
import { isNumber, isObject, isWhole, parseJson } from '../lib/json/json.ts';
import { isTimestamp } from '../lib/json/timestamp.ts';
import type { Format, Reading } from '../lib/storage/format.ts';
import { readList } from '../lib/storage/read-list.ts';
import type { ReadList } from '../lib/storage/read-list.ts';
import { invalid } from '../lib/checked.ts';
import type { Checked } from '../lib/checked.ts';
import { isLawId } from '../game/skat/laws.ts';
import { FILE_FAULTS, SHEET_TABLE } from '#edition/score/table-words.ts';
import { readSheetDeal, readDraft } from './deal-format.ts';
import { EMPTY_DRAFT } from './draft.ts';
import { LONGEST_SHEET_NAME, NO_SCORES } from './edit.ts';
import type { KeptScores } from './edit.ts';
import { readHouseRules } from './house-format.ts';
import { hasHouseRules } from './house-rules.ts';
import { isStake } from './money.ts';
import { readKeptName, readKeptNames } from '../game/words/kept-names.ts';
import { LONGEST_PLAYER, MOST_DEALS } from './names.ts';
import { LIST_KINDS } from './score-sheet.ts';
import type { KeptSheet } from './score-sheet.ts';

/**
 * Sheets with house rules are of version 2. All others stay of version 1, so that an older copy of the
 * book still opens them, and does not count a sheet without its house rules.
 */
const VERSION = 2;
/** On a sheet that is not kept yet, as many may have been dealt to. */
const MOST_PLAYERS = 4;

export const SCORES_FORMAT: Format<KeptScores> = {
  key: 'vorhand-scores',
  asideKey: 'vorhand-scores-aside',
  empty: NO_SCORES,
  make: (scores) => ({ vorhand: 'scores', version: versionOf(scores), ...scores }),
  read: readScores,
};

function versionOf({ sheets }: KeptScores): 1 | 2 {
  return sheets.some(({ house }) => hasHouseRules(house)) ? 2 : 1;
}

/** What makes no sense is left out; then the whole counts as damaged, and what is sound is there. */
function readScores(storedScores: unknown): Reading<KeptScores> {
  const data = isObject(storedScores) ? storedScores : {};
  const { draft, mending, open, sheets: list, version } = data;
  if (Number.isInteger(version) && Number(version) > VERSION) return { is: 'newer' };
  if (!isWhole(version, 1, VERSION) || !Array.isArray(list))
    return { is: 'damaged', value: NO_SCORES };
  const read = list.map(readSheet);
  const sheets: KeptSheet[] = [];
  for (const one of read) {
    if (one !== null && sheets.every(({ key }) => key !== one.sheet.key)) sheets.push(one.sheet);
  }
  const whole = sheets.length === list.length && read.every((one) => one?.whole === true);
  const at = sheets.find(({ key }) => key === open);
  // A game half entered is not worth a warning when it cannot be read.
  const storedDraft = readDraft(draft, at?.players.length ?? MOST_PLAYERS);
  const value: KeptScores = {
    sheets,
    open: at?.key ?? null,
    mending:
      storedDraft !== null && at !== undefined && isWhole(mending, 0, at.deals.length - 1)
        ? mending
        : null,
    draft: storedDraft ?? EMPTY_DRAFT,
  };
  return { is: whole ? 'whole' : 'damaged', value };
}

function readSheet(entry: unknown): { readonly sheet: KeptSheet; readonly whole: boolean } | null {
  if (!isObject(entry)) return null;
  const { agreed, at, deals, first, key, laws, length, list, players, stake } = entry;
  if (typeof key !== 'string' || !/^[a-z0-9-]{1,60}$/u.test(key)) return null;
  const name = entry['name'] === '' ? '' : readKeptName(entry['name'], LONGEST_SHEET_NAME);
  if (name === null) return null;
  if (!isTimestamp(at) || typeof laws !== 'string' || !isLawId(laws)) return null;
  const names = readNames(players);
  const kind = LIST_KINDS.find((one) => one === list);
  if (names === null || kind === undefined || typeof agreed !== 'boolean') return null;
  if (!isWhole(first, 0, names.length - 1) || !Array.isArray(deals)) return null;
  if (length !== null && !isWhole(length, 1, MOST_DEALS)) return null;
  if (stake !== null && !(isNumber(stake, 0, Infinity) && isStake(stake))) return null;
  const house = entry['house'] === undefined ? undefined : readHouseRules(entry['house']);
  if (house === null) return null;
  const read = deals.map((deal: unknown) => readSheetDeal(deal, names.length));
  const sound = read.filter((deal) => deal !== null);
  const sheet: KeptSheet = {
    key,
    name,
    at,
    players: names,
    first,
    laws,
    list: kind,
    agreed,
    length,
    stake,
    ...(house && { house }),
    deals: sound,
  };
  return { sheet, whole: sound.length === deals.length };
}

function readNames(data: unknown): readonly string[] | null {
  if (!Array.isArray(data) || (data.length !== 3 && data.length !== 4)) return null;
  return readKeptNames(data, LONGEST_PLAYER);
}

/** A file of one sheet, or of several. */
export function makeScoresFile(sheets: readonly KeptSheet[]): string {
  return JSON.stringify(SCORES_FORMAT.make({ ...NO_SCORES, sheets }));
}

/** The sheets in a file, this one or that of all a reader keeps; or what is wrong with it. */
export function parseScoresFile(text: string): Checked<ReadList<KeptSheet>, string> {
  const json = parseJson(text);
  if (!json.ok) {
    const isTable = new RegExp(`^"?${SHEET_TABLE[0]}"?[,;\\t]`, 'iu').test(text);
    return invalid(isTable ? FILE_FAULTS.table : FILE_FAULTS.noSheets);
  }
  const data = json.value;
  const scores = isObject(data) && data['vorhand'] === 'everything' ? data['scores'] : data;
  if (!isObject(scores) || scores['vorhand'] !== 'scores') {
    return invalid(FILE_FAULTS.withoutSheets);
  }
  const reading = readScores(scores);
  if (reading.is === 'newer') return invalid(FILE_FAULTS.newer);
  const { sheets } = reading.value;
  return readList(sheets, reading.is === 'whole');
}

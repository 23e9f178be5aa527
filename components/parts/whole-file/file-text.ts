/**
 * The one file of everything that a reader has made or done: their practice, where they read, the
 * questions they have answered, their bookmarks and notes, the hands they saved, their settings.
 *
 *     {"vorhand": "everything", "version": 1,
 *      "practice": …, "reading": …, "answers": …, "marks": …, "hands": …, "settings": …}
 *
 * Each part is what its own format stores in the browser, and may be missing. A file of the
 * practice alone, as this site saved them before, is read as well.
 */
import { isObject, ownValue, parseJson } from '../../../src/lib/json/json.ts';
import { Kept } from '../../../src/lib/storage/kept.ts';
import type { Browser, Format, Reading } from '../../../src/lib/storage/format.ts';
import { invalid, valid } from '../../../src/lib/checked.ts';
import type { Checked } from '../../../src/lib/checked.ts';
import { KEPT_PARTS } from './file-parts.ts';
import type { AnyPart, PartName } from './file-parts.ts';
import { NO_FILE, sayNewerFile, sayUnreadPart } from '#edition/game/words/parts/whole-file.ts';

const VERSION = 1;

/** The contents of a file, part by part: the JSON that each part’s format reads. */
export type FileParts = Readonly<Partial<Record<PartName, unknown>>>;

/**
 * Everything that is stored, as the text of a file. A damaged part goes in as far as it is sound;
 * one that a newer version of this site wrote goes in as it is.
 */
export function makeFile(browser: Browser, instead: FileParts = {}): string {
  const parts = Object.keys(KEPT_PARTS).map((name) => {
    const part = KEPT_PARTS[name as PartName];
    const replacement = instead[name as PartName];
    return [name, replacement ?? part.use((each) => keptNow(each.format, browser))] as const;
  });
  return JSON.stringify({ vorhand: 'everything', version: VERSION, ...Object.fromEntries(parts) });
}

function keptNow<T>(format: Format<T>, { storage }: Browser): unknown {
  let data: unknown;
  try {
    data = JSON.parse(storage.getItem(format.key) ?? 'null') as unknown;
  } catch {
    data = null;
  }
  const reading = data === null ? null : format.read(data);
  if (reading?.is === 'newer') return data;
  return format.make(reading?.value ?? format.empty);
}

/** What could be read of a file. */
export interface ReadFile {
  /** Of a damaged part only what is sound. */
  readonly parts: FileParts;
  /** What could not be read, a sentence for each part; the others do not suffer from it. */
  readonly problems: readonly string[];
}

/**
 * Reads a file of everything, or of the practice alone; or says what is wrong with it, if nothing can
 * be read.
 */
export function parseFile(text: string): Checked<ReadFile, string> {
  const json = parseJson(text);
  if (!json.ok) return invalid(NO_FILE.broken);
  const data = json.value;
  if (isObject(data) && data['vorhand'] === 'practice') return readParts({ practice: data });
  if (!isObject(data) || data['vorhand'] !== 'everything') {
    return invalid(NO_FILE.foreign);
  }
  const { version } = data;
  if (!Number.isInteger(version) || Number(version) < 1) {
    return invalid(NO_FILE.noVersion);
  }
  if (Number(version) > VERSION) {
    return invalid(sayNewerFile(Number(version)));
  }
  return readParts(data);
}

/** Reads each part by itself. */
function readParts(data: Readonly<Record<string, unknown>>): Checked<ReadFile, string> {
  const parts: Partial<Record<PartName, unknown>> = {};
  const problems: string[] = [];
  for (const name of Object.keys(KEPT_PARTS) as PartName[]) {
    const part = ownValue(data, name);
    if (part === undefined) continue;
    const { title, use } = KEPT_PARTS[name];
    const { is, sound } = use(({ format }) => soundPart(format, part));
    if (sound !== undefined) parts[name] = sound;
    if (is === 'newer') problems.push(sayUnreadPart(title, 'newer'));
    if (is === 'damaged') {
      problems.push(sayUnreadPart(title, sound === undefined ? 'none' : 'some'));
    }
  }
  const [first, ...others] = problems;
  return first !== undefined && Object.keys(parts).length === 0
    ? invalid(first, ...others)
    : valid({ parts, problems });
}

/** What is sound in a part, as JSON for its format; undefined where nothing is. */
function soundPart<T>(format: Format<T>, data: unknown): { is: Reading<T>['is']; sound?: object } {
  const reading = format.read(data);
  if (reading.is === 'newer') return { is: 'newer' };
  const sound = format.make(reading.value);
  const isEmpty = JSON.stringify(sound) === JSON.stringify(format.make(format.empty));
  return reading.is === 'damaged' && isEmpty ? { is: 'damaged' } : { is: reading.is, sound };
}

/** What became of a part of a file. */
export interface BroughtBack {
  readonly title: string;
  /** In a sentence; null where nothing was new. */
  readonly says: string | null;
  /** Whether it is stored; if not, the browser has no room, or lets the page store nothing. */
  readonly isStored: boolean;
}

/**
 * Adds the parts of a file to what is stored. What is there already stays; nothing is doubled.
 *
 * @param parts as {@link parseFile} gives them.
 */
export function bringBack(browser: Browser, parts: FileParts): BroughtBack[] {
  return Object.entries(parts).map(([name, data]) =>
    KEPT_PARTS[name as PartName].use((part) => addPart(part, data, browser)),
  );
}

function addPart<T>(part: AnyPart<T>, data: unknown, browser: Browser): BroughtBack {
  const { title } = part;
  const reading = part.format.read(data);
  if (reading.is === 'newer') return { title, says: null, isStored: false };
  const store = new Kept(part.format, browser, { holds: false, tell: () => undefined });
  const stop = store.open();
  const before = store.value;
  const after = part.merge(before, reading.value);
  const says = part.says(before, after);
  const isStored = says === null || store.change((value) => part.merge(value, reading.value));
  stop();
  return { title, says, isStored };
}

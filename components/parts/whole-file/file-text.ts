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
import { isObject, parseJson } from '../../../src/lib/json/json.ts';
import { Kept } from '../../../src/lib/storage/kept.ts';
import type { Browser, Format } from '../../../src/lib/storage/format.ts';
import { invalid, valid } from '../../../src/lib/checked.ts';
import type { Checked } from '../../../src/lib/checked.ts';
import { KEPT_PARTS } from './file-parts.ts';
import type { AnyPart, PartName } from './file-parts.ts';

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

/** Reads a file of everything, or of the practice alone; or says what is wrong with it. */
export function parseFile(text: string): Checked<FileParts, string> {
  const json = parseJson(text);
  if (!json.ok) return invalid('This is not a file of this book, or it was cut off.');
  const data = json.value;
  if (isObject(data) && data['vorhand'] === 'practice') return checkParts({ practice: data });
  if (!isObject(data) || data['vorhand'] !== 'everything') {
    return invalid('This is not a file that Vorhand has saved.');
  }
  const { version } = data;
  if (!Number.isInteger(version) || Number(version) < 1) {
    return invalid('It does not say which version it is.');
  }
  if (Number(version) > VERSION) {
    return invalid(`It is from a newer Vorhand (version ${Number(version)}); reload the page.`);
  }
  const names = Object.keys(KEPT_PARTS).filter((name) => data[name] !== undefined);
  return checkParts(Object.fromEntries(names.map((name) => [name, data[name]])));
}

function checkParts(parts: FileParts): Checked<FileParts, string> {
  const faults = Object.entries(parts).flatMap(([name, data]) => {
    const { title, use } = KEPT_PARTS[name as PartName];
    const status = use(({ format }) => format.read(data).is);
    if (status === 'newer') return [`${title}: from a newer Vorhand; reload the page.`];
    return status === 'damaged' ? [`${title}: part of it is not to be understood.`] : [];
  });
  const [first, ...others] = faults;
  return first === undefined ? valid(parts) : invalid(first, ...others);
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

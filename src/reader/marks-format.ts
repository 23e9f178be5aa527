/**
 * Bookmarks and notes as they are kept:
 *
 *     {"vorhand": "marks", "version": 1,
 *      "marks": [{"spot": {"is": "paragraph", page, title, section, heading, hash, begins, language}
 *                      or {"is": "hand", hand, title, place, says, language}, note, at, changed}, …]}
 */
import { isObject, isText } from '../lib/json/json.ts';
import type { Format, Reading } from '../lib/storage/format.ts';
import {
  isAnchor,
  isHandPlace,
  isPage,
  isSlug,
  isTime,
  isTitle,
  readLanguage,
  versionOf,
} from './checks.ts';
import { addressOf } from './marks.ts';
import type { Bookmark, Marks, BookmarkSpot } from './marks.ts';

const VERSION = 1;
const LONGEST_BEGINNING = 400;

/** Marks as they are kept. What makes no sense is left out, and what is stored counts as damaged. */
export const MARKS_FORMAT: Format<Marks> = {
  key: 'vorhand-marks',
  asideKey: 'vorhand-marks-aside',
  empty: [],
  make: (marks) => ({ vorhand: 'marks', version: VERSION, marks }),
  read,
};

function read(data: unknown): Reading<Marks> {
  const version = versionOf(data, 'marks', VERSION);
  if (version === 'newer') return { is: 'newer' };
  const list: unknown = isObject(data) ? data['marks'] : undefined;
  if (version === null || !Array.isArray(list)) return { is: 'damaged', value: [] };
  const marks = new Map<string, Bookmark>();
  for (const entry of list) {
    const mark = readMark(entry);
    if (mark !== null) marks.set(addressOf(mark.spot), mark);
  }
  return { is: marks.size === list.length ? 'whole' : 'damaged', value: [...marks.values()] };
}

function readMark(entry: unknown): Bookmark | null {
  if (!isObject(entry)) return null;
  const { at, changed, note } = entry;
  const spot = readSpot(entry['spot']);
  if (spot === null || typeof note !== 'string' || !isTime(at) || !isTime(changed)) return null;
  return { spot, note, at, changed };
}

function readSpot(entry: unknown): BookmarkSpot | null {
  if (!isObject(entry)) return null;
  const { title } = entry;
  const language = readLanguage(entry['language']);
  if (!isTitle(title)) return null;
  if (entry['is'] === 'hand') {
    const { hand, place, says } = entry;
    if (!isSlug(hand) || !isHandPlace(place) || !isTitle(says)) return null;
    return { is: 'hand', hand, title, place, says, language };
  }
  const { begins, hash, heading, page, section } = entry;
  if (entry['is'] !== 'paragraph' || !isPage(page) || !isAnchor(section)) return null;
  if (!isTitle(heading) || !isSlug(hash) || !isText(begins, LONGEST_BEGINNING)) return null;
  return { is: 'paragraph', page, title, section, heading, hash, begins, language };
}

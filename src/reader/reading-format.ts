/**
 * What has been read, as it is kept:
 *
 *     {"vorhand": "reading", "version": 1,
 *      "chapters": {slug: {of, read: [anchor, …], at}, …},
 *      "place": {page, number, title, heading, section, anchor, language, at} or null,
 *      "hand": {hand, title, place, language, at} or null}
 */
import { isObject, isWhole } from '../lib/json/json.ts';
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
import { NOTHING_READ } from './reading.ts';
import type { ChapterRead, HandPlace, ReadPlace, ReadSoFar } from './reading.ts';

const VERSION = 1;
const MOST_SECTIONS = 500;

/** What has been read as it is kept. What makes no sense is left out. */
export const READING_FORMAT: Format<ReadSoFar> = {
  key: 'vorhand-reading',
  asideKey: 'vorhand-reading-aside',
  empty: NOTHING_READ,
  make: (reading) => ({ vorhand: 'reading', version: VERSION, ...reading }),
  read,
};

function read(data: unknown): Reading<ReadSoFar> {
  const version = versionOf(data, 'reading', VERSION);
  if (version === 'newer') return { is: 'newer' };
  if (version === null || !isObject(data)) return { is: 'damaged', value: NOTHING_READ };
  const listed = isObject(data['chapters']) ? Object.entries(data['chapters']) : [];
  const chapters = listed.flatMap(([slug, entry]): [string, ChapterRead][] => {
    const chapter = isSlug(slug) ? readChapter(entry) : null;
    return chapter === null ? [] : [[slug, chapter]];
  });
  const { place = null, hand = null } = data;
  const value: ReadSoFar = {
    chapters: Object.fromEntries(chapters),
    place: readPlace(place),
    hand: readHand(hand),
  };
  const whole =
    isObject(data['chapters']) &&
    chapters.length === listed.length &&
    (place === null) === (value.place === null) &&
    (hand === null) === (value.hand === null);
  return { is: whole ? 'whole' : 'damaged', value };
}

function readChapter(entry: unknown): ChapterRead | null {
  if (!isObject(entry)) return null;
  const { at, of, read: anchors } = entry;
  if (!isTime(at) || !isWhole(of, 0, MOST_SECTIONS) || !Array.isArray(anchors)) return null;
  if (anchors.length > MOST_SECTIONS || !anchors.every(isAnchor)) return null;
  return { of, read: [...new Set(anchors)], at };
}

function readPlace(entry: unknown): ReadPlace | null {
  if (!isObject(entry)) return null;
  // An older version did not name the section.
  const { anchor, at, heading, number, page, section = '', title } = entry;
  const sound =
    isPage(page) &&
    isTitle(title) &&
    isTitle(heading) &&
    isAnchor(section) &&
    isAnchor(anchor) &&
    isTime(at);
  if (!sound || (number !== null && !isWhole(number, 1, 999))) return null;
  const language = readLanguage(entry['language']);
  return { page, number, title, heading, section, anchor, language, at };
}

function readHand(entry: unknown): HandPlace | null {
  if (!isObject(entry)) return null;
  const { at, hand, place, title } = entry;
  const sound = isSlug(hand) && isTitle(title) && isHandPlace(place) && isTime(at);
  return sound ? { hand, title, place, language: readLanguage(entry['language']), at } : null;
}

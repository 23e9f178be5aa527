/** The checks that the formats of this folder make on data from outside. */
import { isNumber, isObject, isText } from '../lib/json/json.ts';
import { SOURCE_LANGUAGE, TRANSLATION } from '../lib/languages.ts';
import type { PageLanguage } from '../lib/languages.ts';

/** A time is in milliseconds since 1970 and in this or the next century or so. */
const LAST_TIME = 1e13;

const LONGEST_TITLE = 200;

/** A time in milliseconds. */
export function isTime(value: unknown): value is number {
  return isNumber(value, 0, LAST_TIME);
}

/** The address of a page of this book; nothing else becomes a link. */
export function isPage(value: unknown): value is string {
  return isText(value, 100) && /^\/(?:[a-z\d-]+\/)*$/.test(value);
}

/** The anchor of a section or paragraph, or the empty text. */
export function isAnchor(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 120 && /^[\p{L}\p{N}_-]*$/u.test(value);
}

/** The last part of an address, and a hand’s id. */
export function isSlug(value: unknown): value is string {
  return isText(value, 80) && /^[a-z\d-]+$/.test(value);
}

/** The name of a place in a hand. */
export function isHandPlace(value: unknown): value is string {
  return isText(value, 80) && /^\w[\w.+/-]*$/.test(value);
}

/** A title or heading, which may be empty. */
export function isTitle(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_TITLE;
}

/** The edition in which something was kept; what older versions of this site kept does not say. */
export function readLanguage(value: unknown): PageLanguage {
  return value === TRANSLATION ? TRANSLATION : SOURCE_LANGUAGE;
}

/**
 * The version that data says it has.
 *
 * @returns `newer` when a later version of this site has written it; null when it is none of `kind`.
 */
export function versionOf(data: unknown, kind: string, present: number): number | 'newer' | null {
  if (!isObject(data) || data['vorhand'] !== kind) return null;
  const { version } = data;
  if (!Number.isInteger(version) || Number(version) < 1) return null;
  return Number(version) > present ? 'newer' : Number(version);
}

/**
 * The hands a reader keeps on his device, as one text in the browser's storage. What of it cannot
 * be read is never thrown away: it is handed back, to be put aside.
 */
import { cleanTitle, parseHandCode } from './hand-code.ts';

/** A hand that is kept. */
export interface SavedHand {
  /** Tells the saved hands apart; made when the hand is first saved. */
  readonly key: string;
  /** What the reader calls it. */
  readonly name: string;
  /** The word of its address. */
  readonly code: string;
  /** The hand in our notation, where the address does not hold all of it; else null. */
  readonly text: string | null;
  /** When it was saved, as `Date.toISOString` writes it. */
  readonly at: string;
}

/** What a text of the storage holds. */
export interface Store {
  /** The last saved first. */
  readonly hands: readonly SavedHand[];
  /** The whole text once more, when something in it could not be read; else null. */
  readonly aside: string | null;
  /** Written by a later version of this site: not to be touched, and nothing of it is read. */
  readonly newer: boolean;
}

const VERSION = 1;
const LONGEST_NAME = 120;
const LONGEST_TEXT = 500_000;

/** The text for the storage, and for a file to take along. */
export function makeStore(hands: readonly SavedHand[]): string {
  return JSON.stringify({ vorhand: 'saved hands', version: VERSION, hands });
}

/**
 * Reads such a text; hands that make no sense are left out, and the text is put aside. The text of
 * a newer version gives no hands, and is only said to be one.
 */
export function parseStore(text: string | null): Store {
  if (text === null) return { hands: [], aside: null, newer: false };
  const data = parseJson(text);
  const version: unknown = isRecord(data) ? data['version'] : null;
  if (Number.isInteger(version) && Number(version) > VERSION) {
    return { hands: [], aside: null, newer: true };
  }
  const list: unknown = isRecord(data) && version === VERSION ? data['hands'] : null;
  if (!Array.isArray(list)) return { hands: [], aside: text, newer: false };
  const hands: SavedHand[] = [];
  for (const entry of list) {
    const hand = readHand(entry);
    if (hand !== null && hands.every(({ key }) => key !== hand.key)) hands.push(hand);
  }
  return { hands, aside: hands.length === list.length ? null : text, newer: false };
}

/** Saves a hand: in front, and in place of the one with its key. */
export function withHand(hands: readonly SavedHand[], hand: SavedHand): SavedHand[] {
  return [hand, ...withoutHand(hands, hand.key)];
}

export function withoutHand(hands: readonly SavedHand[], key: string): SavedHand[] {
  return hands.filter((hand) => hand.key !== key);
}

/** Gives a hand another name; an empty one changes nothing. */
export function renameHand(hands: readonly SavedHand[], key: string, name: string): SavedHand[] {
  const clean = cleanName(name);
  if (clean === '') return [...hands];
  return hands.map((hand) => (hand.key === key ? { ...hand, name: clean } : hand));
}

/** Adds hands from a file behind those that are there; what is there already is not doubled. */
export function addHands(
  hands: readonly SavedHand[],
  others: readonly SavedHand[],
): { readonly hands: SavedHand[]; readonly added: number } {
  const same = (a: SavedHand, b: SavedHand): boolean =>
    a.code === b.code && a.name === b.name && a.text === b.text;
  const fresh = others.filter((other) => !hands.some((hand) => same(hand, other)));
  const keys = new Set(hands.map(({ key }) => key));
  const keyed = fresh.map((hand) => {
    let { key } = hand;
    while (keys.has(key)) key = `${key}+`;
    keys.add(key);
    return { ...hand, key };
  });
  return { hands: [...hands, ...keyed], added: keyed.length };
}

/** A name without control characters, not too long. */
export function cleanName(name: string): string {
  return cleanTitle(name).slice(0, LONGEST_NAME).trim().toWellFormed();
}

function readHand(entry: unknown): SavedHand | null {
  if (!isRecord(entry)) return null;
  const { at, code, key, name, text } = entry;
  if (typeof key !== 'string' || typeof name !== 'string' || typeof code !== 'string') return null;
  if (typeof at !== 'string' || Number.isNaN(parseTime(at))) return null;
  if (text !== null && (typeof text !== 'string' || text.length > LONGEST_TEXT)) return null;
  if (key === '' || cleanName(name) === '' || !parseHandCode(code).ok) return null;
  return { key, name: cleanName(name), code, text, at };
}

/** `2026-11-21T12:00:00.000Z` as a number that only has to be one. */
function parseTime(at: string): number {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(at) ? 0 : Number.NaN;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

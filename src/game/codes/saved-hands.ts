/** The hands that a reader saves, as one text in the browser's storage. */
import { isObject, isText } from '../../lib/json/json.ts';
import { isTimestamp } from '../../lib/json/timestamp.ts';
import type { Format, Reading } from '../../lib/storage/format.ts';
import { isCodeOfToday } from './code-text.ts';
import { cleanTitle, parseHandCode } from './hand-code.ts';

/** A hand that is kept. */
export interface SavedHand {
  /** Tells the saved hands apart; made when the hand is first saved. */
  readonly key: string;
  /** The reader's name for it. */
  readonly name: string;
  /** The word of its address. */
  readonly code: string;
  /** The hand in our notation, where the address does not hold all of it; else null. */
  readonly text: string | null;
  /** When it was saved, as `Date.toISOString` writes it. */
  readonly at: string;
}

/** The second version holds words of hands that a page that knows only the first cannot read. */
const VERSION = 2;
const LONGEST_NAME = 120;
const LONGEST_TEXT = 500_000;

/** Hands as they are kept, the last saved first. */
export const HANDS_FORMAT: Format<readonly SavedHand[]> = {
  key: 'vorhand-hands',
  asideKey: 'vorhand-hands-aside',
  empty: [],
  // eslint-disable-next-line house/words-apart -- the mark of the format
  make: (hands) => ({ vorhand: 'saved hands', version: VERSION, hands }),
  read: readSavedHands,
};

/** Hands that make no sense are left out, and what is stored counts as damaged. */
function readSavedHands(storedList: unknown): Reading<readonly SavedHand[]> {
  const data = isObject(storedList) ? storedList : {};
  const { hands: list, version } = data;
  if (Number.isInteger(version) && Number(version) > VERSION) return { is: 'newer' };
  if ((version !== 1 && version !== VERSION) || !Array.isArray(list))
    return { is: 'damaged', value: [] };
  const hands = new Map<string, SavedHand>();
  for (const entry of list) {
    const hand = readHand(entry);
    if (hand !== null && !hands.has(hand.key)) hands.set(hand.key, hand);
  }
  return { is: hands.size === list.length ? 'whole' : 'damaged', value: [...hands.values()] };
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
  if (!isObject(entry)) return null;
  const { at, code, key, name, text } = entry;
  if (!isText(key, Infinity) || typeof name !== 'string' || !isTimestamp(at)) return null;
  if (text !== null && (typeof text !== 'string' || text.length > LONGEST_TEXT)) return null;
  const clean = cleanName(name);
  if (typeof code !== 'string' || clean === '') return null;
  const today = codeOfToday(code);
  return today === null ? null : { key, name: clean, code: today, text, at };
}

/**
 * The word of today for a hand that may have been saved under an older one; null for no such word. The
 * list is read at every change of it, and a hand is laid out when it is opened: so a word of today is
 * known by its check alone, which takes a fiftieth of the time.
 */
function codeOfToday(code: string): string | null {
  if (isCodeOfToday(code)) return code;
  const shared = parseHandCode(code);
  return shared.ok && shared.value.kind === 'hand' ? shared.value.hand.id : null;
}

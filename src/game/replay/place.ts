/**
 * A place in a hand: before play, or after a card. Places have stable names for addresses and for
 * links in the text: `deal`, `layout`, `t6.2` (two cards of trick 6 are on the table), with the
 * variation's id in front if it is off the main line: `low-ruff/t2.2`. In the reader's own line the
 * name is `+/t2.2`, valid only within the page; an address lists the cards too (own-address.ts).
 */
export interface Place {
  /** The variation's id, {@link OWN_LINE}, or null on the main line. */
  readonly branch: string | null;
  readonly at: 'deal' | 'layout' | 'card';
  /** From 1 on; 0 unless `at` is `card`. */
  readonly trick: number;
  /** How many cards of the trick are on the table, from 1 on; 0 unless `at` is `card`. */
  readonly card: number;
}

/** The id of the reader's own line. No variation can have it. */
export const OWN_LINE = '+';

/**
 * Whether the place in an address is meant as an own line (own-address.ts), even if it cannot be
 * read.
 */
export function isOwnAddress(text: string): boolean {
  return text.includes('+') && !text.startsWith('+');
}

const NAME =
  /^(?:([a-z0-9]+(?:-[a-z0-9]+)*|\+)\/)?(?:(deal|layout)|t([1-9]|1[0-3])(?:\.([1-4]))?)$/;

/** Reads a place's name, undefined if `text` is none; `t6` is the whole trick, in Skat `t6.3`. */
export function readPlace(text: string): Place | undefined {
  const match = NAME.exec(text);
  if (!match) return undefined;
  const [, branch = null, before, trick, card] = match;
  if (before === 'deal' || before === 'layout') return { branch, at: before, trick: 0, card: 0 };
  return { branch, at: 'card', trick: Number(trick), card: Number(card ?? 3) };
}

/** The name of a place; `readPlace(makePlace(p))` equals `p`. */
export function makePlace(place: Place): string {
  const prefix = place.branch === null ? '' : `${place.branch}/`;
  return place.at === 'card' ? `${prefix}t${place.trick}.${place.card}` : `${prefix}${place.at}`;
}

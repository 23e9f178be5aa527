/** Where the reader is in a hand, and the ways on from there. */
import { SIDE_NAMES } from '#edition/game/words/sides.ts';

/** The buttons for steps. */
export const STEPS = {
  group: 'Step through the hand',
  first: 'First',
  trickBack: 'Back a trick',
  cardBack: 'Back a card',
  play: 'Play',
  pause: 'Pause',
  cardOn: 'Forward a card',
  trickOn: 'Forward a trick',
  last: 'Last',
  yourCard: 'Your card',
  yourCount: 'Your count',
  bar: 'Place in the hand',
} as const;

/** The buttons that lead off the record and back to it. */
export const WAYS = {
  back: 'Back',
  /** After it, where there is room. */
  toRecord: 'to the record',
  backToRecord: 'Back to the record',
  playOn: 'Play on',
} as const;

/** The panes beside the table. */
export const PANES = {
  group: 'Beside the table',
  tabs: { comment: 'Comment', tricks: 'Tricks', analysis: 'Analysis' },
} as const;

/** The buttons of the variations. */
export const VARIATIONS = 'Variations from here';

/** The words before a variation's title; none before a title that begins with “If”. */
export const branchLead = (title: string): string => (/^If\b/.test(title) ? '' : 'Instead: ');

/** Between the text of a page and its table. */
export const DOCK = {
  openTable: 'Open the table',
  backToText: 'Back to the text',
  inText: 'In the text',
} as const;

/** A place in a line. */
export interface SaidPlace {
  /** 0 before the first lead. */
  readonly trick: number;
  /** Whether two cards are still to be put away, or the play begins. */
  readonly isDeal: boolean;
  /** How many cards lie on the table; null once the trick is taken. */
  readonly cards: number | null;
}

const CARDS = ['', 'first card', 'second card', 'third card'] as const;

/** `the deal`, `trick 4, second card`, `trick 4`. */
export function sayPlace({ cards, isDeal, trick }: SaidPlace): string {
  if (trick === 0) return isDeal ? 'the deal' : 'before the first lead';
  const card = CARDS[cards ?? 0] ?? '';
  return card === '' ? `trick ${trick}` : `trick ${trick}, ${card}`;
}

/** What a side has at the end of a trick. @param name `declarer`, `Vorhand`. */
interface SideCount {
  readonly name: string;
  readonly points: number;
}

/** The end of a trick, with what the sides have. */
export const sayCounts = (trick: number, counts: readonly SideCount[]): string =>
  `trick ${trick}, ${counts.map(({ name, points }) => `${name} ${points}`).join(', ')}`;

/** The end of a trick where both sides have the same. */
export const sayLevel = (trick: number, points: number): string =>
  `trick ${trick}, level at ${points}`;

/** The end of a trick where one side has more. @param side its id. */
export function sayLeader(trick: number, side: string, more: number, less: number): string {
  const leads = `${SIDE_NAMES[side] ?? side} ${side === 'declarer' ? 'leads' : 'lead'}`;
  return `trick ${trick}, ${leads} ${more} : ${less}`;
}

/** The line that the reader is in. The places come after it. */
export const WHERE = {
  leaving: 'Leaving the record,',
  onRecord: 'On the record,',
  offRecord: 'Off the record,',
  /** Before the title. */
  variation: 'Variation:',
} as const;

/**
 * Where the reader is in a line off the record.
 *
 * @param game the game, where it is not that of the record; else null.
 * @param since the trick in which the line begins; null where that is not known.
 */
export function sayWhere(game: string | null, since: number | null, now: SaidPlace): string {
  const from = since === null ? '' : since === 0 ? 'from the start' : `since trick ${since}`;
  return `${game === null ? '' : `${game}, `}${from}; now ${sayPlace(now)}`;
}

/** After the reason why there is no such place. */
export const sayStays = (why: string): string => `${why} The figure stays where it was.`;

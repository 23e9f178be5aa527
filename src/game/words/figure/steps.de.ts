/** Where the reader is in a hand, and the ways on from there. */
import { seatName } from '../seats.ts';
import { SIDE_NAMES } from '../sides.de.ts';

/** The buttons for steps. */
export const STEPS = {
  group: 'Schritt für Schritt durchs Spiel',
  first: 'Anfang',
  trickBack: 'Einen Stich zurück',
  cardBack: 'Eine Karte zurück',
  play: 'Abspielen',
  pause: 'Anhalten',
  cardOn: 'Eine Karte vor',
  trickOn: 'Einen Stich vor',
  last: 'Ende',
  yourCard: 'Deine Karte',
  yourCount: 'Dein Stand',
  bar: 'Stelle im Spiel',
} as const;

/** The buttons that lead off the record and back to it. */
export const WAYS = {
  back: 'Zurück',
  /** After it, where there is room. */
  toRecord: 'zum Spielverlauf',
  backToRecord: 'Zurück zum Spielverlauf',
  playOn: 'Weiterspielen',
} as const;

/** The panes beside the table. */
export const PANES = {
  group: 'Neben dem Tisch',
  tabs: { comment: 'Kommentar', tricks: 'Stiche', analysis: 'Analyse' },
} as const;

/** The buttons of the variations. */
export const VARIATIONS = 'Varianten ab hier';

/** The words before a variation's title; none before a title that begins with “Wenn”. */
export const branchLead = (title: string): string =>
  /^(?:Wenn|Falls|Was wäre)\b/.test(title) ? '' : 'Stattdessen: ';

/** Between the text of a page and its table. */
export const DOCK = {
  openTable: 'Tisch öffnen',
  backToText: 'Zurück zum Text',
  inText: 'Im Text',
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

const CARDS = ['', 'erste Karte', 'zweite Karte', 'dritte Karte'] as const;

/** `nach dem Geben`, `Stich 4, zweite Karte`, `Stich 4`. */
export function sayPlace({ cards, isDeal, trick }: SaidPlace): string {
  if (trick === 0) return isDeal ? 'nach dem Geben' : 'vor dem ersten Ausspiel';
  const card = CARDS[cards ?? 0] ?? '';
  return card === '' ? `Stich ${trick}` : `Stich ${trick}, ${card}`;
}

/** What a side has at the end of a trick. @param name `Alleinspieler`, `Vorhand`. */
interface SideCount {
  readonly name: string;
  readonly points: number;
}

/** The end of a trick, with what the sides have. */
export const sayCounts = (trick: number, counts: readonly SideCount[]): string =>
  `Stich ${trick}, ${counts.map(({ name, points }) => `${name} ${points}`).join(', ')}`;

/** The end of a trick where both sides have the same. */
export const sayLevel = (trick: number, points: number): string =>
  `Stich ${trick}, Gleichstand bei ${points}`;

/** The end of a trick where one side has more. @param side its id. */
export function sayLeader(trick: number, side: string, more: number, less: number): string {
  const name = SIDE_NAMES[side];
  const leads =
    name === undefined || side === 'declarer'
      ? `${name ?? seatName(side)} führt`
      : `${name} führen`;
  return `Stich ${trick}, ${leads} ${more} : ${less}`;
}

/** The line that the reader is in. The places come after it. */
export const WHERE = {
  leaving: 'Ab hier spielst du selbst:',
  onRecord: 'Im Spielverlauf:',
  offRecord: 'Deine Variante:',
  /** Before the title. */
  variation: 'Variante:',
} as const;

/**
 * Where the reader is in a line off the record.
 *
 * @param game the game, where it is not that of the record; else null.
 * @param since the trick in which the line begins; null where that is not known.
 */
export function sayWhere(game: string | null, since: number | null, now: SaidPlace): string {
  const from = since === null ? [] : [since === 0 ? 'von Anfang an' : `ab Stich ${since}`];
  const parts = [...(game === null ? [] : [game]), ...from];
  return `${parts.length === 0 ? '' : `${parts.join(', ')}; `}jetzt ${sayPlace(now)}`;
}

/** After the reason why there is no such place. */
export const sayStays = (why: string): string => `${why} Der Tisch bleibt an der alten Stelle.`;

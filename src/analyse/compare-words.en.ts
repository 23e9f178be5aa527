/**
 * What differs between a hand before and after its cards were changed. Clauses and sentences on cards are
 * comment text: card codes in them become signs.
 */
import { RAMSCH, valueWords } from '#edition/game/analysis/analysis-words.ts';
import { contractName } from '#edition/game/words/game-name.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { trumpsName } from '#edition/game/words/trumps.ts';
import type { Measure } from '../game/analysis/measure.ts';
import type { Hand } from '../game/notation/hand.ts';
import type { Card } from '../game/skat/cards.ts';
import type { LawId } from '../game/skat/laws.ts';
import type { Seat } from '../game/skat/seats.ts';
import { SEAT_WORDS } from '../game/words/seats.ts';
import { placeInText } from '#edition/analyse/set-up-words.ts';
import type { SetUpPlace } from './set-up.ts';
import type { Worth } from './worth.ts';

/** The comparison around its sentences. */
export const COMPARISON = {
  name: 'Before and now',
  same: 'The cards and the game are as before.',
  working: 'Working out both hands …',
  before: 'Before',
  now: 'Now',
  worth: 'With best play',
  best: 'The best two to put away',
  rank: 'Rank of the two put away',
  games: 'What would each game have made, before and now?',
  notLoaded: 'What changed could not be worked out. Are you offline?',
} as const;

/** What was changed. @param clauses at least one, each a change. */
export const sayChanged = (clauses: readonly string[]): string => `Changed: ${clauses.join('; ')}.`;

/** A card, and where it was before. */
interface PlacedCard {
  readonly card: Card;
  readonly place: SetUpPlace;
}

/** Two cards that changed places, as a clause: `H10 (Vorhand) and HK (Mittelhand) change places`. */
export function exchangeClause(one: PlacedCard, other: PlacedCard): string {
  const words = ({ card, place }: PlacedCard): string => `${card} (${placeInText(place)})`;
  return `${words(one)} and ${words(other)} change places`;
}

/** Many cards that changed places, as a clause. */
export const manyMovedClause = (cards: number): string =>
  `${counted(cards, 'card')} are in other places`;

/** Cards that came to a place, as a clause: `H10 and HK go to Vorhand`. */
export function movedClause(cards: readonly Card[], place: SetUpPlace): string {
  const verb = cards.length === 1 ? 'goes' : 'go';
  const to = place === 'skat' ? 'into the skat' : `to ${SEAT_WORDS[place]}`;
  return `${listed(cards)} ${verb} ${to}`;
}

type Game = Pick<Hand, 'contract' | 'laws'>;

/** Another game, as a clause: `Grand instead of Solo in clubs`. */
export const gameClause = (before: Game, after: Game): string =>
  `${contractName(after.contract, after.laws)} instead of ${contractName(before.contract, before.laws)}`;

/** Another declarer, as a clause. */
export const declarerClause = (seat: Seat): string => `${SEAT_WORDS[seat]} is the declarer`;

/** Other cards put away, as a clause. */
export const putAwayClause = (cards: readonly Card[]): string => `${listed(cards)} put away`;

/** How a game for none or all ends, in a table. */
const SHORT: Readonly<Record<Exclude<Measure, 'points'>, readonly [missed: string, kept: string]>> =
  {
    'no-trick': ['a trick is forced', 'no trick'],
    'every-trick': ['a trick is lost', 'every trick'],
  };

/** A worth in a table: `67`, `no trick`, `a trick is lost`. */
export const shortWorth = ({ measure, value }: Worth): string =>
  measure === 'points' ? String(value) : SHORT[measure][value === 1 ? 1 : 0];

const worthNow = ({ measure, value }: Worth): string =>
  `With all cards open, ${valueWords(measure, value)}`;

/** A game became a Ramsch. */
export const NOW_RAMSCH = `Now it is a Ramsch. ${RAMSCH}`;

/** A Ramsch became a game. */
export const sayWasRamsch = (now: Worth): string => `${worthNow(now)}; before, it was a Ramsch.`;

/** A game comes to what it came to. */
export const sayAsBefore = (now: Worth): string => `${worthNow(now)}, as before.`;

/** A game comes to something else, of which no difference can be made. */
export const sayWorths = (before: Worth, now: Worth): string =>
  `${worthNow(now)}; before, ${valueWords(before.measure, before.value)}.`;

/**
 * Two worths in points that differ: `With all cards open, the declarer makes 58; before, it was 67: 9
 * fewer.`
 *
 * @param crossed the lines of the law (31, 61, 91) that lie between.
 */
export function sayPoints(before: number, now: number, crossed: readonly number[]): string {
  const apart = `${Math.abs(now - before)} ${now > before ? 'more' : 'fewer'}`;
  const [lines, lie] = crossed.length === 1 ? ['line', 'lies'] : ['lines', 'lie'];
  const between =
    crossed.length === 0 ? '' : ` The ${lines} at ${listed(crossed.map(String))} ${lie} between.`;
  return `${worthNow({ measure: 'points', value: now })}; before, it was ${before}: ${apart}.${between}`;
}

/** How many pairs of cards are equally good to put away. */
export const bestPairs = (pairs: number): string => `${pairs} pairs`;

/** The rank of the two cards put away among all pairs. */
export const rankOfPair = (rank: number): string => `${rank} of 66`;

/** What a Nullo came to, in a cell of the table of games. */
export const NULL_CELL = { kept: 'none', missed: 'a trick' } as const;

/** How far the games of both hands have been worked out. */
export interface GamesProgress {
  readonly hand: 'before' | 'now';
  readonly done: number;
  readonly total: number;
}

/** The games of both hands are being worked out. @param progress null at the beginning. */
export const sayWorkingGames = (progress: GamesProgress | null): string =>
  `Working out six games for each seat, twice …${progress === null ? '' : ` ${progress.hand}, ${progress.done} of ${progress.total}`}`;

/** What the numbers of the table of games are. */
export const sayGamesLegend = (laws: LawId): string =>
  `Card points; in ${trumpsName('null', laws)} whether a trick can be forced.`;

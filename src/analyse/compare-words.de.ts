/**
 * What differs between a hand before and after its cards were changed. Clauses and sentences on cards are
 * comment text: card codes in them become signs.
 */
import { RAMSCH, valueWords } from '#edition/game/analysis/analysis-words.ts';
import { contractName } from '#edition/game/words/game-name.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '../game/words/nouns.de.ts';
import { trumpsName } from '#edition/game/words/trumps.ts';
import type { Measure } from '../game/analysis/measure.ts';
import type { Hand } from '../game/notation/hand.ts';
import type { Card } from '../game/skat/cards.ts';
import type { LawId } from '../game/skat/laws.ts';
import type { Seat } from '../game/skat/seats.ts';
import { SEAT_WORDS } from '../game/words/seats.ts';
import { capital } from '../game/words/text.ts';
import { PLACE_NAMES, toPlace } from './set-up-words.de.ts';
import type { SetUpPlace } from './set-up.ts';
import type { Worth } from './worth.ts';

/** The comparison around its sentences. */
export const COMPARISON = {
  name: 'Vorher und jetzt',
  same: 'Karten und Spiel sind wie vorher.',
  working: 'Beides wird durchgerechnet …',
  before: 'Vorher',
  now: 'Jetzt',
  worth: 'Fehlerfrei gespielt',
  best: 'Am besten gedrückt',
  rank: 'Rang des Gedrückten',
  games: 'Was wäre aus jedem Spiel geworden, vorher und jetzt?',
  notLoaded: 'Was sich geändert hat, ließ sich nicht ausrechnen. Bist du offline?',
} as const;

/** What was changed. @param clauses at least one, each a change. */
export const sayChanged = (clauses: readonly string[]): string =>
  `Geändert: ${clauses.join('; ')}.`;

/** A card, and where it was before. */
interface PlacedCard {
  readonly card: Card;
  readonly place: SetUpPlace;
}

/** Two cards that changed places, as a clause: `H10 (Vorhand) und HK (Skat) tauschen die Plätze`. */
export function exchangeClause(one: PlacedCard, other: PlacedCard): string {
  const words = ({ card, place }: PlacedCard): string => `${card} (${PLACE_NAMES[place]})`;
  return `${words(one)} und ${words(other)} tauschen die Plätze`;
}

/** Many cards that changed places, as a clause. */
export const manyMovedClause = (cards: number): string =>
  `${counted(cards, 'card')} ${cards === 1 ? 'liegt' : 'liegen'} anderswo`;

/** Cards that came to a place, as a clause: `H10 und HK kommen zu Vorhand`. */
export function movedClause(cards: readonly Card[], place: SetUpPlace): string {
  const verb = cards.length === 1 ? 'kommt' : 'kommen';
  return `${listed(cards)} ${verb} ${toPlace(place)}`;
}

type Game = Pick<Hand, 'contract' | 'laws'>;

/** Another game, as a clause: `Grand statt Solo in Kreuz`. */
export const gameClause = (before: Game, after: Game): string =>
  `${contractName(after.contract, after.laws)} statt ${contractName(before.contract, before.laws)}`;

/** Another declarer, as a clause. */
export const declarerClause = (seat: Seat): string => `jetzt spielt ${SEAT_WORDS[seat]}`;

/** Other cards put away, as a clause. */
export const putAwayClause = (cards: readonly Card[]): string => `${listed(cards)} gedrückt`;

/** How a game for none or all ends, in a table. */
const SHORT: Readonly<Record<Exclude<Measure, 'points'>, readonly [missed: string, kept: string]>> =
  {
    'no-trick': ['ein Stich', 'kein Stich'],
    'every-trick': ['nicht alle Stiche', 'alle Stiche'],
  };

/** A worth in a table: `67`, `kein Stich`, `nicht alle Stiche`. */
export const shortWorth = ({ measure, value }: Worth): string =>
  measure === 'points' ? String(value) : SHORT[measure][value === 1 ? 1 : 0];

/** What follows begins with its subject, therefore the colon: `Mit offenen Karten: Der Alleinspieler kommt auf 58`. */
const worthNow = ({ measure, value }: Worth): string =>
  `Mit offenen Karten: ${capital(valueWords(measure, value))}`;

/** A game became a Ramsch. */
export const NOW_RAMSCH = `Jetzt ist es ein Ramsch. ${RAMSCH}`;

/** A Ramsch became a game. */
export const sayWasRamsch = (now: Worth): string => `${worthNow(now)}; vorher war es ein Ramsch.`;

/** A game comes to what it came to. */
export const sayAsBefore = (now: Worth): string => `${worthNow(now)}, wie vorher.`;

/** A game comes to something else, of which no difference can be made. */
export const sayWorths = (before: Worth, now: Worth): string =>
  `${worthNow(now)}. Vorher: ${capital(valueWords(before.measure, before.value))}.`;

/**
 * Two worths in points that differ: `Mit offenen Karten: Der Alleinspieler kommt auf 58; vorher waren es 67,
 * also 9 weniger.`
 *
 * @param crossed the lines of the law (31, 61, 91) that lie between.
 */
export function sayPoints(before: number, now: number, crossed: readonly number[]): string {
  const was = `${before === 1 ? 'war' : 'waren'} es ${before}`;
  const apart = `${Math.abs(now - before)} ${now > before ? 'mehr' : 'weniger'}`;
  const lines = crossed.length === 1 ? 'liegt die Grenze' : 'liegen die Grenzen';
  const between =
    crossed.length === 0 ? '' : ` Dazwischen ${lines} von ${listed(crossed.map(String))}.`;
  return `${worthNow({ measure: 'points', value: now })}; vorher ${was}, also ${apart}.${between}`;
}

/** How many pairs of cards are equally good to put away. */
export const bestPairs = (pairs: number): string => counted(pairs, 'pair');

/** The rank of the two cards put away among all pairs. */
export const rankOfPair = (rank: number): string => `${rank} von 66`;

/** What a Nullo came to, in a cell of the table of games. */
export const NULL_CELL = { kept: 'kein Stich', missed: 'ein Stich' } as const;

/** How far the games of both hands have been worked out. */
export interface GamesProgress {
  readonly hand: 'before' | 'now';
  readonly done: number;
  readonly total: number;
}

const HANDS: Readonly<Record<GamesProgress['hand'], string>> = { before: 'vorher', now: 'jetzt' };

/** The games of both hands are being worked out. @param progress null at the beginning. */
export const sayWorkingGames = (progress: GamesProgress | null): string =>
  `Sechs Spiele für jeden Platz werden durchgerechnet, zweimal …${progress === null ? '' : ` ${HANDS[progress.hand]}, ${progress.done} von ${progress.total}`}`;

/** What the numbers of the table of games are. */
export const sayGamesLegend = (laws: LawId): string =>
  `Augen; beim ${trumpsName('null', laws)}, ob sich ein Stich erzwingen lässt.`;

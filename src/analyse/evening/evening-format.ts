/**
 * The evenings stored in a reader's browser: the texts of their games, and what their analysis
 * found.
 */
import { isObject, isText } from '../../lib/json/json.ts';
import { isTimestamp } from '../../lib/json/timestamp.ts';
import type { Format, Reading } from '../../lib/storage/format.ts';
import { freeKey } from '../../lib/storage/keyed.ts';
import { isSeat } from '../../game/skat/seats.ts';
import { oneLine } from '../../game/words/one-line.ts';
import { DEEDS } from '../../game/analysis/deeds.ts';
import type { Cost, Mistake } from '../../game/analysis/deeds.ts';
import { readSeatReview } from '../habits/seat-review.ts';
import type { SeatReview } from '../habits/seat-review.ts';

/** A game of an evening as it is kept. */
export interface KeptGame {
  /** As it was pasted. */
  readonly text: string;
  /** Null until it has been analysed with all cards open. */
  readonly cost: Cost | null;
  /** What was found by what could be known, of each seat whose decisions were judged. */
  readonly reviews: readonly SeatReview[];
}

/** An evening of games. */
export interface Evening {
  /** Tells the evenings apart; letters, digits and hyphens, for an address. */
  readonly key: string;
  readonly name: string;
  /** When it was read, as `Date.toISOString` writes it. */
  readonly at: string;
  readonly games: readonly KeptGame[];
}

const VERSION = 1;
const LONGEST_NAME = 120;
const LONGEST_TEXT = 500_000;

/** Evenings as they are kept, the last read first. */
export const EVENINGS_FORMAT: Format<readonly Evening[]> = {
  key: 'vorhand-evenings',
  asideKey: 'vorhand-evenings-aside',
  empty: [],
  make: (evenings) => ({ vorhand: 'evenings', version: VERSION, evenings }),
  read: readEvenings,
};

function readEvenings(storedList: unknown): Reading<readonly Evening[]> {
  const data = isObject(storedList) ? storedList : {};
  const { evenings: list, version } = data;
  if (Number.isInteger(version) && Number(version) > VERSION) return { is: 'newer' };
  if (version !== VERSION || !Array.isArray(list)) return { is: 'damaged', value: [] };
  const read = list.map(readEvening);
  const evenings = read.flatMap((one) => one?.evening ?? []);
  const keys = new Set(evenings.map(({ key }) => key));
  const whole = read.every((one) => one?.whole === true) && keys.size === list.length;
  return { is: whole ? 'whole' : 'damaged', value: firstOfEach(evenings) };
}

const firstOfEach = (evenings: readonly Evening[]): Evening[] =>
  evenings.filter(({ key }, index) => evenings.findIndex((one) => one.key === key) === index);

function readEvening(
  entry: unknown,
): { readonly evening: Evening; readonly whole: boolean } | null {
  if (!isObject(entry)) return null;
  const { at, games, key, name } = entry;
  if (typeof key !== 'string' || !/^[a-z0-9-]{1,60}$/u.test(key)) return null;
  if (!isText(name, LONGEST_NAME) || !isTimestamp(at) || !Array.isArray(games)) return null;
  const read = games.map(readGame);
  const sound = read.flatMap((one) => one ?? []);
  return { evening: { key, name, at, games: sound }, whole: sound.length === games.length };
}

function readGame(entry: unknown): KeptGame | null {
  if (!isObject(entry) || !isText(entry['text'], LONGEST_TEXT)) return null;
  const { cost, text } = entry;
  // Evenings that were stored before seats were judged have none; what cannot be read is judged again.
  const { reviews: list = [] } = entry;
  if (!Array.isArray(list)) return null;
  const reviews = list.flatMap((one) => readSeatReview(one) ?? []);
  if (cost === null) return { text, cost, reviews };
  const read = readCost(cost);
  return read && { text, cost: read, reviews };
}

const isCount = (data: unknown, most: number): data is number =>
  Number.isInteger(data) && Number(data) >= 0 && Number(data) <= most;

function readCost(data: unknown): Cost | null {
  if (!isObject(data)) return null;
  const { best, end, measure, mistakes, needed } = data;
  if (measure !== 'points' && measure !== 'no-trick' && measure !== 'every-trick') return null;
  const most = measure === 'points' ? 120 : 1;
  if (!isCount(best, most) || !isCount(end, most) || !isCount(needed, most)) return null;
  if (!Array.isArray(mistakes)) return null;
  const read = mistakes.map(readMistake);
  const sound = read.flatMap((one) => one ?? []);
  return sound.length === mistakes.length ? { measure, needed, best, end, mistakes: sound } : null;
}

function readMistake(data: unknown): Mistake | null {
  if (!isObject(data)) return null;
  const { cost, deed, place, seat, side, turned } = data;
  const known = DEEDS.find((one) => one === deed);
  if (known === undefined || !isText(place, 40) || typeof turned !== 'boolean') return null;
  if (side !== 'declarer' && side !== 'defenders') return null;
  if (seat !== null && (typeof seat !== 'string' || !isSeat(seat))) return null;
  return isCount(cost, 120) ? { place, side, seat, deed: known, cost, turned } : null;
}

/** Puts an evening first; one with the same games takes its place, and keeps what was found of them. */
export function withEvening(evenings: readonly Evening[], evening: Evening): Evening[] {
  const same = sameGames(evenings, evening);
  if (same === undefined) return [evening, ...evenings];
  return [same, ...evenings.filter((one) => one !== same)];
}

/** The evening with the very games of another, if it is there. */
export function sameGames(
  evenings: readonly Evening[],
  { games }: Pick<Evening, 'games'>,
): Evening | undefined {
  return evenings.find(
    (one) =>
      one.games.length === games.length &&
      one.games.every(({ text }, index) => text === games[index]?.text),
  );
}

export function withoutEvening(evenings: readonly Evening[], key: string): Evening[] {
  return evenings.filter((evening) => evening.key !== key);
}

/** Gives an evening another name; an empty one changes nothing. */
export function renameEvening(evenings: readonly Evening[], key: string, name: string): Evening[] {
  const clean = oneLine(name, LONGEST_NAME);
  return evenings.map((one) => (one.key === key && clean !== '' ? { ...one, name: clean } : one));
}

/** Notes what was found of a game. */
export function withCost(
  evenings: readonly Evening[],
  key: string,
  text: string,
  cost: Cost,
): Evening[] {
  return evenings.map((evening) =>
    evening.key !== key
      ? evening
      : {
          ...evening,
          games: evening.games.map((game) => (game.text === text ? { ...game, cost } : game)),
        },
  );
}

/** Notes what was found of a seat’s decisions in a game. */
export function withReview(
  evenings: readonly Evening[],
  key: string,
  text: string,
  review: SeatReview,
): Evening[] {
  const add = (game: KeptGame): KeptGame =>
    game.text === text ? { ...game, reviews: joinReviews([review], game.reviews) } : game;
  return evenings.map((evening) =>
    evening.key === key ? { ...evening, games: evening.games.map(add) } : evening,
  );
}

/** The reviews of each seat, the first of it that there is. */
function joinReviews(
  some: readonly SeatReview[],
  more: readonly SeatReview[],
): readonly SeatReview[] {
  return [...some, ...more.filter(({ seat }) => !some.some((one) => one.seat === seat))];
}

/**
 * Adds the evenings of a file behind those that are there; what either side has found out about a
 * game is kept.
 */
export function addEvenings(ours: readonly Evening[], theirs: readonly Evening[]): Evening[] {
  const keys = new Set(ours.map(({ key }) => key));
  const found = new Map(
    theirs.flatMap(({ games }) => games.map((game) => [game.text, game] as const)),
  );
  const filled = ours.map((evening) => {
    const games = evening.games.map((game) => filledFrom(game, found.get(game.text)));
    return games.some((game, at) => game !== evening.games[at]) ? { ...evening, games } : evening;
  });
  const fresh = theirs
    .filter((evening) => sameGames(ours, evening) === undefined)
    .map((evening) => {
      const key = freeKey(evening.key, (one) => keys.has(one));
      keys.add(key);
      return { ...evening, key };
    });
  return [...filled, ...fresh];
}

/** A game with what another copy of it knows more; the same game where that is nothing. */
function filledFrom(game: KeptGame, other: KeptGame | undefined): KeptGame {
  if (other === undefined) return game;
  const reviews = joinReviews(game.reviews, other.reviews);
  const cost = game.cost ?? other.cost;
  return cost === game.cost && reviews.length === game.reviews.length
    ? game
    : { ...game, cost, reviews };
}

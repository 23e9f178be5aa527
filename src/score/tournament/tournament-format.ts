/** Reads a stored tournament from JSON. */
import { isObject, isText, isWhole } from '../../lib/json/json.ts';
import { isTimestamp } from '../../lib/json/timestamp.ts';
import { readKeptName, readKeptNames } from '../../game/words/kept-names.ts';
import { SUITS } from '../../game/skat/cards.ts';
import { checkPlan, fullRounds } from './plan.ts';
import { METHODS, PRIZE_LISTS } from './tournament.ts';
import { LONGEST_ENTRANT, LONGEST_TOURNAMENT, MOST_ENTRANTS } from './tournament.ts';
import { readSeries } from './series-format.ts';
import type { Cut, HardGame, PrizePlan, RoundSlip, Seats, Tournament } from './tournament.ts';

/** A tournament, and whether all of it was sound; null for anything else. */
export function readTournament(
  entry: unknown,
): { readonly tournament: Tournament; readonly whole: boolean } | null {
  if (!isObject(entry)) return null;
  const { at, cuts, deals, hard, key, rounds, section, slips } = entry;
  if (typeof key !== 'string' || !/^[a-z0-9-]{1,60}$/u.test(key)) return null;
  const name = entry['name'] === '' ? '' : readKeptName(entry['name'], LONGEST_TOURNAMENT);
  if (name === null) return null;
  const method = METHODS.find((one) => one === entry['method']);
  const players = readNames(entry['players']);
  const prizes = readPrizes(entry['prizes']);
  if (!isTimestamp(at) || method === undefined || players === null || prizes === null) return null;
  if (!isWhole(section, 1, 13) || !isWhole(deals, 3, 400)) return null;
  const umpires = readNumbers(entry['umpires'], players.length);
  const seats = readSeats(entry['seats'], players.length);
  if (umpires === null || seats === null) return null;
  const plan = checkPlan({ method, players, umpires, section });
  if (!plan.ok || !isWhole(rounds, 1, fullRounds(plan.value))) return null;
  const isSeries = method === 'series';
  // Tournaments stored before there were series do not mention them.
  const series = isSeries ? readSeries(entry['series'], players.length) : null;
  if (isSeries && (series === null || deals % 4 !== 0 || prizes.list !== 'list')) return null;
  const laterSeats = isSeries ? readLaterSeats(entry['laterSeats'], players.length, rounds) : [];
  if (laterSeats === null) return null;
  const lastRound = isSeries ? laterSeats.length : rounds - 1;
  if (!Array.isArray(slips) || !Array.isArray(hard) || !Array.isArray(cuts)) return null;
  const soundSlips = onceEach(
    slips
      .map((one) => readSlip(one, players.length, lastRound, isSeries))
      .filter((one) => one !== null),
    ({ player, round }) => `${player} ${round}`,
  );
  const soundGames = hard.map((one) => readGame(one, players.length)).filter(notNull);
  const soundCuts = onceEach(
    cuts.map((one) => readCut(one, players.length)).filter(notNull),
    ({ prize }) => prize,
  );
  const tournament: Tournament = {
    key,
    name,
    at,
    ...plan.value,
    deals,
    rounds,
    prizes,
    series,
    seats,
    laterSeats,
    slips: soundSlips,
    hard: soundGames,
    cuts: soundCuts,
  };
  const whole =
    soundSlips.length === slips.length &&
    soundGames.length === hard.length &&
    soundCuts.length === cuts.length;
  return { tournament, whole };
}

function notNull<T>(value: T | null): value is T {
  return value !== null;
}

function onceEach<T>(list: readonly T[], by: (one: T) => string): readonly T[] {
  return [...new Map(list.map((one) => [by(one), one])).values()];
}

function readNames(data: unknown): readonly string[] | null {
  if (!Array.isArray(data) || data.length > MOST_ENTRANTS) return null;
  return readKeptNames(data, LONGEST_ENTRANT);
}

function readNumbers(data: unknown, below: number): readonly number[] | null {
  if (!Array.isArray(data)) return null;
  const numbers = data.filter((one): one is number => isWhole(one, 0, below - 1));
  return numbers.length === data.length && new Set(numbers).size === numbers.length
    ? numbers
    : null;
}

/** Every player has one seat, and there are as many chairs as the tables have. */
function readSeats(data: unknown, players: number): Seats | null {
  if (!Array.isArray(data) || data.length !== 4 * Math.ceil(players / 4)) return null;
  const seatedPlayers = readNumbers(
    data.filter((seat) => seat !== null),
    players,
  );
  return seatedPlayers?.length === players ? (data as Seats) : null;
}

/** The seats of the series after the first, as far as they have been given. */
function readLaterSeats(data: unknown, players: number, rounds: number): readonly Seats[] | null {
  if (!Array.isArray(data) || data.length >= rounds) return null;
  const seats = data.map((one) => readSeats(one, players)).filter(notNull);
  return seats.length === data.length ? seats : null;
}

/** The prizes to be won; null for anything else. */
export function readPrizes(data: unknown): PrizePlan | null {
  if (!isObject(data)) return null;
  const { before, booby, each, hardest } = data;
  const list = PRIZE_LISTS.find((one) => one === data['list']);
  if (list === undefined || !isWhole(each, 1, 3)) return null;
  if (before !== 'points' && before !== 'games') return null;
  if (typeof hardest !== 'boolean' || typeof booby !== 'boolean') return null;
  return { list, each, before, hardest, booby };
}

function readSlip(
  data: unknown,
  players: number,
  lastRound: number,
  isSeries: boolean,
): RoundSlip | null {
  if (!isObject(data)) return null;
  const { games, lost, player, points, round } = data;
  if (!isWhole(player, 0, players - 1) || !isWhole(round, 0, lastRound)) return null;
  if (!isWhole(points, -99_999, 99_999) || !isWhole(games, -99_999, 99_999)) return null;
  if (!isSeries) return { round, player, points, games };
  // Games won are those left when the lost ones are added again, and cannot be fewer than none.
  return isWhole(lost, 0, 400) && games + lost >= 0 ? { round, player, points, games, lost } : null;
}

function readGame(data: unknown, players: number): HardGame | null {
  if (!isObject(data)) return null;
  const { against, kind, player, value } = data;
  const trump = data['trump'] === null ? null : SUITS.find((suit) => suit === data['trump']);
  if (!isWhole(player, 0, players - 1) || trump === undefined) return null;
  if (kind !== 'tournee' && kind !== 'solo' && kind !== 'other') return null;
  if (!isWhole(against, 0, 11) || !isWhole(value, 1, 999)) return null;
  return { player, kind, trump, against, value };
}

function readCut(data: unknown, players: number): Cut | null {
  if (!isObject(data)) return null;
  const { player, prize } = data;
  if (!isText(prize, 20) || !isWhole(player, 0, players - 1)) return null;
  // Cuts kept before it was written down who took part do not say it.
  const among = data['among'] ?? null;
  if (among === null) return { prize, player, among };
  const those = readNumbers(among, players);
  return those?.includes(player) === true ? { prize, player, among: those } : null;
}

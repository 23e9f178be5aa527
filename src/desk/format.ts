/**
 * The tournaments as they are kept in the browser, and in a file of their own:
 *
 *     {"vorhand": "tournaments", "version": 1, "open": "t1", "tournaments": [{"key": "t1", "name": "",
 *      "at": …, "method": "sides", "players": […], "seats": [0, 3, …], "slips": […]}]}
 */
import { isObject, isText, isWhole, parseJson } from '../json/json.ts';
import { isTimestamp } from '../json/timestamp.ts';
import type { Format, Reading } from '../kept/format.ts';
import { SUITS } from '../skat/cards.ts';
import { invalid, valid } from '../skat/checked.ts';
import type { Checked } from '../skat/checked.ts';
import { NO_TOURNAMENTS } from './edit.ts';
import type { KeptDesk } from './edit.ts';
import { checkPlan, fullRounds } from './plan.ts';
import { METHODS, PRIZE_LISTS } from './tournament.ts';
import { LONGEST_ENTRANT, LONGEST_TOURNAMENT, MOST_ENTRANTS } from './tournament.ts';
import type { Cut, HardGame, PrizePlan, RoundSlip, Tournament } from './tournament.ts';
import { cleanEntrant, cleanTournament } from './typed.ts';

const VERSION = 1;

export const DESK_FORMAT: Format<KeptDesk> = {
  key: 'vorhand-tournaments',
  asideKey: 'vorhand-tournaments-aside',
  empty: NO_TOURNAMENTS,
  make: (desk) => ({ vorhand: 'tournaments', version: VERSION, ...desk }),
  read: readDesk,
};

/** What makes no sense is left out; then the whole counts as damaged, and what is sound is there. */
function readDesk(stored: unknown): Reading<KeptDesk> {
  const data = isObject(stored) ? stored : {};
  const { open, tournaments: list, version } = data;
  if (Number.isInteger(version) && Number(version) > VERSION) return { is: 'newer' };
  if (version !== VERSION || !Array.isArray(list)) return { is: 'damaged', value: NO_TOURNAMENTS };
  const read = list.map(readTournament);
  const tournaments: Tournament[] = [];
  for (const one of read) {
    if (one !== null && tournaments.every(({ key }) => key !== one.tournament.key)) {
      tournaments.push(one.tournament);
    }
  }
  const whole = tournaments.length === list.length && read.every((one) => one?.whole === true);
  const at = tournaments.find(({ key }) => key === open);
  return {
    is: whole ? 'whole' : 'damaged',
    value: { tournaments, open: at?.key ?? null },
  };
}

function readTournament(
  entry: unknown,
): { readonly tournament: Tournament; readonly whole: boolean } | null {
  if (!isObject(entry)) return null;
  const { at, cuts, deals, hard, key, name, rounds, section, slips } = entry;
  if (typeof key !== 'string' || !/^[a-z0-9-]{1,60}$/u.test(key)) return null;
  if (name !== '' && (!isText(name, LONGEST_TOURNAMENT) || cleanTournament(name) !== name)) {
    return null;
  }
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
  if (!Array.isArray(slips) || !Array.isArray(hard) || !Array.isArray(cuts)) return null;
  const soundSlips = onceEach(
    slips.map((one) => readSlip(one, players.length, rounds)).filter((one) => one !== null),
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
    seats,
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
  const names = data.filter(
    (name): name is string => isText(name, LONGEST_ENTRANT) && cleanEntrant(name) === name,
  );
  const different = new Set(names.map((name) => name.toLowerCase())).size;
  return names.length === data.length && different === names.length ? names : null;
}

function readNumbers(data: unknown, below: number): readonly number[] | null {
  if (!Array.isArray(data)) return null;
  const numbers = data.filter((one): one is number => isWhole(one, 0, below - 1));
  return numbers.length === data.length && new Set(numbers).size === numbers.length
    ? numbers
    : null;
}

/** Every player has one seat, and there are as many chairs as the tables have. */
function readSeats(data: unknown, players: number): readonly (number | null)[] | null {
  if (!Array.isArray(data) || data.length !== 4 * Math.ceil(players / 4)) return null;
  const taken = readNumbers(
    data.filter((seat) => seat !== null),
    players,
  );
  return taken?.length === players ? (data as readonly (number | null)[]) : null;
}

function readPrizes(data: unknown): PrizePlan | null {
  if (!isObject(data)) return null;
  const { before, booby, each, hardest } = data;
  const list = PRIZE_LISTS.find((one) => one === data['list']);
  if (list === undefined || !isWhole(each, 1, 3)) return null;
  if (before !== 'points' && before !== 'games') return null;
  if (typeof hardest !== 'boolean' || typeof booby !== 'boolean') return null;
  return { list, each, before, hardest, booby };
}

function readSlip(data: unknown, players: number, rounds: number): RoundSlip | null {
  if (!isObject(data)) return null;
  const { games, player, points, round } = data;
  if (!isWhole(player, 0, players - 1) || !isWhole(round, 0, rounds - 1)) return null;
  if (!isWhole(points, -99_999, 99_999) || !isWhole(games, -99_999, 99_999)) return null;
  return { round, player, points, games };
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

/** A file of one tournament, or of several. */
export function makeDeskFile(tournaments: readonly Tournament[]): string {
  return JSON.stringify(DESK_FORMAT.make({ ...NO_TOURNAMENTS, tournaments }));
}

/** The tournaments in a file, this one or that of all a reader keeps; or what is wrong with it. */
export function parseDeskFile(text: string): Checked<readonly Tournament[], string> {
  const json = parseJson(text);
  if (!json.ok) return invalid('This is not a file of tournaments, or it was cut off.');
  const data = json.value;
  const desk = isObject(data) && data['vorhand'] === 'everything' ? data['tournaments'] : data;
  if (!isObject(desk) || desk['vorhand'] !== 'tournaments') {
    return invalid('There are no tournaments in this file.');
  }
  const reading = readDesk(desk);
  if (reading.is === 'newer') return invalid('It is from a newer Vorhand: reload the page.');
  if (reading.is === 'damaged') return invalid('Part of it is not to be understood.');
  return valid(reading.value.tournaments);
}

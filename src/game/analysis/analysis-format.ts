/**
 * The analysis of a hand as data: what `/hands/<id>.analysis.json` holds.
 *
 * ```json
 * { "format": "vorhand-analysis", "version": 1, "hand": "foster-01",
 *   "stops": { "layout": { "CJ": 67, "C10": 57 }, "t1.1": {} },
 *   "layouts": [{ "declarer": "M", "game": "S", "values": [64, 61] }],
 *   "games": [{ "seat": "V", "game": "C", "untouched": 61, "taken": 70, "layout": ["H7", "D7"] }] }
 * ```
 *
 * What the members mean stands at `HandAnalysis`; places are named as in addresses.
 */
import { Faults, Wrong } from '../../lib/json/faults.ts';
import { isObject, isWhole } from '../../lib/json/json.ts';
import type { DataFault } from '../../lib/json/json.ts';
import type { SkatReplay } from '../replay/skat-replay.ts';
import { lineOf } from '../replay/replay.ts';
import { isCard } from '../skat/cards.ts';
import type { Card } from '../skat/cards.ts';
import type { Checked } from '../../lib/checked.ts';
import type { Layout } from '../skat/deal.ts';
import { isSeat } from '../skat/seats.ts';
import { LAYOUTS } from '../solver/layouts.ts';
import { legalHere } from '../solver/position.ts';
import type { HandAnalysis } from './analyse.ts';
import { choiceAt } from './at-stop.ts';
import type { Choice } from './at-stop.ts';
import { OUTCOME_ORDER } from './games.ts';
import type { GameOutcome } from './games.ts';
import { layoutQuestion } from './layouts.ts';
import type { LayoutValues } from './layouts.ts';
import { gameName, mostOf } from './measure.ts';
import type { CardValues } from './values.ts';

const FORMAT = 'vorhand-analysis';

/** Raised when the form or the meaning of the data changes. */
export const ANALYSIS_VERSION = 1;

/** The data as an object that JSON can write; `parseAnalysis` reads it back. */
export function makeAnalysis({ games, hand, layouts, stops }: HandAnalysis): object {
  return {
    format: FORMAT,
    version: ANALYSIS_VERSION,
    hand,
    stops: Object.fromEntries(
      [...stops].map(([name, values]) => [name, Object.fromEntries(values)]),
    ),
    layouts,
    games,
  };
}

/**
 * Reads data from outside and checks it against the hand: every place with a choice must be there
 * with exactly its legal cards, and every number must be possible.
 *
 * @param data what JSON.parse gave.
 * @returns the analysis; or what is wrong with each of its entries. Where it is no analysis of this
 *   hand, that alone.
 */
export function parseAnalysis(data: unknown, replay: SkatReplay): Checked<HandAnalysis, DataFault> {
  const faults = new Faults();
  const parts = faults.part(() => readHead(data, replay)) ?? null;
  const from = <T>(read: (parts: Members) => T) => parts && faults.part(() => read(parts));
  const stops = from((parts) => readStops(parts['stops'], replay, faults));
  const layouts = from((parts) => readLayouts(parts['layouts'], replay, faults));
  const games = from((parts) => readGames(parts['games'], faults));
  // Without a fault every part is there.
  return faults.checked(() => ({
    hand: replay.hand.id,
    stops: stops!,
    layouts: layouts!,
    games: games!,
  }));
}

type Members = Readonly<Record<string, unknown>>;

/** The members of an analysis of this hand. */
function readHead(data: unknown, replay: SkatReplay): Members {
  const parts = members(data, '');
  const { format, hand, version } = parts;
  if (format !== FORMAT) throw new Wrong('format', 'This is not an analysis of a hand.');
  if (version !== ANALYSIS_VERSION) {
    throw new Wrong('version', `Version ${ANALYSIS_VERSION} is needed, not ${String(version)}.`);
  }
  if (hand !== replay.hand.id) {
    throw new Wrong('hand', `The analysis is of another hand than ${replay.hand.id}.`);
  }
  return parts;
}

function readStops(data: unknown, replay: SkatReplay, faults: Faults): Map<string, CardValues> {
  const given = members(data, 'stops');
  const stops = new Map<string, CardValues>();
  for (const stop of replay.stops.values()) {
    const choice = choiceAt(replay, lineOf(replay, stop.line), stop);
    if (choice === null) continue;
    stops.set(stop.name, new Map());
    const values = faults.part(() => readStop(given[stop.name], `stops.${stop.name}`, choice));
    if (values !== undefined) stops.set(stop.name, values);
  }
  for (const name of Object.keys(given)) {
    if (!stops.has(name)) faults.report(`stops.${name}`, 'The hand has no choice there.');
  }
  return stops;
}

function readStop(data: unknown, where: string, { measure, position }: Choice): CardValues {
  if (data === undefined) throw new Wrong(where, 'The place is missing.');
  const legal = legalHere(position);
  const values = new Map<Card, number>();
  for (const [card, value] of Object.entries(members(data, where))) {
    if (!isCard(card) || !legal.includes(card)) {
      throw new Wrong(`${where}.${card}`, 'This card may not be played here.');
    }
    values.set(card, wholeNumber(value, mostOf(measure), `${where}.${card}`));
  }
  const missing = legal.find((card) => !values.has(card));
  if (missing !== undefined) throw new Wrong(`${where}.${missing}`, 'The card is missing.');
  return values;
}

/** A list of layouts that the hand must have, and the most one of its numbers can be. */
type Wanted = Omit<LayoutValues, 'values'> & { readonly most: number };

function readLayouts(data: unknown, replay: SkatReplay, faults: Faults): LayoutValues[] {
  const given = list(data, 'layouts');
  const wanted = new Map<string, Wanted>();
  for (const line of replay.lines.values()) {
    const question = layoutQuestion(replay.hand, line);
    if (question === null) continue;
    const { declarer, game } = question.exchange;
    const name = gameName(game);
    wanted.set(`${declarer} ${name}`, { declarer, game: name, most: mostOf(question.measure) });
  }
  if (given.length !== wanted.size) {
    throw new Wrong('layouts', `The hand has layouts in ${wanted.size} games.`);
  }
  const read = ({ declarer, game, most }: Wanted, index: number): LayoutValues => {
    const where = `layouts.${index}`;
    const entry = members(given[index], where);
    if (entry['declarer'] !== declarer || entry['game'] !== game) {
      throw new Wrong(where, `The layouts of ${declarer} in ${game} belong here.`);
    }
    const values = list(entry['values'], `${where}.values`);
    if (values.length !== LAYOUTS) {
      throw new Wrong(`${where}.values`, `There are ${LAYOUTS} layouts, not ${values.length}.`);
    }
    return {
      declarer,
      game,
      values: values.map((value, at) => wholeNumber(value, most, `${where}.values.${at}`)),
    };
  };
  return [...wanted.values()].flatMap((one, index) => faults.part(() => read(one, index)) ?? []);
}

function readGames(data: unknown, faults: Faults): GameOutcome[] {
  const given = list(data, 'games');
  if (given.length !== OUTCOME_ORDER.length) {
    throw new Wrong('games', `There are ${OUTCOME_ORDER.length} outcomes, not ${given.length}.`);
  }
  const read = ({ game, seat }: (typeof OUTCOME_ORDER)[number], index: number): GameOutcome => {
    const where = `games.${index}`;
    const entry = members(given[index], where);
    if (!isSeat(String(entry['seat'])) || entry['seat'] !== seat || entry['game'] !== game) {
      throw new Wrong(where, `The outcome of ${seat} in ${game} belongs here.`);
    }
    const most = game === 'null' ? 1 : 120;
    return {
      seat,
      game,
      untouched: wholeNumber(entry['untouched'], most, `${where}.untouched`),
      taken: wholeNumber(entry['taken'], most, `${where}.taken`),
      layout: readLayout(entry['layout'], `${where}.layout`),
    };
  };
  return OUTCOME_ORDER.flatMap((one, index) => faults.part(() => read(one, index)) ?? []);
}

function readLayout(data: unknown, where: string): Layout | null {
  if (data === null) return null;
  const [first, second, ...more] = list(data, where).map(String);
  if (first === undefined || second === undefined || more.length > 0 || first === second) {
    throw new Wrong(where, 'A layout is two cards.');
  }
  if (!isCard(first) || !isCard(second)) throw new Wrong(where, 'A layout is two cards.');
  return [first, second];
}

function members(data: unknown, where: string): Members {
  if (!isObject(data)) throw new Wrong(where, 'An object is needed here.');
  return data;
}

function list(data: unknown, where: string): readonly unknown[] {
  if (!Array.isArray(data)) throw new Wrong(where, 'A list is needed here.');
  return data;
}

function wholeNumber(data: unknown, most: number, where: string): number {
  if (!isWhole(data, 0, most)) {
    throw new Wrong(where, `A whole number from 0 to ${most} is needed here.`);
  }
  return data;
}

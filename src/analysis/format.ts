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
import type { Replay } from '../replay/replay.ts';
import { lineOf } from '../replay/replay.ts';
import { isCard } from '../skat/cards.ts';
import type { Card } from '../skat/cards.ts';
import { invalid, valid } from '../skat/checked.ts';
import type { Checked } from '../skat/checked.ts';
import type { Layout } from '../skat/deal.ts';
import { isSeat } from '../skat/seats.ts';
import { LAYOUTS } from '../solver/layouts.ts';
import { legalHere } from '../solver/position.ts';
import type { HandAnalysis } from './analyse.ts';
import { choiceAt } from './at-stop.ts';
import { OUTCOME_ORDER } from './games.ts';
import type { GameOutcome } from './games.ts';
import { layoutQuestion } from './layouts.ts';
import type { LayoutValues } from './layouts.ts';
import { gameName, mostOf } from './measure.ts';
import type { CardValues } from './values.ts';

const FORMAT = 'vorhand-analysis';

/** Raised when the form or the meaning of the data changes. */
export const VERSION = 1;

/** What is wrong with data that should be an analysis. */
export interface AnalysisFault {
  /** The member at fault: `stops.t3.2.HA`; empty for the whole. */
  readonly where: string;
  readonly message: string;
}

/** The data as an object that JSON can write; `parseAnalysis` reads it back. */
export function makeAnalysis({ games, hand, layouts, stops }: HandAnalysis): object {
  return {
    format: FORMAT,
    version: VERSION,
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
 * @returns the analysis, or the first fault.
 */
export function parseAnalysis(data: unknown, replay: Replay): Checked<HandAnalysis, AnalysisFault> {
  try {
    return valid(read(data, replay));
  } catch (error) {
    if (error instanceof Fault) return invalid({ where: error.where, message: error.message });
    throw error;
  }
}

/** Carries the first fault out of the readers below. */
class Fault extends Error {
  readonly where: string;

  constructor(where: string, message: string) {
    super(message);
    this.where = where;
  }
}

function read(data: unknown, replay: Replay): HandAnalysis {
  const { format, games, hand, layouts, stops, version } = members(data, '');
  if (format !== FORMAT) throw new Fault('format', 'This is not an analysis of a hand.');
  if (version !== VERSION) {
    throw new Fault('version', `Version ${VERSION} is needed, not ${String(version)}.`);
  }
  if (hand !== replay.hand.id) {
    throw new Fault('hand', `The analysis is of another hand than ${replay.hand.id}.`);
  }
  return {
    hand: replay.hand.id,
    stops: readStops(stops, replay),
    layouts: readLayouts(layouts, replay),
    games: readGames(games),
  };
}

function readStops(data: unknown, replay: Replay): Map<string, CardValues> {
  const given = members(data, 'stops');
  const stops = new Map<string, CardValues>();
  for (const stop of replay.stops.values()) {
    const choice = choiceAt(replay, lineOf(replay, stop.line), stop);
    if (choice === null) continue;
    const where = `stops.${stop.name}`;
    if (given[stop.name] === undefined) throw new Fault(where, 'The place is missing.');
    const cards = members(given[stop.name], where);
    const legal = legalHere(choice.position);
    const most = mostOf(choice.measure);
    const values = new Map<Card, number>();
    for (const [card, value] of Object.entries(cards)) {
      if (!isCard(card) || !legal.includes(card)) {
        throw new Fault(`${where}.${card}`, 'This card may not be played here.');
      }
      values.set(card, wholeNumber(value, most, `${where}.${card}`));
    }
    const missing = legal.find((card) => !values.has(card));
    if (missing !== undefined) throw new Fault(`${where}.${missing}`, 'The card is missing.');
    stops.set(stop.name, values);
  }
  const extra = Object.keys(given).find((name) => !stops.has(name));
  if (extra !== undefined) throw new Fault(`stops.${extra}`, 'The hand has no choice there.');
  return stops;
}

function readLayouts(data: unknown, replay: Replay): LayoutValues[] {
  const given = list(data, 'layouts');
  const wanted = new Map<string, Omit<LayoutValues, 'values'> & { readonly most: number }>();
  for (const line of replay.lines.values()) {
    const question = layoutQuestion(replay.hand, line);
    if (question === null) continue;
    const { declarer, game } = question.exchange;
    const name = gameName(game);
    wanted.set(`${declarer} ${name}`, { declarer, game: name, most: mostOf(question.measure) });
  }
  if (given.length !== wanted.size) {
    throw new Fault('layouts', `The hand has layouts in ${wanted.size} games.`);
  }
  return [...wanted.values()].map(({ declarer, game, most }, index) => {
    const where = `layouts.${index}`;
    const entry = members(given[index], where);
    if (entry['declarer'] !== declarer || entry['game'] !== game) {
      throw new Fault(where, `The layouts of ${declarer} in ${game} belong here.`);
    }
    const values = list(entry['values'], `${where}.values`);
    if (values.length !== LAYOUTS) {
      throw new Fault(`${where}.values`, `There are ${LAYOUTS} layouts, not ${values.length}.`);
    }
    return {
      declarer,
      game,
      values: values.map((value, at) => wholeNumber(value, most, `${where}.values.${at}`)),
    };
  });
}

function readGames(data: unknown): GameOutcome[] {
  const given = list(data, 'games');
  if (given.length !== OUTCOME_ORDER.length) {
    throw new Fault('games', `There are ${OUTCOME_ORDER.length} outcomes, not ${given.length}.`);
  }
  return OUTCOME_ORDER.map(({ game, seat }, index) => {
    const where = `games.${index}`;
    const entry = members(given[index], where);
    if (!isSeat(String(entry['seat'])) || entry['seat'] !== seat || entry['game'] !== game) {
      throw new Fault(where, `The outcome of ${seat} in ${game} belongs here.`);
    }
    const most = game === 'null' ? 1 : 120;
    return {
      seat,
      game,
      untouched: wholeNumber(entry['untouched'], most, `${where}.untouched`),
      taken: wholeNumber(entry['taken'], most, `${where}.taken`),
      layout: readLayout(entry['layout'], `${where}.layout`),
    };
  });
}

function readLayout(data: unknown, where: string): Layout | null {
  if (data === null) return null;
  const [first, second, ...more] = list(data, where).map(String);
  if (first === undefined || second === undefined || more.length > 0 || first === second) {
    throw new Fault(where, 'A layout is two cards.');
  }
  if (!isCard(first) || !isCard(second)) throw new Fault(where, 'A layout is two cards.');
  return [first, second];
}

function members(data: unknown, where: string): Partial<Record<string, unknown>> {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    throw new Fault(where, 'An object is needed here.');
  }
  return { ...data };
}

function list(data: unknown, where: string): readonly unknown[] {
  if (!Array.isArray(data)) throw new Fault(where, 'A list is needed here.');
  return data;
}

function wholeNumber(data: unknown, most: number, where: string): number {
  if (typeof data !== 'number' || !Number.isInteger(data) || data < 0 || data > most) {
    throw new Fault(where, `A whole number from 0 to ${most} is needed here.`);
  }
  return data;
}

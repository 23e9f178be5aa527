/** The one way from JSON to a hand, whichever its game: the text as JSON, its members, the notation, the rules. */
import { invalid, valid } from '../../../lib/checked.ts';
import type { Checked } from '../../../lib/checked.ts';
import { isObject, parseJson } from '../../../lib/json/json.ts';
import { locateJson, memberPath, spotAt } from '../../../lib/json/locate.ts';
import {
  DATA_FAULTS,
  byTheRules,
  hintForData,
  otherFormat,
  otherGame,
} from '#edition/game/notation/read/data-words.ts';
import type { FaultWords, HandError } from '../errors.ts';
import type { PieceFault } from '../pieces/fault.ts';
import { HAND_FORMAT } from '../write/public-hand.ts';
import { DataText } from './data-text.ts';
import type { Data, MemberFault } from './data-text.ts';

/** What differs between Skat and other games. */
export interface DataReader<H> {
  /** Whether the data are those of a hand of this game. */
  isMine(data: Data): boolean;
  /** Writes the hand in the notation. */
  write(data: Data, out: DataText): void;
  /** Reads the notation. */
  parse(text: string): Checked<H, HandError>;
  /** The members that follow from the cards. */
  derived(hand: H): Data;
}

/** Reads the JSON of one hand; faults have the line and the column of the member, and its path. */
export function readHandData<H>(text: string, reader: DataReader<H>): Checked<H, PieceFault> {
  const places = locateJson(text);
  if (places.broken !== null) return invalid(brokenAt(text, places.broken));
  const parsed = JSON.parse(text) as unknown;
  const isList = Array.isArray(parsed) && parsed.length === 1;
  const data: unknown = isList ? parsed[0] : parsed;
  const inText = ({ hint, message, path }: MemberFault): PieceFault => ({
    ...spotAt(text, startOf(places.starts, isList ? prefixed(path) : path)),
    message: path === '' ? message : `${path}: ${message}`,
    hint,
  });
  const failed = ([first, ...rest]: readonly [MemberFault, ...MemberFault[]]) =>
    invalid(inText(first), ...rest.map(inText));
  if (!isObject(data)) return failed([whole(DATA_FAULTS.noHand)]);
  if ('vorhand' in data) return failed([whole(DATA_FAULTS.keptFile)]);
  const { format = HAND_FORMAT } = data;
  if (format !== HAND_FORMAT)
    return failed([{ path: 'format', ...otherFormat(JSON.stringify(format), HAND_FORMAT) }]);
  if (!['deal', 'tricks', 'contract', 'game'].some((name) => Object.hasOwn(data, name))) {
    return failed([whole(DATA_FAULTS.noHand)]);
  }
  if (!reader.isMine(data)) {
    const { game } = data;
    return failed([{ path: 'game', ...otherGame(typeof game === 'string' ? game : null) }]);
  }
  const out = new DataText();
  reader.write(data, out);
  const [first, ...more] = out.faults;
  if (first !== undefined) return failed([first, ...more]);
  const hand = reader.parse(out.text);
  if (!hand.ok) {
    const [error, ...others] = hand.errors;
    return failed([faultOf(error, out), ...others.map((each) => faultOf(each, out))]);
  }
  const [wrong, ...others] = differing(data, reader.derived(hand.value));
  return wrong === undefined ? valid(hand.value) : failed([wrong, ...others]);
}

/** The game that a JSON text names as that of its hand; null for a hand of Skat and for anything else. */
export function gameOfData(text: string): string | null {
  const parsed = /^\s*\{/u.test(text) ? parseJson(text) : null;
  const data = parsed?.ok === true ? parsed.value : null;
  return isObject(data) && typeof data['game'] === 'string' ? data['game'] : null;
}

/** In a list of one hand its members stand one step deeper. */
const prefixed = (path: string): string =>
  path === '' || path.startsWith('[') ? `[0]${path}` : `[0].${path}`;

/** Where a member begins; for one that is missing, where what it should stand in begins. */
function startOf(starts: ReadonlyMap<string, number>, path: string): number {
  for (let at = path; at !== ''; at = at.replace(/(?:\.?[^.[\]]+|\[[^\]]*\])$/u, '')) {
    const start = starts.get(at);
    if (start !== undefined) return start;
  }
  return starts.get('') ?? 0;
}

function brokenAt(text: string, at: number): PieceFault {
  const isShort = text.slice(at).trim() === '';
  return {
    ...spotAt(text, at),
    ...(isShort ? DATA_FAULTS.cutShort : DATA_FAULTS.broken),
  };
}

function faultOf(error: HandError, out: DataText): MemberFault {
  const { column, line, message } = error;
  return { path: out.pathAt(line, column), message, hint: hintForData(error) };
}

/** What the data say of the outcome and the rules do not. */
function differing(data: Data, derived: Data): MemberFault[] {
  return Object.entries(derived).flatMap(([name, value]) => {
    if (data[name] === undefined || isSame(data[name], value)) return [];
    return [
      {
        path: memberPath('', name),
        ...byTheRules(JSON.stringify(value)),
      },
    ];
  });
}

/** Whether the data have what the rules give; what else they have is their own. */
function isSame(data: unknown, value: unknown): boolean {
  if (!isObject(value)) return Object.is(data, value) || (data === 0 && value === 0);
  return (
    isObject(data) && Object.entries(value).every(([name, member]) => isSame(data[name], member))
  );
}

/** A fault of the whole. */
const whole = (fault: FaultWords): MemberFault => ({ path: '', ...fault });

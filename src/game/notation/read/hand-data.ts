/** The one way from JSON to a hand, whichever its game: the text as JSON, its members, the notation, the rules. */
import { invalid, valid } from '../../../lib/checked.ts';
import type { Checked } from '../../../lib/checked.ts';
import { isObject, parseJson } from '../../../lib/json/json.ts';
import { locateJson, memberPath, spotAt } from '../../../lib/json/locate.ts';
import type { HandError } from '../errors.ts';
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
  if (!isObject(data)) return failed([NO_HAND]);
  if ('vorhand' in data) return failed([KEPT_FILE]);
  const { format = HAND_FORMAT } = data;
  if (format !== HAND_FORMAT) return failed([otherFormat(format)]);
  if (!['deal', 'tricks', 'contract', 'game'].some((name) => Object.hasOwn(data, name))) {
    return failed([NO_HAND]);
  }
  if (!reader.isMine(data)) return failed([otherGame(data['game'])]);
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
    message: isShort ? 'This JSON is not complete.' : 'This is no JSON from here on.',
    hint: isShort
      ? 'Copy it from its first bracket to its last.'
      : 'Look for a comma, a quotation mark or a bracket that is missing or too many.',
  };
}

/** Hints that speak of lines of a hand file are of no use for JSON; what was expected always is. */
const OF_LINES =
  /\b(?:line|lines|blank|file|tag|written as|result:|conceded:|layout:|bidding:|why:|Delete)\b|\*/u;

function faultOf({ column, expected, hint, line, message }: HandError, out: DataText): MemberFault {
  return {
    path: out.pathAt(line, column),
    message,
    hint: OF_LINES.test(hint) ? `Expected here: ${expected}.` : hint,
  };
}

/** What the data say of the outcome and the rules do not. */
function differing(data: Data, derived: Data): MemberFault[] {
  return Object.entries(derived).flatMap(([name, value]) => {
    if (data[name] === undefined || isSame(data[name], value)) return [];
    return [
      {
        path: memberPath('', name),
        message: `By the rules this is ${JSON.stringify(value)}.`,
        hint: 'Correct it, or look for the card that is wrong. You may also leave it out.',
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

const NO_HAND: MemberFault = {
  path: '',
  message: 'This JSON is not a hand of the book.',
  hint: 'A hand has the members id, title, contract, deal and tricks, as /hands/foster-09.json.',
};
const KEPT_FILE: MemberFault = {
  path: '',
  message: 'This is the file of all that you keep in this book.',
  hint: 'Bring it back at the foot of “What you keep” (/kept/); your hands and evenings come with it.',
};

const otherFormat = (format: unknown): MemberFault => ({
  path: 'format',
  message: `This hand is of format ${JSON.stringify(format)}; format ${HAND_FORMAT} is read here.`,
  hint: 'It was made by a newer edition: reload the page, or update the program.',
});

const otherGame = (game: unknown): MemberFault => ({
  path: 'game',
  message: `This is a hand of another game${typeof game === 'string' ? ` (${game})` : ''}.`,
  hint: 'Here hands of Skat are read, which have no “game”.',
});

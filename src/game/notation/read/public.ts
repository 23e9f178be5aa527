/**
 * Reads back what the site serves as `/hands/<id>.json`. The data become a text of the notation, which the
 * one door for hands then checks; what follows from the cards (points, value, winner) is worked out anew.
 */
import { invalid } from '../../../lib/checked.ts';
import type { Checked } from '../../../lib/checked.ts';
import { isObject, parseJson } from '../../../lib/json/json.ts';
import { isContractKind } from '../../skat/contract.ts';
import { SUITS } from '../../skat/cards.ts';
import { SEATS } from '../../skat/seats.ts';
import { makeContract } from '../contract-text.ts';
import type { Hand } from '../hand.ts';
import { parseHand } from '../parse.ts';
import type { PieceFault } from '../pieces/fault.ts';
import { escapeText } from '../write/text.ts';

/** Reads the JSON of one hand. Faults have no line: they are found in the hand, not in its JSON. */
export function parsePublicHand(text: string): Checked<Hand, PieceFault> {
  const parsed = parseJson(text);
  if (!parsed.ok) {
    return invalid(
      fault('This JSON is not complete.', 'Copy it from its first bracket to its last.'),
    );
  }
  const data =
    Array.isArray(parsed.value) && parsed.value.length === 1
      ? (parsed.value[0] as unknown)
      : parsed.value;
  if (!isObject(data)) return invalid(NO_HAND);
  if ('vorhand' in data) return invalid(KEPT_FILE);
  const notation = textOf(data);
  if (notation === null) return invalid(NO_HAND);
  const hand = parseHand(notation);
  if (hand.ok) return hand;
  const [{ message, hint }] = hand.errors;
  return invalid(fault(`The hand in this JSON is wrong. ${message}`, hint));
}

const fault = (message: string, hint: string): PieceFault => ({
  line: null,
  column: null,
  message,
  hint,
});

const NO_HAND = fault(
  'This JSON is not a hand of the book.',
  'A hand has the members id, title, contract, deal and tricks, as /hands/foster-09.json.',
);
const KEPT_FILE = fault(
  'This is the file of all that you keep in this book.',
  'Bring it back at the foot of “What you keep” (/kept/); your hands and evenings come with it.',
);

type Data = Readonly<Record<string, unknown>>;

/** The hand as a text of the notation; null when a part that every hand has is missing. */
function textOf(data: Data): string | null {
  const { deal, errata, tricks } = data;
  const contract = contractOf(data['contract']);
  if (contract === null || !isObject(deal) || !Array.isArray(tricks)) return null;
  const cards = (list: unknown): string => (Array.isArray(list) ? list.map(word).join(' ') : '');
  const { exchange, handedRound, layout } = data;
  const tags = ['id', 'number', 'title', 'source', 'page', 'laws'].flatMap((name) =>
    tag(name, data[name]),
  );
  const layoutText = isObject(handedRound)
    ? SEATS.map((seat) => `${seat} ${cards(handedRound[seat])}`).join(', ')
    : cards(layout);
  const table = cards(data['table']);
  const conceded = word(data['conceded']);
  const last = isObject(tricks.at(-1)) ? word((tricks.at(-1) as Data)['winner']) : '';
  return [
    ...tags,
    `contract: ${contract}`,
    ...['declarer', 'bidding', 'turned'].flatMap((name) => tag(name, data[name])),
    'deal',
    ...[...SEATS, 'skat'].map((place) => `  ${place}: ${cards(deal[place])}`),
    ...(layoutText === '' ? [] : [`layout: ${layoutText}`]),
    ...(isObject(exchange)
      ? [
          `exchange: ${word(exchange['from'])} ${cards(exchange['give'])} for ${word(exchange['to'])} ${cards(exchange['take'])}`,
        ]
      : []),
    'play',
    ...tricks.map((trick: unknown, index) => trickText(trick, index + 1)),
    ...(table === '' ? [] : [`${tricks.length + 1}. ${last || 'V'} ${table}`]),
    ...(conceded === '' ? [] : [`conceded: ${conceded}`]),
    ...(Array.isArray(errata) ? errata.flatMap(erratum) : []),
  ].join('\n');
}

/** A value as one word or line; nothing that could begin another line. */
const word = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? escapeText(String(value).replaceAll(/\s+/gu, ' '))
    : '';

const tag = (name: string, value: unknown): string[] =>
  value === null || value === undefined ? [] : [`${name}: ${word(value)}`];

function contractOf(data: unknown): string | null {
  if (!isObject(data)) return null;
  const { announced, kind, trump } = data;
  if (typeof kind !== 'string' || !isContractKind(kind)) return null;
  const suit = SUITS.find((one) => one === trump) ?? null;
  const more = announced === 'schneider' || announced === 'schwarz' ? announced : null;
  return makeContract({ kind, trump: suit, announced: more });
}

/** A trick in the order played, from its leader on. */
function trickText(data: unknown, number: number): string {
  if (!isObject(data)) return `${number}.`;
  const leader = SEATS.findIndex((seat) => seat === data['leader']);
  const order = [...SEATS.slice(Math.max(0, leader)), ...SEATS.slice(0, Math.max(0, leader))];
  const played = order.map((seat) => word(data[seat])).join(' ');
  return `${number}. ${word(data['leader'])} ${played} = ${word(data['winner'])} ${word(data['points'])}`;
}

function erratum(data: unknown): string[] {
  if (!isObject(data)) return [];
  const fields = ['printed', 'corrected', 'why', 'open'];
  return [`erratum ${word(data['at'])}`, ...fields.flatMap((name) => tag(`  ${name}`, data[name]))];
}

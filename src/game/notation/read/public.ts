/**
 * Reads a hand of Skat from JSON, `/hands/<id>.json`. The data become a text of the notation, which the one
 * door for hands then checks.
 */
import { memberPath } from '../../../lib/json/locate.ts';
import { isContractKind } from '../../skat/contract.ts';
import { SUITS } from '../../skat/cards.ts';
import { SEATS, isSeat, seatsFrom } from '../../skat/seats.ts';
import type { Checked } from '../../../lib/checked.ts';
import { makeContract } from '../contract-text.ts';
import type { Hand } from '../hand.ts';
import { parseHand } from '../parse.ts';
import type { PieceFault } from '../pieces/fault.ts';
import { makePublicHand } from '../write/public.ts';
import { readHandData } from './hand-data.ts';
import { DATA_FAULTS } from '#edition/game/notation/read/data-words.ts';
import { NOTE_MEMBERS, writeErrata, writeTrick } from './data-play.ts';
import type { Data, DataText } from './data-text.ts';

/** Reads the JSON of one hand; faults have the line and the column of the member, and its path. */
export function parsePublicHand(text: string): Checked<Hand, PieceFault> {
  return readHandData(text, {
    isMine: (data) => !Object.hasOwn(data, 'game'),
    write: writeHand,
    parse: parseHand,
    derived: (hand) => {
      const { loser, matadors, points, score, value, won } = makePublicHand(hand);
      return { points, matadors, value, won, score, ...(loser !== undefined && { loser }) };
    },
  });
}

const TAGS = ['id', 'number', 'title', 'source', 'page', 'laws'] as const;
const LINE = ['tricks', 'table', 'tableNotes', 'conceded', 'brokenOff', 'variations'] as const;
const OUTCOME = ['points', 'matadors', 'value', 'won', 'score', 'loser'] as const;
const MEMBERS = [
  ...['format', ...TAGS, 'contract', 'declarer', 'bidding', 'biddingComment', 'turned', 'deal'],
  ...['comment', 'layout', 'layoutComment', 'handedRound', 'exchange', ...LINE, ...OUTCOME],
  'errata',
];
const VARIATION = ['id', 'title', 'contract', 'declarer', 'layout', 'comment', ...LINE];
const TRICK = ['leader', ...SEATS, 'winner', 'points', ...NOTE_MEMBERS];

function writeHand(data: Data, out: DataText): void {
  out.object(data, '', MEMBERS);
  for (const name of TAGS) out.tag(name, data[name]);
  out.required(data, 'id', '', 'id');
  out.required(data, 'title', '', 'title');
  out.required(data, 'laws', '', 'laws');
  writeContract(out.required(data, 'contract', '', 'contract'), 'contract', out);
  out.tag('declarer', data['declarer']);
  out.tag('bidding', data['bidding']);
  out.comment(data['biddingComment'], 'biddingComment');
  out.tag('turned', data['turned']);
  writeDeal(out.required(data, 'deal', '', 'deal'), out);
  out.comment(data['comment'], 'comment');
  writeLayout(data, out);
  out.comment(data['layoutComment'], 'layoutComment');
  out.required(data, 'tricks', '', 'tricksOrNone');
  out.add('play\n', 'tricks');
  writeLine(data, '', 1, 'V', out);
  writeErrata(out, data['errata']);
}

function writeContract(value: unknown, path: string, out: DataText): void {
  if (value === undefined) return;
  const data = out.object(value, path, ['kind', 'trump', 'announced']);
  if (data === null) return;
  const kind = out.word(data['kind'], memberPath(path, 'kind'));
  const { announced = null, trump = null } = data;
  const suit = SUITS.find((one) => one === trump) ?? null;
  if (suit === null && trump !== null) {
    out.wrong(memberPath(path, 'trump'), DATA_FAULTS.noSuit);
  }
  const more = announced === 'schneider' || announced === 'schwarz' ? announced : null;
  if (more !== announced) {
    out.wrong(memberPath(path, 'announced'), DATA_FAULTS.noAnnouncement);
  }
  // A game that does not exist is left to the parser, which knows what was meant.
  const words = isContractKind(kind) ? makeContract({ kind, trump: suit, announced: more }) : kind;
  out.add(`contract: ${words}\n`, memberPath(path, 'kind'));
}

function writeDeal(value: unknown, out: DataText): void {
  if (value === undefined) return;
  const rows = [...SEATS, 'skat'];
  const deal = out.object(value, 'deal', rows);
  if (deal === null) return;
  out.add('deal\n', 'deal');
  for (const row of rows) {
    const path = memberPath('deal', row);
    out.add(`  ${row}:`, path);
    out.cards(out.required(deal, row, 'deal', 'cards'), path);
    out.add('\n', path);
  }
}

function writeLayout({ exchange, handedRound, layout }: Data, out: DataText): void {
  if (handedRound !== null && handedRound !== undefined) {
    const data = out.object(handedRound, 'handedRound', SEATS) ?? {};
    out.add('layout:', 'handedRound');
    for (const [index, seat] of SEATS.entries()) {
      const path = memberPath('handedRound', seat);
      out.add(`${index === 0 ? '' : ','} ${seat}`, path);
      out.cards(data[seat], path);
    }
    out.add('\n', 'handedRound');
  } else writePair(layout, 'layout', out);
  if (exchange === null || exchange === undefined) return;
  const data = out.object(exchange, 'exchange', ['from', 'to', 'give', 'take']) ?? {};
  const [from, to, give, take] = ['from', 'to', 'give', 'take'].map((name) =>
    memberPath('exchange', name),
  ) as [string, string, string, string];
  out.add(`exchange: ${out.word(data['from'], from)}`, from);
  out.cards(data['give'], give);
  out.add(` for ${out.word(data['to'], to)}`, to);
  out.cards(data['take'], take);
  out.add('\n', 'exchange');
}

function writePair(value: unknown, path: string, out: DataText): void {
  if (value === null || value === undefined) return;
  out.add('layout:', path);
  out.cards(value, path);
  out.add('\n', path);
}

/** @param number the number of its first trick, which `leader` leads. */
function writeLine(data: Data, path: string, number: number, leader: string, out: DataText): void {
  const at = (name: string): string => memberPath(path, name);
  const writeOther = (other: unknown, otherPath: string, first: number, seat: string): void => {
    writeVariation(other, otherPath, first, seat, out);
  };
  for (const [index, other] of out.list(data['variations'], at('variations')).entries()) {
    writeOther(other, memberPath(at('variations'), index), number, leader);
  }
  let next = { number, leader };
  for (const [index, item] of out.list(data['tricks'], at('tricks')).entries()) {
    const trickPath = memberPath(at('tricks'), index);
    const trick = out.object(item, trickPath, TRICK) ?? {};
    const result = ['winner', 'points'].map((name) => ({
      text: out.word(out.required(trick, name, trickPath, 'value'), memberPath(trickPath, name)),
      path: memberPath(trickPath, name),
    }));
    const leads = out.word(trick['leader'], memberPath(trickPath, 'leader'));
    const seats = seatsFrom(isSeat(leads) ? leads : 'V');
    const plays = seats.map((seat) => ({
      seat,
      card: trick[seat],
      path: memberPath(trickPath, seat),
    }));
    for (const name of ['leader', ...seats]) out.required(trick, name, trickPath, 'value');
    const words = { number: next.number, leader: leads, plays, result };
    writeTrick(out, { ...words, notes: trick, path: trickPath, notesPath: trickPath }, writeOther);
    next = { number: next.number + 1, leader: result[0]?.text ?? '' };
  }
  writeTable(data, path, next, out, writeOther);
  if (data['brokenOff'] === true) out.add('*\n', at('brokenOff'));
  out.tag('conceded', data['conceded'], at('conceded'));
}

/** A trick that was not finished when the play stopped. */
function writeTable(
  data: Data,
  path: string,
  { leader, number }: { readonly leader: string; readonly number: number },
  out: DataText,
  writeOther: Parameters<typeof writeTrick>[2],
): void {
  const tablePath = memberPath(path, 'table');
  const cards = out.list(data['table'], tablePath);
  if (cards.length === 0) return;
  const seats = seatsFrom(isSeat(leader) ? leader : 'V');
  const plays = cards.slice(0, 3).map((card, index) => ({
    seat: seats[index] ?? 'V',
    card,
    path: memberPath(tablePath, index),
  }));
  const notesPath = memberPath(path, 'tableNotes');
  const { tableNotes = {} } = data;
  const notes = out.object(tableNotes, notesPath, NOTE_MEMBERS) ?? {};
  writeTrick(
    out,
    { number, leader, plays, result: [], notes, path: tablePath, notesPath },
    writeOther,
  );
}

function writeVariation(
  value: unknown,
  path: string,
  number: number,
  leader: string,
  out: DataText,
): void {
  const data = out.object(value, path, VARIATION);
  if (data === null) return;
  const at = (name: string): string => memberPath(path, name);
  out.add(`variation ${out.word(out.required(data, 'id', path, 'ownId'), at('id'))}`, at('id'));
  out.add(
    `: ${out.word(out.required(data, 'title', path, 'ownTitle'), at('title'))}\n`,
    at('title'),
  );
  out.comment(data['comment'], at('comment'));
  writeContract(data['contract'] ?? undefined, at('contract'), out);
  out.tag('declarer', data['declarer'], at('declarer'));
  writePair(data['layout'], at('layout'), out);
  writeLine(data, path, number, leader, out);
  out.add('end\n', path);
}

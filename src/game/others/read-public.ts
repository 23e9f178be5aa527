/** Reads a hand of another game than Skat from JSON, as `public.ts` makes it. */
import type { Checked } from '../../lib/checked.ts';
import { memberPath } from '../../lib/json/locate.ts';
import type { GameHand } from '../notation/hand.ts';
import type { PieceFault } from '../notation/pieces/fault.ts';
import { NOTE_MEMBERS, writeErrata, writeTrick } from '../notation/read/data-play.ts';
import type { WriteVariation } from '../notation/read/data-play.ts';
import type { Data, DataText } from '../notation/read/data-text.ts';
import { readHandData } from '../notation/read/hand-data.ts';
import { SUIT_WORDS } from '../words/cards.ts';
import type { BookGame } from './book-game.ts';
import { makePublicGameHand } from './public.ts';

/** Reads the JSON of one hand of a game; faults have the line and the column of the member, and its path. */
export function parsePublicGameHand(text: string, game: BookGame): Checked<GameHand, PieceFault> {
  return readHandData(text, {
    isMine: (data) => data['game'] === game.id,
    write: (data, out) => {
      writeGameHand(data, out, game);
    },
    parse: (notation) => game.read(notation, game.id),
    derived: (hand) => {
      const { dealer, leader, result } = makePublicGameHand(hand);
      return { dealer, leader, result };
    },
  });
}

const TAGS = ['id', 'number', 'title', 'source', 'page', 'game'] as const;
const LINE = ['tricks', 'brokenOff'] as const;
const MEMBERS = [
  ...['format', ...TAGS, 'trump', 'terms', 'turned', 'printed', 'dealer', 'leader', 'deal'],
  ...['comment', ...LINE, 'result', 'errata'],
];
const VARIATION = ['id', 'title', 'comment', ...LINE];
const TRICK = ['leader', 'cards', 'winner', 'printed', ...NOTE_MEMBERS];

function writeGameHand(data: Data, out: DataText, { seats, rows }: BookGame): void {
  out.object(data, '', MEMBERS);
  for (const name of TAGS) out.tag(name, data[name]);
  out.required(data, 'id', '', '"thursday-3", in lower-case letters, digits and hyphens');
  out.required(data, 'title', '', 'the title of the hand in quotes');
  const { printed, terms = {}, trump = null } = data;
  if (trump !== null) {
    const words = new Map<unknown, string>(Object.entries(SUIT_WORDS.en.french));
    out.tag('trump', words.get(trump) ?? trump);
  }
  for (const [name, value] of Object.entries(out.object(terms, 'terms') ?? {})) {
    out.tag(name, value, memberPath('terms', name));
  }
  out.tag('turned', data['turned']);
  if (printed !== undefined && printed !== null) {
    out.add('printed:', 'printed');
    out.cards(printed, 'printed');
    out.add('\n', 'printed');
  }
  const deal = out.object(out.required(data, 'deal', '', 'the cards of each seat'), 'deal', rows);
  out.add('deal\n', 'deal');
  for (const row of rows) {
    const path = memberPath('deal', row);
    out.add(`  ${row}:`, path);
    out.cards(deal?.[row], path);
    out.add('\n', path);
  }
  out.comment(data['comment'], 'comment');
  out.add('play\n', 'tricks');
  writeLine(data, '', 1, seats, out);
  writeErrata(out, data['errata']);
}

function writeLine(
  data: Data,
  path: string,
  first: number,
  seats: readonly string[],
  out: DataText,
): void {
  const tricksPath = memberPath(path, 'tricks');
  const writeVariation: WriteVariation = (value, at, number) => {
    const other = out.object(value, at, VARIATION) ?? {};
    out.add(`variation ${out.word(other['id'], memberPath(at, 'id'))}`, memberPath(at, 'id'));
    out.add(`: ${out.word(other['title'], memberPath(at, 'title'))}\n`, memberPath(at, 'title'));
    out.comment(other['comment'], memberPath(at, 'comment'));
    writeLine(other, at, number, seats, out);
    out.add('end\n', at);
  };
  const tricks = out.list(out.required(data, 'tricks', path, 'the list of tricks'), tricksPath);
  for (const [index, item] of tricks.entries()) {
    const trickPath = memberPath(tricksPath, index);
    const trick = out.object(item, trickPath, TRICK) ?? {};
    const leader = out.word(trick['leader'], memberPath(trickPath, 'leader'));
    const from = Math.max(0, seats.indexOf(leader));
    const cardsPath = memberPath(trickPath, 'cards');
    const plays = out.list(trick['cards'], cardsPath).map((card, place) => ({
      seat: seats[(from + place) % seats.length] ?? leader,
      card,
      path: memberPath(cardsPath, place),
    }));
    const winnerPath = memberPath(trickPath, 'winner');
    const winner = out.word(trick['winner'], winnerPath);
    const result = winner === '' ? [] : [{ text: winner, path: winnerPath }];
    const words = { number: first + index, leader, plays, result };
    writeTrick(
      out,
      { ...words, notes: trick, path: trickPath, notesPath: trickPath },
      writeVariation,
    );
  }
  if (data['brokenOff'] === true) out.add('*\n', memberPath(path, 'brokenOff'));
}

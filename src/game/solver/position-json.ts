/**
 * A position as one line of JSON, the language of `npm run solve`:
 *
 *     {"game":"suit","trump":"C","declarer":"M","V":["CA",…],"M":[…],"H":[…],"skat":["S7","H7"],
 *      "leader":"V","trick":[],"toMove":"V","declarerPointsSoFar":0}
 *
 * `game` is `suit`, `grand` or `null`, and `trump` goes with `suit` alone. `V`, `M` and `H` are
 * what the seats still hold, `trick` the cards on the table in the order played.
 * `declarerPointsSoFar` counts the tricks taken, not the skat. For a full deal the last four may
 * be left out, and `toMove` always.
 */
import { Faults, Wrong } from '../../lib/json/faults.ts';
import { isObject } from '../../lib/json/json.ts';
import type { DataFault } from '../../lib/json/json.ts';
import { CARDS, SUITS, isCard, sumPoints } from '../skat/cards.ts';
import type { Card, Suit } from '../skat/cards.ts';
import { invalid } from '../../lib/checked.ts';
import type { Checked } from '../../lib/checked.ts';
import { legalCards } from '../skat/order.ts';
import type { Game } from '../skat/order.ts';
import { SEATS, isSeat, seatsFrom } from '../skat/seats.ts';
import type { BySeat, Seat } from '../skat/seats.ts';
import { seatToMove } from './position.ts';
import type { OpenPosition } from './position.ts';

/** A position and whether the declarer has a trick already, as far as the points show. */
export interface JsonPosition {
  readonly position: OpenPosition;
  readonly hasTrick: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads a position.
 *
 * @param data what the JSON of a line holds.
 * @returns the position; or all that is wrong, by field: first with the fields one by one, and when
 *   each can be read, with how they go together.
 */
export function parsePosition(data: unknown): Checked<JsonPosition, DataFault> {
  if (!isObject(data)) return invalid({ where: '', message: 'A position is a JSON object.' });
  const faults = new Faults();
  const game = faults.part(() => readGame(data));
  const declarer = faults.part(() => readSeat(data, 'declarer'));
  const seenCards = new Set<Card>();
  const cards = (field: string) => faults.part(() => readCards(data, field, seenCards));
  const [V, M, H, skat] = [cards('V'), cards('M'), cards('H'), cards('skat')];
  if (skat !== undefined && skat.length !== 2) faults.report('skat', 'The skat is two cards.');
  const table = data['trick'] === undefined ? [] : cards('trick');
  return faults.checked(() => {
    // Without a fault every part is there.
    const parts = { game: game!, declarer: declarer!, hands: { V: V!, M: M!, H: H! } };
    return fitTogether(data, { ...parts, skat: skat!, table: table! }, seenCards);
  });
}

/** What a line says field by field. */
interface Parts extends Pick<OpenPosition, 'game' | 'declarer' | 'hands' | 'table'> {
  readonly skat: readonly Card[];
}

/** The position, if the fields go together. */
function fitTogether(
  fields: Fields,
  { declarer, game, hands, skat, table }: Parts,
  seenCards: ReadonlySet<Card>,
): JsonPosition {
  if (table.length > 2) throw new Wrong('trick', 'A trick of three cards is over.');
  const full = seenCards.size === CARDS.length;
  if (!full && fields['leader'] === undefined) {
    throw new Wrong(
      'leader',
      `Here are ${seenCards.size} of the ${CARDS.length} cards. Only a full deal may leave out who leads: V, M or H.`,
    );
  }
  const leader = fields['leader'] === undefined ? 'V' : readSeat(fields, 'leader');
  checkSizes(hands, leader, table, game);
  const pointsTaken = readTaken(fields, seenCards, game.kind === 'nullo');
  const pointsSoFar = pointsTaken + sumPoints(skat);
  const position = { game, declarer, hands, leader, table, pointsSoFar };
  const mover = seatToMove(position);
  if (fields['toMove'] !== undefined && readSeat(fields, 'toMove') !== mover) {
    throw new Wrong(
      'toMove',
      `After ${table.length} of the trick that ${leader} led, ${mover} plays.`,
    );
  }
  return { position, hasTrick: pointsTaken > 0 };
}

function readGame(fields: Fields): Game {
  const { game, trump } = fields as { game?: unknown; trump?: unknown };
  if (game === 'suit') {
    const suit = SUITS.find((one) => one === trump);
    if (suit === undefined) throw new Wrong('trump', 'A suit game needs C, S, H or D.');
    return { kind: 'solo', trump: suit satisfies Suit };
  }
  if (game === 'ramsch') {
    throw new Wrong('game', 'A Ramsch has three sides, each for itself: no card has one value.');
  }
  if (game !== 'grand' && game !== 'null') {
    throw new Wrong('game', 'Write "suit", "grand" or "null".');
  }
  if (trump !== undefined && trump !== null) {
    throw new Wrong('trump', 'Only a suit game has a trump suit.');
  }
  return { kind: game === 'grand' ? 'grand-solo' : 'nullo', trump: null };
}

function readSeat(fields: Fields, field: string): Seat {
  const seat = fields[field];
  if (typeof seat !== 'string' || !isSeat(seat)) throw new Wrong(field, 'Write "V", "M" or "H".');
  return seat;
}

function readCards(fields: Fields, field: string, seenCards: Set<Card>): Card[] {
  const list: unknown = fields[field];
  if (!Array.isArray(list)) throw new Wrong(field, 'Write a list of cards such as ["CJ","H10"].');
  return list.map((card: unknown) => {
    if (typeof card !== 'string' || !isCard(card)) {
      throw new Wrong(field, `${JSON.stringify(card)} is not a card.`);
    }
    if (seenCards.has(card)) throw new Wrong(field, `${card} stands in two places.`);
    seenCards.add(card);
    return card;
  });
}

/** Each seat has as many cards as the trick on the table leaves it, and has followed suit. */
function checkSizes(
  hands: BySeat<readonly Card[]>,
  leader: Seat,
  table: readonly Card[],
  game: Game,
): void {
  const size = Math.max(...SEATS.map((seat) => hands[seat].length));
  const [led] = table;
  const order = seatsFrom(leader);
  const next = order[table.length];
  if (size === 0 && table.length > 0 && next !== undefined) {
    throw new Wrong(next, `${next} plays next and has no card.`);
  }
  for (const [index, seat] of order.entries()) {
    const card = table[index];
    const expected = card === undefined ? size : size - 1;
    if (hands[seat].length !== expected) {
      throw new Wrong(
        seat,
        `The number of cards is ${hands[seat].length}, and it should be ${expected}.`,
      );
    }
    if (card === undefined || led === undefined) continue;
    if (!legalCards([...hands[seat], card], led, game).includes(card)) {
      throw new Wrong('trick', `${seat} played ${card} and did not follow suit.`);
    }
  }
}

/** The declarer's points in the tricks taken, which the cards no longer in play must hold. */
function readTaken(fields: Fields, seenCards: ReadonlySet<Card>, optional: boolean): number {
  const played = CARDS.filter((card) => !seenCards.has(card));
  const points = fields['declarerPointsSoFar'];
  if (points === undefined && (optional || played.length === 0)) return 0;
  if (typeof points !== 'number' || !Number.isInteger(points) || points < 0) {
    throw new Wrong(
      'declarerPointsSoFar',
      'Write the declarer’s points in tricks so far, a whole number.',
    );
  }
  const most = sumPoints(played);
  if (points > most) {
    throw new Wrong('declarerPointsSoFar', `The cards played hold no more than ${most}.`);
  }
  return points;
}

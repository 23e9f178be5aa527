/** The field `MV`: who does what, one after the other. */
import { noAction, noPlayer, notYourMove } from '#edition/game/notation/iss/record-words.ts';
import type { Seat } from '../../skat/seats.ts';
import { Unreadable } from './errors.ts';
import type { IssField } from './fields.ts';
import { ISS_SEATS, issPlayer } from './players.ts';

/** One move: a seat, or null for the server (`w`), what it does, and where each stands. */
export interface IssMove {
  readonly seat: Seat | null;
  readonly action: string;
  /** Where the player stands in the text, and where the action. */
  readonly at: number;
  readonly actionAt: number;
}

/**
 * Reads the moves.
 *
 * @throws Unreadable for a player that is none, or one without an action.
 */
export function readMoves(field: IssField): IssMove[] {
  const words = [...field.value.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
    text,
    at: field.at + index,
  }));
  const moves: IssMove[] = [];
  for (let index = 0; index < words.length; index += 2) {
    const who = words[index]!;
    const what = words[index + 1];
    const seat = who.text === 'w' ? null : ISS_SEATS[['0', '1', '2'].indexOf(who.text)];
    if (seat === undefined) {
      throw new Unreadable(who.at, {
        code: 'unknown-player',
        expected: '0, 1 or 2, or w for the server',
        ...noPlayer(who.text),
      });
    }
    if (what === undefined) {
      throw new Unreadable(who.at, {
        code: 'move-without-action',
        expected: 'a card, or another move',
        ...noAction(who.text),
      });
    }
    moves.push({ seat, action: what.text, at: who.at, actionAt: what.at });
  }
  return moves;
}

/** The moves of a record, taken one after the other. */
export class MoveList {
  readonly #moves: readonly IssMove[];
  #next = 0;

  constructor(moves: readonly IssMove[]) {
    this.#moves = moves;
  }

  /** The next move without taking it; undefined at the end. */
  peek(): IssMove | undefined {
    return this.#moves[this.#next];
  }

  /** Takes the next move. */
  take(): IssMove | undefined {
    const move = this.peek();
    this.#next += 1;
    return move;
  }

  /**
   * Takes the next move of this seat.
   *
   * @returns undefined at the end of the record.
   * @throws Unreadable when another makes it.
   */
  takeOf(seat: Seat | null): IssMove | undefined {
    const move = this.take();
    if (move !== undefined && move.seat !== seat) {
      throw new Unreadable(move.at, {
        code: 'wrong-turn',
        expected: seat === null ? 'w' : String(issPlayer(seat)),
        ...notYourMove(seat, move.seat),
      });
    }
    return move;
  }
}

/** What ended a game early: `w TI.1` a timeout, `w LE.1` leaving; or null. */
export function readForfeit(
  move: IssMove | undefined,
): { readonly how: 'timeout' | 'left'; readonly seat: Seat } | null {
  if (move?.seat !== null) return null;
  const [, how, player = ''] = /^(TI|LE)\.([012])$/.exec(move.action) ?? [];
  const seat = ISS_SEATS[Number(player)];
  if (how === undefined || seat === undefined) return null;
  return { how: how === 'TI' ? 'timeout' : 'left', seat };
}

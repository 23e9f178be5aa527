/** The field `MV`: who does what, one after the other. */
import { quote } from '../speak.ts';
import type { Seat } from '../../skat/seats.ts';
import { Unreadable } from './errors.ts';
import type { IssField } from './fields.ts';

/** Player 0 is forehand, 1 middlehand, 2 rearhand. */
export const ISS_SEATS = ['V', 'M', 'H'] as const satisfies readonly Seat[];

/** The number of a seat: 0, 1 or 2. */
export function issPlayer(seat: Seat): number {
  return ISS_SEATS.indexOf(seat);
}

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
        message: `${quote(who.text)} is no player.`,
        expected: '0, 1 or 2, or w for the server',
        hint: 'Moves are pairs: the player, then the action. A word is missing before this one, or too many.',
      });
    }
    if (what === undefined) {
      throw new Unreadable(who.at, {
        code: 'move-without-action',
        message: `The record ends with player ${who.text}, but not with the action.`,
        expected: 'a card, or another move',
        hint: 'The record was probably cut short: copy it whole, or delete this word.',
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
      const name = (who: Seat | null): string =>
        who === null ? 'the server' : `player ${issPlayer(who)}`;
      throw new Unreadable(move.at, {
        code: 'wrong-turn',
        message: `It is for ${name(seat)} to move here, not for ${name(move.seat)}.`,
        expected: seat === null ? 'w' : String(issPlayer(seat)),
        hint: 'A move is missing here, or stands there twice.',
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

/** A game as the book shows its hands: how they are read, laid out, told and counted. */
import type { GameFormat } from '../notation/games/format.ts';
import { parseGameHand } from '../notation/games/parse.ts';
import type { HandError } from '../notation/errors.ts';
import type { GameHand } from '../notation/hand.ts';
import { layOut } from '../replay/lay-out.ts';
import type { Replay } from '../replay/replay.ts';
import type { TableGame } from '../replay/table-game.ts';
import type { Verdict } from '../replay/verdict.ts';
import { valid } from '../../lib/checked.ts';
import type { Checked } from '../../lib/checked.ts';
import { playAt } from '../cards/play.ts';
import type { TrickPosition } from '../cards/play.ts';

/** What each game says of itself, beside its format and its table. */
export interface BookGameWords {
  /** What the game is called: `Whist`. */
  readonly name: string;
  readonly format: GameFormat;
  readonly table: TableGame;
  /** What one must know before the play, in sentences: what is trump, who dealt, who leads. */
  facts(hand: GameHand): string;
  /** How a hand that was played out ended. */
  verdict(end: TrickPosition): Pick<Verdict, 'sentence' | 'working'>;
}

/** A game of the book, whose hands have been checked by it and go to no other. */
export interface BookGame {
  readonly id: string;
  readonly name: string;
  /** The seats in the order of play, and the lines of the deal. */
  readonly seats: readonly string[];
  readonly rows: readonly string[];
  read(text: string, file: string): Checked<GameHand, HandError>;
  replay(hand: GameHand): Replay;
  facts(hand: GameHand): string;
  verdict(hand: GameHand): Verdict;
  /** A hand file in one line: `pole-1: Whist, A and C 11, B and D 2`; or what is wrong with it. */
  sumUp(text: string, file: string): Checked<string, HandError>;
  /** The result as hand files write it: `A and C 11, B and D 2`. */
  result(hand: GameHand): string;
}

/** Makes a game of the book of what it says of itself. */
export function makeBookGame(game: BookGameWords): BookGame {
  const { format, name, table } = game;
  const own = (hand: GameHand): GameHand => {
    if (hand.game !== format.game) throw new RangeError(`${hand.id} is not a hand of ${name}.`);
    return hand;
  };
  /** The position after the last card of the record. */
  const endOf = (hand: GameHand): TrickPosition => {
    const { deal, line, own: said, contract } = own(hand);
    const begun = format.begin({ trump: contract.trump, own: said, deal });
    if (!begun.ok) throw new RangeError(`${hand.id} does not begin as ${name} does.`);
    return line.tricks
      .flatMap(({ plays }) => plays)
      .reduce((position, { card }) => playAt(format.rules, position, card), begun.value.position);
  };
  return {
    id: format.game,
    name,
    seats: format.rules.seats,
    rows: Object.keys(format.rows),
    read: (text, file) => parseGameHand(text, format, { file }),
    replay: (hand) => layOut(table, own(hand), null),
    facts: (hand) => game.facts(own(hand)),
    verdict: (hand) => ({ won: null, score: 0, ...game.verdict(endOf(hand)) }),
    result: (hand) => format.result(endOf(hand)),
    sumUp: (text, file) => {
      const parsed = parseGameHand(text, format, { file });
      if (!parsed.ok) return parsed;
      const hand = parsed.value;
      return valid(`${hand.id}: ${name}, ${format.result(endOf(hand))}`);
    },
  };
}

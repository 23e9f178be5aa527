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
import type { PositionOf } from '../cards/play.ts';
import type { Table } from '../cards/table.ts';

/** What each game says of itself, beside its format and its table. */
export interface BookGameWords<T extends Table> {
  /** What the game is called: `Whist`. */
  readonly name: string;
  readonly format: GameFormat<T>;
  readonly table: TableGame<T>;
  readonly targets: T['targets'];
  /** What one must know before the play, in sentences: what is trump, who dealt, who leads. */
  readonly facts: (hand: GameHand<T>) => string;
  /** How a hand that was played out ended. */
  readonly verdict: (end: PositionOf<T>) => Pick<Verdict, 'sentence' | 'working'>;
}

/** A game of the book, whose hands have been checked by it and go to no other. */
export interface BookGame {
  readonly id: string;
  readonly name: string;
  read(text: string, file: string): Checked<GameHand, HandError>;
  replay(hand: GameHand): Replay<Table>;
  facts(hand: GameHand): string;
  verdict(hand: GameHand): Verdict;
  /** A hand file in one line: `pole-1: Whist, A and C 11, B and D 2`; or what is wrong with it. */
  sumUp(text: string, file: string): Checked<string, HandError>;
  /** The result as hand files write it: `A and C 11, B and D 2`. */
  result(hand: GameHand): string;
}

/** Makes a game of the book of what it says of itself. */
export function makeBookGame<T extends Table>(game: BookGameWords<T>): BookGame {
  const { format, name, table, targets } = game;
  const own = (hand: GameHand): GameHand<T> => {
    if (hand.game !== format.game) throw new RangeError(`${hand.id} is no hand of ${name}.`);
    return hand as unknown as GameHand<T>;
  };
  /** The position after the last card of the record. */
  const endOf = (hand: GameHand): PositionOf<T> => {
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
    read: (text, file) => parseGameHand(text, format, { file }),
    replay: (hand) => layOut(table, own(hand) as unknown as Replay<T>['hand'], targets),
    facts: (hand) => game.facts(own(hand)),
    verdict: (hand) => ({ won: null, score: 0, ...game.verdict(endOf(hand)) }),
    result: (hand) => format.result(endOf(hand)),
    sumUp: (text, file) => {
      const parsed = parseGameHand(text, format, { file });
      if (!parsed.ok) return parsed;
      const hand = parsed.value as unknown as GameHand;
      return valid(`${hand.id}: ${name}, ${format.result(endOf(hand))}`);
    },
  };
}

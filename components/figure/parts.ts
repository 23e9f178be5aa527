/**
 * The interfaces of the parts of a figure that are loaded on demand, for the figure and their panels.
 */
import type { Answer, CountGrade } from '../../src/game/replay/count-along.ts';
import type { SkatCount } from '../../src/game/replay/counts.ts';
import type { OwnLine } from '../../src/game/replay/own-line.ts';
import type { Judged } from '../../src/game/analysis/judge.ts';
import type { PackCard } from '../../src/game/cards/cards.ts';
import type { Stop } from '../../src/game/replay/replay.ts';
import type { SkatStop } from '../../src/game/replay/skat-replay.ts';
import type { Card } from '../../src/game/skat/cards.ts';
import type { Seat } from '../../src/game/skat/seats.ts';
import type { Engine } from './engine.ts';

/** Playing on: the reader's own line, and the engine that plays the other seats. */
export interface PlayingOn {
  /** The reader's own line; it stays after a return to the record, until another begins. */
  readonly own: OwnLine | null;
  /** Whether the next card belongs to the own line, which may be about to begin. */
  readonly isUnderWay: boolean;
  /** The seats the reader plays; the engine plays the others. */
  readonly readerSeats: readonly Seat[];
  /** Whether the engine plays when its turn comes. */
  readonly isAnswering: boolean;
  /** The seat for which the engine is choosing a card, or null. */
  readonly engineSeat: Seat | null;
  /** The engine's seat to play at the end of the line while the engine is paused, or null. */
  readonly pausedEngineSeat: Seat | null;
  /** Why the engine played no card, for the reader; empty if it did. */
  readonly trouble: string;

  /**
   * Begins an own line here; the next card played belongs to it. Where the last line began, its cards
   * can still be redone.
   */
  begin(): void;
  /** Plays a card in the own line, in place of its later cards. */
  play(card: PackCard): void;
  /** Opens a line from an address as far as it can be played, with a message about the rest. */
  open(address: string): void;
  /** The name of a stop of the own line in an address, with the cards of the line. */
  placeNameOf(stop: Pick<Stop, 'name'>): string;
  /** Goes back to the reader's last choice of a card; the line stays, so that it can be redone. */
  takeBack(): void;
  /** Goes forward again to the reader's next choice, or to the end of the line. */
  redo(): void;
  /** Goes to the end of the own line from anywhere. */
  resume(): void;
  /** Discards an own line without cards, when the reader goes back to the record. */
  forgetEmpty(): void;

  /** Sets the reader's seats; the engine plays the others. */
  playSeats(seats: readonly Seat[]): void;
  /** Lets the engine play when its turn comes, until the reader moves. */
  letAnswer(): void;
  /** Pauses the engine after a move of the reader. */
  rest(): void;
  /**
   * Asks this engine whenever its turn comes, and cancels a question when the reader moves. Must be
   * called during component setup, and ends with the component.
   */
  answerWith(engine: Pick<Engine, 'ask'>): void;
}

/** Counting along, from its start to the grade. */
export interface CountingAlong {
  readonly phase: 'counting' | 'graded';
  /** The trick whose count the reader is asked for now, or null. */
  readonly question: number | null;
  readonly sides: readonly string[];
  readonly skat: SkatCount;
  /** The grade; null until the count is over. */
  readonly grade: CountGrade | null;

  answer(points: readonly Answer[]): void;
  /** Skips the current question. */
  skip(): void;
  gradeNow(): void;
}

/** The reader's answer to “Which card do you play?”. */
export interface CardAnswer {
  /** The place of the question. */
  readonly stop: SkatStop;
  /** Null if the reader asked to see the answer. */
  readonly card: Card | null;
  /** What the card was worth, once that is known. */
  readonly judged: Judged | null;
  /** What the book did and what either card was worth: sentences of comment text. */
  readonly words: readonly string[];
}

/** Thinking first: the reader plays a card before the rest is shown. */
export interface ThinkingFirst {
  /** The seat whose cards the reader finds one by one; null for single questions of the text. */
  readonly seat: Seat | null;
  /** The answers in order, since the seat was chosen or to the text's questions. */
  readonly answers: readonly CardAnswer[];
  /** The last answer, while the figure shows its trick. */
  readonly lastAnswer: CardAnswer | null;
  /** Whether the last of the seat's cards has been played. */
  readonly isOver: boolean;
  /** A summary of the seat's cards in sentences; empty until it is over. */
  readonly score: readonly string[];

  /** Answers the current question with a card. */
  answer(card: PackCard): void;
  /** Shows the answer to the current question. */
  reveal(): void;
  /** Sets a gate at a place, deletes the answer there, and goes there. */
  askAgain(place: string): void;
  /** Explains why a card may not be played here. */
  refuse(card: PackCard): void;
  /** Starts the current line again with every card of this seat as a question. */
  playSeat(seat: Seat): void;
  /** Plays on to the next question, or to the end of the line. */
  goOn(): void;
  /** Begins an own line with the card of an answer. */
  playOnWith(answer: CardAnswer): void;
  /** Shows the whole line again. */
  stop(): void;
}

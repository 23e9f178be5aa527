/**
 * The parts of a figure that are loaded when the reader first asks for them, as the figure and
 * their panels know them.
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

/** Playing on: the reader's own line, whose cards in it are his, and the engine that plays the rest. */
export interface PlayingOn {
  /** The reader's own line; kept when he goes back to the record, until he begins another. */
  readonly own: OwnLine | null;
  /** Whether the next card is his own: in his line, or where he is about to leave what is told. */
  readonly isUnderWay: boolean;
  /** The seats the reader plays; the engine plays the others. */
  readonly readerSeats: readonly Seat[];
  /** Whether the engine is to play on where its turn comes. */
  readonly isAnswering: boolean;
  /** Whose turn it is where the engine is to answer for him, or null. */
  readonly engineSeat: Seat | null;
  /** Whose turn it is at the end of the line where the engine waits to be asked, or null. */
  readonly pausedEngineSeat: Seat | null;
  /** Why the engine gave no card, for the reader; empty when all is well. */
  readonly trouble: string;

  /**
   * Begins an own line here without a card: whatever is played next belongs to it. Where the last
   * one began, its cards can still be taken up again.
   */
  begin(): void;
  /** Plays a card off the record. Later cards of the line are dropped when another is played. */
  play(card: PackCard): void;
  /** Opens a line that came with an address, as far as it fits, and says what does not. */
  open(address: string): void;
  /** The name by which an address finds a stop of the own line: told with its cards. */
  placeNameOf(stop: Pick<Stop, 'name'>): string;
  /** Back to where the reader last chose a card; the line stays, to be taken up again. */
  takeBack(): void;
  /** Forward again to the next choice of the reader's, or to the end of his line. */
  redo(): void;
  /** To the end of the own line, from wherever one is. */
  resume(): void;
  /** The reader goes back to the record: a line in which no card has been played yet is forgotten. */
  forgetEmpty(): void;

  /** Gives the reader these seats; where it is another's turn, the engine answers. */
  playSeats(seats: readonly Seat[]): void;
  /** Lets the engine play where its turn comes, until the reader moves. */
  letAnswer(): void;
  /** Keeps the engine from answering: the reader has moved. */
  rest(): void;
  /**
   * Asks this engine whenever its turn comes, and withdraws a question that the reader has moved
   * away from. Called while a component is set up; ends with the component.
   */
  answerWith(engine: Pick<Engine, 'ask'>): void;
}

/** Counting along, from its start to the grade. */
export interface CountingAlong {
  readonly phase: 'counting' | 'graded';
  /** The trick the reader is to be asked about now, or null. */
  readonly question: number | null;
  readonly sides: readonly string[];
  readonly skat: SkatCount;
  /** How the count went; null until it is over. */
  readonly grade: CountGrade | null;

  answer(points: readonly Answer[]): void;
  /** Passes the question over that is asked now. */
  skip(): void;
  gradeNow(): void;
}

/** A card of the reader's where he was to play first, or null where he asked to be told. */
export interface CardAnswer {
  /** The place at which he was asked. */
  readonly stop: SkatStop;
  readonly card: Card | null;
  /** What it was worth, once that is known. */
  readonly judged: Judged | null;
  /** What the book did and what either card was worth: sentences of comment text. */
  readonly words: readonly string[];
}

/** Thinking first: the reader plays before he is shown what comes. */
export interface ThinkingFirst {
  /** The seat whose cards the reader guesses one after the other; null where a text asks for one. */
  readonly seat: Seat | null;
  /** Every answer since the seat was taken, or of a text's questions, in the order given. */
  readonly answers: readonly CardAnswer[];
  /** The answer given last, as long as the figure shows what came of it. */
  readonly lastAnswer: CardAnswer | null;
  /** Whether the last of the seat's cards has been played. */
  readonly isOver: boolean;
  /** How a seat's cards went, in sentences; empty while there are more to come. */
  readonly score: readonly string[];

  /** Takes a card as the answer at the place where the figure asks. */
  answer(card: PackCard): void;
  /** Shows what comes without an answer. */
  reveal(): void;
  /** Shuts what comes after a place, forgets the answer given there, and goes there. */
  askAgain(place: string): void;
  /** Says why a card may not be played here. */
  refuse(card: PackCard): void;
  /** From the start of the line one is in, every card of this seat is the reader's to find. */
  playSeat(seat: Seat): void;
  /** On to the next card that is to be found, or through what is left of the line. */
  goOn(): void;
  /** Goes on from where the reader was asked with his own card. */
  playOnWith(answer: CardAnswer): void;
  /** Shows the whole line again. */
  stop(): void;
}

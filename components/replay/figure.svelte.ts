/**
 * The state of one figure: where the reader is and how he looks at it. Everything shown follows
 * from these few fields and the replay.
 */
import { announce } from '../../src/replay/announce.ts';
import { spokenText } from '../../src/replay/comment.ts';
import { askedTricks, gradeCount } from '../../src/replay/count-along.ts';
import type { Answer, Grade } from '../../src/replay/count-along.ts';
import { countsPoints, sidesOf, skatCounts } from '../../src/replay/counts.ts';
import type { CountSide, SkatCount } from '../../src/replay/counts.ts';
import { makeOwnAddress, isOwnAddress } from '../../src/replay/own-address.ts';
import { openOwnAddress } from '../../src/replay/open-own.ts';
import { withOwnLine, withoutOwnLine } from '../../src/replay/own-line.ts';
import type { OwnLine } from '../../src/replay/own-line.ts';
import { OWN_LINE, makePlace } from '../../src/replay/place.ts';
import { playableAt, readyToPlay } from '../../src/replay/position-at.ts';
import { lineOf, stopOf } from '../../src/replay/replay.ts';
import type { Replay, ReplayLine, Stop } from '../../src/replay/replay.ts';
import {
  backToRecord,
  branchesAt,
  branchesNear,
  findPlace,
  intoBranch,
  stepCard,
  stepTrick,
  toEnd,
  toStart,
  toTrick,
} from '../../src/replay/step.ts';
import type { Direction } from '../../src/replay/step.ts';
import type { SuitStyle, Terms } from '../../src/replay/words.ts';
import { KINDS } from '../../src/skat/contract.ts';
import type { Card } from '../../src/skat/cards.ts';
import { SEATS } from '../../src/skat/seats.ts';
import type { Seat } from '../../src/skat/seats.ts';
import type { Commentator, Remarks } from './remarks.ts';

/** All hands open, or the table as one seat sees it. */
export type View = 'open' | Seat;

/** How long a card stays before the next when the hand plays by itself, in milliseconds. */
export const SPEEDS = { slow: 2600, normal: 1400, fast: 600 } as const;
export type Speed = keyof typeof SPEEDS;

/** Counting along, from its start to the grade. */
export interface Counting {
  readonly phase: 'counting' | 'graded';
  /** The line that is counted. */
  readonly line: ReplayLine;
  readonly asked: readonly number[];
  readonly sides: readonly CountSide[];
  readonly skat: SkatCount;
  readonly answers: readonly Answer[];
  /** Tricks whose question was passed over. */
  readonly skipped: readonly number[];
}

export class Figure {
  /** The hand as told, with the reader's own line in it if he has one. */
  replay: Replay = $state.raw()!;
  /** The reader's own line; kept when he goes back to the record, until he begins another. */
  own: OwnLine | null = $state.raw(null);
  /** The seats the reader plays in his own line; the engine plays the others. */
  mine: readonly Seat[] = $state.raw(SEATS);
  /** Whether the engine is to play on where its turn comes. */
  answering = $state(false);
  stop: Stop = $state.raw()!;
  view: View = $state('open');
  skatShown = $state(true);
  /** Which way → leads: 0 is the line one is in, 1… the variations that leave it here. */
  choice = $state(0);
  /** How cards are called. */
  terms: Terms = $state('en');
  suits: SuitStyle = $state('french');
  playing = $state(false);
  speed: Speed = $state('normal');
  counting: Counting | null = $state.raw(null);
  /** Something to be said, such as that a place does not exist. */
  message = $state('');
  /** Who has remarks on the cards, such as an analysis that is open. */
  commentator: Commentator | null = $state.raw(null);
  /** Whether the last move was a card forward, which may be shown as a movement. */
  cardMoved = $state(false);
  /** Whether the reader has moved at all: nothing is announced before. */
  touched = $state(false);

  line = $derived.by(() => lineOf(this.replay, this.stop.line));
  path = $derived(this.line.path);
  index = $derived(this.path.indexOf(this.stop));
  branches = $derived.by(() => branchesAt(this.replay, this.stop));
  nearBranches = $derived.by(() => branchesNear(this.replay, this.stop));
  spoilers = $derived(this.counting?.phase !== 'counting');
  /** None while the reader keeps the count himself. */
  remarks: Remarks | null = $derived(this.spoilers ? (this.commentator?.remarks ?? null) : null);
  /** The trick the reader is to be asked about now, or null. */
  question = $derived.by(() => openQuestion(this.counting, this.stop));
  /** Whether the seat whose view this is knows what lies in the skat. */
  skatKnown = $derived.by(() => {
    if (this.view === 'open') return this.skatShown;
    return this.view === this.line.declarer && KINDS[this.line.contract.kind].skat !== 'untouched';
  });
  skatCount: SkatCount = $derived(this.skatKnown ? 'with-skat' : 'tricks-only');
  atStart = $derived(this.stop.previous === null);
  atEnd = $derived(this.stop.next === null);
  canCount = $derived(countsPoints(this.line));
  inOwnLine = $derived(this.stop.line === OWN_LINE);
  /** Whether the next card is the reader's own: in his line, or where he is about to leave. */
  playingOn = $derived(
    this.inOwnLine || (this.own !== null && this.own.from === this.stop.name && this.spoilers),
  );
  /** Whose turn it is where the engine is to answer for him, or null. */
  engineSeat = $derived.by(() => {
    const { answering, mine, own, stop } = this;
    if (!answering || own === null || !this.playingOn || !this.spoilers) return null;
    const end = this.inOwnLine ? this.atEnd : own.cards.length === 0;
    return end && stop.toPlay !== null && !mine.includes(stop.toPlay) ? stop.toPlay : null;
  });
  /** The cards that may be played here by a press; none while the reader counts along. */
  playable: readonly Card[] = $derived.by(() => {
    const { stop, view } = this;
    if (!this.spoilers || this.engineSeat !== null) return [];
    if (view !== 'open' && view !== stop.toPlay) return [];
    return playableAt(this.replay, stop);
  });
  grade: Grade | null = $derived.by(() =>
    this.counting?.phase === 'graded'
      ? gradeCount(this.replay, this.counting.line.id, this.counting.answers, this.counting.skat)
      : null,
  );
  announcement = $derived.by(() => (this.touched ? this.#say() : ''));

  constructor(replay: Replay, start: string) {
    this.replay = replay;
    const found = findPlace(replay, start);
    if (!found.ok) throw new RangeError(`${replay.hand.id}: ${found.why}`);
    this.stop = found.stop;
  }

  #say(): string {
    const { counting, message, skatCount, stop } = this;
    if (message !== '') return message;
    const said = announce(this.replay, stop, {
      counts: this.spoilers ? skatCount : 'hidden',
      layout: this.skatKnown ? 'told' : 'hidden',
      terms: this.terms,
      suits: this.suits,
    });
    const start = stop === this.line.stops[0] && stop.line !== null;
    const off = this.inOwnLine ? 'Off the record. ' : '';
    const branch = !start ? '' : off || `Variation: ${spokenText(this.line.title)}. `;
    const asks =
      counting !== null && this.question !== null ? ' How many points? The question waits.' : '';
    const remarks =
      this.remarks === null || this.remarks.spoken === '' ? '' : ` ${this.remarks.spoken}`;
    return `${branch}${said}${asks}${remarks}`;
  }

  /** Goes to a stop. */
  go(stop: Stop, cardMoved = false): void {
    this.stop = stop;
    this.cardMoved = cardMoved;
    this.choice = 0;
    this.message = '';
    this.touched = true;
    this.answering = false;
  }

  /** Goes to a place by its name, from an address or a link; says so when there is none. */
  goToPlace(name: string): void {
    this.playing = false;
    if (isOwnAddress(name)) {
      this.#goToOwn(name);
      return;
    }
    const found = findPlace(this.replay, name);
    if (found.ok) this.go(found.stop);
    else {
      this.message = `${found.why} The figure stays where it was.`;
      this.touched = true;
    }
  }

  #goToOwn(text: string): void {
    const opened = openOwnAddress(this.replay, text);
    if (opened.own !== null) {
      this.replay = opened.replay;
      this.own = opened.own;
      this.mine = opened.mine;
      this.go(opened.stop);
    }
    this.message = opened.message;
    this.touched = true;
  }

  /** The name by which an address finds a stop: an own line is told with its cards. */
  addressed(stop: Stop): string {
    const { own } = this;
    if (stop.line !== OWN_LINE || own === null) return stop.name;
    const at = stop.next === null ? null : makePlace({ ...stop.place, branch: null });
    return makeOwnAddress({ ...own, at });
  }

  /**
   * Plays a card. Where the line one is in, or a variation from here, goes on with it, that is
   * followed; else, and once the reader plays on, it is his own line. Later cards of that line
   * are dropped when another card is played.
   */
  play(card: Card): void {
    const { stop } = this;
    this.playing = false;
    if (this.inOwnLine || this.own?.from === stop.name) {
      const before = this.inOwnLine ? this.line.stops.indexOf(stop) + 1 : 0;
      this.#leave({ from: this.own!.from, cards: [...this.own!.cards.slice(0, before), card] });
      return;
    }
    const ways = [
      stop.next === null ? undefined : stopOf(this.replay, stop.next),
      ...this.branches.map(({ id }) => intoBranch(this.replay, id ?? '')),
    ];
    const told = ways.find((way) => way?.table.at(-1)?.card === card);
    if (told !== undefined) {
      this.go(told, true);
      return;
    }
    this.#begin([card]);
  }

  /** Begins an own line here without a card: whatever is played next belongs to it. */
  startPlayOn(): void {
    this.#begin([]);
  }

  #begin(cards: readonly Card[]): void {
    const from = readyToPlay(this.replay, this.stop);
    const told = withoutOwnLine(this.replay);
    if (this.stop.line === OWN_LINE) return;
    this.replay = told;
    this.mine = this.line.declarer === null || from.toPlay === null ? SEATS : [from.toPlay];
    if (from !== this.stop) this.go(from);
    this.#leave({ from: from.name, cards });
  }

  #leave(own: OwnLine): void {
    const extended = withOwnLine(this.replay, own);
    if (!extended.ok) return;
    const end = lineOf(extended.value, own.cards.length > 0 ? OWN_LINE : this.stop.line);
    this.own = own;
    this.replay = extended.value;
    this.go(own.cards.length > 0 ? end.path.at(-1)! : stopOf(this.replay, own.from), true);
    this.answering = own.cards.length > 0;
  }

  /** Back to where the reader last chose a card; the line stays, to be taken up again. */
  takeBack(): void {
    if (!this.inOwnLine) return;
    const { index, path, line } = this;
    const first = path.length - line.stops.length - 1;
    const before = path.slice(first, index);
    const mine = before.findLast(({ toPlay }) => toPlay !== null && this.mine.includes(toPlay));
    this.go(mine ?? path[first] ?? this.stop);
  }

  /** Forward again to the next choice of the reader's, or to the end of his line. */
  takeUp(): void {
    const line = this.replay.lines.get(OWN_LINE);
    if (line === undefined || !this.playingOn) return;
    const at = this.inOwnLine ? line.stops.indexOf(this.stop) : -1;
    const after = line.stops.slice(at + 1);
    const mine = after.find(({ toPlay }) => toPlay !== null && this.mine.includes(toPlay));
    const stop = mine ?? after.at(-1);
    if (stop !== undefined) this.go(stop);
  }

  /** To the end of the own line, from wherever one is. */
  returnToOwn(): void {
    const stop = this.replay.lines.get(OWN_LINE)?.path.at(-1);
    if (stop !== undefined) this.go(stop);
  }

  card(direction: Direction): void {
    if (direction === 'forward' && this.question !== null) return;
    if (direction === 'forward' && this.inOwnLine && this.atEnd) {
      this.answering = true;
      return;
    }
    const branch = direction === 'forward' ? this.branches[this.choice - 1] : undefined;
    if (branch !== undefined && branch.id !== null)
      this.go(intoBranch(this.replay, branch.id), true);
    else this.go(stepCard(this.replay, this.stop, direction), direction === 'forward');
  }

  trick(direction: Direction): void {
    if (direction === 'forward' && this.question !== null) return;
    this.go(stepTrick(this.replay, this.stop, direction));
  }

  start(): void {
    this.go(toStart(this.replay, this.stop));
  }

  end(): void {
    if (this.counting?.phase === 'counting') return;
    this.go(toEnd(this.replay, this.stop));
  }

  /** The end of a trick of this line; nothing when it is not told. */
  goToTrick(trick: number): void {
    const stop = toTrick(this.replay, this.stop, trick);
    if (stop !== undefined) this.go(stop);
  }

  goToIndex(index: number): void {
    const stop = this.path[index];
    if (stop !== undefined) this.go(stop);
  }

  chooseBranch(direction: Direction): void {
    const ways = this.branches.length + 1;
    this.choice = (this.choice + (direction === 'forward' ? 1 : ways - 1)) % ways;
  }

  enter(branch: string): void {
    this.playing = false;
    this.go(intoBranch(this.replay, branch), true);
  }

  backToRecord(): void {
    if (this.own?.cards.length === 0) this.own = null;
    this.go(backToRecord(this.replay, this.stop));
  }

  startCounting(seed: number, sides: 'first' | 'all'): void {
    const { line } = this;
    const all = sidesOf(line);
    const tricks = line.path.filter(({ taken }) => taken !== null).length;
    this.playing = false;
    this.counting = {
      phase: 'counting',
      line,
      asked: askedTricks(tricks, seed),
      sides: sides === 'all' ? all : all.slice(0, 1),
      skat: skatCounts(line) && this.skatKnown ? 'with-skat' : 'tricks-only',
      answers: [],
      skipped: [],
    };
    const start = line.path.findLast(({ trick }) => trick === 0);
    if (start !== undefined) this.go(start);
  }

  answer(points: readonly Answer[]): void {
    const { counting } = this;
    if (counting === null || counting.phase === 'graded') return;
    const answered = { ...counting, answers: [...counting.answers, ...points] };
    const done = this.atEnd;
    this.counting = done ? { ...answered, phase: 'graded' } : answered;
  }

  skipQuestion(): void {
    const { counting, question } = this;
    if (counting === null || question === null) return;
    const skipped = { ...counting, skipped: [...counting.skipped, question] };
    this.counting = this.atEnd ? { ...skipped, phase: 'graded' } : skipped;
  }

  gradeNow(): void {
    if (this.counting !== null) this.counting = { ...this.counting, phase: 'graded' };
  }

  stopCounting(): void {
    this.counting = null;
  }
}

function openQuestion(counting: Counting | null, stop: Stop): number | null {
  if (counting?.phase !== 'counting' || stop.taken === null) return null;
  if (!counting.line.path.includes(stop)) return null;
  const { answers, asked, skipped } = counting;
  const { trick } = stop;
  const settled = answers.some((answer) => answer.trick === trick) || skipped.includes(trick);
  return asked.includes(trick) && !settled ? trick : null;
}

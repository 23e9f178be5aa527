/**
 * The state of one figure: where the reader is and how he looks at it. Everything shown follows
 * from these few fields and the replay.
 */
import { announce } from '../../src/replay/announce.ts';
import { spokenText } from '../../src/replay/comment.ts';
import { countsPoints } from '../../src/replay/counts.ts';
import type { SkatCount } from '../../src/replay/counts.ts';
import type { OwnLine } from '../../src/replay/own-line.ts';
import { OWN_LINE, isOwnAddress } from '../../src/replay/place.ts';
import { playableAt } from '../../src/replay/playable.ts';
import { lineOf, stopOf } from '../../src/replay/replay.ts';
import type { Replay, Stop } from '../../src/replay/replay.ts';
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
import type { SuitStyle } from '../../src/words/cards.ts';
import type { Terms } from '../../src/words/language.ts';
import { KINDS } from '../../src/skat/contract.ts';
import type { Card } from '../../src/skat/cards.ts';
import { SEATS } from '../../src/skat/seats.ts';
import type { Seat } from '../../src/skat/seats.ts';
import type { Counting } from './count-along/counting.svelte.ts';
import type { OwnPlay } from './play-on/own-play.ts';
import type { Commentator, Remarks } from './remarks.ts';
import type { Speed } from './speeds.ts';

/** All hands open, or the table as one seat sees it. */
export type View = 'open' | Seat;

/** How long loading may take before the reader is told of it, in milliseconds. */
const PATIENCE = 400;

export class Figure {
  /** The hand as told, with the reader's own line in it if he has one. */
  replay: Replay = $state.raw()!;
  /** The reader's own line; kept when he goes back to the record, until he begins another. */
  own: OwnLine | null = $state.raw(null);
  /** How an own line is made and gone about in; null until the reader first leaves what is told. */
  ownPlay: OwnPlay | null = $state.raw(null);
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
  /** Whether what playing on needs is on its way: a card pressed meanwhile is the reader's own. */
  #leaving = false;
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
  question = $derived(this.counting?.question ?? null);
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
      this.#leaveTold((own) => {
        own.open(name);
      });
      return;
    }
    const found = findPlace(this.replay, name);
    if (found.ok) this.go(found.stop);
    else this.say(`${found.why} The figure stays where it was.`);
  }

  /** Says something, to the eye and to the ear, until the reader moves. */
  say(message: string): void {
    this.message = message;
    this.touched = true;
  }

  /** The name by which an address finds a stop: an own line is told with its cards. */
  addressed(stop: Stop): string {
    if (stop.line !== OWN_LINE) return stop.name;
    return this.ownPlay?.addressed(stop) ?? stop.name;
  }

  /**
   * Plays a card. Where the line one is in, or a variation from here, goes on with it, that is
   * followed; else, and once the reader plays on, it is his own line.
   */
  play(card: Card): void {
    this.playing = false;
    const told = this.playingOn || this.#leaving ? undefined : this.#toldWith(card);
    if (told !== undefined) this.go(told, true);
    else {
      this.#leaveTold((own) => {
        own.play(card);
      });
    }
  }

  /** The place to which a card leads in the line one is in, or in a variation from here. */
  #toldWith(card: Card): Stop | undefined {
    const { next } = this.stop;
    const ways = [
      next === null ? undefined : stopOf(this.replay, next),
      ...this.branches.map(({ id }) => intoBranch(this.replay, id ?? '')),
    ];
    return ways.find((way) => way?.table.at(-1)?.card === card);
  }

  /** Begins an own line here without a card: whatever is played next belongs to it. */
  startPlayOn(): void {
    this.#leaveTold((own) => {
      own.begin();
    });
  }

  /** Does something with the own line; what that needs is loaded at the first time. */
  #leaveTold(act: (own: OwnPlay) => void): void {
    if (this.ownPlay !== null) act(this.ownPlay);
    else {
      this.#leaving = true;
      void this.#load('Playing on', import('./play-on/own-play.ts'), ({ OwnPlay }) => {
        this.ownPlay ??= new OwnPlay(this);
        act(this.ownPlay);
      }).finally(() => (this.#leaving = false));
    }
  }

  /**
   * Waits for a part of the figure that is loaded only when it is asked for, and does what it was
   * asked for, unless the reader has gone elsewhere meanwhile.
   */
  async #load<Part>(what: string, part: Promise<Part>, act: (part: Part) => void): Promise<void> {
    const { counting, stop } = this;
    const loading = `${what} is being loaded …`;
    const slow = setTimeout(() => {
      if (this.stop === stop) this.say(loading);
    }, PATIENCE);
    const loaded = await part.catch(() => null);
    clearTimeout(slow);
    if (this.message === loading) this.message = '';
    if (loaded === null) {
      this.say(`${what} could not be loaded. Are you offline? Try again, or reload the page.`);
    } else if (this.stop === stop && this.counting === counting) act(loaded);
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

  /** Begins to count along in the line one is in; see `Counting`. */
  startCounting(seed: number, sides: 'first' | 'all'): void {
    this.playing = false;
    void this.#load('Counting along', import('./count-along/counting.svelte.ts'), (part) => {
      this.counting = new part.Counting(this, seed, sides);
      const start = this.path.findLast(({ trick }) => trick === 0);
      if (start !== undefined) this.go(start);
    });
  }

  stopCounting(): void {
    this.counting = null;
  }
}

/**
 * The state of a figure: the reader's place (`Walk`) and view (`Look`), and the parts loaded so far.
 * Everything shown follows from these and the replay.
 */
import type { PackCard } from '../../src/game/cards/cards.ts';
import { countsPoints } from '../../src/game/replay/counts.ts';
import type { SkatCount } from '../../src/game/replay/counts.ts';
import { OWN_LINE, isOwnAddress } from '../../src/game/replay/place.ts';
import { playableAt } from '../../src/game/replay/playable.ts';
import type { Replay, Stop } from '../../src/game/replay/replay.ts';
import { findPlace } from '../../src/game/replay/step.ts';
import type { Direction } from '../../src/game/replay/step.ts';
import type { SkatReplay, SkatReplayLine, SkatStop } from '../../src/game/replay/skat-replay.ts';
import type { Clock } from './clock.ts';
import { loadPart } from './load-part.ts';
import { Look } from './look.svelte.ts';
import type { CountingAlong, PlayingOn, ThinkingFirst } from './parts.ts';
import type { Commentator, Remarks } from './remarks.ts';
import { Ticker } from './ticker.svelte.ts';
import { Walk } from './walk.svelte.ts';
import { PARTS } from '#edition/game/words/figure/loading.ts';
import { sayStays } from '#edition/game/words/figure/steps.ts';

/** Loads the parts of a figure and returns their factories; called whenever a part is needed. */
export interface PartLoaders {
  readonly playingOn: () => Promise<(figure: Figure) => PlayingOn>;
  /** @see Counting for `seed` and `sides`. */
  readonly counting: () => Promise<
    (figure: Figure, seed: number, sides: 'first' | 'all') => CountingAlong
  >;
  readonly thinking: () => Promise<(figure: Figure) => ThinkingFirst>;
}

/** Where the book is, for a figure on another site. */
export interface EmbedContext {
  /** The address of the hand’s page in the book; null for a hand that is not in it. */
  readonly home: string | null;
}

export class Figure extends Walk {
  readonly clock: Clock;
  /** Null on a page of the book. */
  readonly embedContext: EmbedContext | null;
  readonly #loaders: PartLoaders;
  readonly look = new Look();
  /** The seat below while the reader has chosen none. */
  #usualSeat: string = $state('');
  /** Plays the hand automatically until the reader makes a move. */
  readonly ticker: Ticker;
  #ownPlay: PlayingOn | null = $state.raw(null);
  #counting: CountingAlong | null = $state.raw(null);
  #thinking: ThinkingFirst | null = $state.raw(null);
  #commentator: Commentator | null = $state.raw(null);
  #message = $state('');
  #spokenReply = $state('');
  #hasActed = $state(false);
  /** Restored when the reader stops counting. */
  #gatesBeforeCounting: readonly string[] = [];
  /** While playing on is being loaded, a card pressed belongs to the own line. */
  #isLoadingOwnPlay = false;

  /** Whether to show comments and counts: not while the reader counts along. */
  readonly spoilers = $derived(this.#counting?.phase !== 'counting');
  /**
   * Whether to show what gives away the whole hand, such as its analysis and printed form: not while
   * the reader counts along, nor before a gate.
   */
  readonly outcomeShown = $derived(this.spoilers && this.gate === null);
  /** None while the outcome is hidden. */
  readonly remarks: Remarks | null = $derived(
    this.outcomeShown ? (this.#commentator?.remarks ?? null) : null,
  );
  /** The trick whose count the reader is asked for now, or null. */
  get question() {
    return this.#counting?.question ?? null;
  }
  /** Whether the reader must answer before going on. */
  get awaitsAnswer(): boolean {
    return this.question !== null || this.awaitsCard;
  }
  /** How often the reader has tried to go on without an answer: the question must then be shown. */
  blockedSteps = $state(0);
  /**
   * The seat below: the one from which the reader looks or for which they play, else the one that is
   * asked, or the declarer.
   */
  get below(): string {
    const { look, ownPlay } = this;
    if (look.view !== 'open') return look.view;
    const [seat, other] = ownPlay?.readerSeats ?? [];
    return seat !== undefined && other === undefined ? seat : this.#usualSeat;
  }
  get skatKnown(): boolean {
    return this.look.knowsSkat(this.line);
  }
  get skatCount(): SkatCount {
    return this.skatKnown ? 'with-skat' : 'tricks-only';
  }
  readonly canCount = $derived(countsPoints(this.line));
  /** Whether the next card belongs to the own line, which may be about to begin. */
  get playingOn(): boolean {
    return this.#ownPlay?.isUnderWay ?? false;
  }
  /** Whether the reader is to play a card here, as an answer or in the own line. */
  get readersTurn(): boolean {
    return this.awaitsCard || this.playingOn;
  }
  /** Whether the reader can go back to the record. */
  get offRecord(): boolean {
    return this.stop.line !== null || this.playingOn;
  }
  /** The cards the reader can play here; none while counting along. */
  readonly playable: readonly PackCard[] = $derived.by(() => {
    const { look, replay, stop } = this;
    if (!replay.game.engine || !this.spoilers || (this.#ownPlay?.engineSeat ?? null) !== null)
      return [];
    if (look.view !== 'open' && look.view !== stop.toPlay) return [];
    return playableAt(replay, stop);
  });

  /** @throws RangeError when the hand has no place called `start`. */
  constructor(
    replay: Replay,
    start: string,
    clock: Clock,
    loaders: PartLoaders,
    embedContext: EmbedContext | null = null,
  ) {
    super(replay, start);
    this.#usualSeat = replay.hand.declarer ?? replay.game.seats[0] ?? '';
    this.clock = clock;
    this.embedContext = embedContext;
    this.#loaders = loaders;
    this.ticker = new Ticker(clock, () => {
      this.card('forward');
      return this.#canGoOn();
    });
  }

  /** The state of playing on; null until the reader first plays on. */
  get ownPlay(): PlayingOn | null {
    return this.#ownPlay;
  }

  get counting(): CountingAlong | null {
    return this.#counting;
  }

  /** The state of thinking first; null until the first question. */
  get thinking(): ThinkingFirst | null {
    return this.#thinking;
  }

  /** A message as comment text, for example that a place does not exist. */
  get message(): string {
    return this.#message;
  }

  /** The description the reader asked for, for screen readers alone; empty after the next move. */
  get spokenReply(): string {
    return this.#spokenReply;
  }

  /** Whether the reader has moved or had a message: nothing is announced before. */
  get hasActed(): boolean {
    return this.#hasActed;
  }

  /** Seats a player below while the reader has chosen no seat. */
  sitBelow(seat: string): void {
    this.#usualSeat = seat;
  }

  override go(stop: Stop, cardMoved = false): void {
    super.go(stop, cardMoved);
    this.ticker.stop();
    this.#ownPlay?.rest();
    this.#message = '';
    this.#spokenReply = '';
    this.#hasActed = true;
  }

  /** Goes to a place named in an address or a link; shows a message if there is none. */
  goToPlace(name: string): void {
    this.ticker.stop();
    if (isOwnAddress(name)) {
      this.#withOwnPlay((own) => {
        own.open(name);
      });
      return;
    }
    const found = findPlace(this.replay, name);
    if (found.ok) {
      // To request a place behind a gate is to ask for all that leads there.
      this.openUpTo(found.stop);
      this.go(found.stop);
    } else this.say(sayStays(found.why));
  }

  /** The name of a stop in an address, which includes the cards of an own line. */
  placeNameOf(stop: Stop): string {
    if (stop.line !== OWN_LINE) return stop.name;
    return this.#ownPlay?.placeNameOf(stop) ?? stop.name;
  }

  /** Shows and announces a message until the reader moves. */
  say(message: string): void {
    this.#message = message;
    this.#spokenReply = '';
    this.#hasActed = true;
  }

  override chooseBranch(direction: Direction): void {
    super.chooseBranch(direction);
    this.#spokenReply = '';
  }

  /** Announces a reply; a repeated one gets a space added, or it would not be spoken again. */
  speak(words: string): void {
    this.#spokenReply = words === this.#spokenReply ? `${words}\u00A0` : words;
  }

  override card(direction: Direction): void {
    if (direction === 'forward' && this.awaitsAnswer) this.blockedSteps += 1;
    else if (direction === 'forward' && this.inOwnLine && this.atEnd) this.#ownPlay?.letAnswer();
    else super.card(direction);
  }

  override trick(direction: Direction): void {
    if (direction === 'forward' && this.awaitsAnswer) this.blockedSteps += 1;
    else super.trick(direction);
  }

  override end(): void {
    this.ticker.stop();
    if (this.#counting?.phase !== 'counting') super.end();
  }

  override backToRecord(): void {
    this.#ownPlay?.forgetEmpty();
    super.backToRecord();
  }

  /** Starts or stops automatic play. */
  playOrPause(): void {
    if (this.ticker.running) this.ticker.stop();
    else if (this.#canGoOn()) this.ticker.start();
  }

  #canGoOn(): boolean {
    return !this.atEnd && !this.awaitsAnswer;
  }

  /**
   * Plays a card. It is the answer where the figure awaits one. Otherwise it follows the current line or
   * a variation that goes on with this card; if none does, or the reader plays on, it joins the own
   * line.
   */
  play(card: PackCard): void {
    this.ticker.stop();
    if (this.awaitsCard) {
      this.think((thinking) => {
        thinking.answer(card);
      });
      return;
    }
    const recorded =
      this.playingOn || this.#isLoadingOwnPlay ? undefined : this.stopAfterCard(card);
    if (recorded !== undefined) this.go(recorded, true);
    else {
      this.#withOwnPlay((own) => {
        own.play(card);
      });
    }
  }

  /** Explains why a card may not be played here. */
  refuse(card: PackCard): void {
    this.think((thinking) => {
      thinking.refuse(card);
    });
  }

  /** Begins an own line here; the next card played belongs to it. */
  startPlayOn(): void {
    if (this.awaitsCard) return;
    this.#withOwnPlay((own) => {
      own.begin();
    });
  }

  /** Calls `act` with the state of playing on, which is loaded the first time. */
  #withOwnPlay(act: (own: PlayingOn) => void): void {
    if (this.#ownPlay !== null) act(this.#ownPlay);
    else {
      this.#isLoadingOwnPlay = true;
      void this.#load(PARTS.playingOn, this.#loaders.playingOn(), (make) => {
        act((this.#ownPlay ??= make(this)));
      }).finally(() => (this.#isLoadingOwnPlay = false));
    }
  }

  /** Begins counting along in the current line; see `Counting` for the parameters. */
  startCounting(seed: number, sides: 'first' | 'all'): void {
    this.ticker.stop();
    void this.#load(PARTS.counting, this.#loaders.counting(), (make) => {
      // Counting goes through the whole hand. The gates are restored afterwards.
      this.#thinking?.stop();
      this.#gatesBeforeCounting = this.gates;
      this.setGates([]);
      this.#counting = make(this, seed, sides);
      const start = this.path.findLast(({ trick }) => trick === 0);
      if (start !== undefined) this.go(start);
    });
  }

  stopCounting(): void {
    this.#counting = null;
    this.setGates(this.#gatesBeforeCounting);
    this.openUpTo(this.stop);
  }

  /** Calls `act` with the state of thinking first, which is loaded the first time. */
  think(act: (thinking: ThinkingFirst) => void): void {
    if (this.#thinking !== null) act(this.#thinking);
    else {
      void this.#load(PARTS.question, this.#loaders.thinking(), (make) => {
        act((this.#thinking ??= make(this)));
      });
    }
  }

  /** Shows the remarks of a commentator instead of any others, until the returned function is called. */
  showRemarks(commentator: Commentator): () => void {
    this.#commentator = commentator;
    return () => {
      if (this.#commentator === commentator) this.#commentator = null;
    };
  }

  /** Calls `act` with a part once it is loaded, unless the reader has moved meanwhile. */
  async #load<Part>(what: string, part: Promise<Part>, act: (part: Part) => void): Promise<void> {
    const { counting, stop } = this;
    const stillHere = (): boolean => this.stop === stop && this.counting === counting;
    const loaded = await loadPart(what, part, this, stillHere);
    if (loaded !== null && stillHere()) act(loaded);
  }
}

/** A figure of a hand of Skat, for the parts that know no other game. */
export interface SkatFigure extends Figure {
  readonly replay: SkatReplay;
  readonly line: SkatReplayLine;
  readonly stop: SkatStop;
  readonly path: readonly SkatStop[];
}

/**
 * Narrows a figure for the parts that need an engine, which knows only Skat. They are used only where
 * `game.engine` is set.
 */
export const ofSkat = (figure: Figure): SkatFigure => figure as SkatFigure;

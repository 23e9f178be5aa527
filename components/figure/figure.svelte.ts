/**
 * The state of one figure: where the reader is (`Walk`), how he looks at it (`Look`), and the parts
 * that he has asked for. Everything shown follows from these and the replay.
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

/** Loads a part of a figure and returns what makes it; called every time the part is needed. */
export interface PartLoaders {
  readonly playingOn: () => Promise<(figure: Figure) => PlayingOn>;
  /** @see Counting for `seed` and `sides`. */
  readonly counting: () => Promise<
    (figure: Figure, seed: number, sides: 'first' | 'all') => CountingAlong
  >;
  readonly thinking: () => Promise<(figure: Figure) => ThinkingFirst>;
}

/** What a figure knows that stands on a page which is not the book’s. */
export interface EmbedContext {
  /** The address of the hand’s own page in the book; null for a hand that is not the book’s. */
  readonly home: string | null;
}

export class Figure extends Walk {
  readonly clock: Clock;
  /** Null on a page of the book. */
  readonly embedContext: EmbedContext | null;
  readonly #loaders: PartLoaders;
  readonly look = new Look();
  /** Plays the hand by itself. Every move of the reader's stops it. */
  readonly ticker: Ticker;
  #ownPlay: PlayingOn | null = $state.raw(null);
  #counting: CountingAlong | null = $state.raw(null);
  #thinking: ThinkingFirst | null = $state.raw(null);
  #commentator: Commentator | null = $state.raw(null);
  #message = $state('');
  #spokenReply = $state('');
  #hasActed = $state(false);
  /** The places that were shut before the reader began to count. */
  #gatesBeforeCounting: readonly string[] = [];
  /** Whether what playing on needs is on its way: a card pressed meanwhile is the reader's own. */
  #isLoadingOwnPlay = false;

  /** Whether comments and counts may be seen: not while the reader keeps the count himself. */
  readonly spoilers = $derived(this.#counting?.phase !== 'counting');
  /**
   * Whether what tells of the whole hand may be seen, such as its analysis and its printed form: not
   * while the reader keeps the count, nor while he is to play before he is shown what comes.
   */
  readonly outcomeShown = $derived(this.spoilers && this.gate === null);
  /** None while the outcome is not to be seen. */
  readonly remarks: Remarks | null = $derived(
    this.outcomeShown ? (this.#commentator?.remarks ?? null) : null,
  );
  /** The trick the reader is to be asked about now, or null. */
  get question() {
    return this.#counting?.question ?? null;
  }
  /** Whether the way on is closed until the reader has given an answer. */
  get awaitsAnswer(): boolean {
    return this.question !== null || this.awaitsCard;
  }
  /** How often the reader has wanted to go on where a question waits: it must be shown to him. */
  blockedSteps = $state(0);
  get skatKnown(): boolean {
    return this.look.knowsSkat(this.line);
  }
  get skatCount(): SkatCount {
    return this.skatKnown ? 'with-skat' : 'tricks-only';
  }
  readonly canCount = $derived(countsPoints(this.line));
  /** Whether the next card is the reader's own: in his line, or where he is about to leave. */
  get playingOn(): boolean {
    return this.#ownPlay?.isUnderWay ?? false;
  }
  /** Whether the reader is to play a card here, asked for one or in his own line. */
  get readersTurn(): boolean {
    return this.awaitsCard || this.playingOn;
  }
  /** Whether there is a way back to the record. */
  get offRecord(): boolean {
    return this.stop.line !== null || this.playingOn;
  }
  /** The cards that may be played here by a press; none while the reader counts along. */
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
    this.clock = clock;
    this.embedContext = embedContext;
    this.#loaders = loaders;
    this.ticker = new Ticker(clock, () => {
      this.card('forward');
      return this.#canGoOn();
    });
  }

  /** The reader's own line; null until he first leaves what is told. */
  get ownPlay(): PlayingOn | null {
    return this.#ownPlay;
  }

  get counting(): CountingAlong | null {
    return this.#counting;
  }

  /** What the reader has answered where he was to play first; null until he is first asked. */
  get thinking(): ThinkingFirst | null {
    return this.#thinking;
  }

  /** Something to be said, such as that a place does not exist: comment text. */
  get message(): string {
    return this.#message;
  }

  /** What the reader has asked to be told, for the ear alone; empty once he goes on. */
  get spokenReply(): string {
    return this.#spokenReply;
  }

  /** Whether the reader has moved at all: nothing is announced before. */
  get hasActed(): boolean {
    return this.#hasActed;
  }

  override go(stop: Stop, cardMoved = false): void {
    super.go(stop, cardMoved);
    this.ticker.stop();
    this.#ownPlay?.rest();
    this.#message = '';
    this.#spokenReply = '';
    this.#hasActed = true;
  }

  /** Goes to a place by its name, from an address or a link; says so when there is none. */
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
      // Whoever asks for a place beyond what is shut has asked to be shown what leads there.
      this.openUpTo(found.stop);
      this.go(found.stop);
    } else this.say(`${found.why} The figure stays where it was.`);
  }

  /** The name by which an address finds a stop: an own line is told with its cards. */
  placeNameOf(stop: Stop): string {
    if (stop.line !== OWN_LINE) return stop.name;
    return this.#ownPlay?.placeNameOf(stop) ?? stop.name;
  }

  /** Says something, to the eye and to the ear, until the reader moves. */
  say(message: string): void {
    this.#message = message;
    this.#spokenReply = '';
    this.#hasActed = true;
  }

  override chooseBranch(direction: Direction): void {
    super.chooseBranch(direction);
    this.#spokenReply = '';
  }

  /** Tells something to the ear: the same again differs by a space, or it would not be spoken. */
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

  /** Plays the hand by itself, or stops. */
  playOrPause(): void {
    if (this.ticker.running) this.ticker.stop();
    else if (this.#canGoOn()) this.ticker.start();
  }

  #canGoOn(): boolean {
    return !this.atEnd && !this.awaitsAnswer;
  }

  /**
   * Plays a card: the answer, where the reader is asked for one. Where the line one is in, or a
   * variation from here, goes on with it, that is followed; else, and once the reader plays on, it
   * is his own line.
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

  /** Says why a card may not be played here. */
  refuse(card: PackCard): void {
    this.think((thinking) => {
      thinking.refuse(card);
    });
  }

  /** Begins an own line here without a card: whatever is played next belongs to it. */
  startPlayOn(): void {
    if (this.awaitsCard) return;
    this.#withOwnPlay((own) => {
      own.begin();
    });
  }

  /** Does something with the own line; what that needs is loaded at the first time. */
  #withOwnPlay(act: (own: PlayingOn) => void): void {
    if (this.#ownPlay !== null) act(this.#ownPlay);
    else {
      this.#isLoadingOwnPlay = true;
      void this.#load('Playing on', this.#loaders.playingOn(), (make) => {
        act((this.#ownPlay ??= make(this)));
      }).finally(() => (this.#isLoadingOwnPlay = false));
    }
  }

  /** Begins to count along in the line one is in; see `Counting` for what is handed in. */
  startCounting(seed: number, sides: 'first' | 'all'): void {
    this.ticker.stop();
    void this.#load('Counting along', this.#loaders.counting(), (make) => {
      // Whoever counts sees the hand through. What is shut is so again when he has done.
      this.#thinking?.stop();
      this.#gatesBeforeCounting = this.gates;
      this.shutAfter([]);
      this.#counting = make(this, seed, sides);
      const start = this.path.findLast(({ trick }) => trick === 0);
      if (start !== undefined) this.go(start);
    });
  }

  stopCounting(): void {
    this.#counting = null;
    this.shutAfter(this.#gatesBeforeCounting);
    this.openUpTo(this.stop);
  }

  /** Does something with the reader's answers; what that needs is loaded at the first time. */
  think(act: (thinking: ThinkingFirst) => void): void {
    if (this.#thinking !== null) act(this.#thinking);
    else {
      void this.#load('The question', this.#loaders.thinking(), (make) => {
        act((this.#thinking ??= make(this)));
      });
    }
  }

  /** Shows the remarks of somebody, in place of anybody else's, until what it returns is called. */
  showRemarks(commentator: Commentator): () => void {
    this.#commentator = commentator;
    return () => {
      if (this.#commentator === commentator) this.#commentator = null;
    };
  }

  /** Does something with a part once it is loaded, unless the reader has gone elsewhere by then. */
  async #load<Part>(what: string, part: Promise<Part>, act: (part: Part) => void): Promise<void> {
    const { counting, stop } = this;
    const stillHere = (): boolean => this.stop === stop && this.counting === counting;
    const loaded = await loadPart(what, part, this, stillHere);
    if (loaded !== null && stillHere()) act(loaded);
  }
}

/** What the table shows of a figure. A game that is being played gives the same (components/play). */
export type TableFigure = Pick<
  Figure,
  | 'cardMoved'
  | 'line'
  | 'look'
  | 'play'
  | 'playable'
  | 'readersTurn'
  | 'refuse'
  | 'replay'
  | 'skatKnown'
  | 'stop'
> &
  Partial<Pick<Figure, 'card' | 'remarks' | 'spoilers'>>;

/** A figure of a hand of Skat, for the parts that know no other game. */
export interface SkatFigure extends Figure {
  readonly replay: SkatReplay;
  readonly line: SkatReplayLine;
  readonly stop: SkatStop;
  readonly path: readonly SkatStop[];
}

/**
 * A figure as those parts take it: they ask an engine, which knows Skat alone. They are asked for only
 * where `game.engine` says that there is one.
 */
export const ofSkat = (figure: Figure): SkatFigure => figure as SkatFigure;

/** The state of an open analysis: what is known so far, and what it says about the place. */
import type { HandAnalysis } from '../../../src/game/analysis/analyse.ts';
import { choiceAt, choiceKey, playOf } from '../../../src/game/analysis/at-stop.ts';
import type { Choice } from '../../../src/game/analysis/at-stop.ts';
import { changesOf, courseOf } from '../../../src/game/analysis/course.ts';
import type { Known } from '../../../src/game/analysis/course.ts';
import type { GameOutcome } from '../../../src/game/analysis/games.ts';
import { answersLayouts, layoutQuestion } from '../../../src/game/analysis/layouts.ts';
import type { LayoutValues } from '../../../src/game/analysis/layouts.ts';
import { measureOf } from '../../../src/game/analysis/measure.ts';
import type { AnalysisSource } from '../../../src/game/analysis/source.ts';
import { layoutSentence } from '../../../src/game/analysis/layout-standing.ts';
import { BEFORE_LAYOUT } from '#edition/game/analysis/analysis-words.ts';
import { sentencesAt } from '../../../src/game/analysis/sentences-at.ts';
import { spokenText } from '../../../src/game/replay/comment.ts';
import type { Seat } from '../../../src/game/skat/seats.ts';
import type { TaskProgress } from '../../../src/game/solver/task.ts';
import type { SkatFigure as Figure } from '../figure.svelte.ts';
import type { Commentator, Remarks } from '../remarks.ts';
import { NOTHING_KNOWN, fromPrepared, withValues } from './known-values.ts';
import type { KnownValues } from './known-values.ts';
import { NO_CARDS, NO_PLAYS, cardRemarks, playRemarks } from './remarks-of.ts';

/** A failure as a message for the reader, and a way to try again. */
export interface LoadFailure {
  readonly message: string;
  readonly retry: () => void;
}

/** An analysis. A request cancelled by its signal changes nothing. */
export class Analysis implements Commentator {
  readonly #figure: Figure;
  readonly #source: AnalysisSource;
  #values: KnownValues = $state.raw(NOTHING_KNOWN);
  #layouts: readonly LayoutValues[] = $state.raw([]);
  #games: readonly GameOutcome[] | null = $state.raw(null);
  #ready = $state(false);
  #failure: LoadFailure | null = $state.raw(null);
  #placesProgress: TaskProgress | null = $state.raw(null);
  #layoutsProgress: TaskProgress | null = $state.raw(null);
  #gamesProgress: TaskProgress | null = $state.raw(null);
  #tries = $state(0);

  readonly #known: Known = (choice) => this.#values.get(choiceKey(choice));

  readonly measure = $derived.by(() => measureOf(this.#figure.line.contract));
  readonly course = $derived.by(() =>
    courseOf(this.#figure.replay, this.#figure.line, this.#known),
  );
  readonly changes = $derived.by(() =>
    changesOf(this.#figure.replay, this.#figure.line, this.#known),
  );
  readonly sentences = $derived.by(() => this.#sentences());
  readonly layoutQuestion = $derived.by(() =>
    layoutQuestion(this.#figure.replay.hand, this.#figure.line),
  );
  readonly layouts = $derived.by(() => {
    const question = this.layoutQuestion;
    if (question === null) return null;
    return this.#layouts.find((values) => answersLayouts(values, question)) ?? null;
  });
  readonly remarks: Remarks = $derived.by(() => this.#remarks());

  constructor(figure: Figure, source: AnalysisSource) {
    this.#figure = figure;
    this.#source = source;
  }

  /** The outcome of each game; null until it is known. */
  get games(): readonly GameOutcome[] | null {
    return this.#games;
  }

  /** Whether the prepared analysis has been loaded, or there is none. */
  get ready(): boolean {
    return this.#ready;
  }

  get failure(): LoadFailure | null {
    return this.#failure;
  }

  /** The progress of computing the places of the line, or null. */
  get placesProgress(): TaskProgress | null {
    return this.#placesProgress;
  }

  /** The progress of computing the layouts, or null. */
  get layoutsProgress(): TaskProgress | null {
    return this.#layoutsProgress;
  }

  /** The progress of computing the games, or null. */
  get gamesProgress(): TaskProgress | null {
    return this.#gamesProgress;
  }

  /** Raised by each retry, so that effects run again. */
  get tries(): number {
    return this.#tries;
  }

  /** Loads the prepared analysis, if there is one. */
  async load(signal: AbortSignal): Promise<void> {
    try {
      const prepared = await this.#source.prepared(signal);
      if (signal.aborted) return;
      if (prepared !== null) this.#usePrepared(prepared);
      this.#ready = true;
    } catch (error) {
      this.#fail(error, signal);
    }
  }

  /** Computes the missing values of the current line one by one, the current place first. */
  async complete(signal: AbortSignal): Promise<void> {
    try {
      for (let missing = this.#missing(); missing[0] !== undefined; missing = this.#missing()) {
        const total = playOf(this.#figure.line).length;
        this.#placesProgress = { done: total - missing.length, total };
        const values = await this.#source.values(missing[0], { signal });
        this.#values = withValues(this.#values, missing[0], values);
        this.#failure = null;
      }
      this.#placesProgress = null;
    } catch (error) {
      if (!signal.aborted) this.#placesProgress = null;
      this.#fail(error, signal);
    }
  }

  /** Computes the layouts of the current line, unless they are known. */
  async findLayouts(signal: AbortSignal): Promise<void> {
    const question = this.layoutQuestion;
    if (question === null || this.layouts !== null) return;
    try {
      const onProgress = (progress: TaskProgress): void => void (this.#layoutsProgress = progress);
      const found = await this.#source.layouts(question, { signal, onProgress });
      this.#layouts = [...this.#layouts, found];
    } catch (error) {
      this.#fail(error, signal);
    }
    this.#layoutsProgress = null;
  }

  /** Computes the outcome of each game, unless it is known. */
  async findGames(signal: AbortSignal): Promise<void> {
    if (this.#games !== null) return;
    try {
      const onProgress = (progress: TaskProgress): void => void (this.#gamesProgress = progress);
      this.#games = await this.#source.games(this.#figure.replay.hand.deal, { signal, onProgress });
    } catch (error) {
      this.#fail(error, signal);
    }
    this.#gamesProgress = null;
  }

  #usePrepared(prepared: HandAnalysis): void {
    this.#values = fromPrepared(this.#figure.replay, prepared);
    this.#layouts = prepared.layouts;
    this.#games = prepared.games;
  }

  /** The choices of the line without values, from the current place on. */
  #missing(): Choice[] {
    const { line, replay, stop } = this.#figure;
    const stops = playOf(line);
    const here = Math.max(0, stops.indexOf(stop));
    return [...stops.slice(here), ...stops.slice(0, here)].flatMap((each) => {
      const choice = choiceAt(replay, line, each);
      return choice === null || this.#known(choice) !== undefined ? [] : [choice];
    });
  }

  #fail(error: unknown, signal: AbortSignal): void {
    if (signal.aborted) return;
    this.#failure = {
      message: error instanceof Error ? error.message : String(error),
      retry: () => {
        this.#failure = null;
        this.#tries++;
      },
    };
  }

  #sentences(): string[] {
    const { line, look, replay, skatKnown, stop } = this.#figure;
    const sees = (seat: Seat): boolean => look.sees(seat);
    const sentences = sentencesAt(replay, line, stop, this.#known, sees);
    if (stop.trick > 0) return sentences;
    const { layoutQuestion, layouts } = this;
    const putAway =
      !skatKnown || layoutQuestion === null || layouts === null
        ? null
        : layoutSentence(layoutQuestion, layouts, line.layout);
    if (putAway !== null) return [putAway, ...sentences];
    return sentences.length > 0 || stop === playOf(line)[0] ? sentences : [BEFORE_LAYOUT];
  }

  #remarks(): Remarks {
    const { line, look, replay, stop } = this.#figure;
    const { measure } = this;
    const choice = choiceAt(replay, line, stop);
    const values = choice === null ? undefined : this.#known(choice);
    const cards =
      measure === null || choice === null || values === undefined
        ? NO_CARDS
        : cardRemarks(measure, choice, values);
    const plays = measure === null ? NO_PLAYS : playRemarks(measure, this.changes);
    const spoken = look.view === 'open' ? spokenText(this.sentences.join(' ')) : '';
    return { onCards: measure !== null, cards, plays, spoken };
  }
}

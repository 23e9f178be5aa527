/** The state of an analysis that is open: what is known so far, and what it makes of the place. */
import type { HandAnalysis } from '../../../src/analysis/analyse.ts';
import { choiceAt, choiceKey, playOf } from '../../../src/analysis/at-stop.ts';
import type { Choice } from '../../../src/analysis/at-stop.ts';
import { changesOf, courseOf } from '../../../src/analysis/course.ts';
import type { Known } from '../../../src/analysis/course.ts';
import type { GameOutcome } from '../../../src/analysis/games.ts';
import { answersLayouts, layoutQuestion } from '../../../src/analysis/layouts.ts';
import type { LayoutValues } from '../../../src/analysis/layouts.ts';
import { measureOf } from '../../../src/analysis/measure.ts';
import type { AnalysisSource } from '../../../src/analysis/source.ts';
import { sentencesAt } from '../../../src/analysis/words.ts';
import { spokenText } from '../../../src/replay/comment.ts';
import type { Figure } from '../figure.svelte.ts';
import type { Commentator, Remarks } from '../remarks.ts';
import { NOTHING_KNOWN, fromPrepared, withValues } from './known-values.ts';
import type { KnownValues } from './known-values.ts';
import { NO_CARDS, NO_PLAYS, cardRemarks, playRemarks } from './remarks-of.ts';

export class Analysis implements Commentator {
  readonly #figure: Figure;
  readonly #source: AnalysisSource;
  #values: KnownValues = $state.raw(NOTHING_KNOWN);
  #layouts: readonly LayoutValues[] = $state.raw([]);
  games: readonly GameOutcome[] | null = $state.raw(null);
  /** Whether what was made beforehand has arrived, or there is none. */
  ready = $state(false);
  /** Why something could not be had, for the reader; empty as long as all is well. */
  failure = $state('');
  #working = false;

  readonly #known: Known = (choice) => this.#values.get(choiceKey(choice));

  measure = $derived.by(() => measureOf(this.#figure.line.contract));
  course = $derived.by(() => courseOf(this.#figure.replay, this.#figure.line, this.#known));
  changes = $derived.by(() => changesOf(this.#figure.replay, this.#figure.line, this.#known));
  sentences = $derived.by(() =>
    sentencesAt(this.#figure.replay, this.#figure.line, this.#figure.stop, this.#known),
  );
  layoutQuestion = $derived.by(() => layoutQuestion(this.#figure.replay.hand, this.#figure.line));
  layouts = $derived.by(() => {
    const question = this.layoutQuestion;
    if (question === null) return null;
    return this.#layouts.find((values) => answersLayouts(values, question)) ?? null;
  });
  remarks: Remarks = $derived.by(() => this.#remarks());

  constructor(figure: Figure, source: AnalysisSource) {
    this.#figure = figure;
    this.#source = source;
  }

  /** Takes what is known beforehand; a failure is kept for the reader, who may try again. */
  async load(signal: AbortSignal): Promise<void> {
    this.failure = '';
    try {
      const prepared = await this.#source.prepared(signal);
      if (signal.aborted) return;
      if (prepared !== null) this.#take(prepared);
      this.ready = true;
    } catch (error) {
      this.#fail(error, signal);
    }
  }

  /** Asks for what is missing in the line one is in, the present place first, one by one. */
  async complete(signal: AbortSignal): Promise<void> {
    if (!this.ready || this.#working) return;
    this.#working = true;
    try {
      for (let next = this.#missing(); next !== undefined; next = this.#missing()) {
        const values = await this.#source.values(next, { signal });
        this.#values = withValues(this.#values, next, values);
      }
    } catch (error) {
      this.#fail(error, signal);
    } finally {
      this.#working = false;
    }
  }

  /** Asks for the layouts of the line one is in, unless they are known. */
  async findLayouts(signal: AbortSignal): Promise<void> {
    const question = this.layoutQuestion;
    if (question === null || this.layouts !== null) return;
    try {
      this.#layouts = [...this.#layouts, await this.#source.layouts(question, { signal })];
    } catch (error) {
      this.#fail(error, signal);
    }
  }

  /** Asks what each game would have made, unless it is known. */
  async findGames(signal: AbortSignal): Promise<void> {
    if (this.games !== null) return;
    try {
      this.games = await this.#source.games(this.#figure.replay.hand.deal, { signal });
    } catch (error) {
      this.#fail(error, signal);
    }
  }

  #take(prepared: HandAnalysis): void {
    this.#values = fromPrepared(this.#figure.replay, prepared);
    this.#layouts = prepared.layouts;
    this.games = prepared.games;
  }

  #missing(): Choice | undefined {
    const { line, replay, stop } = this.#figure;
    const stops = playOf(line);
    const here = Math.max(0, stops.indexOf(stop));
    return (
      [...stops.slice(here), ...stops.slice(0, here)]
        .map((each) => choiceAt(replay, line, each))
        .find((choice) => choice !== null && this.#known(choice) === undefined) ?? undefined
    );
  }

  #fail(error: unknown, signal: AbortSignal): void {
    if (signal.aborted) return;
    this.failure = error instanceof Error ? error.message : String(error);
  }

  #remarks(): Remarks {
    const { line, replay, stop, view } = this.#figure;
    const { measure } = this;
    const choice = choiceAt(replay, line, stop);
    const values = choice === null ? undefined : this.#known(choice);
    const cards =
      measure === null || choice === null || values === undefined
        ? NO_CARDS
        : cardRemarks(measure, choice, values);
    const plays = measure === null ? NO_PLAYS : playRemarks(measure, this.changes);
    const spoken = view === 'open' ? spokenText(this.sentences.join(' ')) : '';
    return { cards, plays, spoken };
  }
}

/**
 * The review of a game for one seat: what each of its decisions was worth by what that seat could know,
 * worked out one after the other, and apart from it the value of the cards with all cards open.
 */
import { choiceAt, choiceKey, playOf } from '../../../src/game/analysis/at-stop.ts';
import { ask, valuesAsked } from '../../../src/game/analysis/asked.ts';
import { costOf, toAsk } from '../../../src/game/analysis/cost.ts';
import { changesOf, courseOf } from '../../../src/game/analysis/course.ts';
import type { Cost } from '../../../src/game/analysis/deeds.ts';
import { measureOf } from '../../../src/game/analysis/measure.ts';
import { bestValue } from '../../../src/game/analysis/values.ts';
import type { CardValues } from '../../../src/game/analysis/values.ts';
import type { SkatReplay, SkatReplayLine } from '../../../src/game/replay/skat-replay.ts';
import type { Seat } from '../../../src/game/skat/seats.ts';
import type { Client } from '../../../src/game/solver/client.ts';
import type { Hand } from '../../../src/game/notation/hand.ts';
import { MANY } from '../../../src/strategy/players/judge-closely.ts';
import type { DealState } from '../../../src/strategy/players/state.ts';
import type { MadeDecision } from '../../../src/strategy/review/decisions.ts';
import { costliestOf, judgedDecision } from '../../../src/strategy/review/judged.ts';
import type { JudgedDecision } from '../../../src/strategy/review/judged.ts';
import type { SeenDecision } from '../../../src/strategy/review/seen-decisions.ts';
import { verdictOf } from '../../../src/strategy/review/verdict.ts';
import { askBestLayout } from '../analysis/look-at.ts';
import { NOTHING_KNOWN, withValues } from '../analysis/known-values.ts';
import type { KnownValues } from '../analysis/known-values.ts';
import type { AskJudge } from './ask-judge.ts';
import { NOT_SEEN } from '#edition/game/words/figure/review.ts';

/** What a review needs. */
export interface ReviewSource {
  /** The seat whose decisions are judged, and these in their order. */
  readonly seat: Seat;
  readonly decisions: readonly MadeDecision[];
  /** The deal with the game that was played. */
  readonly final: DealState;
  /** The game as it was played, with the side that gave up the rest. */
  readonly hand: Hand;
  readonly shown: { readonly replay: SkatReplay; readonly line: SkatReplayLine };
  /** The seed of all chance in the deal. */
  readonly seed: number;
  readonly judge: AskJudge;
  readonly engine: Pick<Client, 'ask'>;
}

export class Review {
  readonly source: ReviewSource;
  judgedDecisions: readonly JudgedDecision[] = $state.raw([]);
  done = $state(0);
  failed = $state('');
  /** Whether the value of every card is known, as the cards lay. */
  isValued = $state(false);
  /** What the play gave away with all cards open; null while that is not known, and in a Ramsch. */
  playCost: Cost | null = $state.raw(null);
  /**
   * The decisions before the first card with what they come to with all cards open, as far as it is
   * known.
   */
  seenDecisions: readonly SeenDecision[] = $state.raw([]);
  /** From these, the last word of the bidding, and what was decided after it. */
  readonly seenLast = $derived.by(() => {
    const word = this.seenDecisions.findLast(({ isWord }) => isWord);
    return this.seenDecisions.filter((one) => !one.isWord || one === word);
  });
  #values: KnownValues = $state.raw(NOTHING_KNOWN);

  readonly #known = (choice: Parameters<typeof choiceKey>[0]): CardValues | undefined =>
    this.#values.get(choiceKey(choice));
  readonly measure;
  readonly course = $derived.by(() => {
    const { line, replay } = this.source.shown;
    return courseOf(replay, line, this.#known);
  });
  readonly changes = $derived.by(() => {
    const { line, replay } = this.source.shown;
    return changesOf(replay, line, this.#known);
  });
  readonly over = $derived.by(() => this.done >= this.source.decisions.length);
  readonly mistakes = $derived.by(() => this.judgedDecisions.filter(({ mistake }) => mistake));
  /** The decisions that cost most, in the order of the game. */
  readonly costliest = $derived.by(() => costliestOf(this.judgedDecisions));
  /** Where the game was decided; null while that is not known, and where it cannot be said. */
  readonly verdict = $derived.by(() => {
    const { hand, seat } = this.source;
    if (!this.over || this.playCost === null) return null;
    const verdict = verdictOf(hand, seat, this.playCost, this.judgedDecisions);
    // A number that is shown is one of many deals; it is on its way (#judgeDecisive).
    return this.#isByFew(verdict) ? null : verdict;
  });

  constructor(source: ReviewSource) {
    this.source = source;
    const { contract } = source.final;
    this.measure = contract === null ? null : measureOf(contract);
  }

  get decisions(): readonly MadeDecision[] {
    return this.source.decisions;
  }

  /**
   * Judges the decisions one after the other, from the first that is not judged yet, and meanwhile finds
   * what they come to with all cards open.
   */
  async begin(signal: AbortSignal): Promise<void> {
    this.failed = '';
    await Promise.all([this.#try(signal, this.#judgeAll), this.#try(signal, this.#seeAll)]);
    await this.#try(signal, this.#judgeDecisive);
  }

  /** Does a part of the work; says what went wrong, unless it was stopped. */
  async #try(signal: AbortSignal, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    try {
      if (!signal.aborted) await work(signal);
    } catch (error) {
      if (!signal.aborted) this.failed = error instanceof Error ? error.message : String(error);
    }
  }

  readonly #judgeAll = async (signal: AbortSignal): Promise<void> => {
    const { decisions, final, judge, seed } = this.source;
    for (const decision of decisions.slice(this.done)) {
      const { action, view } = decision;
      const judgement = await judge(view, action, seed, null, signal);
      if (signal.aborted) return;
      this.done++;
      if (judgement === null) continue;
      this.judgedDecisions = [...this.judgedDecisions, judgedDecision(decision, judgement, final)];
    }
  };

  readonly #seeAll = async (signal: AbortSignal): Promise<void> => {
    const { engine, hand } = this.source;
    const { line, replay } = this.source.shown;
    // Go from the end: it costs least there, and the results help with what comes before.
    for (const stop of playOf(line).toReversed()) {
      const choice = choiceAt(replay, line, stop);
      if (choice === null || this.#known(choice) !== undefined) continue;
      const values = await ask(engine, valuesAsked(choice), { signal });
      this.#values = withValues(this.#values, choice, values);
    }
    this.isValued = true;
    const questions = toAsk(hand);
    if (questions !== null && this.playCost === null) {
      const best = await askBestLayout(engine, hand, questions, signal);
      const answers = questions.steps.flatMap((step) => {
        if (step.is !== 'asked') return [];
        return [bestValue(step.choice, this.#known(step.choice)!)];
      });
      this.playCost = costOf(hand, questions, best, answers);
    }
    await this.#seeBefore(signal);
  };

  readonly #seeBefore = async (signal: AbortSignal): Promise<void> => {
    const { decisions, engine, final, seat } = this.source;
    const part = await import('../../../src/strategy/review/seen-decisions.ts').catch(() => null);
    if (part === null) throw new Error(NOT_SEEN);
    this.seenDecisions = [];
    for await (const decision of part.seenDecisions(decisions, final, seat, engine, signal)) {
      this.seenDecisions = [...this.seenDecisions, decision];
    }
  };

  /** Judges the decision that lost the game by many deals, because its share is shown. */
  readonly #judgeDecisive = async (signal: AbortSignal): Promise<void> => {
    const { final, hand, judge, seat, seed } = this.source;
    if (!this.over || this.playCost === null) return;
    const verdict = verdictOf(hand, seat, this.playCost, this.judgedDecisions);
    if (verdict?.outcome !== 'lost' || verdict.lost.by !== 'own' || !this.#isByFew(verdict)) return;
    const { decision } = verdict.lost;
    const judgement = await judge(decision.view, decision.action, seed, MANY, signal);
    const closer = judgement === null ? decision : judgedDecision(decision, judgement, final);
    this.judgedDecisions = this.judgedDecisions.map((one) => (one === decision ? closer : one));
    this.#closer = closer;
  };
  #closer: JudgedDecision | null = $state.raw(null);

  #isByFew(verdict: ReturnType<typeof verdictOf>): boolean {
    if (verdict?.outcome !== 'lost' || verdict.lost.by !== 'own') return false;
    const { decision } = verdict.lost;
    const { gap, worlds } = decision.judgement;
    // Fewer are tried where there are no more, or where some count for several.
    return decision !== this.#closer && !decision.mistake && worlds < MANY && gap?.margin !== 0;
  }

  /** What a decision before the first card comes to; null for a card, and while it is not known. */
  seenOf({ index }: MadeDecision): SeenDecision | null {
    return this.seenDecisions.find((one) => one.index === index) ?? null;
  }

  /** How the value changed with a card of the seat’s, with all cards open; null where it did not. */
  changeOf({ view }: MadeDecision) {
    if (view.asked?.what !== 'card') return null;
    const { tricks, seat } = view;
    return (
      this.changes.find(
        (change) => change.seat === seat && change.stop.trick === tricks.length + 1,
      ) ?? null
    );
  }
}

/**
 * The review of a hand: what each of the reader’s decisions was worth by what they could know,
 * worked out one after the other, and apart from it the value of the cards with all cards open.
 */
import { choiceAt, choiceKey, playOf } from '../../../src/game/analysis/at-stop.ts';
import { ask, valuesAsked } from '../../../src/game/analysis/asked.ts';
import { changesOf, courseOf } from '../../../src/game/analysis/course.ts';
import { measureOf } from '../../../src/game/analysis/measure.ts';
import type { CardValues } from '../../../src/game/analysis/values.ts';
import type { Judgement } from '../../../src/strategy/players/judgement.ts';
import type { DealState } from '../../../src/strategy/players/state.ts';
import { ruleToTell } from '../../../src/strategy/advice/card-rules.ts';
import type { TopicId } from '../../../src/strategy/advice/topic-ids.ts';
import { seedOfDeal } from '../../../src/game/codes/numbered-deals.ts';
import { nameOfPlay, readersDecisions } from '../../../src/play/table-decisions.ts';
import type { MadeDecision } from '../../../src/strategy/review/decisions.ts';
import { costOnSheet } from '../../../src/strategy/review/cost.ts';
import { isMistake } from '../../../src/strategy/players/mistake.ts';
import type { SeenDecision } from '../../../src/strategy/review/seen-decisions.ts';
import type { TableDeal } from '../../../src/play/sitting.ts';
import type { PlayedLaw } from '../../../src/play/played-laws.ts';
import type { ShownDeal } from '../../../src/play/shown.ts';
import type { Client } from '../../../src/game/solver/client.ts';
import { NOTHING_KNOWN, withValues } from '../../figure/analysis/known-values.ts';
import type { KnownValues } from '../../figure/analysis/known-values.ts';
import type { AskJudge } from '../ask-player.ts';

/** A decision with what it was worth. */
export interface JudgedDecision extends MadeDecision {
  readonly judgement: Judgement;
  /** In points of the sheet. */
  readonly cost: number;
  readonly mistake: boolean;
  readonly topic: TopicId;
}

/** What a review needs. */
export interface ReviewSource {
  readonly deal: TableDeal;
  readonly laws: PlayedLaw;
  readonly state: DealState;
  readonly shownDeal: ShownDeal;
  readonly judge: AskJudge;
  readonly engine: Pick<Client, 'ask'>;
}

const NOT_LOADED =
  'What bids and games come to with all cards open could not be loaded. Are you offline?';
/** How many decisions are shown. */
const TOLD = 3;

export class Review {
  readonly source: ReviewSource;
  judgedDecisions: readonly JudgedDecision[] = $state.raw([]);
  done = $state(0);
  failed = $state('');
  /** Whether the value of every card is known, as the cards lay. */
  isValued = $state(false);
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
  readonly decisions: readonly MadeDecision[];

  readonly #known = (choice: Parameters<typeof choiceKey>[0]): CardValues | undefined =>
    this.#values.get(choiceKey(choice));
  readonly measure;
  readonly course = $derived.by(() => {
    const { line, replay } = this.source.shownDeal;
    return courseOf(replay, line, this.#known);
  });
  readonly changes = $derived.by(() => {
    const { line, replay } = this.source.shownDeal;
    return changesOf(replay, line, this.#known);
  });
  readonly over = $derived.by(() => this.done >= this.decisions.length);
  readonly mistakes = $derived.by(() => this.judgedDecisions.filter(({ mistake }) => mistake));
  /** The decisions that cost most, in the order of the hand. */
  readonly dearest = $derived.by(() =>
    this.mistakes
      .toSorted((a, b) => b.cost - a.cost)
      .slice(0, TOLD)
      .toSorted((a, b) => a.index - b.index),
  );

  constructor(source: ReviewSource) {
    this.source = source;
    this.measure = source.state.contract === null ? null : measureOf(source.state.contract);
    this.decisions = readersDecisions(source.deal, source.laws);
  }

  get name(): string {
    return nameOfPlay(this.source.deal);
  }

  /**
   * Judges the decisions one after the other, and meanwhile finds what they come to with all cards
   * open.
   */
  async begin(signal: AbortSignal): Promise<void> {
    await Promise.all([this.#judgeAll(signal), this.#seeAll(signal)]);
  }

  async #judgeAll(signal: AbortSignal): Promise<void> {
    const { deal, judge, state } = this.source;
    const seed = seedOfDeal(BigInt(deal.number));
    try {
      for (const decision of this.decisions) {
        const { action, view } = decision;
        const judgement = await judge(view, action, seed, signal);
        if (signal.aborted) return;
        this.done++;
        if (judgement === null) continue;
        const cost = costOnSheet(judgement, state);
        const mistake = isMistake(judgement);
        const topic = topicOf(decision, judgement);
        this.judgedDecisions = [
          ...this.judgedDecisions,
          { ...decision, judgement, cost, mistake, topic },
        ];
      }
    } catch (error) {
      if (!signal.aborted) this.failed = error instanceof Error ? error.message : String(error);
    }
  }

  async #seeAll(signal: AbortSignal): Promise<void> {
    const { engine, shownDeal } = this.source;
    const { line, replay } = shownDeal;
    // Go from the end: it costs least there, and the results help with what comes before.
    try {
      for (const stop of playOf(line).toReversed()) {
        const choice = choiceAt(replay, line, stop);
        if (choice === null) continue;
        const values = await ask(engine, valuesAsked(choice), { signal });
        this.#values = withValues(this.#values, choice, values);
      }
      this.isValued = true;
      await this.#seeBefore(signal);
    } catch (error) {
      if (!signal.aborted) this.failed = error instanceof Error ? error.message : String(error);
    }
  }

  async #seeBefore(signal: AbortSignal): Promise<void> {
    const { deal, engine, state } = this.source;
    const part = await import('../../../src/strategy/review/seen-decisions.ts').catch(() => null);
    if (part === null) throw new Error(NOT_LOADED);
    for await (const decision of part.seenDecisions(
      this.decisions,
      state,
      deal.seat,
      engine,
      signal,
    )) {
      this.seenDecisions = [...this.seenDecisions, decision];
    }
  }

  /** What a decision before the first card comes to; null for a card, and while it is not known. */
  seenOf({ index }: MadeDecision): SeenDecision | null {
    return this.seenDecisions.find((one) => one.index === index) ?? null;
  }

  /** How the value changed with a card of the reader’s, with all cards open; null where it did not. */
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

/**
 * The topic of a mistake: from the rule of the book that speaks for the better card, if there is
 * one.
 */
function topicOf({ view }: MadeDecision, { about, decision }: Judgement): TopicId {
  const { action } = decision;
  if (about !== 'card' || action.do !== 'card') {
    if (view.asked?.what === 'drawn') return 'tournee';
    return about === 'layout' ? 'layout' : about === 'game' ? 'game' : 'bid';
  }
  const hint = ruleToTell(view, action.card);
  return hint?.cards.includes(action.card) === true ? hint.rule.topic : 'counting';
}

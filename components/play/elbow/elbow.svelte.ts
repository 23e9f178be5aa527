/**
 * The book at the reader’s elbow: when it speaks, whether what the reader is about to do clearly
 * costs something by what they can know, and which mistakes they have made how often. It judges
 * while the reader thinks, so that nothing waits for it.
 */
import { Kept } from '../../../src/lib/storage/kept.ts';
import type { Action } from '../../../src/strategy/players/action.ts';
import type { DealState } from '../../../src/strategy/players/state.ts';
import type { SeatView } from '../../../src/strategy/players/view.ts';
import { weighingOfCard } from '../../../src/strategy/players/weigh.ts';
import type { WeighedCards, Weighing } from '../../../src/strategy/players/weigh.ts';
import type { TopicId } from '../../../src/strategy/advice/topic-ids.ts';
import { ELBOW_FORMAT, NO_ELBOW, countHand } from '../../../src/play/elbow-format.ts';
import type { Elbow, When } from '../../../src/play/elbow-format.ts';
import { speaksAgainst } from '../../../src/play/guide/verdict.ts';
import type { TableWorld } from '../table-world.ts';

/** How many deals are imagined for a number that the reader sees: enough to make it worth showing. */
export const TOLD_WORLDS = 100;

/**
 * How long a card waits for its judgement at most, in milliseconds: the others take longer to
 * answer.
 */
const CARD_WAITS = 300;
/** How long any other action waits, in milliseconds; it is judged only once it is known. */
const REST_WAITS = 2500;
/** After how many milliseconds of that the reader is shown that the action is being judged. */
const LOOKS_AFTER = 200;

/** How an action before the first card is weighed while the reader waits. */
const BEFORE = { worlds: 16, onlyIfItCosts: true } as const;

/** An action that the reader is asked about before it is carried out. */
export interface Warning {
  readonly view: SeatView;
  readonly action: Action;
  readonly weighing: Weighing;
}

/** A place of the deal at which the reader is to act. */
export interface ElbowPlace {
  /** Names the place, so that a card is judged by what belongs to it. */
  readonly name: string;
  readonly state: DealState;
  readonly view: SeatView;
  readonly seed: number;
}

export class ElbowAtTable {
  record: Elbow = $state.raw(NO_ELBOW);
  /** The action that the reader is being asked about; null when there is none. */
  warning: Warning | null = $state.raw(null);
  /** Whether an action is being judged, and the reader has waited for that long enough to wonder. */
  isLooking = $state(false);
  readonly #world: TableWorld;
  readonly #store: Kept<Elbow>;
  #early: { readonly place: string; readonly cards: Promise<WeighedCards | null> } | null = null;
  #before: { readonly key: string; readonly weighing: Promise<Weighing | null> } | null = null;
  #asking: AbortController | null = null;

  constructor(world: TableWorld) {
    this.#world = world;
    this.#store = new Kept(ELBOW_FORMAT, world.browser, {
      holds: true,
      tell: ({ value }) => {
        this.record = value;
      },
    });
  }

  /** Reads what is stored, until the returned function is called. */
  open(): () => void {
    const close = this.#store.open();
    return () => {
      this.leave();
      close();
    };
  }

  get when(): When {
    return this.record.when;
  }
  set when(when: When) {
    this.#store.change((stored) => ({ ...stored, when }));
    this.leave();
  }

  /** Counts the mistakes in a hand; a hand whose name is known is not counted again. */
  count(name: string, topics: readonly TopicId[]): void {
    this.#store.change((stored) => countHand(stored, name, topics));
  }

  /** Stops judging and asking. */
  leave(): void {
    this.#asking?.abort();
    this.#asking = null;
    this.#early = null;
    this.#before = null;
    this.warning = null;
  }

  /** Begins to judge the cards while the reader thinks. */
  lookAhead({ name, seed, state, view }: ElbowPlace): void {
    if (view.asked?.what !== 'card' || this.#early?.place === name) return;
    if (view.asked.legal.length < 2 || view.declarer === null) return;
    this.#asking?.abort();
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    const cards = this.#world
      .weighCards(state, seed, TOLD_WORLDS, signal)
      // If nobody can be asked, the reader may go ahead.
      .catch(() => null);
    this.#early = { place: name, cards };
  }

  /**
   * Whether an action may be carried out at once; if not, the reader is asked about it.
   *
   * @param guides whether the reader is guided at every step.
   */
  async lets(place: ElbowPlace, action: Action, guides: boolean): Promise<boolean> {
    this.warning = null;
    const weighing = await this.#weigh(place, action);
    if (weighing === null || !speaksAgainst(weighing, guides)) return true;
    this.warning = { view: place.view, action, weighing };
    return false;
  }

  async #weigh(place: ElbowPlace, action: Action): Promise<Weighing | null> {
    if (action.do === 'card') {
      this.lookAhead(place);
      if (this.#early?.place !== place.name) return null;
      const cards = await this.#within(CARD_WAITS, this.#early.cards);
      return cards === null ? null : weighingOfCard(cards, action.card);
    }
    const answer = this.#within(REST_WAITS, this.weighAhead(place, action));
    this.#showLooking(answer);
    return answer;
  }

  /** Shows the reader that an answer is awaited, if it does not come within a moment, until it comes. */
  #showLooking(answer: Promise<unknown>): void {
    let isAwaited = true;
    void this.#world.wait(LOOKS_AFTER).then(() => {
      if (isAwaited) this.isLooking = true;
    });
    // It never fails: see #within.
    void answer.then(() => {
      isAwaited = false;
      this.isLooking = false;
    });
  }

  /** Begins to weigh an action before the first card, so that the answer is there when the reader acts. */
  weighAhead(place: ElbowPlace, action: Action): Promise<Weighing | null> {
    const key = `${place.name} ${JSON.stringify(action)}`;
    if (this.#before?.key === key) return this.#before.weighing;
    this.#asking?.abort();
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    const weighing = this.#world
      .weighBefore(place.state, action, place.seed, BEFORE, signal)
      .catch(() => null);
    this.#before = { key, weighing };
    return weighing;
  }

  /** The answer, which does not fail, or null if it takes longer. */
  #within<Answer>(milliseconds: number, answer: Promise<Answer | null>): Promise<Answer | null> {
    return Promise.race([answer, this.#world.wait(milliseconds).then(() => null)]);
  }
}

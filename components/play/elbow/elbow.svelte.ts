/**
 * The book at the reader’s elbow: when it speaks, whether what the reader is about to do clearly
 * costs something by what they can know, and which mistakes they have made how often. It judges
 * while the reader thinks, so that nothing waits for it.
 */
import { Kept } from '../../../src/lib/storage/kept.ts';
import type { Action, Decision } from '../../../src/strategy/players/action.ts';
import { judgementOfCard } from '../../../src/strategy/players/judgement.ts';
import type { Judgement } from '../../../src/strategy/players/judgement.ts';
import type { SeatView } from '../../../src/strategy/players/view.ts';
import type { TopicId } from '../../../src/play/advice/topic-ids.ts';
import { ELBOW_FORMAT, NO_ELBOW, countHand } from '../../../src/play/elbow-format.ts';
import type { Elbow, When } from '../../../src/play/elbow-format.ts';
import { isMistake } from '../../../src/play/review/mistake.ts';
import type { TableWorld } from '../table-world.ts';

/** How many deals are imagined for a number that the reader sees: enough to make it worth showing. */
export const TOLD_WORLDS = 100;

/**
 * How long a card waits for its judgement at most, in milliseconds: the others take longer to
 * answer.
 */
const CARD_WAITS = 400;
/** How long any other action waits, in milliseconds; it is judged only once it is known. */
const REST_WAITS = 2500;

/** An action that the reader is asked about before it is carried out. */
export interface Warning {
  readonly view: SeatView;
  readonly action: Action;
  readonly judgement: Judgement;
}

export class ElbowAtTable {
  record: Elbow = $state.raw(NO_ELBOW);
  /** The action that the reader is being asked about; null when there is none. */
  warning: Warning | null = $state.raw(null);
  readonly #world: TableWorld;
  readonly #store: Kept<Elbow>;
  #early: { readonly place: string; readonly decision: Promise<Decision | null> } | null = null;
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
    if (when !== 'before') this.leave();
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
    this.warning = null;
  }

  /**
   * Begins to judge the cards while the reader thinks.
   *
   * @param place names the place, so that a card is judged by what belongs to it.
   */
  lookAhead(place: string, view: SeatView | null, seed: number): void {
    if (this.when !== 'before' || view?.asked?.what !== 'card') return;
    if (view.asked.legal.length < 2 || view.declarer === null || this.#early?.place === place)
      return;
    this.#asking?.abort();
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    const decision = this.#world
      .ask(view, 'strong', seed, signal, TOLD_WORLDS)
      // If nobody can be asked, the reader may go ahead.
      .catch(() => null);
    this.#early = { place, decision };
  }

  /** Whether an action may be carried out at once; if not, the reader is asked about it. */
  async lets(place: string, view: SeatView, action: Action, seed: number): Promise<boolean> {
    this.warning = null;
    const judgement = await this.#judge(place, view, action, seed);
    if (judgement === null || !isMistake(judgement)) return true;
    this.warning = { view, action, judgement };
    return false;
  }

  async #judge(
    place: string,
    view: SeatView,
    action: Action,
    seed: number,
  ): Promise<Judgement | null> {
    if (action.do === 'card') {
      this.lookAhead(place, view, seed);
      if (this.#early?.place !== place) return null;
      const decision = await this.#within(CARD_WAITS, this.#early.decision);
      return decision === null ? null : judgementOfCard(decision, action);
    }
    this.#asking?.abort();
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    const judgement = this.#world.judge(view, action, seed, TOLD_WORLDS, signal).catch(() => null);
    return this.#within(REST_WAITS, judgement);
  }

  #within<Answer>(milliseconds: number, answer: Promise<Answer | null>): Promise<Answer | null> {
    return Promise.race([answer, this.#world.wait(milliseconds).then(() => null)]);
  }
}

/**
 * How a deal takes its course: it is stored, the others act, and complete tricks are cleared, at the pace
 * that the reader has set.
 */
import type { Browser } from '../../src/lib/storage/format.ts';
import { Kept } from '../../src/lib/storage/kept.ts';
import type { KeptState } from '../../src/lib/storage/kept.ts';
import type { Action } from '../../src/strategy/players/action.ts';
import { seatView } from '../../src/strategy/players/view.ts';
import { seedOfDeal } from '../../src/game/codes/numbered-deals.ts';
import { countedSide } from '../../src/play/count.ts';
import { TABLE_FORMAT } from '../../src/play/play-format.ts';
import type { KeptTable } from '../../src/play/play-format.ts';
import { doneDeal } from '../../src/play/on-sheet.ts';
import {
  isDone,
  isSameSitting,
  standsAlike,
  stateOfDeal,
  withAction,
} from '../../src/play/sitting.ts';
import type { DoneDeal, Sitting, TableDeal } from '../../src/play/sitting.ts';
import { sayDone } from '../../src/play/say-play.ts';
import type { Seat } from '../../src/game/skat/seats.ts';
import { cardName } from '../../src/game/words/cards.ts';
import { keepingTroubles } from '#edition/score/keeping-words.ts';
import { GuidedTable } from './guided-table.svelte.ts';
import { OneQuestion } from './one-question.svelte.ts';
import type { TableWorld } from './table-world.ts';

const TROUBLES = keepingTroubles('sittings');

/** Where a table keeps its sitting. */
export type TableStore = Pick<Kept<KeptTable>, 'change' | 'open'>;

/**
 * Makes the store of a table.
 *
 * @param tell called with the sitting whenever it has been read.
 */
export type KeepTable = (
  browser: Browser,
  tell: (state: Pick<KeptState<KeptTable>, 'trouble' | 'value'>) => void,
) => TableStore;

/** The reader’s own table. */
const keepOwnTable: KeepTable = (browser, tell) =>
  // The game goes on whether there is room to store it or not.
  new Kept(TABLE_FORMAT, browser, { holds: true, tell });

export class TableCourse extends GuidedTable {
  trouble = $state('');
  ready = $state(false);
  /** What has just been said and done, shown and spoken. */
  message = $state('');
  /** Whether the tricks of the deal that has just ended are being counted, or shown counted. */
  count: 'none' | 'running' | 'shown' = $state('none');
  /** Whether the trick on the table waits for the reader; also the one they come back to. */
  trickWaits = $state(true);
  protected readonly asking = new OneQuestion();
  readonly #store: TableStore;
  /** Whether the stored sitting is being changed here, and not in another tab. */
  #changing = false;

  constructor(world: TableWorld, keep: KeepTable = keepOwnTable) {
    super(world);
    this.#store = keep(world.browser, ({ trouble, value }) => {
      const { deal } = this;
      // What another tab has written beside the deal begins nothing anew.
      if (this.#changing || !isSameSitting(this.sitting, value)) this.sitting = value;
      if (this.ready && !this.#changing && !standsAlike(deal, this.deal)) this.#follow();
      this.lookOn();
      this.trouble = trouble === null ? '' : TROUBLES[trouble];
    });
  }

  /** Reads the stored sitting and goes on with it, until the returned function is called. */
  open(): () => void {
    const close = this.#store.open();
    const closeElbow = this.elbow.open();
    this.seeAgain();
    this.ready = true;
    this.trickWaits = true;
    if (!this.lies) void this.goOn();
    return () => {
      this.asking.end();
      close();
      closeElbow();
    };
  }

  get thinking(): boolean {
    return this.asking.thinking;
  }

  /** Clears the complete trick after a moment, unless it waits for the reader. */
  async #clearTrick(): Promise<void> {
    const { deal, guided } = this;
    const { trick } = this.world.pace();
    // The guide has a word on each trick.
    this.trickWaits = guided || trick === null;
    if (guided || trick === null) return;
    await this.world.wait(trick);
    // The reader may have cleared it, or taken their card back.
    if (standsAlike(this.deal, deal)) this.letGo();
  }

  /** Clears the complete trick from the table. */
  letGo(): void {
    if (!this.lies) return;
    // It has been spoken, and would be again when the words after it change.
    this.message = '';
    this.seeAll();
    void this.goOn();
  }

  /** Changes the stored sitting; without one, a new one. */
  protected change(change: (sitting: Sitting) => Sitting): void {
    this.#changing = true;
    this.#store.change((sitting) =>
      change(sitting ?? { laws: 'american-1922', strength: 'club', done: [], deal: null }),
    );
    this.#changing = false;
  }

  /** Changes what is noted of the deal, unless another tab has gone on with it. */
  protected note(change: (deal: TableDeal) => TableDeal): void {
    const { deal } = this;
    this.change((sitting) =>
      sitting.deal !== null && standsAlike(sitting.deal, deal)
        ? { ...sitting, deal: change(sitting.deal) }
        : sitting,
    );
  }

  /** Leaves the table: the sheet and the deal are gone. */
  getUp(): void {
    this.asking.end();
    this.count = 'none';
    this.forget();
    this.#store.change(() => null);
  }

  /**
   * The deal has gone on in another tab, so drop what was said here about its former place. It goes on
   * here as well: the other tab may have been closed.
   */
  #follow(): void {
    this.asking.end();
    this.count = 'none';
    this.message = '';
    this.forget();
    this.seeAgain();
    this.trickWaits = true;
    if (!this.lies) void this.goOn();
  }

  /** Begins the deal that has just been stored. */
  protected begin(): void {
    this.asking.end();
    this.count = 'none';
    this.seenTricks = 0;
    this.message = '';
    this.forget();
    void this.goOn();
  }

  /** Drops what was said, asked and chosen at the former place. */
  protected forget(): void {
    this.elbow.leave();
    this.shownStop = null;
    this.complaint = '';
  }

  /**
   * Puts an action on the table, and lets the others go on.
   *
   * @param deal the deal with the action.
   * @param seat who has acted.
   */
  protected put(deal: TableDeal, action: Action, seat: Seat): void {
    this.asking.end();
    this.cardMoved = ['card', 'take', 'declare'].includes(action.do);
    this.lay(deal, this.deal);
    const { look, state } = this;
    if (state !== null) {
      this.message = sayDone(action, seat, state, deal, {
        name: (card) => cardName(card, look.terms, look.suits),
        suits: look.suits,
      });
    }
    void this.goOn();
  }

  /**
   * Stores the deal as it stands now and, at its end, adds it to the sheet, in one step. If another
   * tab has gone on with it, or has another deal, that one stays: a deal stands on the sheet once.
   *
   * @param from how it stood before.
   */
  protected lay(deal: TableDeal, from: TableDeal | null): void {
    this.change((sitting) => {
      if (!standsAlike(sitting.deal, from)) return sitting;
      const state = stateOfDeal(deal, sitting.laws);
      const done = isDone(deal, state)
        ? this.withDone(sitting.done, doneDeal(deal, state))
        : sitting.done;
      return { ...sitting, deal, done };
    });
    this.forget();
    if (this.over && deal.conceded === null && this.state !== null) {
      this.count = countedSide(this.state, deal.seat) === null ? 'none' : 'running';
    }
  }

  /** The deals that are over, with one that has just ended. */
  protected withDone(doneDeals: readonly DoneDeal[], deal: DoneDeal): readonly DoneDeal[] {
    return [...doneDeals, deal];
  }

  /** Says why something could not be done. */
  protected complain(error: unknown): void {
    this.asking.end();
    this.complaint = error instanceof Error ? error.message : String(error);
  }

  /** Lets the others act until it is the reader's turn, or a complete trick lies on the table. */
  protected async goOn(): Promise<void> {
    const { deal, seat, sitting, state, turn } = this;
    if (deal === null || state === null || sitting === null || turn === null) return;
    if (this.lies) {
      void this.#clearTrick();
      return;
    }
    if (turn === seat) return;
    const signal = this.asking.begin();
    try {
      const seed = seedOfDeal(BigInt(deal.number));
      const [{ action }] = await Promise.all([
        this.world.ask(seatView(state, turn), sitting.strength, seed, signal),
        this.world.wait(this.world.pace().action),
      ]);
      if (signal.aborted) return;
      this.asking.end();
      // It stands as it did, or the question had been dropped; but another tab may have counted a hint.
      const next = withAction(this.deal ?? deal, state, action);
      if ('refused' in next) this.complaint = next.refused;
      else this.put(next, action, turn);
    } catch (error) {
      if (!signal.aborted) this.complain(error);
    }
  }

  /** Asks the others again, after they could not be asked. */
  tryAgain(): void {
    this.complaint = '';
    void this.goOn();
  }
}

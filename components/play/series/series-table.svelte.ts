/** The table of a series: its deals come by number, each counts once, and the reader’s own table is left alone. */
import { lengthOf, newRun, nextDealOf } from '../../../src/play/series/series-run.ts';
import type { DoneDeal, PlayRules, TableDeal } from '../../../src/play/sitting.ts';
import type { Action } from '../../../src/strategy/players/action.ts';
import type { Seat } from '../../../src/game/skat/seats.ts';
import { TablePlay } from '../table-play.svelte.ts';
import type { TableWorld } from '../table-world.ts';
import type { SeriesStore } from './series-store.svelte.ts';

export class SeriesTable extends TablePlay {
  readonly id: string;
  override readonly playedAt = 'series';

  constructor(world: TableWorld, store: SeriesStore, id: string) {
    super(world, store.keepRun(id));
    this.id = id;
  }

  /** Which deal of the series lies on the table, from 1; the one that comes next where none does. */
  get position(): number {
    const { deal, over, sitting } = this;
    const done = sitting?.done ?? [];
    const at = done.findIndex(({ number }) => number === deal?.number);
    return at >= 0 && (over || deal?.repeat === true) ? at + 1 : done.length + 1;
  }

  /** Whether the last deal of the series is played. */
  get isFinished(): boolean {
    return (this.sitting?.done.length ?? 0) >= lengthOf(this.id);
  }

  /** Begins the series; one that has been begun goes on by its own rules. */
  beginSeries(rules: PlayRules): void {
    if (this.deal === null) this.#deal(rules);
  }

  /** The next deal of the series. */
  override nextDeal(): void {
    const { sitting } = this;
    if (sitting !== null) this.#deal(sitting);
  }

  /** Puts the next deal on the table, unless it lies there, begun here or in another tab. */
  #deal(rules: PlayRules): void {
    const { id } = this;
    const before = this.deal;
    this.change((stored) => {
      const isNew = stored.deal === null && stored.done.length === 0;
      const sitting = isNew ? newRun(id, rules) : stored;
      const deal = nextDealOf({ id, done: sitting.done });
      const lies = sitting.deal?.number === deal?.number && sitting.deal?.repeat !== true;
      return deal === null || lies ? stored : { ...sitting, deal };
    });
    if (this.deal !== before) this.begin();
  }

  /** A deal counts once, also one whose cards a failed claim has shown, which is marked. */
  protected override withDone(
    doneDeals: readonly DoneDeal[],
    { shown, ...deal }: DoneDeal,
  ): readonly DoneDeal[] {
    const isCounted = doneDeals.some(({ number }) => number === deal.number);
    if (deal.repeat === true || isCounted) return doneDeals;
    return [...doneDeals, shown === true ? { ...deal, told: deal.told + 1 } : deal];
  }

  /** A guide at every step says what to do, which counts as help. */
  protected override put(deal: TableDeal, action: Action, seat: Seat): void {
    const isGuided = seat === this.seat && this.guided && deal.repeat !== true;
    super.put(isGuided ? { ...deal, told: deal.told + 1 } : deal, action, seat);
  }
}

/**
 * The table as the reader sees it: the stored sitting, the deal as far as it is played, and whose
 * turn it is. The replay's table shows it as well, because that takes anything with a place and its
 * cards. What the others do is in table-course.svelte.ts, what the reader does in table-play.svelte.ts.
 */
import { claimOf } from '../../src/strategy/players/claim-of.ts';
import type { Claim } from '../../src/strategy/players/claim-of.ts';
import { seatToAct } from '../../src/strategy/players/state.ts';
import type { DealState } from '../../src/strategy/players/state.ts';
import { seatView } from '../../src/strategy/players/view.ts';
import type { KeptTable } from '../../src/play/play-format.ts';
import { dealOutcome } from '../../src/play/on-sheet.ts';
import type { DealOutcome } from '../../src/play/on-sheet.ts';
import { showDeal } from '../../src/play/shown.ts';
import type { ShownDeal } from '../../src/play/shown.ts';
import {
  dealAtTable,
  isDone,
  readersSide,
  stateOfDeal,
  withoutLastCard,
} from '../../src/play/sitting.ts';
import type { TableDeal } from '../../src/play/sitting.ts';
import type { SkatReplay, SkatStop } from '../../src/game/replay/skat-replay.ts';
import { explainRefusal } from '../../src/game/replay/explain-refusal.ts';
import type { Card } from '../../src/game/skat/cards.ts';
import { KINDS } from '../../src/game/skat/contract.ts';
import type { BySeat, Seat } from '../../src/game/skat/seats.ts';
import { wordsBySeat } from '#edition/game/words/bidding.ts';
import { cardName } from '../../src/game/words/cards.ts';
import { TableLook } from '../figure/players/table-look.svelte.ts';

/** What lies on the table before the first deal: a pack dealt face down. */
const UNDEALT = showDeal(stateOfDeal(dealAtTable(0n, 'V'), 'isko'));

/** The place after a trick that has been taken from the table. */
function cleared(stop: SkatStop): SkatStop {
  const { taken, trick } = stop;
  if (taken === null) return stop;
  const leader = taken.by;
  return { ...stop, trick: trick + 1, leader, table: [], winning: null, taken: null };
}

export class TableState {
  sitting: KeptTable = $state.raw(null);
  /** Why something could not be done, or the problem with storage. */
  complaint = $state('');
  /** Whether the last action was a card, which is then animated. */
  cardMoved = $state(false);
  /** How many tricks the reader has looked at to the end. */
  protected seenTricks = $state(0);
  /** The place of a finished deal that the reader looks at; null for its end. */
  protected shownStop: SkatStop | null = $state.raw(null);
  readonly look = new TableLook();

  readonly deal: TableDeal | null = $derived(this.sitting?.deal ?? null);
  readonly state: DealState | null = $derived(
    this.deal === null || this.sitting === null ? null : stateOfDeal(this.deal, this.sitting.laws),
  );
  readonly shownDeal: ShownDeal = $derived(this.state === null ? UNDEALT : showDeal(this.state));
  readonly over = $derived(
    this.deal !== null && this.state !== null && isDone(this.deal, this.state),
  );
  readonly outcome: DealOutcome | null = $derived(
    this.over ? dealOutcome(this.state!, this.deal!.conceded) : null,
  );
  readonly seat: Seat = $derived(this.deal?.seat ?? 'V');
  /** What the deal comes to if the reader’s side gives up the rest; null where it may not. */
  get givenUp(): DealOutcome | null {
    const { over, seat, state } = this;
    if (over || state?.stage !== 'play') return null;
    const side = readersSide(state, seat);
    return side === null ? null : dealOutcome(state, side);
  }
  /** The card turned up for a Tournee, which all have seen; null in any other game. */
  readonly turned: Card | null = $derived(
    this.state === null ? null : seatView(this.state, this.seat).turned,
  );
  /** Whether a complete trick lies on the table that the reader has not cleared. */
  readonly lies = $derived(
    !this.over &&
      this.state?.play?.table.length === 0 &&
      this.state.play.tricks.length > this.seenTricks,
  );
  readonly turn: Seat | null = $derived(
    this.state === null || this.over ? null : seatToAct(this.state),
  );
  readonly readersTurn = $derived(this.turn === this.seat && !this.lies);
  /** The decision that the reader has to make; null when it is not their turn. */
  readonly view = $derived(
    this.readersTurn && this.state !== null ? seatView(this.state, this.seat) : null,
  );
  /** A name for the place of the deal, the same until somebody acts. */
  readonly place = $derived(
    this.deal === null ? '' : `${this.deal.number}${this.deal.seat} ${this.deal.actions.length}`,
  );
  readonly canTakeBack = $derived(
    !this.over &&
      this.deal !== null &&
      this.sitting !== null &&
      withoutLastCard(this.deal, this.sitting.laws) !== null,
  );
  /** What the reader may claim of the rest; null where they may claim nothing. */
  readonly claimable: Claim | null = $derived(
    this.over || this.state?.stage !== 'play' || this.state.play === null
      ? null
      : claimOf(this.state.play, this.seat),
  );

  /* What the replay's table needs, besides the actions. */
  get replay(): SkatReplay {
    return this.shownDeal.replay;
  }
  get below(): Seat {
    return this.seat;
  }
  get line() {
    return this.shownDeal.line;
  }
  /**
   * The place on the table; when the deal is over all cards as they were dealt, unless the reader looks
   * at another place.
   */
  readonly stop: SkatStop = $derived.by(() => {
    const { line, stop } = this.shownDeal;
    if (!this.over) return this.lies ? stop : cleared(stop);
    return this.shownStop ?? { ...(line.path[0] ?? stop), score: stop.score, toPlay: null };
  });
  /** The last word of each seat, until the first lead. */
  get words(): Partial<BySeat<string>> {
    return this.state?.play === null ? wordsBySeat(this.state.bidding, this.seat) : {};
  }
  get playable(): readonly Card[] {
    const asked = this.view?.asked;
    if (asked?.what === 'card') return asked.legal;
    // A reader who leads next need not wait until the last trick is cleared.
    return this.lies && this.turn === this.seat ? (this.state?.play?.hands[this.seat] ?? []) : [];
  }
  get skatTakenBy(): Seat | null {
    return this.state?.stage === 'taken' ? this.state.declarer : null;
  }
  get skatKnown(): boolean {
    return this.look.knowsSkat(this.line);
  }
  /** The name of a place, as the links in the course of the hand have it. */
  placeNameOf(stop: SkatStop): string {
    return stop.name;
  }
  /** Says why a card that was pressed may not be played. */
  refuse(card: Card): void {
    const { terms, suits } = this.look;
    this.complaint = (
      explainRefusal(this.replay, this.stop, card, true, terms, suits) ?? ''
    ).replaceAll(/\b[CSHD](?:10|[JAKQ987])\b/gu, (code) => cardName(code as Card, terms, suits));
  }

  /** Shows a place of a finished deal, by its name. */
  lookAt(place: string): void {
    this.cardMoved = false;
    if (this.over) this.shownStop = this.shownDeal.replay.stops.get(place) ?? null;
  }

  /**
   * Opens all hands when the deal is over, and before that those of a declarer who plays with open
   * cards.
   */
  protected lookOn(): void {
    const { contract = null, declarer = null, play } = this.state ?? {};
    this.look.seeAs(this.deal === null ? 'nobody' : this.over ? 'open' : this.seat);
    this.look.open = play && contract !== null && KINDS[contract.kind].open ? declarer : null;
  }

  /** Counts every complete trick as seen. */
  protected seeAll(): void {
    this.seenTricks = this.state?.play?.tricks.length ?? 0;
  }

  /** After the page was left, shows the last trick once more, if nothing has been led to the next. */
  protected seeAgain(): void {
    const { table = [], tricks = [] } = this.state?.play ?? {};
    this.seenTricks = table.length === 0 ? Math.max(0, tricks.length - 1) : tricks.length;
  }
}

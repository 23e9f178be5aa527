/** Two-handed Skat as far as it has come. What is done in a deal is in two-game.svelte.ts. */
import { sumPoints } from '../../../src/game/skat/cards.ts';
import type { Card } from '../../../src/game/skat/cards.ts';
import type { Contract } from '../../../src/game/skat/contract.ts';
import { sortCards } from '../../../src/game/skat/deal.ts';
import { TWO_CALLS, leastRung } from '../../../src/game/two-handed/calls.ts';
import {
  TRICKS_BEFORE_RESERVE,
  dealForTwo,
  otherOfTwo,
  startForTwo,
  usesReserve,
} from '../../../src/game/two-handed/rules.ts';
import type {
  ByTwo,
  TwoDeal,
  TwoOutcome,
  TwoPosition,
  TwoSeat,
  TwoTrick,
} from '../../../src/game/two-handed/rules.ts';

/** The stage of a deal: calling, a jack turned up, putting two cards away, play, or its end. */
export type TwoStage = 'call' | 'turned' | 'away' | 'play' | 'done' | 'passed';

/** A call; its rung is null for a pass. */
export interface MadeCall {
  readonly by: 'you' | 'opponent';
  readonly rung: number | null;
}

export class TwoState {
  protected deal: TwoDeal = $state.raw(dealForTwo(() => 0));
  reader: TwoSeat = $state('elder');
  stage: TwoStage = $state('call');
  calls: readonly MadeCall[] = $state.raw([]);
  contract: Contract | null = $state.raw(null);
  /** Who plays against the other; null before that is settled, and where both pass. */
  declarer: TwoSeat | null = $state(null);
  turnedCard: Card | null = $state.raw(null);
  /** The cards to put away that are chosen so far. */
  chosen: readonly Card[] = $state.raw([]);
  layout: readonly Card[] | null = $state.raw(null);
  position: TwoPosition | null = $state.raw(null);
  /** A complete trick that still lies on the table. */
  completedTrick: TwoTrick | null = $state.raw(null);
  outcome: TwoOutcome | null = $state.raw(null);
  /** Why the last card could not be played or put away; empty if it could. */
  problem = $state('');
  scores: { readonly you: number; readonly opponent: number } = $state.raw({ you: 0, opponent: 0 });

  get readerPlays(): boolean {
    return this.declarer === this.reader;
  }
  get skat(): readonly Card[] {
    return this.deal.skat;
  }

  /** The reader’s cards. */
  get cards(): readonly Card[] {
    const ten = this.deal.hands[this.reader];
    if (this.position !== null) return this.position.hands[this.reader];
    if (this.stage === 'away') return sortCards([...ten, ...this.deal.skat]);
    return ten;
  }

  /** Whether the deal is over, or was passed. */
  get isOver(): boolean {
    return this.stage === 'done' || this.stage === 'passed';
  }

  /** The highest call so far, or null. */
  protected get standing(): number | null {
    return this.calls.findLast(({ rung }) => rung !== null)?.rung ?? null;
  }

  /** The rungs the reader may call. */
  get allowed(): readonly number[] {
    if (this.stage !== 'call') return [];
    const least = leastRung(this.reader, this.standing);
    return TWO_CALLS.map((_, rung) => rung).filter((rung) => rung >= least);
  }

  /** Whether five cards still lie face down before each player. */
  get hasReserves(): boolean {
    const { contract } = this;
    if (contract === null || !usesReserve(contract)) return true;
    return (this.position?.tricks.length ?? 0) < TRICKS_BEFORE_RESERVE;
  }

  /** Whether the completed trick is the one after which both take up their five cards. */
  get isReserveTaken(): boolean {
    return !this.hasReserves && this.position?.tricks.length === TRICKS_BEFORE_RESERVE;
  }

  /**
   * Both hands before the play: as dealt, and without the cards put away; with the five face down once
   * these are taken up, and at the end of the deal.
   */
  get heldBefore(): ByTwo<readonly Card[]> {
    const { contract, declarer, layout, position } = this;
    const { hands, reserves } = this.deal;
    const { elder, dealer }: ByTwo<readonly Card[]> =
      position === null || contract === null || declarer === null
        ? { ...hands, [this.reader]: this.cards }
        : startForTwo(this.deal, contract, declarer, layout).hands;
    if (this.hasReserves && !this.isOver) return { elder, dealer };
    return {
      elder: [...elder, ...reserves.elder],
      dealer: [...dealer, ...reserves.dealer],
    };
  }

  /** The points in each player’s tricks, for a reader who does not want to count. */
  get trickPoints(): { readonly you: number; readonly opponent: number } {
    const tricks = this.position?.tricks ?? [];
    const of = (seat: TwoSeat): number =>
      tricks.reduce((sum, { points, winner }) => sum + (winner === seat ? points : 0), 0);
    return { you: of(this.reader), opponent: of(otherOfTwo(this.reader)) };
  }

  /** The points of the cards the reader has put away. */
  get pointsAway(): number {
    return this.readerPlays && this.layout !== null ? sumPoints(this.layout) : 0;
  }
}

import { showPosition } from '../../src/game/replay/show-position.ts';
import type { Direction } from '../../src/game/replay/step.ts';
import type { Card } from '../../src/game/skat/cards.ts';
import { SKAT_RULES, legalPlays, playCard, startPlay } from '../../src/game/skat/play.ts';
import type { Position } from '../../src/game/skat/play.ts';
import { seatsFrom } from '../../src/game/skat/seats.ts';
import type { BySeat, Seat } from '../../src/game/skat/seats.ts';
import type { Layout } from '../../src/game/skat/deal.ts';
import type { Problem } from '../../src/problems/problem.ts';
import type { Remark } from '../figure/remarks.ts';
import type { TableFigure } from '../figure/table-figure.ts';
import { TableLook } from '../figure/players/table-look.svelte.ts';

/** Cards that are played on the table from the place of the problem on, with all hands open. */
export interface ShownLine {
  readonly hands: BySeat<readonly Card[]>;
  readonly away: Layout;
  readonly cards: readonly Card[];
}

const NO_REMARKS: ReadonlyMap<Card, Remark> = new Map();

/** A problem as the table shows it: the place with what was played before it, or a line from it on. */
export class ProblemFigure implements TableFigure {
  readonly below: Seat;
  readonly look = new TableLook();
  readonly turn = null;
  readonly #problem: Problem;
  readonly #onanswer: (card: Card) => void;
  readonly #onrefuse: (card: Card) => void;
  /** The positions from the first lead to the place. */
  readonly #before: readonly Position[];
  cardMoved = $state(false);
  /** What is said of each card once the answer is given; null before. */
  shares: ReadonlyMap<Card, Remark> | null = $state.raw(null);
  #line: ShownLine | null = $state.raw(null);
  /** How many tricks have been played at the place that is looked at; null for the place itself. */
  #trick: number | null = $state(null);
  /** How many cards of the line lie on the table. */
  #at = $state(0);

  readonly #after = $derived.by(() => {
    const line = this.#line;
    if (line === null) return [];
    const positions = [{ ...this.#problem.state.play!, hands: line.hands }];
    for (const card of line.cards) positions.push(playCard(positions.at(-1)!, card));
    return positions;
  });

  readonly #shown = $derived.by(() => {
    const { isDeclarer, state, view } = this.#problem;
    const line = this.#line;
    const position =
      line !== null
        ? this.#after[this.#at]!
        : this.#before[this.#trick === null ? this.#before.length - 1 : 3 * this.#trick]!;
    const isAside = state.layout !== null;
    const layout = line?.away ?? (isDeclarer ? view.layout : null) ?? state.layout;
    const before = {
      game: SKAT_RULES,
      contract: state.contract!,
      declarer: state.declarer,
      layout: isAside ? layout : null,
      hands: handsAtStart(position),
      leader: 'V',
    };
    const isLookedAt = line !== null ? this.#at > 0 : this.#trick !== null;
    return showPosition(before, position, isLookedAt && position.table.length === 0);
  });

  /**
   * @param onanswer takes the card that the reader plays.
   * @param onrefuse takes a card that may not be played here.
   */
  constructor(
    problem: Problem,
    onanswer: (card: Card) => void,
    onrefuse: (card: Card) => void = () => undefined,
  ) {
    this.#problem = problem;
    this.#onanswer = onanswer;
    this.#onrefuse = onrefuse;
    this.below = problem.seat;
    const play = problem.state.play!;
    const cards = [...play.tricks.flatMap((trick) => trick.cards), ...play.table];
    const positions = [startPlay(handsAtStart(play), play.game, play.declarer)];
    for (const card of cards) positions.push(playCard(positions.at(-1)!, card));
    this.#before = positions;
    this.look.seeAs(problem.seat);
    this.look.open = problem.view.open === null ? null : problem.view.declarer;
  }

  get replay() {
    const { deal, contract } = this.#problem.state;
    const skat =
      this.#line !== null && this.#problem.state.layout === null ? this.#line.away : deal.skat;
    return {
      game: SKAT_RULES,
      hand: { contract: contract!, deal: { ...deal, skat }, turned: this.#problem.view.turned },
    };
  }
  get line() {
    return this.#shown.line;
  }
  get stop() {
    return this.#shown.stop;
  }
  get skatKnown(): boolean {
    return this.#line !== null || this.#problem.view.layout !== null;
  }
  get remarks() {
    const cards = (this.isAtPlace ? this.shares : null) ?? NO_REMARKS;
    return { onCards: this.shares !== null, cards };
  }

  /** Whether the table shows the place of the problem, and neither an earlier trick nor a line. */
  get isAtPlace(): boolean {
    return this.#line === null && this.#trick === null;
  }
  get isInLine(): boolean {
    return this.#line !== null;
  }
  /** How many tricks were played before the problem. */
  get tricksBefore(): number {
    return this.#problem.view.tricks.length;
  }
  /** How many of them have been played where the reader looks. */
  get tricksSeen(): number {
    return this.#trick ?? this.tricksBefore;
  }
  /** How many cards of the line have been played. */
  get cardsShown(): number {
    return this.#at;
  }
  get lineCards(): readonly Card[] {
    return this.#line?.cards ?? [];
  }
  /** The positions of the line, the first before its first card; empty without a line. */
  get positions(): readonly Position[] {
    return this.#after;
  }
  get canGoBack(): boolean {
    if (this.#line !== null) return this.#at > 0;
    return (this.#trick ?? this.tricksBefore + 1) > 1;
  }
  get canGoOn(): boolean {
    return this.#line !== null ? this.#at < this.#line.cards.length : this.#trick !== null;
  }

  /** The cards to press: only at the place itself, and until one was pressed. */
  get playable(): readonly Card[] {
    return this.isAtPlace && this.shares === null ? legalPlays(this.#problem.state.play!) : [];
  }
  play(card: Card): void {
    this.#onanswer(card);
  }
  refuse(card: Card): void {
    this.#onrefuse(card);
  }

  /** One trick back or on in what has been played; one card in a line. */
  card(direction: Direction): void {
    const isBack = direction === 'back';
    if (isBack ? !this.canGoBack : !this.canGoOn) return;
    if (this.#line !== null) {
      this.cardMoved = true;
      this.#at += isBack ? -1 : 1;
      return;
    }
    this.cardMoved = false;
    const all = this.tricksBefore;
    // The last trick lies on the table one step before the place.
    const next = this.#trick === null ? all : this.#trick + (isBack ? -1 : 1);
    this.#trick = next > all ? null : next;
  }

  /** Back to the place. */
  toPlace(): void {
    this.cardMoved = false;
    this.#line = null;
    this.#trick = null;
    this.#at = 0;
    this.look.seeAs(this.below);
  }

  /** Opens all hands and shows a line, with its first card played. */
  showLine(line: ShownLine): void {
    this.toPlace();
    this.#line = line;
    this.#at = Math.min(1, line.cards.length);
    this.look.seeAs('open');
  }
}

/** Each hand before the first lead: what is held, and what was played from it. */
function handsAtStart(position: Position): BySeat<readonly Card[]> {
  const tricks = [...position.tricks, { leader: position.leader, cards: position.table }];
  const playedBy = (seat: Seat): Card[] =>
    tricks.flatMap(({ cards, leader }) => {
      const card = cards[seatsFrom(leader).indexOf(seat)];
      return card === undefined ? [] : [card];
    });
  const of = (seat: Seat): readonly Card[] => [...position.hands[seat], ...playedBy(seat)];
  return { V: of('V'), M: of('M'), H: of('H') };
}

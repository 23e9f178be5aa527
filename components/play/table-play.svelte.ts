/** What the reader does at the table: sits down, acts, takes back, claims, asks for advice. */
import { TABLE_MESSAGES } from '#edition/play/table-words.ts';
import type { Action, Decision } from '../../src/strategy/players/action.ts';
import type { AskedDeal } from '../../src/play/asked-deal.ts';
import { dealByChance, seedOfDeal } from '../../src/game/codes/numbered-deals.ts';
import {
  dealAtTable,
  fromDecision,
  isKnown,
  readersNextSeat,
  readersSide,
  standsAlike,
  withAction,
  withoutLastCard,
} from '../../src/play/sitting.ts';
import type { SetGame } from '../../src/play/set-game.ts';
import type { PlayPlace, PlayRules, TableDeal } from '../../src/play/sitting.ts';
import type { Direction } from '../../src/game/replay/step.ts';
import type { Card } from '../../src/game/skat/cards.ts';
import type { Game } from '../../src/game/skat/order.ts';
import type { Position } from '../../src/game/skat/play.ts';
import type { Seat } from '../../src/game/skat/seats.ts';
import type { CardChoice } from '../figure/table-figure.ts';
import { GameChoice } from './game-choice.svelte.ts';
import { TOLD_WORLDS } from './elbow/elbow.svelte.ts';
import { TableCourse } from './table-course.svelte.ts';

/** The step of a hint, from 1, that says what to do. */
const TELLING_STEP = 3;

export class TablePlay extends TableCourse {
  /**
   * What a strong player would do in the reader's seat, once the reader has asked; and how much of
   * it is shown.
   */
  advice: Decision | null = $state.raw(null);
  adviceShown = $state(0);
  /** The line that beats the reader's claim; null if the claim has not been beaten. */
  refutation: { readonly position: Position; readonly line: readonly Card[] } | null =
    $state.raw(null);
  /** The game that the reader is about to name. */
  readonly choice = new GameChoice();
  /** Where the deals are played. */
  readonly playedAt: PlayPlace = 'table';
  /** Whether an action of the reader is being judged before it is carried out. */
  #weighing = false;

  /** For the table: the cards that the reader puts away. */
  get cardChoice(): CardChoice | null {
    if (this.view?.asked?.what !== 'layout') return null;
    const { choice } = this;
    return {
      chosen: choice.away,
      press: (card) => {
        choice.press(card as Card);
      },
    };
  }
  get sortedBy(): Game | null {
    return this.state?.play === null ? this.choice.sortedBy : null;
  }

  /** Plays a card; to lead one clears the trick that still lies there. */
  play(card: Card): void {
    this.letGo();
    this.act({ do: 'card', card });
  }
  /** Handles a swipe: onwards it clears the trick on the table; nothing goes back. */
  card(direction: Direction): void {
    if (direction === 'forward') this.letGo();
  }

  /** Sits down: a new sheet and the first deal, with bidding or at a set game. */
  sitDown(
    rules: PlayRules,
    number: bigint | null,
    seat: Seat | null,
    game: SetGame | null = null,
  ): void {
    const deal = this.#dealt(number, seat ?? 'V', game);
    this.change(() => ({ ...rules, done: [], deal }));
    this.begin();
  }

  /** The next deal of the sitting, by chance or by its number. */
  nextDeal(
    number: bigint | null = null,
    seat: Seat | null = null,
    game: SetGame | null = null,
  ): void {
    const deal = this.#dealt(number, seat ?? readersNextSeat(this.sitting?.done ?? []), game);
    this.change((sitting) => ({ ...sitting, deal }));
    this.begin();
  }

  /** A deal by chance or by its number; one whose cards the reader knows does not count. */
  #dealt(number: bigint | null, seat: Seat, game: SetGame | null): TableDeal {
    const { sitting } = this;
    const fresh = number ?? dealByChance(this.world.chance());
    const deal = dealAtTable(fresh, seat, game);
    return sitting !== null && isKnown(sitting, fresh) ? { ...deal, repeat: true } : deal;
  }

  /** Plays the deal again from one of its decisions; the sheet lists it, and does not count it. */
  playFrom(index: number): void {
    const { deal } = this;
    if (deal === null || !this.over) return;
    this.change((sitting) => ({ ...sitting, deal: fromDecision(deal, index) }));
    this.begin();
    this.seeAll();
  }

  /** The same deal once more; the result of the first time stays on the sheet. */
  again(): void {
    const { deal } = this;
    if (deal !== null) this.nextDeal(BigInt(deal.number), deal.seat, deal.game);
  }

  /**
   * Makes the deal that an address asks for the next one, on this sheet or on a new one by its
   * laws.
   */
  takeAsked({ game, laws, number, seat }: AskedDeal, onNewSheet: boolean): void {
    const { sitting } = this;
    if (onNewSheet && sitting !== null) {
      const { strength } = sitting;
      this.sitDown({ laws: laws ?? sitting.laws, strength }, number, seat, game);
    } else this.nextDeal(number, seat, game);
  }

  /**
   * Carries out an action of the reader; `complaint` says why it is not allowed. If the reader
   * wishes it and the action clearly costs something, they are first asked whether they are `sure`.
   */
  act(action: Action, sure = false): void {
    if (!this.readersTurn || this.deal === null || this.state === null) return;
    const next = withAction(this.deal, this.state, action);
    if ('refused' in next) {
      this.complaint = next.refused;
      return;
    }
    if (sure || !this.speaksBefore) this.put(next, action, this.seat);
    else void this.#putIfSound(action, this.deal);
  }

  /** Carries the action out unless it throws something away; then the reader is asked. */
  async #putIfSound(action: Action, deal: TableDeal): Promise<void> {
    const place = this.elbowPlace();
    if (place === null || this.#weighing) return;
    this.#weighing = true;
    const lets = await this.elbow.lets(place, action, this.guided);
    this.#weighing = false;
    // The reader may have taken a card back meanwhile, or left the table.
    if (!standsAlike(this.deal, deal)) this.elbow.leave();
    else if (lets) this.act(action, true);
    else this.#countTold();
  }

  /** Counts a hint or a warning, which say what to do or what not to. */
  #countTold(): void {
    this.note((deal) => ({ ...deal, told: deal.told + 1 }));
  }

  /** Takes back the reader's last card. */
  takeBack(): void {
    const { deal, sitting } = this;
    if (deal === null || sitting === null || this.over) return;
    const back = withoutLastCard(deal, sitting.laws);
    if (back === null) return;
    this.asking.end();
    this.cardMoved = false;
    this.change((now) => ({ ...now, deal: back }));
    this.seeAll();
    this.forget();
    this.message = TABLE_MESSAGES.takenBack;
  }

  /** Gives up the rest for the reader's side. */
  concede(): void {
    const { deal, state } = this;
    if (deal === null || state?.stage !== 'play' || this.over) return;
    const side = readersSide(state, this.seat);
    if (side === null) return;
    this.asking.end();
    this.message = '';
    this.lay({ ...deal, conceded: side }, deal);
  }

  /**
   * Claims the rest. A true claim settles the deal; a false one is refuted, which shows the others’
   * cards: the deal goes on, and does not count.
   */
  async claim(): Promise<void> {
    const { deal, seat } = this;
    const position = this.state?.play ?? null;
    if (deal === null || position === null || this.claimable === null) return;
    this.forget();
    const signal = this.asking.begin();
    try {
      const { holds, line } = await this.world.claim(position, seat, signal);
      if (signal.aborted) return;
      this.asking.end();
      if (holds) {
        const rest = line.map((card): Action => ({ do: 'card', card }));
        const actions = [...deal.actions, ...rest];
        this.message = '';
        this.lay({ ...(this.deal ?? deal), actions, claimed: deal.actions.length }, deal);
        return;
      }
      this.note((now) => ({ ...now, shown: true }));
      this.refutation = { line, position };
      this.message = TABLE_MESSAGES.notYours;
      void this.goOn();
    } catch (error) {
      if (!signal.aborted) this.complain(error);
    }
  }

  /** One more step of advice: what to look at, the rule, what to do, and why. */
  async advise(): Promise<void> {
    if (this.advice !== null) {
      this.adviceShown++;
      // The steps before only say where to look, and the rule of the book.
      if (this.adviceShown === TELLING_STEP) this.#countTold();
      return;
    }
    const { deal, sitting, view } = this;
    if (view === null || deal === null || sitting === null || this.thinking) return;
    const signal = this.asking.begin();
    try {
      const seed = seedOfDeal(BigInt(deal.number));
      const decision = await this.world.ask(view, 'strong', seed, signal, TOLD_WORLDS);
      // The reader may have played meanwhile, here or in another tab: then it is too late for
      // advice.
      if (signal.aborted) return;
      this.asking.end();
      this.advice = decision;
      this.adviceShown = 1;
    } catch (error) {
      if (!signal.aborted) this.complain(error);
    }
  }

  protected override forget(): void {
    super.forget();
    this.choice.clear();
    this.advice = null;
    this.adviceShown = 0;
    this.refutation = null;
  }
}

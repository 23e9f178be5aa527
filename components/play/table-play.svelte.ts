/**
 * The actions at the table where the reader plays: those of the reader, of the other players, and
 * of the book at the reader's elbow. The state of the table is in table-state.svelte.ts.
 */
import { Kept } from '../../src/lib/storage/kept.ts';
import type { Action, Decision } from '../../src/strategy/players/action.ts';
import { seatView } from '../../src/strategy/players/view.ts';
import type { AskedDeal } from '../../src/play/asked-deal.ts';
import { dealByChance, seedOfDeal } from '../../src/play/deals.ts';
import { countedSide } from '../../src/play/count.ts';
import { TABLE_FORMAT } from '../../src/play/play-format.ts';
import type { KeptTable } from '../../src/play/play-format.ts';
import type { When } from '../../src/play/elbow-format.ts';
import { isFirstGame } from '../../src/play/first-game.ts';
import type { CourseStep } from '../../src/play/guide/end-words.ts';
import { doneDeal } from '../../src/play/on-sheet.ts';
import {
  dealAtTable,
  fromDecision,
  isDone,
  isKnown,
  readersNextSeat,
  standsAlike,
  stateOfDeal,
  withAction,
  withoutLastCard,
} from '../../src/play/sitting.ts';
import type { SetGame } from '../../src/play/set-game.ts';
import type { PlayRules, Sitting, TableDeal } from '../../src/play/sitting.ts';
import { readersSide, sayDone } from '../../src/play/play-words.ts';
import type { Direction } from '../../src/game/replay/step.ts';
import type { Card } from '../../src/game/skat/cards.ts';
import type { Game } from '../../src/game/skat/order.ts';
import type { Position } from '../../src/game/skat/play.ts';
import type { Seat } from '../../src/game/skat/seats.ts';
import { cardName } from '../../src/game/words/cards.ts';
import { keepingTroubles } from '../score/keeping-troubles.ts';
import type { CardChoice } from '../figure/figure.svelte.ts';
import { GameChoice } from './game-choice.svelte.ts';
import { OneQuestion } from './one-question.svelte.ts';
import { courseOfDeal } from './elbow/course.ts';
import { ElbowAtTable, TOLD_WORLDS } from './elbow/elbow.svelte.ts';
import type { ElbowPlace } from './elbow/elbow.svelte.ts';
import { TableState } from './table-state.svelte.ts';
import type { TableWorld } from './table-world.ts';

const TROUBLES = keepingTroubles('sittings');

export class TablePlay extends TableState {
  trouble = $state('');
  ready = $state(false);
  /** What has just been said and done, shown and spoken. */
  message = $state('');
  /**
   * What a strong player would do in the reader's seat, once the reader has asked; and how much of
   * it is shown.
   */
  advice: Decision | null = $state.raw(null);
  adviceShown = $state(0);
  /** The line that beats the reader's claim; null if the claim has not been beaten. */
  refutation: { readonly position: Position; readonly line: readonly Card[] } | null =
    $state.raw(null);
  /** Whether the reader has put the guide of the first game away. */
  guideIsAway =
    $state(
      false,
    ); /** Whether the tricks of the deal that has just ended are being counted, or shown counted. */
  count: 'none' | 'running' | 'shown' = $state('none');
  readonly elbow: ElbowAtTable;
  /** The game that the reader is about to name. */
  readonly choice = new GameChoice();
  readonly #store: Kept<KeptTable>;
  readonly #world: TableWorld;
  readonly #asking = new OneQuestion();
  /** Whether the trick on the table waits for the reader; also the one they come back to. */
  trickWaits = $state(true);
  /** Whether an action of the reader is being judged before it is carried out. */
  #weighing = false;
  /** Whether the stored sitting is being changed here, and not in another tab. */
  #changing = false;

  constructor(world: TableWorld) {
    super();
    this.#world = world;
    this.elbow = new ElbowAtTable(world);
    this.#store = new Kept(TABLE_FORMAT, world.browser, {
      // The game goes on whether there is room to store it or not.
      holds: true,
      tell: ({ trouble, value }) => {
        const was = this.place;
        this.sitting = value;
        if (this.place !== was && !this.#changing) this.#follow();
        this.lookOn();
        this.trouble = trouble === null ? '' : TROUBLES[trouble];
      },
    });
  }

  /** Reads the stored sitting and goes on with it, until the returned function is called. */
  open(): () => void {
    const close = this.#store.open();
    const closeElbow = this.elbow.open();
    this.seeAgain();
    this.ready = true;
    this.trickWaits = true;
    if (!this.lies) void this.#goOn();
    return () => {
      this.#asking.end();
      close();
      closeElbow();
    };
  }

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

  get thinking(): boolean {
    return this.#asking.thinking;
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
    this.#change(() => ({ ...rules, done: [], deal }));
    this.#begin();
  }

  /** The next deal of the sitting, by chance or by its number. */
  nextDeal(
    number: bigint | null = null,
    seat: Seat | null = null,
    game: SetGame | null = null,
  ): void {
    const deal = this.#dealt(number, seat ?? readersNextSeat(this.sitting?.done ?? []), game);
    this.#change((sitting) => ({ ...sitting, deal }));
    this.#begin();
  }

  /** A deal by chance or by its number; one whose cards the reader knows does not count. */
  #dealt(number: bigint | null, seat: Seat, game: SetGame | null): TableDeal {
    const { sitting } = this;
    const fresh = number ?? dealByChance(this.#world.chance());
    const deal = dealAtTable(fresh, seat, game);
    return sitting !== null && isKnown(sitting, fresh) ? { ...deal, repeat: true } : deal;
  }

  /** Plays the deal again from one of its decisions; the sheet lists it, and does not count it. */
  playFrom(index: number): void {
    const { deal } = this;
    if (deal === null || !this.over) return;
    this.#change((sitting) => ({ ...sitting, deal: fromDecision(deal, index) }));
    this.#begin();
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

  /** Leaves the table: the sheet and the deal are gone. */
  getUp(): void {
    this.#asking.end();
    this.count = 'none';
    this.#forget();
    this.#store.change(() => null);
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
    if (sure || !this.speaksBefore) this.#put(next, action, this.seat);
    else void this.#putIfSound(next, action, this.deal);
  }

  /** Whether the reader has a word of the guide at every step: in the first game, or by choice. */
  get guided(): boolean {
    const { deal, elbow, sitting } = this;
    if (deal === null || sitting === null) return false;
    return elbow.when === 'guide' || (!this.guideIsAway && isFirstGame(deal, sitting));
  }

  /** When the book speaks at this deal; what the reader chooses holds for every later one. */
  get whenToSpeak(): When {
    return this.guided ? 'guide' : this.elbow.when;
  }
  set whenToSpeak(when: When) {
    this.guideIsAway = when !== 'guide';
    this.elbow.when = when;
  }

  /** Whether the reader is asked before an action that costs something. */
  get speaksBefore(): boolean {
    return this.guided || this.elbow.when === 'before';
  }

  /** Carries the action out unless it throws something away; then the reader is asked. */
  async #putIfSound(next: TableDeal, action: Action, deal: TableDeal): Promise<void> {
    const place = this.#elbowPlace();
    if (place === null || this.#weighing) return;
    this.#weighing = true;
    const lets = await this.elbow.lets(place, action, this.guided);
    this.#weighing = false;
    // The reader may have taken a card back meanwhile, or left the table.
    if (this.deal !== deal) this.elbow.leave();
    else if (lets) this.#put(next, action, this.seat);
    else this.#change((now) => ({ ...now, deal: { ...deal, told: deal.told + 1 } }));
  }

  #elbowPlace(): ElbowPlace | null {
    const { deal, place, state, view } = this;
    if (deal === null || state === null || view === null) return null;
    return { name: place, state, view, seed: seedOfDeal(BigInt(deal.number)) };
  }

  /** Begins to judge the reader's cards while the reader thinks, where the reader may be asked. */
  lookAhead(): void {
    const place = this.#elbowPlace();
    if (place !== null && this.speaksBefore) this.elbow.lookAhead(place);
  }

  /** Begins to weigh the game that the reader is about to name, as {@link lookAhead} does. */
  weighAhead(action: Action): void {
    const place = this.#elbowPlace();
    if (place !== null && this.speaksBefore) void this.elbow.weighAhead(place, action);
  }

  /** What the reader's decisions in a deal that is over came to, as the cards lay. */
  courseOfDeal(signal: AbortSignal): Promise<readonly CourseStep[]> {
    const { deal, sitting } = this;
    return deal === null || sitting === null
      ? Promise.resolve([])
      : courseOfDeal(this.#world, deal, sitting.laws, signal);
  }

  /** Clears the complete trick after a moment, unless it waits for the reader. */
  async #clearTrick(): Promise<void> {
    const { deal, guided } = this;
    const { trick } = this.#world.pace();
    // The guide has a word on each trick.
    this.trickWaits = guided || trick === null;
    if (guided || trick === null) return;
    await this.#world.wait(trick);
    // The reader may have cleared it, or taken their card back.
    if (this.deal === deal) this.letGo();
  }

  /** Clears the complete trick from the table. */
  letGo(): void {
    if (!this.lies) return;
    // It has been spoken, and would be again when the words after it change.
    this.message = '';
    this.seeAll();
    void this.#goOn();
  }

  /** Takes back the reader's last card. */
  takeBack(): void {
    const { deal, sitting } = this;
    if (deal === null || sitting === null || this.over) return;
    const back = withoutLastCard(deal, sitting.laws);
    if (back === null) return;
    this.#asking.end();
    this.cardMoved = false;
    this.#change((now) => ({ ...now, deal: back }));
    this.seeAll();
    this.#forget();
    this.message = 'Taken back.';
  }

  /** Gives up the rest for the reader's side. */
  concede(): void {
    const { deal, state } = this;
    if (deal === null || state?.stage !== 'play' || this.over) return;
    const side = readersSide(state, this.seat);
    if (side === null) return;
    this.#asking.end();
    this.message = '';
    this.#lay({ ...deal, conceded: side }, deal);
  }

  /**
   * Claims the rest. A true claim settles the deal; a false one is refuted, which shows the others’
   * cards: the deal goes on, and does not count.
   */
  async claim(): Promise<void> {
    const { deal, seat } = this;
    const position = this.state?.play ?? null;
    if (deal === null || position === null || this.claimable === null) return;
    this.#forget();
    const signal = this.#asking.begin();
    try {
      const { holds, line } = await this.#world.claim(position, seat, signal);
      if (signal.aborted) return;
      this.#asking.end();
      if (this.deal !== deal) return;
      if (holds) {
        const rest = line.map((card): Action => ({ do: 'card', card }));
        const actions = [...deal.actions, ...rest];
        this.message = '';
        this.#lay({ ...deal, actions, claimed: deal.actions.length }, deal);
        return;
      }
      this.#change((now) => ({ ...now, deal: { ...deal, shown: true } }));
      this.refutation = { line, position };
      this.message = 'Your claim does not hold: the others can beat it.';
      void this.#goOn();
    } catch (error) {
      if (!signal.aborted) this.#complain(error);
    }
  }

  /** One more step of advice: what to look at, the rule, what to do, and why. */
  async advise(): Promise<void> {
    if (this.advice !== null) {
      this.adviceShown++;
      return;
    }
    const { deal, sitting, view } = this;
    if (view === null || deal === null || sitting === null || this.thinking) return;
    const signal = this.#asking.begin();
    try {
      const seed = seedOfDeal(BigInt(deal.number));
      const decision = await this.#world.ask(view, 'strong', seed, signal, TOLD_WORLDS);
      // The reader may have played meanwhile, here or in another tab: then it is too late for
      // advice.
      if (signal.aborted) return;
      this.#asking.end();
      if (this.deal !== deal) return;
      this.advice = decision;
      this.adviceShown = 1;
      this.#change((now) => ({ ...now, deal: { ...deal, told: deal.told + 1 } }));
    } catch (error) {
      if (!signal.aborted) this.#complain(error);
    }
  }

  #change(change: (sitting: Sitting) => Sitting): void {
    this.#changing = true;
    this.#store.change((sitting) =>
      change(sitting ?? { laws: 'american-1922', strength: 'club', done: [], deal: null }),
    );
    this.#changing = false;
  }

  /** The deal has gone on in another tab, so drop what was said here about its former place. */
  #follow(): void {
    this.#asking.end();
    this.count = 'none';
    this.message = '';
    this.#forget();
    this.seeAgain();
  }

  #begin(): void {
    this.#asking.end();
    this.count = 'none';
    this.seenTricks = 0;
    this.message = '';
    this.#forget();
    void this.#goOn();
  }

  #forget(): void {
    this.elbow.leave();
    this.choice.clear();
    this.shownStop = null;
    this.advice = null;
    this.adviceShown = 0;
    this.refutation = null;
    this.complaint = '';
  }

  #put(deal: TableDeal, action: Action, seat: Seat): void {
    this.#asking.end();
    this.cardMoved = ['card', 'take', 'declare'].includes(action.do);
    this.#lay(deal, this.deal);
    const { look, state } = this;
    if (state !== null) {
      this.message = sayDone(action, seat, state, deal, {
        name: (card) => cardName(card, look.terms, look.suits),
        suits: look.suits,
      });
    }
    void this.#goOn();
  }

  /**
   * Stores the deal as it stands now and, at its end, adds it to the sheet, in one step. If another
   * tab has gone on with it, or has another deal, that one stays: a deal stands on the sheet once.
   *
   * @param from how it stood before.
   */
  #lay(deal: TableDeal, from: TableDeal | null): void {
    this.#change((sitting) => {
      if (!standsAlike(sitting.deal, from)) return sitting;
      const state = stateOfDeal(deal, sitting.laws);
      const done = isDone(deal, state) ? [...sitting.done, doneDeal(deal, state)] : sitting.done;
      return { ...sitting, deal, done };
    });
    this.#forget();
    if (this.over && deal.conceded === null && this.state !== null) {
      this.count = countedSide(this.state, deal.seat) === null ? 'none' : 'running';
    }
  }

  #complain(error: unknown): void {
    this.#asking.end();
    this.complaint = error instanceof Error ? error.message : String(error);
  }

  /** Lets the others act until it is the reader's turn, or a complete trick lies on the table. */
  async #goOn(): Promise<void> {
    const { deal, seat, sitting, state, turn } = this;
    if (deal === null || state === null || sitting === null || turn === null) return;
    if (this.lies) {
      void this.#clearTrick();
      return;
    }
    if (turn === seat) return;
    const signal = this.#asking.begin();
    try {
      const seed = seedOfDeal(BigInt(deal.number));
      const [{ action }] = await Promise.all([
        this.#world.ask(seatView(state, turn), sitting.strength, seed, signal),
        this.#world.wait(this.#world.pace().action),
      ]);
      if (signal.aborted) return;
      this.#asking.end();
      // Another tab may have gone on with it.
      if (this.deal !== deal) return;
      const next = withAction(deal, state, action);
      if ('refused' in next) this.complaint = next.refused;
      else this.#put(next, action, turn);
    } catch (error) {
      if (!signal.aborted) this.#complain(error);
    }
  }

  /** Asks the others again, after they could not be asked. */
  tryAgain(): void {
    this.complaint = '';
    void this.#goOn();
  }
}

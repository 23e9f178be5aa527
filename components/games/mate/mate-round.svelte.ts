import { cardsToPlay, seatInTurn } from '../../../src/game/cards/play.ts';
import { mateDeal } from '../../../src/game/others/mate/deal-number.ts';
import {
  MATE_RULES,
  isFreeMove,
  mayPutAside,
  otherOfMate,
  playMate,
  sortMate,
  startMate,
  withoutCard,
} from '../../../src/game/others/mate/rules.ts';
import type { MateCard, MatePosition, MateSeat } from '../../../src/game/others/mate/rules.ts';
import { mateOutcome } from '../../../src/game/others/mate/score.ts';
import type { MateOutcome } from '../../../src/game/others/mate/score.ts';
import type {
  BegunMate,
  MatePlayer,
  MateSetup,
  MateSheet,
} from '../../../src/game/others/mate/begun-mate.ts';
import type { MateChoice } from '../../../src/game/others/mate/solver.ts';
import type { MateEngine } from './engine.ts';

/** The stage of a round: putting a card aside, play, the end of its first game, and of its second. */
export type MateStage = 'aside' | 'play' | 'between' | 'done';

/**
 * A round of Mate between the reader and the solver: one deal, played twice with changed hands. The same
 * hand leads in both games.
 */
export class MateRound {
  readonly setup: MateSetup;
  readonly #engine: MateEngine;
  readonly #pause: () => Promise<void>;
  readonly #deal: { readonly X: readonly MateCard[]; readonly Y: readonly MateCard[] };
  /** The reader’s hand in this game. */
  #seat: MateSeat = $state('X');
  #game: 1 | 2 = $state(1);
  #stage: MateStage = $state('aside');
  #aside = $state.raw<{ X: MateCard | null; Y: MateCard | null }>({ X: null, Y: null });
  #asideTurn: MateSeat = $state('X');
  #position = $state.raw<MatePosition | null>(null);
  #outcome: MateOutcome | null = $state.raw(null);
  /** The number of the move that was answered by the Free Move, or null. */
  #freeMoveAt: number | null = $state(null);
  #sheet: MateSheet = $state.raw({ you: 0, engine: 0 });
  #isThinking = $state(false);
  #trouble = $state('');
  /** Whether the round was left, so that later answers of the engine are ignored. */
  #hasLeft = false;
  /** The value of each card the reader may choose; null until the engine has answered. */
  #worths: readonly MateChoice[] | null = $state.raw(null);
  /** What the reader’s last card gave away; null if nothing, or if it is unknown. */
  #loss: { readonly best: readonly MateCard[]; readonly by: number } | null = $state.raw(null);

  /** The choices of both players in each game so far, in their order. */
  #choices: BegunMate['games'] = $state.raw([[]]);

  /**
   * @param games the choices of a round that was left in the middle.
   * @param pause lets the reader look at a move that is answered before the engine leads the next.
   */
  constructor(
    setup: MateSetup,
    engine: MateEngine,
    games: BegunMate['games'] = [],
    pause = (): Promise<void> => Promise.resolve(),
  ) {
    this.setup = setup;
    this.#pause = pause;
    this.#deal = mateDeal(setup.number, setup.variant.deck);
    this.#seat = setup.seat;
    this.#engine = engine;
    for (const [index, choices] of games.slice(0, 2).entries()) {
      if (index === 1) this.#begin();
      for (const card of choices) if (this.#isAllowed(card)) this.#makeChoice(card);
    }
    void this.#advance();
  }

  /** The round as far as it has come, to be stored. */
  get begun(): BegunMate {
    return { ...this.setup, games: this.#choices };
  }

  get stage(): MateStage {
    return this.#stage;
  }
  get game(): 1 | 2 {
    return this.#game;
  }
  get seat(): MateSeat {
    return this.#seat;
  }
  get isThinking(): boolean {
    return this.#isThinking;
  }
  get trouble(): string {
    return this.#trouble;
  }
  get outcome(): MateOutcome | null {
    return this.#outcome;
  }
  get freeMoveAt(): number | null {
    return this.#freeMoveAt;
  }
  get sheet(): MateSheet {
    return this.#sheet;
  }
  get worths(): readonly MateChoice[] | null {
    return this.#worths;
  }
  get loss(): { readonly best: readonly MateCard[]; readonly by: number } | null {
    return this.#loss;
  }
  get position(): MatePosition | null {
    return this.#position;
  }

  /** The cards left in a hand. */
  cards(seat: MateSeat): readonly MateCard[] {
    return sortMate(this.#position?.hands[seat] ?? this.dealt(seat));
  }

  /** The cards of a hand before the first move of this game. */
  dealt(seat: MateSeat): readonly MateCard[] {
    return withoutCard(this.#deal[seat], this.#aside[seat]);
  }

  /** Who is to put a card aside, before the first move. */
  get asideTurn(): MateSeat {
    return this.#asideTurn;
  }

  /** The card a hand has put aside, or null. */
  aside(seat: MateSeat): MateCard | null {
    return this.#aside[seat];
  }

  /** The player of a hand. */
  playerAt(seat: MateSeat): MatePlayer {
    return seat === this.#seat ? 'you' : 'engine';
  }

  /** Whether the reader is to put a card aside or to play one. */
  get readersTurn(): boolean {
    if (this.#isThinking) return false;
    if (this.#stage === 'aside') return this.#asideTurn === this.#seat;
    return this.#stage === 'play' && this.#toMove === this.#seat;
  }

  /** The cards the reader may put aside or play now. */
  get allowed(): readonly MateCard[] {
    if (!this.readersTurn) return [];
    const first = this.#seat === 'X' ? null : this.#aside.X;
    const cards =
      this.#position === null
        ? this.#deal[this.#seat].filter((card) => mayPutAside(card, first))
        : cardsToPlay(MATE_RULES, this.#position);
    return cards.filter((card, index) => cards.indexOf(card) === index);
  }

  /** Those of the allowed cards that would use the Free Move. */
  get freeCards(): readonly MateCard[] {
    const { game, hands, table: [led] = [] } = this.#position ?? {};
    if (game === undefined || hands === undefined || led === undefined) return [];
    return this.allowed.filter((card) => isFreeMove(card, hands[this.#seat], led, game.variant));
  }

  get #toMove(): MateSeat {
    return this.#position === null ? 'X' : seatInTurn(MATE_RULES, this.#position);
  }

  /** Makes the reader’s choice: a card, or null to put none aside. Ignores what is not allowed. */
  choose(card: MateCard | null): void {
    if (!this.readersTurn) return;
    if (card === null ? this.#stage !== 'aside' : !this.allowed.includes(card)) return;
    this.#trouble = '';
    this.#judge(card);
    this.#makeChoice(card);
    void this.#advance();
  }

  /** Changes hands and starts the second game. */
  changeHands(): void {
    if (this.#stage !== 'between') return;
    this.#begin();
    void this.#advance();
  }

  /** Starts the second game with changed hands; does nothing before the first is over. */
  #begin(): void {
    if (this.#stage !== 'between') return;
    this.#choices = [...this.#choices, []];
    this.#seat = otherOfMate(this.#seat);
    this.#game = 2;
    this.#stage = 'aside';
    this.#aside = { X: null, Y: null };
    this.#asideTurn = 'X';
    this.#position = null;
    this.#outcome = null;
    this.#freeMoveAt = null;
    this.#loss = null;
  }

  /** Whether the player in turn may make a choice. */
  #isAllowed(card: MateCard | null): boolean {
    if (this.#stage === 'play' && this.#position !== null) {
      return card !== null && cardsToPlay(MATE_RULES, this.#position).includes(card);
    }
    if (this.#stage !== 'aside' || card === null) return this.#stage === 'aside';
    const first = this.#asideTurn === 'X' ? null : this.#aside.X;
    return this.#deal[this.#asideTurn].includes(card) && mayPutAside(card, first);
  }

  /** Ignores later answers of the engine. */
  leave(): void {
    this.#hasLeft = true;
  }

  /** Asks the engine again after a failure. */
  tryAgain(): void {
    this.#trouble = '';
    void this.#advance();
  }

  #judge(card: MateCard | null): void {
    const worths = this.#worths ?? [];
    const top = Math.max(...worths.map(({ worth }) => worth));
    const own = worths.find((one) => one.card === card)?.worth;
    const best = worths.flatMap((one) => (one.worth === top && one.card ? [one.card] : []));
    this.#loss = own === undefined || own === top ? null : { best, by: top - own };
  }

  /** Puts a card aside or plays it, for the player in turn. */
  #makeChoice(card: MateCard | null): void {
    this.#worths = null;
    this.#choices = [...this.#choices.slice(0, -1), [...(this.#choices.at(-1) ?? []), card]];
    if (this.#stage === 'aside') {
      this.#aside = { ...this.#aside, [this.#asideTurn]: card };
      if (this.#asideTurn === 'X') {
        this.#asideTurn = 'Y';
        return;
      }
      const { variant } = this.setup;
      const game = { trump: null, variant, leader: 'X', aside: this.#aside } as const;
      this.#position = startMate(game, this.#deal);
      this.#stage = 'play';
      return;
    }
    if (this.#position === null || card === null) return;
    const { game } = this.#position;
    this.#position = playMate(this.#position, card);
    if (this.#position.game !== game) this.#freeMoveAt = this.#position.tricks.length;
    const outcome = mateOutcome(this.#position);
    if (outcome === null) return;
    this.#outcome = outcome;
    if (outcome.winner !== null) {
      const who = this.playerAt(outcome.winner);
      this.#sheet = { ...this.#sheet, [who]: this.#sheet[who] + outcome.score };
    }
    this.#stage = this.#game === 1 ? 'between' : 'done';
  }

  /** Asks the engine about each choice, makes its own, and stops at the reader’s. */
  async #advance(): Promise<void> {
    while (this.#stage === 'aside' || this.#stage === 'play') {
      const own = !this.readersTurn;
      this.#isThinking = own;
      let worths: readonly MateChoice[];
      const choice = this.#currentChoice;
      try {
        const isAnswered = own && this.#position?.table.length === 0;
        [worths] = await Promise.all([this.#ask(), isAnswered ? this.#pause() : null]);
      } catch (error) {
        this.#isThinking = false;
        this.#trouble = error instanceof Error ? error.message : String(error);
        return;
      }
      if (choice !== this.#currentChoice) return;
      this.#isThinking = false;
      if (!own) {
        this.#worths = worths;
        return;
      }
      const [best] = worths.toSorted((a, b) => b.worth - a.worth);
      this.#makeChoice(best?.card ?? null);
    }
  }

  /** Identifies the current choice, to ignore an answer that arrives too late. */
  get #currentChoice(): string {
    if (this.#hasLeft) return '';
    const { hands, table } = this.#position ?? { hands: this.#deal, table: [] };
    return `${this.#game} ${this.#stage} ${this.#asideTurn} ${hands.X.join()} ${hands.Y.join()} ${table.join()}`;
  }

  #ask(): Promise<readonly MateChoice[]> {
    const { number, variant } = this.setup;
    const dealt = { number, variant };
    const position = this.#position;
    if (position !== null) return this.#engine.ask({ name: 'play', ...dealt, position });
    if (this.#asideTurn === 'X') return this.#engine.ask({ name: 'firstAside', ...dealt });
    return this.#engine.ask({ name: 'secondAside', ...dealt, first: this.#aside.X });
  }
}

/**
 * The table that the reader plays at: the sitting that is kept, the deal as it stands, and whose turn it
 * is. It is also what the replay's table shows, since that takes whatever has a place and its cards.
 */
import type { Browser } from '../../src/kept/format.ts';
import { BROWSER } from '../../src/kept/browser.ts';
import { Kept } from '../../src/kept/kept.ts';
import type { Action, Decision } from '../../src/players/action.ts';
import { seatToAct } from '../../src/players/state.ts';
import type { DealState } from '../../src/players/state.ts';
import { seatView } from '../../src/players/view.ts';
import { dealByChance, seedOfDeal } from '../../src/play/deals.ts';
import { TABLE_FORMAT } from '../../src/play/format.ts';
import type { KeptTable } from '../../src/play/format.ts';
import { doneDeal, dealOutcome } from '../../src/play/on-sheet.ts';
import type { DealOutcome } from '../../src/play/on-sheet.ts';
import { showDeal } from '../../src/play/shown.ts';
import type { ShownDeal } from '../../src/play/shown.ts';
import {
  dealAtTable,
  isDone,
  readersNextSeat,
  stateOfDeal,
  withAction,
  withoutLastCard,
} from '../../src/play/sitting.ts';
import type { PlayRules, Sitting, TableDeal } from '../../src/play/sitting.ts';
import { sayDone, readersSide } from '../../src/play/words.ts';
import { Chance } from '../../src/practice/chance.ts';
import type { Replay } from '../../src/replay/replay.ts';
import { whyNot } from '../../src/replay/why-not.ts';
import type { Card } from '../../src/skat/cards.ts';
import { seatsFrom } from '../../src/skat/seats.ts';
import type { Seat } from '../../src/skat/seats.ts';
import { cardName } from '../../src/words/cards.ts';
import { freshSeed } from '../drills/clock.ts';
import { Look } from '../replay/look.svelte.ts';
import { keepingTroubles } from '../score/words.ts';
import type { AskPlayer } from './ask-player.ts';

const TROUBLES = keepingTroubles('sittings');

/** How long an opponent's card takes at least, in milliseconds: faster no eye follows. */
const PACE = 550;

/** What a table needs of the world around it; a test hands in its own. */
export interface TableWorld {
  readonly browser: Browser;
  readonly ask: AskPlayer;
  /** Resolves after so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Chance that nobody can foresee, for new deals. */
  readonly chance: () => Chance;
}

export const inBrowser = (ask: AskPlayer): TableWorld => ({
  browser: BROWSER,
  ask,
  wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
  chance: () => new Chance(freshSeed()),
});

export class TablePlay {
  sitting: KeptTable = $state.raw(null);
  trouble = $state('');
  ready = $state(false);
  /** What has just been said and done, for the ear and the eye. */
  said = $state('');
  /** Why something could not be done, or what stands in the way. */
  complaint = $state('');
  /** What the strong player would do in the reader's place, once he has asked; and how far it is shown. */
  advice: Decision | null = $state.raw(null);
  adviceShown = $state(0);
  thinking = $state(false);
  /** How many tricks the reader has looked at to the end. */
  #seen = $state(0);
  #cardMoved = $state(false);
  readonly look = new Look();
  readonly #kept: Kept<KeptTable>;
  readonly #world: TableWorld;
  #asking: AbortController | null = null;

  readonly deal: TableDeal | null = $derived(this.sitting?.deal ?? null);
  readonly state: DealState | null = $derived(
    this.deal === null || this.sitting === null ? null : stateOfDeal(this.deal, this.sitting.laws),
  );
  readonly shown: ShownDeal | null = $derived(this.state === null ? null : showDeal(this.state));
  readonly over = $derived(
    this.deal !== null && this.state !== null && isDone(this.deal, this.state),
  );
  readonly outcome: DealOutcome | null = $derived(
    this.over ? dealOutcome(this.state!, this.deal!.conceded) : null,
  );
  readonly seat: Seat = $derived(this.deal?.seat ?? 'V');
  /** Whether a complete trick lies there that the reader has not let go. */
  readonly lies = $derived(
    !this.over &&
      this.state?.play?.table.length === 0 &&
      this.state.play.tricks.length > this.#seen,
  );
  readonly turn: Seat | null = $derived(
    this.state === null || this.over ? null : seatToAct(this.state),
  );
  readonly readersTurn = $derived(this.turn === this.seat && !this.lies);
  /** What the reader is asked; null when it is not for him to act. */
  readonly view = $derived(
    this.readersTurn && this.state !== null ? seatView(this.state, this.seat) : null,
  );

  constructor(world: TableWorld) {
    this.#world = world;
    this.#kept = new Kept(TABLE_FORMAT, world.browser, {
      // The game goes on whether there is room for it or not.
      holds: true,
      tell: ({ trouble, value }) => {
        this.sitting = value;
        this.trouble = trouble === null ? '' : TROUBLES[trouble];
      },
    });
  }

  /** Reads what is kept and goes on with it, until the function given is called. */
  open(): () => void {
    const close = this.#kept.open();
    this.#seen = this.state?.play?.tricks.length ?? 0;
    this.ready = true;
    this.#look();
    void this.#goOn();
    return () => {
      this.#asking?.abort();
      close();
    };
  }

  /* What the replay's table takes. */
  get replay(): Replay {
    const { replay } = this.shown!;
    return { ...replay, game: seatedAt(replay.game, this.seat) };
  }
  get line() {
    return this.shown!.line;
  }
  get stop() {
    return this.shown!.stop;
  }
  get cardMoved(): boolean {
    return this.#cardMoved;
  }
  get pressable(): readonly Card[] {
    return this.view?.asked?.what === 'card' ? this.view.asked.legal : [];
  }
  readonly lives = true;
  readonly remarks = null;
  readonly spoilers = true;
  get skatKnown(): boolean {
    return this.look.knowsSkat(this.line);
  }
  play(card: Card): void {
    this.act({ do: 'card', card });
  }
  refuse(card: Card): void {
    const { terms, suits } = this.look;
    this.complaint = (whyNot(this.replay, this.stop, card, true, terms, suits) ?? '').replaceAll(
      /\b[CSHD](?:10|[JAKQ987])\b/gu,
      (code) => cardName(code as Card, terms, suits),
    );
  }
  /** A swipe steps nothing here: what is played is played. */
  card(): void {
    if (this.lies) this.letGo();
  }

  /** Sits down: a new sheet, and the first deal. */
  sitDown(rules: PlayRules, number: bigint | null, seat: Seat | null): void {
    const deal = dealAtTable(number ?? dealByChance(this.#world.chance()), seat ?? 'V');
    this.#change(() => ({ ...rules, done: [], deal }));
    this.#begin();
  }

  /** The next deal of the sitting, by chance or of a number. */
  nextDeal(number: bigint | null = null, seat: Seat | null = null): void {
    const fresh = number ?? dealByChance(this.#world.chance());
    this.#change((sitting) => ({
      ...sitting,
      deal: dealAtTable(fresh, seat ?? readersNextSeat(sitting.done)),
    }));
    this.#begin();
  }

  /** The same deal once more; what it came to before stays on the sheet. */
  again(): void {
    const { deal } = this;
    if (deal === null) return;
    this.#change((sitting) => ({ ...sitting, deal: dealAtTable(BigInt(deal.number), deal.seat) }));
    this.#begin();
  }

  /** Gets up: the sheet and the deal are gone. */
  getUp(): void {
    this.#asking?.abort();
    this.#kept.change(() => null);
  }

  /** The reader does something; `complaint` says why he may not. */
  act(action: Action): void {
    if (!this.readersTurn || this.deal === null || this.state === null) return;
    const next = withAction(this.deal, this.state, action);
    if ('refused' in next) {
      this.complaint = next.refused;
      return;
    }
    this.#put(next, action, this.seat);
  }

  /** Lets the trick go that lies there. */
  letGo(): void {
    if (!this.lies) return;
    this.#seen = this.state?.play?.tricks.length ?? 0;
    void this.#goOn();
  }

  /** Takes back the reader's last card. */
  takeBack(): void {
    const { deal, sitting } = this;
    if (deal === null || sitting === null || this.over) return;
    const back = withoutLastCard(deal, sitting.laws);
    if (back === null) return;
    this.#asking?.abort();
    this.#change((now) => ({ ...now, deal: back }));
    this.#seen = this.state?.play?.tricks.length ?? 0;
    this.#forget();
    this.said = 'Taken back. It is your turn again.';
  }

  readonly canTakeBack = $derived(
    !this.over &&
      this.deal !== null &&
      this.sitting !== null &&
      withoutLastCard(this.deal, this.sitting.laws) !== null,
  );

  /** Gives up the rest for the reader's side. */
  concede(): void {
    const { deal, state } = this;
    if (deal === null || state?.stage !== 'play' || this.over) return;
    const side = readersSide(state, this.seat);
    if (side === null) return;
    this.#asking?.abort();
    this.#change((sitting) => ({ ...sitting, deal: { ...deal, conceded: side } }));
    this.#finish();
  }

  /** One step more of advice: what speaks, then the card. */
  async advise(): Promise<void> {
    if (this.advice !== null) {
      this.adviceShown = 2;
      return;
    }
    const { deal, sitting, view } = this;
    if (view === null || deal === null || sitting === null || this.thinking) return;
    const signal = this.#ask();
    try {
      const seed = seedOfDeal(BigInt(deal.number));
      const decision = await this.#world.ask(view, 'strong', seed, signal);
      this.advice = decision;
      this.adviceShown = 1;
      this.#change((now) => ({ ...now, deal: { ...deal, told: deal.told + 1 } }));
    } catch (error) {
      if (!signal.aborted) this.complaint = messageOf(error);
    } finally {
      this.thinking = false;
    }
  }

  #change(change: (sitting: Sitting) => Sitting): void {
    this.#kept.change((sitting) =>
      change(sitting ?? { laws: 'american-1922', strength: 'club', done: [], deal: null }),
    );
  }

  #begin(): void {
    this.#seen = 0;
    this.said = '';
    this.#forget();
    this.#look();
    void this.#goOn();
  }

  /** All hands lie open when the deal is over. */
  #look(): void {
    this.look.seeAs(this.over || this.deal === null ? 'open' : this.seat);
  }

  #forget(): void {
    this.advice = null;
    this.adviceShown = 0;
    this.complaint = '';
  }

  #put(deal: TableDeal, action: Action, seat: Seat): void {
    this.#cardMoved = action.do === 'card';
    this.#change((sitting) => ({ ...sitting, deal }));
    this.#forget();
    const { look, state } = this;
    if (state !== null) {
      this.said = sayDone(action, seat, state, deal, {
        name: (card) => cardName(card, look.terms, look.suits),
        suits: look.suits,
      });
    }
    if (this.over) this.#finish();
    else void this.#goOn();
  }

  #finish(): void {
    const { deal, state } = this;
    if (deal === null || state === null) return;
    this.#forget();
    this.#look();
    this.#change((sitting) => ({ ...sitting, done: [...sitting.done, doneDeal(deal, state)] }));
  }

  #ask(): AbortSignal {
    this.#asking?.abort();
    this.#asking = new AbortController();
    this.thinking = true;
    return this.#asking.signal;
  }

  /** Lets the others act until it is the reader's turn, or a trick lies there. */
  async #goOn(): Promise<void> {
    const { deal, seat, sitting, state, turn } = this;
    if (deal === null || state === null || sitting === null || turn === null) return;
    if (turn === seat || this.lies) return;
    const signal = this.#ask();
    try {
      const seed = seedOfDeal(BigInt(deal.number));
      const [{ action }] = await Promise.all([
        this.#world.ask(seatView(state, turn), sitting.strength, seed, signal),
        this.#world.wait(PACE),
      ]);
      if (signal.aborted || this.deal !== deal) return;
      const next = withAction(deal, state, action);
      if ('refused' in next) throw new Error(next.refused);
      this.thinking = false;
      this.#put(next, action, turn);
    } catch (error) {
      if (signal.aborted) return;
      this.thinking = false;
      this.complaint = messageOf(error);
    }
  }

  /** Asks the others again, after something stood in the way. */
  tryAgain(): void {
    this.complaint = '';
    void this.#goOn();
  }
}

/** The table as the reader sees it, who sits at its near side; the next to play is on his left. */
function seatedAt(game: Replay['game'], reader: Seat): Replay['game'] {
  const [, left, right] = seatsFrom(reader);
  const seats = [left, reader, right];
  return {
    ...game,
    seats,
    sits: { V: 'left', M: 'left', H: 'left', [reader]: 'below', [right]: 'right' },
  };
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

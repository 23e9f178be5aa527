/** What the reader and the opponent do in a deal of two-handed Skat. */
import { Chance } from '../../../src/lib/random.ts';
import type { Card } from '../../../src/game/skat/cards.ts';
import type { Contract } from '../../../src/game/skat/contract.ts';
import { TWO_CALLS, contractOfCall, turnedContracts } from '../../../src/game/two-handed/calls.ts';
import type { KeptTwo } from '../../../src/game/two-handed/kept.ts';
import {
  callForTwo,
  chooseForTwo,
  nameForTwo,
  putAwayForTwo,
  viewForTwo,
} from '../../../src/game/two-handed/opponent.ts';
import {
  dealForTwo,
  isOverForTwo,
  legalForTwo,
  otherOfTwo,
  playForTwo,
  settleForTwo,
  startForTwo,
  toMoveOfTwo,
  usesReserve,
} from '../../../src/game/two-handed/rules.ts';
import type { TwoPosition, TwoSeat } from '../../../src/game/two-handed/rules.ts';
import { TwoState } from './two-state.svelte.ts';
import { TWO_FAULTS } from '#edition/game/two-handed/two-handed-words.ts';

const NOTHING_YET = { deal: 0, you: 0, opponent: 0, answers: [] };

/** A sitting of two-handed Skat between the reader and an opponent that sees only its own cards. */
export class TwoGame extends TwoState {
  readonly #seed: number;
  #number: number;
  #chance: Chance;
  /** What the reader did in this deal, in the stored format, and the cards the opponent played. */
  #deeds: readonly string[] = $state.raw([]);
  #answers: readonly Card[] = $state.raw([]);
  /** The opponent’s cards still to repeat in a deal that is resumed. */
  readonly #storedAnswers: Card[];

  /**
   * @param seed a whole number that determines the deals and the opponent’s choices.
   * @param start the number of the first deal, the scores, and the opponent’s first cards, which would
   *   take too long to compute again.
   */
  constructor(seed: number, start: Omit<KeptTwo, 'seed' | 'deeds'> = NOTHING_YET) {
    super();
    this.#storedAnswers = [...start.answers];
    this.#seed = seed;
    this.#number = start.deal;
    this.scores = { you: start.you, opponent: start.opponent };
    this.#chance = new Chance(seed);
    this.#begin();
  }

  /** The sitting in the stored format, with the scores before this deal. */
  get stored(): KeptTwo {
    const score = this.outcome?.value.score ?? 0;
    return {
      seed: this.#seed,
      deal: this.#number,
      you: this.scores.you - (this.readerPlays ? score : 0),
      opponent: this.scores.opponent - (this.readerPlays ? 0 : score),
      deeds: this.#deeds,
      answers: this.#answers,
    };
  }

  #record(deed: string): void {
    this.#deeds = [...this.#deeds, deed];
  }

  /** Calls a rung of the ladder, or passes with null. */
  call(rung: number | null): void {
    if (this.stage !== 'call' || (rung !== null && !this.allowed.includes(rung))) return;
    this.#record(rung === null ? 'pass' : `call ${rung}`);
    const { standing } = this;
    this.calls = [...this.calls, { by: 'you', rung }];
    if (rung === null && standing !== null) {
      this.#declare(otherOfTwo(this.reader), standing);
      return;
    }
    const spoken = this.calls.some(({ by }) => by === 'opponent');
    const answer = rung === null && spoken ? null : this.#opponentsCall();
    if (!(rung === null && spoken)) {
      this.calls = [...this.calls, { by: 'opponent', rung: answer }];
    }
    if (rung === null) {
      if (answer === null) this.stage = 'passed';
      else this.#declare(otherOfTwo(this.reader), answer);
    } else if (answer === null) this.#declare(this.reader, rung);
  }

  /** Names the reader's game after a jack was turned up. */
  name(contract: Contract): void {
    if (this.stage !== 'turned') return;
    this.#record(`name ${contract.kind}`);
    this.contract = contract;
    this.stage = 'away';
  }

  /** Chooses a card to put away, or takes the choice back; a third replaces the first. */
  choose(card: Card): void {
    this.problem = '';
    this.chosen = this.chosen.includes(card)
      ? this.chosen.filter((one) => one !== card)
      : [...this.chosen, card].slice(-2);
  }

  putAway(): void {
    if (this.stage !== 'away') return;
    if (this.chosen.length !== 2) {
      this.problem = TWO_FAULTS.putAway;
      return;
    }
    this.#record(`away ${this.chosen.join(' ')}`);
    this.layout = this.chosen;
    this.#play();
  }

  /** Plays the reader's card; the opponent answers if it is second. */
  play(card: Card): void {
    if (this.position === null || this.completedTrick !== null || this.stage !== 'play') return;
    if (!legalForTwo(this.position).includes(card)) {
      this.problem = TWO_FAULTS.follow;
      return;
    }
    this.problem = '';
    this.#record(card);
    this.#move(card);
    if (this.position.table.length > 0) this.#opponentPlays();
  }

  /** Clears the completed trick; the opponent leads if it took the trick. */
  goOn(): void {
    if (this.position === null || this.completedTrick === null) return;
    this.#record('on');
    this.completedTrick = null;
    if (isOverForTwo(this.position)) this.#settle(this.position);
    else if (toMoveOfTwo(this.position) !== this.reader) this.#opponentPlays();
  }

  /** Starts the next deal, with the other player as dealer. */
  again(): void {
    this.#number++;
    this.#begin();
  }

  #begin(): void {
    const reader = this.#number % 2 === 0 ? 'elder' : 'dealer';
    this.reader = reader;
    this.#chance = new Chance(this.#seed + this.#number);
    this.#deeds = [];
    this.#answers = [];
    this.deal = dealForTwo(() => this.#chance.next());
    this.stage = 'call';
    this.calls = [];
    this.contract = null;
    this.declarer = null;
    this.turnedCard = null;
    this.chosen = [];
    this.layout = null;
    this.position = null;
    this.completedTrick = null;
    this.outcome = null;
    this.problem = '';
    if (reader === 'dealer') this.calls = [{ by: 'opponent', rung: this.#opponentsCall() }];
  }

  #opponentsCall(): number | null {
    const seat = otherOfTwo(this.reader);
    return callForTwo(this.deal.hands[seat], seat, this.standing);
  }

  #declare(seat: TwoSeat, rung: number): void {
    this.declarer = seat;
    const call = TWO_CALLS[rung]!;
    if (call.kind !== 'tournee') {
      this.contract = contractOfCall(call);
      this.#play();
      return;
    }
    const [turned] = this.deal.skat;
    this.turnedCard = turned;
    if (seat === this.reader) {
      const [suited, grand] = turnedContracts(turned);
      this.contract = grand === undefined ? suited : null;
      this.stage = grand === undefined ? 'away' : 'turned';
      return;
    }
    this.contract = nameForTwo(this.deal.hands[seat], turned);
    this.layout = putAwayForTwo([...this.deal.hands[seat], ...this.deal.skat], this.contract);
    this.#play();
  }

  #play(): void {
    if (this.contract === null || this.declarer === null) return;
    this.position = startForTwo(this.deal, this.contract, this.declarer, this.layout);
    this.stage = 'play';
    this.chosen = [];
    if (toMoveOfTwo(this.position) !== this.reader) this.#opponentPlays();
  }

  #opponentPlays(): void {
    if (this.position === null) return;
    const seat = otherOfTwo(this.reader);
    const known = this.#storedAnswers.shift();
    if (known !== undefined && legalForTwo(this.position).includes(known)) {
      this.#answer(known);
      return;
    }
    this.#storedAnswers.length = 0;
    const view = viewForTwo(this.position, seat, this.layout ?? [], this.turnedCard);
    this.#answer(chooseForTwo(view, () => this.#chance.next()));
  }

  #answer(card: Card): void {
    this.#answers = [...this.#answers, card];
    this.#move(card);
  }

  #move(card: Card): void {
    if (this.position === null) return;
    this.position = playForTwo(this.position, card);
    if (this.position.table.length === 0) this.completedTrick = this.position.tricks.at(-1) ?? null;
  }

  #settle(position: TwoPosition): void {
    const away = usesReserve(position.contract) ? (this.layout ?? this.deal.skat) : [];
    this.outcome = settleForTwo(position, this.deal, away);
    const { score } = this.outcome.value;
    const { you, opponent } = this.scores;
    this.scores = this.readerPlays
      ? { you: you + score, opponent }
      : { you, opponent: opponent + score };
    this.stage = 'done';
  }
}

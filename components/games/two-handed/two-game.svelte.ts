import { Chance } from '../../../src/lib/random.ts';
import { rankOf, sumPoints } from '../../../src/game/skat/cards.ts';
import type { Card } from '../../../src/game/skat/cards.ts';
import type { Contract } from '../../../src/game/skat/contract.ts';
import { sortCards } from '../../../src/game/skat/deal.ts';
import {
  TWO_CALLS,
  callName,
  contractOfCall,
  daredCalls,
  turnedContracts,
} from '../../../src/game/two-handed/calls.ts';
import type { KeptTwo } from '../../../src/game/two-handed/kept.ts';
import { chooseForTwo, putAwayForTwo, viewForTwo } from '../../../src/game/two-handed/opponent.ts';
import {
  TRICKS_BEFORE_RESERVE,
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

const NOTHING_YET = { deal: 0, you: 0, opponent: 0, answers: [] };

/** A sitting of two-handed Skat between the reader and an opponent that sees only its own cards. */
export class TwoGame {
  readonly #seed: number;
  #number: number;
  #chance: Chance;
  #deal: TwoDeal = $state.raw(dealForTwo(() => 0));
  #reader: TwoSeat = $state('elder');
  /** What the reader did in this deal, in the stored format, and the cards the opponent played. */
  #deeds: readonly string[] = $state.raw([]);
  #answers: readonly Card[] = $state.raw([]);
  /** The opponent’s cards still to repeat in a deal that is resumed. */
  readonly #storedAnswers: Card[];
  #stage: TwoStage = $state('call');
  #calls: readonly MadeCall[] = $state.raw([]);
  #contract: Contract | null = $state.raw(null);
  #declarer: TwoSeat = $state('elder');
  #turnedCard: Card | null = $state.raw(null);
  #chosen: readonly Card[] = $state.raw([]);
  #layout: readonly Card[] | null = $state.raw(null);
  #position: TwoPosition | null = $state.raw(null);
  #completedTrick: TwoTrick | null = $state.raw(null);
  #outcome: TwoOutcome | null = $state.raw(null);
  #problem = $state('');
  #scores = $state.raw({ you: 0, opponent: 0 });

  /**
   * @param seed a whole number that determines the deals and the opponent’s choices.
   * @param start the number of the first deal, the scores, and the opponent’s first cards, which would
   *   take too long to compute again.
   */
  constructor(seed: number, start: Omit<KeptTwo, 'seed' | 'deeds'> = NOTHING_YET) {
    this.#storedAnswers = [...start.answers];
    this.#seed = seed;
    this.#number = start.deal;
    this.#scores = { you: start.you, opponent: start.opponent };
    this.#chance = new Chance(seed);
    this.#begin();
  }

  /** The sitting in the stored format, with the scores before this deal. */
  get stored(): KeptTwo {
    const score = this.#outcome?.value.score ?? 0;
    const you = this.#scores.you - (this.readerPlays ? score : 0);
    const opponent = this.#scores.opponent - (this.readerPlays ? 0 : score);
    return {
      seed: this.#seed,
      deal: this.#number,
      you,
      opponent,
      deeds: this.#deeds,
      answers: this.#answers,
    };
  }

  #record(deed: string): void {
    this.#deeds = [...this.#deeds, deed];
  }

  get stage(): TwoStage {
    return this.#stage;
  }
  get reader(): TwoSeat {
    return this.#reader;
  }
  get calls(): readonly MadeCall[] {
    return this.#calls;
  }
  get contract(): Contract | null {
    return this.#contract;
  }
  get readerPlays(): boolean {
    return this.#declarer === this.#reader;
  }
  get turnedCard(): Card | null {
    return this.#turnedCard;
  }
  get chosen(): readonly Card[] {
    return this.#chosen;
  }
  get position(): TwoPosition | null {
    return this.#position;
  }
  get completedTrick(): TwoTrick | null {
    return this.#completedTrick;
  }
  get outcome(): TwoOutcome | null {
    return this.#outcome;
  }
  /** Why the last card could not be played; empty if it could. */
  get problem(): string {
    return this.#problem;
  }
  get scores(): { readonly you: number; readonly opponent: number } {
    return this.#scores;
  }
  get layout(): readonly Card[] | null {
    return this.#layout;
  }
  get skat(): readonly Card[] {
    return this.#deal.skat;
  }

  /** The reader’s cards. */
  get cards(): readonly Card[] {
    const ten = this.#deal.hands[this.#reader];
    if (this.#position !== null) return this.#position.hands[this.#reader];
    if (this.#stage === 'away') return sortCards([...ten, ...this.#deal.skat]);
    return ten;
  }

  /** Whether the deal is over, or was passed. */
  get isOver(): boolean {
    return this.#stage === 'done' || this.#stage === 'passed';
  }

  /** Who plays against the other; null before that is settled. */
  get declarer(): TwoSeat | null {
    return this.#stage === 'call' || this.#stage === 'passed' ? null : this.#declarer;
  }

  /** Whether five cards still lie face down before each player. */
  get hasReserves(): boolean {
    const { contract } = this;
    if (contract === null || !usesReserve(contract)) return true;
    return (this.#position?.tricks.length ?? 0) < TRICKS_BEFORE_RESERVE;
  }

  /**
   * Both hands before the play: as dealt, and without the cards put away; with the five face down once
   * these are taken up, and at the end of the deal.
   */
  get heldBefore(): ByTwo<readonly Card[]> {
    const { hands, reserves } = this.#deal;
    const { elder, dealer }: ByTwo<readonly Card[]> =
      this.#position === null || this.#contract === null
        ? { ...hands, [this.#reader]: this.cards }
        : startForTwo(this.#deal, this.#contract, this.#declarer, this.#layout).hands;
    if (this.hasReserves && !this.isOver) return { elder, dealer };
    return {
      elder: [...elder, ...reserves.elder],
      dealer: [...dealer, ...reserves.dealer],
    };
  }

  /** Whether the completed trick is the one after which both take up their five cards. */
  get isReserveTaken(): boolean {
    const tricks = this.#position?.tricks.length ?? 0;
    return (
      tricks === TRICKS_BEFORE_RESERVE && this.#contract !== null && usesReserve(this.#contract)
    );
  }

  /** The rungs the reader may call. */
  get allowed(): readonly number[] {
    if (this.#stage !== 'call') return [];
    return TWO_CALLS.map((_, rung) => rung).filter((rung) => rung >= this.#leastFor(this.#reader));
  }

  /** Calls a rung of the ladder, or passes with null. */
  call(rung: number | null): void {
    if (this.#stage !== 'call' || (rung !== null && !this.allowed.includes(rung))) return;
    this.#record(rung === null ? 'pass' : `call ${rung}`);
    const standing = this.#standing();
    this.#calls = [...this.#calls, { by: 'you', rung }];
    if (rung === null && standing !== null) {
      this.#declare(otherOfTwo(this.#reader), standing);
      return;
    }
    const spoken = this.#calls.some(({ by }) => by === 'opponent');
    const answer = rung === null && spoken ? null : this.#opponentsCall();
    if (!(rung === null && spoken)) {
      this.#calls = [...this.#calls, { by: 'opponent', rung: answer }];
    }
    if (rung === null) {
      if (answer === null) this.#stage = 'passed';
      else this.#declare(otherOfTwo(this.#reader), answer);
    } else if (answer === null) this.#declare(this.#reader, rung);
  }

  /** Names the reader's game after a jack was turned up. */
  name(contract: Contract): void {
    if (this.#stage !== 'turned') return;
    this.#record(`name ${contract.kind}`);
    this.#contract = contract;
    this.#stage = 'away';
  }

  /** Chooses a card to put away, or takes the choice back; a third replaces the first. */
  choose(card: Card): void {
    this.#problem = '';
    this.#chosen = this.#chosen.includes(card)
      ? this.#chosen.filter((one) => one !== card)
      : [...this.#chosen, card].slice(-2);
  }

  putAway(): void {
    if (this.#stage !== 'away') return;
    if (this.#chosen.length !== 2) {
      this.#problem = 'Press two cards first, then put them away.';
      return;
    }
    this.#record(`away ${this.#chosen.join(' ')}`);
    this.#layout = this.#chosen;
    this.#play();
  }

  /** Plays the reader's card; the opponent answers if it is second. */
  play(card: Card): void {
    if (this.#position === null || this.#completedTrick !== null || this.#stage !== 'play') return;
    if (!legalForTwo(this.#position).includes(card)) {
      this.#problem = 'You must follow suit as long as you can.';
      return;
    }
    this.#problem = '';
    this.#record(card);
    this.#move(card);
    if (this.#position.table.length > 0) this.#opponentPlays();
  }

  /** Clears the completed trick; the opponent leads if it took the trick. */
  goOn(): void {
    if (this.#position === null || this.#completedTrick === null) return;
    this.#record('on');
    this.#completedTrick = null;
    if (isOverForTwo(this.#position)) this.#settle(this.#position);
    else if (toMoveOfTwo(this.#position) !== this.#reader) this.#opponentPlays();
  }

  /** Starts the next deal, with the other player as dealer. */
  again(): void {
    this.#number++;
    this.#begin();
  }

  #begin(): void {
    const reader = this.#number % 2 === 0 ? 'elder' : 'dealer';
    this.#reader = reader;
    this.#chance = new Chance(this.#seed + this.#number);
    this.#deeds = [];
    this.#answers = [];
    this.#deal = dealForTwo(() => this.#chance.next());
    this.#stage = 'call';
    this.#calls = [];
    this.#contract = null;
    this.#turnedCard = null;
    this.#chosen = [];
    this.#layout = null;
    this.#position = null;
    this.#completedTrick = null;
    this.#outcome = null;
    this.#problem = '';
    if (reader === 'dealer') {
      this.#calls = [{ by: 'opponent', rung: this.#opponentsCall() }];
    }
  }

  /** The highest call so far, or null. */
  #standing(): number | null {
    return this.#calls.findLast(({ rung }) => rung !== null)?.rung ?? null;
  }

  /** The elder hand may hold the same call; the dealer must go over it. */
  #leastFor(seat: TwoSeat): number {
    const standing = this.#standing();
    if (standing === null) return 0;
    return seat === 'elder' ? standing : standing + 1;
  }

  /** The opponent’s call: at first the highest it dares, later no more than it must. */
  #opponentsCall(): number | null {
    const seat = otherOfTwo(this.#reader);
    const dared = daredCalls(this.#deal.hands[seat]).filter((rung) => rung >= this.#leastFor(seat));
    return (this.#standing() === null ? dared.at(-1) : dared[0]) ?? null;
  }

  #declare(seat: TwoSeat, rung: number): void {
    this.#declarer = seat;
    const call = TWO_CALLS[rung]!;
    if (call.kind !== 'tournee') {
      this.#contract = contractOfCall(call);
      this.#play();
      return;
    }
    const [turned] = this.#deal.skat;
    this.#turnedCard = turned;
    const [suited, grand] = turnedContracts(turned);
    const hand = [...this.#deal.hands[seat], turned];
    const count = (rank: string): number => hand.filter((card) => rankOf(card) === rank).length;
    if (seat === this.#reader) {
      this.#contract = grand === undefined ? (suited ?? null) : null;
      this.#stage = grand === undefined ? 'away' : 'turned';
      return;
    }
    const contract = grand !== undefined && count('J') + count('A') >= 5 ? grand : suited;
    if (contract === undefined) return;
    this.#contract = contract;
    this.#layout = putAwayForTwo([...this.#deal.hands[seat], ...this.#deal.skat], contract);
    this.#play();
  }

  #play(): void {
    if (this.#contract === null) return;
    this.#position = startForTwo(this.#deal, this.#contract, this.#declarer, this.#layout);
    this.#stage = 'play';
    this.#chosen = [];
    if (toMoveOfTwo(this.#position) !== this.#reader) this.#opponentPlays();
  }

  #opponentPlays(): void {
    if (this.#position === null) return;
    const seat = otherOfTwo(this.#reader);
    const known = this.#storedAnswers.shift();
    if (known !== undefined && legalForTwo(this.#position).includes(known)) {
      this.#answer(known);
      return;
    }
    this.#storedAnswers.length = 0;
    const view = viewForTwo(this.#position, seat, this.#layout ?? [], this.#turnedCard);
    this.#answer(chooseForTwo(view, () => this.#chance.next()));
  }

  #answer(card: Card): void {
    this.#answers = [...this.#answers, card];
    this.#move(card);
  }

  #move(card: Card): void {
    if (this.#position === null) return;
    this.#position = playForTwo(this.#position, card);
    if (this.#position.table.length === 0)
      this.#completedTrick = this.#position.tricks.at(-1) ?? null;
  }

  #settle(position: TwoPosition): void {
    const away = usesReserve(position.contract) ? (this.#layout ?? this.#deal.skat) : [];
    this.#outcome = settleForTwo(position, this.#deal, away);
    const { score } = this.#outcome.value;
    const { you, opponent } = this.#scores;
    this.#scores = this.readerPlays
      ? { you: you + score, opponent }
      : { you, opponent: opponent + score };
    this.#stage = 'done';
  }

  /** The points in each player’s tricks, for a reader who does not want to count. */
  get trickPoints(): { readonly you: number; readonly opponent: number } {
    const tricks = this.#position?.tricks ?? [];
    const of = (seat: TwoSeat): number =>
      tricks.reduce((sum, { points, winner }) => sum + (winner === seat ? points : 0), 0);
    return { you: of(this.#reader), opponent: of(otherOfTwo(this.#reader)) };
  }

  /** The points of the cards the reader has put away. */
  get pointsAway(): number {
    return this.readerPlays && this.#layout !== null ? sumPoints(this.#layout) : 0;
  }

  /** A call in words, or a pass. */
  callWords({ rung }: MadeCall): string {
    const call = rung === null ? undefined : TWO_CALLS[rung];
    return call === undefined ? 'I pass' : callName(call);
  }
}

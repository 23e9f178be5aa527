import { CHOOSE_TWO } from '#edition/learn/first-hand-words.ts';
import { advise } from '../../src/learn/advice.ts';
import {
  ADVISED_LAYOUT,
  FIRST_DEAL,
  TIMES_ASKED,
  TWELVE,
  biddingAfter,
  numberAskedAfter,
} from '../../src/learn/first-hand.ts';
import {
  replyToLayout,
  replyToLead,
  replyToTrump,
  replyToWord,
  tellQuestion,
  tellSkat,
} from '../../src/learn/first-hand-replies.ts';
import {
  declarersPoints,
  letDefendersLead,
  outcomeOf,
  playAsAdvised,
  playOwn,
  readersView,
  startFirstHand,
} from '../../src/learn/hand-play.ts';
import type { Outcome } from '../../src/learn/hand-play.ts';
import { tellAdvice, tellCount, tellTrick, tellTurn } from '../../src/learn/tell-play.ts';
import type { BegunHand } from '../../src/learn/begun-lesson.ts';
import { whyIllegalCard } from '../../src/learn/reasons.ts';
import type { LessonReply } from '../../src/learn/reply.ts';
import type { Stage } from '../../src/learn/step.ts';
import type { BiddingStep } from '../../src/game/skat/bidding.ts';
import { sumPoints } from '../../src/game/skat/cards.ts';
import type { Card, Suit } from '../../src/game/skat/cards.ts';
import type { Deal, Layout } from '../../src/game/skat/deal.ts';
import { isOver, whyIllegal } from '../../src/game/skat/play.ts';
import type { PlayedTrick, Position } from '../../src/game/skat/play.ts';

const STAGES: readonly Stage[] = ['bid', 'skat', 'trump', 'play', 'count'];
const BEFORE_PLAY = STAGES.indexOf('play');

/** The first deal at the reader's table: which stages are done, and how far it is played. */
export class FirstHand {
  /** How often the reader has said yes in the bidding. */
  #yesCount = $state(0);
  #isSkatTaken = $state(false);
  /** How many of the stages before the play are done. */
  #stagesDone = $state(0);
  #layout: Layout = $state.raw(ADVISED_LAYOUT);
  #chosenCards: readonly Card[] = $state.raw([]);
  /** The reader's cards so far, and where each of these turns began, so that they can be taken back. */
  #cardsPlayed: readonly Card[] = $state.raw([]);
  #turns: readonly Position[] = $state.raw([]);
  #position: Position = $state.raw(startFirstHand(ADVISED_LAYOUT));
  /** A complete trick that still lies on the table. */
  #trickOnTable: PlayedTrick | null = $state.raw(null);
  #reply: LessonReply | null = $state.raw(null);

  /** The cards chosen to be put away so far, none to two. */
  get chosenCards(): readonly Card[] {
    return this.#chosenCards;
  }

  get position(): Position {
    return this.#position;
  }

  get trickOnTable(): PlayedTrick | null {
    return this.#trickOnTable;
  }

  /** The reply to the reader's last choice; null when there is none. */
  get reply(): LessonReply | null {
    return this.#reply;
  }

  get deal(): Deal {
    return FIRST_DEAL;
  }

  /** What has been said in the bidding so far. */
  get bidding(): readonly BiddingStep[] {
    return biddingAfter(this.#yesCount);
  }

  /** The number that the reader is asked for; null when the bidding is over. */
  get numberAsked(): number | null {
    return numberAskedAfter(this.#yesCount);
  }

  get isSkatTaken(): boolean {
    return this.#isSkatTaken;
  }

  get layout(): Layout {
    return this.#layout;
  }

  /** The cards that the reader holds now. */
  get cards(): readonly Card[] {
    if (!this.#isSkatTaken) return FIRST_DEAL.V;
    return this.isDone('skat') ? this.#position.hands.V : TWELVE;
  }

  /** The reader’s ten cards before the first lead. */
  get heldBefore(): readonly Card[] {
    return startFirstHand(this.#layout).hands.V;
  }

  get isOver(): boolean {
    return isOver(this.#position);
  }

  get canTakeBack(): boolean {
    return this.#turns.length > 0;
  }

  /** What happens at the table, in a sentence or two. */
  get tableText(): string {
    return this.#trickOnTable === null
      ? tellTurn(this.#position)
      : tellTrick(this.#trickOnTable, this.#position.game);
  }

  /** How far the reader is. */
  get count(): string {
    return tellCount(declarersPoints(this.#position, this.#layout), sumPoints(this.#layout));
  }

  /** The cards of the tricks that the reader has taken. */
  get ownTricks(): readonly (readonly Card[])[] {
    const own = this.#position.tricks.filter(({ winner }) => winner === 'V');
    return own.map(({ cards }) => cards);
  }

  get outcome(): Outcome | null {
    return this.isOver ? outcomeOf(this.#position, this.#layout) : null;
  }

  /** How far the hand has come, to be stored. */
  get stored(): BegunHand {
    return {
      yesCount: this.#yesCount,
      isSkatTaken: this.#isSkatTaken,
      stagesDone: this.#stagesDone,
      layout: this.#layout,
      chosenCards: this.#chosenCards,
      cardsPlayed: this.#cardsPlayed,
      isTrickOnTable: this.#trickOnTable !== null,
    };
  }

  /** Takes up a stored hand, up to the first card that may not be played. */
  restore(begun: BegunHand): void {
    const { cardsPlayed, chosenCards, isTrickOnTable, layout } = begun;
    this.#yesCount = begun.yesCount;
    this.#isSkatTaken = begun.isSkatTaken;
    this.#finish(begun.stagesDone);
    this.#layout = layout;
    this.#chosenCards = chosenCards;
    this.#begin();
    for (const card of cardsPlayed) {
      this.goOn();
      if (this.isOver || whyIllegal(this.#position, card) !== null) return;
      this.play(card);
    }
    if (!isTrickOnTable) this.goOn();
  }

  isDone(stage: Stage): boolean {
    if (stage === 'play') return this.isOver;
    return stage === 'count' || this.#stagesDone > STAGES.indexOf(stage);
  }

  /** The reader has come to a stage: stages that they skipped are done as the lesson would. */
  reach(stage: Stage): void {
    const question = stage === 'bid' ? tellQuestion(this.#yesCount) : null;
    this.#reply = question === null ? null : { accepted: true, text: question };
    this.#finish(Math.min(STAGES.indexOf(stage), BEFORE_PLAY));
    if (stage === 'play') this.goOn();
  }

  /** Answers the number that the reader is asked for. */
  say(word: 'yes' | 'pass'): void {
    if (this.numberAsked === null) return;
    this.#reply = replyToWord(word, this.#yesCount);
    if (this.#reply.accepted) this.#yesCount += 1;
    if (this.#yesCount === TIMES_ASKED) this.#finish(STAGES.indexOf('bid') + 1);
  }

  takeSkat(): void {
    this.#isSkatTaken = true;
    this.#reply = { accepted: true, text: tellSkat() };
  }

  /** Names the trump suit; null for a Grand. */
  nameTrump(trump: Suit | null): void {
    this.#reply = replyToTrump(trump, this.cards);
    if (this.#reply.accepted) this.#finish(STAGES.indexOf('trump') + 1);
  }

  /** Chooses a card to put away, or takes it back; a third card takes the place of the first. */
  choose(card: Card): void {
    this.#reply = null;
    this.#chosenCards = this.#chosenCards.includes(card)
      ? this.#chosenCards.filter((one) => one !== card)
      : [...this.#chosenCards, card].slice(-2);
  }

  /** Puts the chosen cards away, if there are two and the lesson agrees. */
  layAway(): void {
    const [one, other] = this.#chosenCards;
    if (one === undefined || other === undefined) {
      this.#reply = { accepted: false, text: CHOOSE_TWO };
      return;
    }
    this.#reply = replyToLayout([one, other]);
    if (!this.#reply.accepted) return;
    this.#layout = [one, other];
    this.#finish(STAGES.indexOf('skat') + 1);
    this.#begin();
  }

  /**
   * Plays a card, if the rules allow it, and for the first lead also the lesson; the defenders answer.
   */
  play(card: Card): void {
    if (this.#trickOnTable !== null) return;
    const illegal = whyIllegal(this.#position, card);
    const [ledCard] = this.#position.table;
    if (illegal !== null) {
      const text = ledCard === undefined ? '' : whyIllegalCard(card, ledCard, this.#position.game);
      this.#reply = { accepted: false, text };
      return;
    }
    this.#reply = this.#position.tricks.length === 0 ? replyToLead(card) : null;
    if (this.#reply?.accepted === false) return;
    this.#turns = [...this.#turns, this.#position];
    this.#cardsPlayed = [...this.#cardsPlayed, card];
    this.#position = playOwn(this.#position, this.#layout, card);
    this.#trickOnTable = this.#position.tricks.at(-1) ?? null;
  }

  /** Clears the trick, and lets the defenders lead if it is their turn. */
  goOn(): void {
    this.#trickOnTable = null;
    this.#reply = null;
    this.#position = letDefendersLead(this.#position, this.#layout);
  }

  /** Shows what the lesson would play here, and why. */
  hint(): void {
    const view = readersView(this.#position, this.#layout);
    this.#reply = { accepted: true, text: tellAdvice(advise(view), view) };
  }

  /** Goes back to where the reader last played a card. */
  takeBack(): void {
    const last = this.#turns.at(-1);
    if (last === undefined) return;
    this.#turns = this.#turns.slice(0, -1);
    this.#cardsPlayed = this.#cardsPlayed.slice(0, -1);
    this.#position = last;
    this.#trickOnTable = null;
    this.#reply = null;
  }

  /** Plays the rest as the lesson would. */
  playOut(): void {
    this.#position = playAsAdvised(this.#position, this.#layout);
    this.#trickOnTable = null;
  }

  /** Starts the same hand again, from the two cards to put away. */
  again(): void {
    this.#stagesDone = STAGES.indexOf('skat');
    this.#chosenCards = [];
    this.#layout = ADVISED_LAYOUT;
    this.#begin();
  }

  /** So many stages are done at least. What the reader skipped in them is done as the lesson would. */
  #finish(stages: number): void {
    this.#stagesDone = Math.max(stages, this.#stagesDone);
    if (this.isDone('bid')) this.#yesCount = TIMES_ASKED;
    if (this.isDone('skat')) this.#isSkatTaken = true;
  }

  #begin(): void {
    this.#turns = [];
    this.#cardsPlayed = [];
    this.#trickOnTable = null;
    this.#position = startFirstHand(this.#layout);
  }
}

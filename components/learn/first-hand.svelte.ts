import { advise } from '../../src/learn/advice.ts';
import {
  ADVISED_LAYOUT,
  FIRST_DEAL,
  TWELVE,
  replyToLayout,
  replyToLead,
  replyToTrump,
} from '../../src/learn/first-hand.ts';
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
import { tellAdvice, tellCount, tellTrick, tellTurn } from '../../src/learn/hand-words.ts';
import type { BegunHand } from '../../src/learn/begun-lesson.ts';
import type { LessonReply } from '../../src/learn/question.ts';
import { whyIllegalCard } from '../../src/learn/reasons.ts';
import type { Stage } from '../../src/learn/step.ts';
import { sumPoints } from '../../src/game/skat/cards.ts';
import type { Card, Suit } from '../../src/game/skat/cards.ts';
import type { Deal, Layout } from '../../src/game/skat/deal.ts';
import { isOver, whyIllegal } from '../../src/game/skat/play.ts';
import type { PlayedTrick, Position } from '../../src/game/skat/play.ts';

const STAGES: readonly Stage[] = ['take', 'trump', 'layout', 'lead', 'play', 'count'];

/** The first hand at the reader's table: which stages are done, and how far it is played. */
export class FirstHand {
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

  get layout(): Layout {
    return this.#layout;
  }

  /** The cards that the reader holds now. */
  get cards(): readonly Card[] {
    if (this.#stagesDone === 0) return FIRST_DEAL.V;
    return this.#stagesDone < 3 ? TWELVE : this.#position.hands.V;
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

  get outcome(): Outcome | null {
    return this.isOver ? outcomeOf(this.#position, this.#layout) : null;
  }

  /** How far the hand has come, to be stored. */
  get stored(): BegunHand {
    return {
      stagesDone: this.#stagesDone,
      layout: this.#layout,
      chosenCards: this.#chosenCards,
      cardsPlayed: this.#cardsPlayed,
      isTrickOnTable: this.#trickOnTable !== null,
    };
  }

  /** Takes up a stored hand, up to the first card that may not be played. */
  restore({ cardsPlayed, chosenCards, isTrickOnTable, layout, stagesDone }: BegunHand): void {
    this.#stagesDone = stagesDone;
    this.#layout = layout;
    this.#chosenCards = chosenCards;
    this.#begin();
    for (const card of cardsPlayed) {
      this.goOn();
      if (this.isOver || whyIllegal(this.#position, card) !== null) return;
      this.play(card, false);
    }
    if (!isTrickOnTable) this.goOn();
  }

  isDone(stage: Stage): boolean {
    if (stage === 'lead') return this.#position.tricks.length > 0;
    if (stage === 'play') return this.isOver;
    return stage === 'count' || this.#stagesDone > STAGES.indexOf(stage);
  }

  /** The reader has come to a stage: stages that they skipped are done as the lesson would. */
  reach(stage: Stage): void {
    this.#reply = null;
    const before = Math.min(STAGES.indexOf(stage), 3);
    if (this.#stagesDone < before) this.#stagesDone = before;
    if (stage === 'play') this.goOn();
  }

  takeSkat(): void {
    this.#stagesDone = Math.max(1, this.#stagesDone);
  }

  nameTrump(suit: Suit): void {
    this.#reply = replyToTrump(suit);
    if (this.#reply.accepted) this.#stagesDone = Math.max(2, this.#stagesDone);
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
      this.#reply = { accepted: false, text: 'Press two cards first, then put them away.' };
      return;
    }
    this.#reply = replyToLayout([one, other]);
    if (!this.#reply.accepted) return;
    this.#layout = [one, other];
    this.#stagesDone = 3;
    this.#begin();
  }

  /**
   * Plays a card, if the rules allow it; the defenders answer. The first lead is checked by the
   * lesson.
   */
  play(card: Card, first: boolean): void {
    if (this.#trickOnTable !== null) return;
    const illegal = whyIllegal(this.#position, card);
    const [ledCard] = this.#position.table;
    if (illegal !== null) {
      const text = ledCard === undefined ? '' : whyIllegalCard(card, ledCard, this.#position.game);
      this.#reply = { accepted: false, text };
      return;
    }
    this.#reply = first ? replyToLead(card) : null;
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
    this.#stagesDone = 2;
    this.#chosenCards = [];
    this.#layout = ADVISED_LAYOUT;
    this.#begin();
  }

  #begin(): void {
    this.#turns = [];
    this.#cardsPlayed = [];
    this.#trickOnTable = null;
    this.#position = startFirstHand(this.#layout);
  }
}

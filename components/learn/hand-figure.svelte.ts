import { FIRST_CONTRACT, FIRST_DEAL } from '../../src/learn/first-hand.ts';
import type { Stage } from '../../src/learn/step.ts';
import { showPosition } from '../../src/game/replay/show-position.ts';
import type { Direction } from '../../src/game/replay/step.ts';
import type { Card } from '../../src/game/skat/cards.ts';
import { UNNAMED } from '../../src/game/skat/contract.ts';
import { SKAT_RULES, legalPlays } from '../../src/game/skat/play.ts';
import type { Seat } from '../../src/game/skat/seats.ts';
import { wordsBySeat } from '#edition/game/words/bidding.ts';
import { Look } from '../figure/look.svelte.ts';
import type { CardChoice, TableFigure } from '../figure/table-figure.ts';
import type { FirstHand } from './first-hand.svelte.ts';

/** The first deal as the table shows it at a stage of the lesson. */
export class HandFigure implements TableFigure {
  readonly below: Seat = 'V';
  readonly cardMoved = true;
  readonly look = new Look();
  readonly replay = {
    game: SKAT_RULES,
    hand: { contract: FIRST_CONTRACT, deal: { ...FIRST_DEAL }, turned: null },
  };
  readonly #hand: FirstHand;
  readonly #stageNow: () => Stage;
  readonly #shown = $derived.by(() => {
    const hand = this.#hand;
    const { cards, layout, position } = hand;
    const isPlayed = this.#stage === 'play';
    const own = isPlayed ? hand.heldBefore : cards;
    const before = {
      game: SKAT_RULES,
      contract: hand.isDone('trump') ? FIRST_CONTRACT : UNNAMED,
      declarer: hand.isDone('bid') ? 'V' : null,
      layout: hand.isDone('skat') ? layout : null,
      hands: { ...FIRST_DEAL, V: own },
      leader: 'V',
    };
    return showPosition(before, isPlayed ? position : null, hand.trickOnTable !== null);
  });

  /** @param stageNow the stage at which the lesson is. */
  constructor(hand: FirstHand, stageNow: () => Stage) {
    this.#hand = hand;
    this.#stageNow = stageNow;
    this.look.seeAs('V');
  }

  get #stage(): Stage {
    return this.#stageNow();
  }
  get line() {
    return this.#shown.line;
  }
  get stop() {
    return this.#shown.stop;
  }
  get skatKnown(): boolean {
    return this.#hand.isDone('skat');
  }
  get skatTakenBy(): Seat | null {
    return this.#hand.isSkatTaken && !this.#hand.isDone('skat') ? 'V' : null;
  }
  get turn(): Seat | null {
    return this.#stage === 'play' || this.#hand.isDone(this.#stage) ? null : 'V';
  }
  get words() {
    return this.#stage === 'play' ? {} : wordsBySeat(this.#hand.bidding, 'V');
  }

  /** The two cards to put away, once the skat is taken up. */
  get cardChoice(): CardChoice | null {
    if (this.#stage !== 'skat' || this.skatTakenBy === null) return null;
    return {
      chosen: this.#hand.chosenCards,
      press: (card) => {
        this.#hand.choose(card as Card);
      },
    };
  }
  /** A reader who leads next need not clear the trick on the table. */
  get playable(): readonly Card[] {
    const { isOver, position, trickOnTable } = this.#hand;
    if (this.#stage !== 'play' || isOver) return [];
    if (trickOnTable === null) return legalPlays(position);
    return trickOnTable.winner === 'V' ? position.hands.V : [];
  }

  play(card: Card): void {
    this.card('forward');
    this.#hand.play(card);
  }
  /** The lesson says why the card may not be played. */
  refuse(card: Card): void {
    this.#hand.play(card);
  }
  /** Handles a swipe: onwards it clears the trick on the table. */
  card(direction: Direction): void {
    const { isOver, trickOnTable } = this.#hand;
    if (direction === 'forward' && trickOnTable !== null && !isOver) this.#hand.goOn();
  }
}

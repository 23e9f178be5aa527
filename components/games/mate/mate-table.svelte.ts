import { showPosition } from '../../../src/game/replay/show-position.ts';
import { MATE_RULES, otherOfMate } from '../../../src/game/others/mate/rules.ts';
import type { MateCard, MateGame } from '../../../src/game/others/mate/rules.ts';
import type { Look } from '../../figure/look.svelte.ts';
import type { Remarks } from '../../figure/remarks.ts';
import type { CardChoice, TableFigure } from '../../figure/table-figure.ts';
import type { MateRound } from './mate-round.svelte.ts';
import { worthRemarks } from './worth-remarks.ts';
import { MATE_PLAYERS } from '#edition/game/others/mate/round-words.ts';

/** A round of Mate as the table shows it. */
export class MateTable implements TableFigure {
  readonly cardMoved = true;
  readonly skatKnown = true;
  readonly look: Look;
  readonly round: MateRound;
  readonly #press: (card: MateCard) => void;
  readonly #showsWorths: () => boolean;
  readonly #shown = $derived.by(() => {
    const { position, setup, stage } = this.round;
    const aside = { X: this.round.aside('X'), Y: this.round.aside('Y') };
    const cards = [aside.X, aside.Y].flatMap((card) => card ?? []);
    const contract: MateGame = { trump: null, variant: setup.variant, leader: 'X', aside };
    const before = {
      game: MATE_RULES,
      contract: position?.game ?? contract,
      declarer: null,
      layout: cards.length === 0 ? null : cards,
      hands: { X: this.round.dealt('X'), Y: this.round.dealt('Y') },
      leader: 'X',
    };
    const isOver = stage === 'between' || stage === 'done';
    // A move that is answered lies until the next is led.
    return showPosition(before, position, true, isOver);
  });

  /**
   * @param press what a press on a card of the reader’s does, also on one that may not be played.
   * @param showsWorths whether to show what each card is worth.
   */
  constructor(
    round: MateRound,
    look: Look,
    press: (card: MateCard) => void,
    showsWorths: () => boolean,
  ) {
    this.round = round;
    this.look = look;
    this.#press = press;
    this.#showsWorths = showsWorths;
  }

  get line() {
    return this.#shown.line;
  }
  get stop() {
    return this.#shown.stop;
  }
  get replay() {
    const { line, stop } = this.#shown;
    return {
      game: MATE_RULES,
      hand: { contract: line.contract, deal: stop.hands, turned: null },
    };
  }
  get below(): string {
    return this.round.seat;
  }
  get names(): Readonly<Partial<Record<string, string>>> {
    const { seat } = this.round;
    return { [seat]: MATE_PLAYERS.you, [otherOfMate(seat)]: MATE_PLAYERS.engine };
  }
  get turn(): string | null {
    const { asideTurn, stage } = this.round;
    return stage === 'aside' ? asideTurn : null;
  }
  get cardChoice(): CardChoice | null {
    if (this.round.stage !== 'aside' || !this.round.readersTurn) return null;
    return {
      chosen: [],
      press: (card) => {
        this.#press(card as MateCard);
      },
    };
  }
  get playable(): readonly MateCard[] {
    return this.round.stage === 'play' ? this.round.allowed : [];
  }
  get remarks(): Pick<Remarks, 'cards' | 'onCards'> {
    const cards = worthRemarks(this.#showsWorths() ? (this.round.worths ?? []) : []);
    return { cards, onCards: false };
  }

  play(card: MateCard): void {
    this.#press(card);
  }
  refuse(card: MateCard): void {
    this.#press(card);
  }
}

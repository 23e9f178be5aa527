import { showPosition } from '../../../src/game/replay/show-position.ts';
import type { Direction } from '../../../src/game/replay/step.ts';
import type { Card } from '../../../src/game/skat/cards.ts';
import { UNNAMED } from '../../../src/game/skat/contract.ts';
import { SKAT_RULES } from '../../../src/game/skat/play.ts';
import { callWords } from '../../../src/game/two-handed/calls.ts';
import { TWO_SEATS, legalForTwo, otherOfTwo } from '../../../src/game/two-handed/rules.ts';
import type { TwoSeat } from '../../../src/game/two-handed/rules.ts';
import type { Look } from '../../figure/look.svelte.ts';
import type { CardChoice, TableFigure } from '../../figure/table-figure.ts';
import type { TwoGame } from './two-game.svelte.ts';
import { TWO_TABLE } from '#edition/game/two-handed/two-handed-words.ts';

const TWO_RULES = { ...SKAT_RULES, seats: TWO_SEATS };

/** A deal of two-handed Skat as the table shows it. */
export class TwoTable implements TableFigure {
  readonly cardMoved = true;
  readonly look: Look;
  readonly game: TwoGame;
  readonly #shown = $derived.by(() => {
    const { completedTrick, contract, declarer, isOver, layout, position } = this.game;
    const before = {
      game: TWO_RULES,
      contract: contract ?? UNNAMED,
      declarer,
      layout,
      hands: this.game.heldBefore,
      leader: 'elder',
    };
    const now = position === null ? null : { ...position, game: position.contract };
    const shown = showPosition(before, now, completedTrick !== null);
    if (!isOver) return shown;
    // When the deal is over all cards are shown as they were dealt.
    const { line, stop } = showPosition(before, null);
    return { line, stop: { ...stop, score: shown.stop.score } };
  });

  constructor(game: TwoGame, look: Look) {
    this.game = game;
    this.look = look;
  }

  /** Opens all hands when the deal is over, and before that in an open Nullo of the opponent’s. */
  lookOn(): void {
    const { contract, isOver, reader, readerPlays } = this.game;
    const isOpen = contract?.kind === 'open-nullo' && !readerPlays && this.game.position !== null;
    this.look.seeAs(isOver || isOpen ? 'open' : reader);
  }

  get line() {
    return this.#shown.line;
  }
  get stop() {
    return this.#shown.stop;
  }
  get replay() {
    const { skat } = this.game;
    const hand = { contract: this.line.contract, deal: { skat }, turned: this.game.turnedCard };
    return { game: TWO_RULES, hand };
  }
  get below(): TwoSeat {
    return this.game.reader;
  }
  get names(): Readonly<Partial<Record<string, string>>> {
    const { reader } = this.game;
    return {
      [reader]: TWO_TABLE.names.you,
      [otherOfTwo(reader)]: TWO_TABLE.names.opponent,
    };
  }
  get skatKnown(): boolean {
    const { isOver, layout, readerPlays } = this.game;
    return isOver || (readerPlays && layout !== null);
  }
  get skatTakenBy(): TwoSeat | null {
    return this.game.stage === 'away' ? this.game.reader : null;
  }
  get turn(): TwoSeat | null {
    const { reader, stage } = this.game;
    return stage === 'call' || stage === 'turned' || stage === 'away' ? reader : null;
  }
  /** What each has last said, until the first lead. */
  get words(): Readonly<Partial<Record<string, string>>> {
    const { calls, position, reader } = this.game;
    if (position !== null) return {};
    return Object.fromEntries(
      calls.map(({ by, rung }) => {
        return [
          by === 'you' ? reader : otherOfTwo(reader),
          callWords(rung, this.look.suits) ?? TWO_TABLE.passes[by],
        ];
      }),
    );
  }
  get cardChoice(): CardChoice | null {
    if (this.game.stage !== 'away') return null;
    return {
      chosen: this.game.chosen,
      press: (card) => {
        this.game.choose(card as Card);
      },
    };
  }
  /** A reader who leads next need not clear the trick on the table. */
  get playable(): readonly Card[] {
    const { completedTrick, position, reader, stage } = this.game;
    if (stage !== 'play' || position === null) return [];
    if (completedTrick === null) return legalForTwo(position);
    return completedTrick.winner === reader ? position.hands[reader] : [];
  }

  play(card: Card): void {
    this.card('forward');
    this.game.play(card);
  }
  /** The game says why the card may not be played. */
  refuse(card: Card): void {
    this.game.play(card);
  }
  /** Handles a swipe: onwards it clears the trick on the table. */
  card(direction: Direction): void {
    if (direction === 'forward' && this.playable.length > 0) this.game.goOn();
  }
}

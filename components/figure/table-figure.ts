/** What the table shows: a figure, or a game that is being played (components/play, learn and games). */
import type { PackCard } from '../../src/game/cards/cards.ts';
import type { PlayedGame, TrickRules } from '../../src/game/cards/table.ts';
import type { AnyHand } from '../../src/game/notation/hand.ts';
import type { TableLine, TablePlace } from '../../src/game/replay/show-position.ts';
import type { Figure } from './figure.svelte.ts';

export type TableFigure = Pick<
  Figure,
  'below' | 'cardMoved' | 'look' | 'play' | 'playable' | 'refuse' | 'skatKnown'
> &
  Partial<Pick<Figure, 'card' | 'spoilers'>> & {
    readonly line: TableLine;
    readonly replay: {
      readonly game: TrickRules;
      readonly hand: Pick<AnyHand, 'contract' | 'deal' | 'turned'>;
    };
    readonly stop: TablePlace;
    /** Whether the cards that may be played are the reader’s to play, as in a game they are. */
    readonly readersTurn?: boolean;
    readonly remarks?: Pick<NonNullable<Figure['remarks']>, 'cards' | 'onCards'> | null;
    /** The seat that holds the two cards of the skat, and has put none away yet. */
    readonly skatTakenBy?: string | null;
    /** The seat that is to act before the first lead; undefined for a figure, in which nobody does. */
    readonly turn?: string | null;
    /** What a seat has last said in the bidding: “20”, “passes”. */
    readonly words?: Readonly<Partial<Record<string, string>>>;
    /** The cards that are chosen in the hand below; null while none are. */
    readonly cardChoice?: CardChoice | null;
    /** The game by which the hand below is sorted while none is named. */
    readonly sortedBy?: PlayedGame | null;
  };

/** Cards of the seat below that are chosen at the table. */
export interface CardChoice {
  readonly chosen: readonly PackCard[];
  press(card: PackCard): void;
}

/** How the hands of one game are written: its seats, its pack, its deal, what a trick holds. */
import type { PackCard } from '../cards/cards.ts';
import type { TrickPosition } from '../cards/play.ts';
import type { TrickRules } from '../cards/table.ts';

export interface TrickFormat {
  readonly rules: TrickRules;
  /** How many tricks a hand has. */
  readonly tricks: number;
  /** Whether the points of a trick are written after its winner. */
  readonly counted: boolean;
  /** The pack, in the order in which it is read out. */
  readonly pack: readonly PackCard[];
  /** The lines of the deal, each with how many cards it has. */
  readonly rows: Readonly<Record<string, number>>;
  /** The tags, in the order they are printed, and those that no hand can do without. */
  readonly tags: readonly string[];
  readonly isSeat: (text: string) => boolean;
  readonly isCard: (text: string) => text is PackCard;
  /** Whether the hand is over though cards are left. */
  isDecided(position: TrickPosition): boolean;
  /** What is expected where a seat, or a card, should stand. */
  readonly seatsExpected: string;
  readonly leadersExpected: string;
  readonly cardsExpected: string;
}

/** What a reader's card was worth beside the card of the book, for the side that plays. */
import type { SkatReplayLine } from '../replay/skat-replay.ts';
import type { Card } from '../skat/cards.ts';
import { promisedOf } from '../skat/contract.ts';
import type { Targets } from '../skat/laws/law.ts';
import type { Choice } from './at-stop.ts';
import type { Measure } from './measure.ts';
import { bestCards, bestValue, declarerMoves } from './values.ts';
import type { CardValues } from './values.ts';

/** A card with what it leaves the declarer, and whether its own side has won with it. */
export interface CardWorth {
  readonly card: Card;
  /** In the choice's measure. */
  readonly value: number;
  readonly wins: boolean;
}

/** A card of the reader's, with all cards open and best play by all from then on. */
export interface Judged {
  readonly measure: Measure;
  /** Whether the declarer plays; else a defender. */
  readonly declares: boolean;
  readonly own: CardWorth;
  /** The card of the book. */
  readonly told: CardWorth;
  /** The best cards there are; all have the same worth. */
  readonly best: readonly CardWorth[];
  /** How much more the reader's card is worth to its side than the book's; less is below 0. */
  readonly gain: number;
  /** Whether every card that may be played is worth the same. */
  readonly allSame: boolean;
  /** Whether the reader's card loses a game that another card wins. */
  readonly costsGame: boolean;
}

/**
 * Judges a card.
 *
 * @param values what each card that may be played keeps.
 * @returns null where one of the two cards has no value: it may not be played.
 */
export function judge(
  line: SkatReplayLine,
  targets: Targets,
  choice: Choice,
  values: CardValues,
  own: Card,
  bookCard: Card,
): Judged | null {
  const declares = declarerMoves(choice);
  const needed = neededIn(line, targets, choice.measure);
  const worthOf = (card: Card): CardWorth | null => {
    const value = values.get(card);
    return value === undefined ? null : { card, value, wins: value >= needed === declares };
  };
  const [ownWorth, toldWorth] = [worthOf(own), worthOf(bookCard)];
  if (ownWorth === null || toldWorth === null) return null;
  const best = bestCards(choice, values).flatMap((card) => worthOf(card) ?? []);
  const difference = ownWorth.value - toldWorth.value;
  return {
    measure: choice.measure,
    declares,
    own: ownWorth,
    told: toldWorth,
    best,
    gain: declares ? difference : 0 - difference,
    allSame: [...values.values()].every((value) => value === bestValue(choice, values)),
    costsGame: !ownWorth.wins && best.some(({ wins }) => wins),
  };
}

/** The value from which on the declarer has won: points, or 1 for an aim that is kept. */
function neededIn({ contract }: SkatReplayLine, targets: Targets, measure: Measure): number {
  if (measure !== 'points') return 1;
  return promisedOf(contract) === 'schneider' ? targets.schneider : targets.game;
}
